import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { CloseDisclosure } from '../../../components/ui/disclosure';
import { cx } from '../../../lib/cx';
import { formatAgo } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { Link } from '../../../lib/navigation/router';
import { lastQuery } from '../api/notifications';
import { useGoing } from '../removal';
import { texts } from '../texts';
import { useActions } from '../use-actions';
import { TypeIcon } from './type-icon';

/** The last five. */
export default function BellPanel({ user }: { user: AccountUser }) {
  const { data, isError } = useQuery(lastQuery(user));
  const going = useGoing((state) => state.going);
  const close = use(CloseDisclosure);
  const { change } = useActions();
  const now = useNow();
  const rows = data?.rows.filter(({ id }) => !going.has(id));
  return (
    <section aria-label={texts.bell.label}>
      {isError && !data ? (
        <p role="alert" className="p-2">
          {texts.bell.failed}
        </p>
      ) : null}
      {!data && !isError ? <div aria-hidden className="skeleton m-2 h-32" /> : null}
      {rows?.length === 0 ? <p className="p-4 text-center text-muted">{texts.bell.none}</p> : null}
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>
            <Link
              to={row.actionUrl}
              className="flex gap-3 rounded-xl p-2 hover:bg-accent-soft"
              onClick={() => {
                if (!row.isRead) void change(row, { isRead: true });
                close();
              }}
            >
              <TypeIcon type={row.type} className="size-9" />
              <span className="min-w-0 flex-1">
                <span className={cx('block leading-tight', !row.isRead && 'font-semibold')}>
                  {row.title}
                  {row.isRead ? null : <span className="sr-only"> ({texts.unread})</span>}
                </span>
                <span className="line-clamp-2 text-sm break-words text-muted">{row.message}</span>
                <time dateTime={row.timestamp} className="text-xs text-muted">
                  {formatAgo(row.timestamp, now)}
                </time>
              </span>
              {row.isRead ? null : <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={paths.notifications}
        className="mt-1 block rounded-xl border-t border-line p-2 text-center font-semibold text-accent hover:bg-accent-soft"
        onClick={close}
      >
        {texts.bell.all}
      </Link>
    </section>
  );
}
