import type { Notification } from '@carsi/contracts/messaging/http/notification';
import { Archive, ArchiveRestore, type LucideIcon, Mail, MailOpen, Trash2 } from 'lucide-react';
import { cx } from '../../../lib/cx';
import { formatAgo } from '../../../lib/format/dates';
import { useNow } from '../../../lib/format/now';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import type { useActions } from '../use-actions';
import { TypeIcon } from './type-icon';

interface ItemProps {
  notification: Notification;
  actions: ReturnType<typeof useActions>;
  /** It is about to leave the list, and the button that was pressed with it. */
  onLeave: () => void;
  /** The list shows unread notifications only. */
  onlyUnread: boolean;
}

/** The title is the link; opening it marks the notification as read. */
export function NotificationItem({ notification, actions, onLeave, onlyUnread }: ItemProps) {
  const { type, title, message, timestamp, isRead, isArchived, actionUrl } = notification;
  const now = useNow();
  const toggle = (): void => void actions.change(notification, { isRead: !isRead });
  return (
    <article className={cx('relative flex flex-wrap gap-x-3 gap-y-1 p-4', !isRead && 'bg-accent-soft/40')}>
      <TypeIcon type={type} />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className={cx('text-base break-words', isRead && 'font-medium')}>
          <Link
            to={actionUrl}
            className="after:absolute after:inset-0 hover:text-accent"
            onClick={() => {
              if (!isRead) toggle();
            }}
          >
            {title}
          </Link>
          {isRead ? null : (
            <span className="ml-2 inline-block size-2.5 rounded-full bg-accent">
              <span className="sr-only">{texts.unread}</span>
            </span>
          )}
        </h2>
        <p className="text-sm break-words">{message}</p>
        <time dateTime={timestamp} className="text-sm text-muted">
          {formatAgo(timestamp, now)}
        </time>
      </div>
      <div className="relative ml-auto flex items-start">
        <Act
          icon={isRead ? Mail : MailOpen}
          label={isRead ? texts.markUnread(title) : texts.markRead(title)}
          onClick={() => {
            if (onlyUnread) onLeave();
            toggle();
          }}
        />
        <Act
          icon={isArchived ? ArchiveRestore : Archive}
          label={isArchived ? texts.unarchive(title) : texts.archive(title)}
          onClick={() => {
            onLeave();
            void actions.change(notification, { isArchived: !isArchived });
          }}
        />
        <Act
          icon={Trash2}
          label={texts.remove(title)}
          onClick={() => {
            onLeave();
            actions.remove(notification);
          }}
        />
      </div>
    </article>
  );
}

function Act({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Button look="quiet" small className="px-2" aria-label={label} title={label} onClick={onClick}>
      <Icon aria-hidden size={18} />
    </Button>
  );
}
