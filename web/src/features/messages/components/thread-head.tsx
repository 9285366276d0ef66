import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { ArrowLeft, EllipsisVertical, Star } from 'lucide-react';
import { use, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Avatar } from '../../../components/avatar';
import { CloseDisclosure, Disclosure } from '../../../components/ui/disclosure';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { cx } from '../../../lib/cx';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import { useAction } from '../../../lib/forms/use-action';
import { changeConversation } from '../api/messages';
import { texts } from '../texts';
import { lastSeenTime } from '../times';
import type { useLiveMessages } from '../use-live-messages';
import { ReportDialog } from './report-dialog';

interface ThreadHeadProps {
  conversation: Conversation;
  typing: boolean;
  cache: ReturnType<typeof useLiveMessages>;
  onClose: () => void;
}

export function ThreadHead({ conversation, typing, cache, onClose }: ThreadHeadProps) {
  const { id, participantName, participantAvatar, participantSlug, isFavorite } = conversation;
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const { run } = useAction({ failed: texts.actionFailed });
  const change = (body: Parameters<typeof changeConversation>[1], done?: string): Promise<void> =>
    run(async () => cache.conversation(await changeConversation(id, body)), done);
  const block = (blocked: boolean) => (): void => {
    setDialog(null);
    void change({ blocked });
  };
  return (
    <header className="flex items-center gap-2 border-b border-line px-3 py-2">
      <Button look="quiet" className="size-10 shrink-0 p-0 lg:hidden" aria-label={texts.back} onClick={onClose}>
        <ArrowLeft aria-hidden size={20} />
      </Button>
      <Avatar name={participantName} avatar={participantAvatar} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base">
          {participantSlug ? (
            <Link to={paths.company(participantSlug)} className="block truncate py-0.5 hover:text-accent">
              {participantName}
            </Link>
          ) : (
            participantName
          )}
        </h2>
        <p aria-live="polite" className={cx('truncate text-xs', typing ? 'text-accent' : 'text-muted')}>
          {typing ? texts.typing : <Presence {...conversation} />}
        </p>
      </div>
      <Button
        look="quiet"
        className="size-10 shrink-0 p-0"
        aria-label={isFavorite ? texts.unstar : texts.star}
        aria-pressed={isFavorite}
        onClick={() => void change({ isFavorite: !isFavorite })}
      >
        <Star aria-hidden size={18} className={cx(isFavorite && 'fill-current text-star')} />
      </Button>
      <Disclosure
        label={<EllipsisVertical aria-hidden size={18} />}
        accessibleLabel={texts.more}
        buttonClass="btn btn-quiet size-10 shrink-0 p-0"
        panelClass="absolute top-full right-0 z-30 mt-1 w-60 rounded-2xl border border-line bg-surface p-2 shadow-float"
      >
        <Options
          conversation={conversation}
          onArchive={(isArchived) => {
            void change({ isArchived }, isArchived ? texts.archived : texts.unarchived);
            onClose();
          }}
          onUnread={() => {
            void change({ read: false });
            onClose();
          }}
          onBlock={() => (conversation.isBlocked ? block(false)() : setDialog('block'))}
          onReport={() => setDialog('report')}
        />
      </Disclosure>
      <ConfirmDialog
        title={texts.blockQuestion(participantName)}
        open={dialog === 'block'}
        onClose={() => setDialog(null)}
        confirm={texts.block}
        onConfirm={block(true)}
        danger
      >
        <p>{texts.blockText}</p>
      </ConfirmDialog>
      {dialog === 'report' ? <ReportDialog conversationId={id} onClose={() => setDialog(null)} /> : null}
    </header>
  );
}

function Presence({ isOnline, lastSeen }: Pick<Conversation, 'isOnline' | 'lastSeen'>) {
  if (isOnline) return texts.online;
  return lastSeen ? texts.lastSeen(lastSeenTime(lastSeen)) : texts.offline;
}

interface OptionsProps {
  conversation: Conversation;
  onArchive: (archived: boolean) => void;
  onUnread: () => void;
  onBlock: () => void;
  onReport: () => void;
}

function Options({ conversation, onArchive, onUnread, onBlock, onReport }: OptionsProps) {
  const close = use(CloseDisclosure);
  const { isArchived, isBlocked, lastMessage } = conversation;
  const options = [
    { text: isArchived ? texts.unarchiveIt : texts.archiveIt, run: () => onArchive(!isArchived) },
    ...(lastMessage && !lastMessage.mine ? [{ text: texts.markUnread, run: onUnread }] : []),
    { text: isBlocked ? texts.unblock : texts.block, run: onBlock },
    { text: texts.report, run: onReport },
  ];
  return (
    <ul>
      {options.map(({ text, run }) => (
        <li key={text}>
          <button
            type="button"
            className="w-full rounded-xl p-2 text-left font-medium hover:bg-accent-soft"
            onClick={() => {
              close();
              run();
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
