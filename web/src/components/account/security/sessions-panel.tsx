import { MonitorSmartphone } from 'lucide-react';
import { formatAgo, formatDate } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { useAction } from '../../../lib/forms/use-action';
import { useMyQuery } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { Retry } from '../../list/retry';
import { Button } from '../../ui/button';
import { Panel } from '../panel';
import { texts } from '../texts';

export function SessionsPanel() {
  const { data, isError, refetch } = useMyQuery('GET /api/auth/sessions', {});
  const { busy, run } = useAction({ failed: texts.sessions.endFailed, settled: refetch });
  const now = useNow();
  const sessions = [...(data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const others = sessions.filter(({ current }) => !current);

  return (
    <Panel title={texts.sessions.title} text={texts.sessions.text}>
      {isError ? <Retry message={texts.sessions.failed} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <div className="skeleton h-16" /> : null}
      <ul className="divide-y divide-line">
        {sessions.map(({ id, current, device, created_at, last_used_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphone aria-hidden size={22} className="text-muted" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {device}{' '}
                {current ? <span className="badge bg-good-soft text-good">{texts.sessions.current}</span> : null}
              </p>
              <p className="text-sm text-muted">
                {texts.sessions.used(formatAgo(last_used_at, now))} · {texts.sessions.began(formatDate(created_at))}
              </p>
            </div>
            {current ? null : (
              <Button
                small
                label={texts.sessions.end}
                of={device}
                disabled={busy}
                onClick={() =>
                  run(() => call('DELETE /api/auth/sessions/{id}', { params: { id } }), texts.sessions.ended)
                }
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          label={texts.sessions.endOthers}
          className="mt-3"
          disabled={busy}
          onClick={() => run(() => call('POST /api/auth/sessions/end-others'), texts.sessions.othersEnded)}
        />
      ) : data ? (
        <p className="mt-2 text-sm text-muted">{texts.sessions.alone}</p>
      ) : null}
    </Panel>
  );
}
