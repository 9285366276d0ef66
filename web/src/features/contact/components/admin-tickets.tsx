import type { AdminTicket } from '@carsi/contracts/messaging/http/contact';
import type { TicketState } from '@carsi/contracts/messaging/tickets';
import { useState } from 'react';
import { AnswerDialog } from '../../../components/account/requests/answer-dialog';
import { ListBar } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { useLocalFilter } from '../../../components/list/list-filter';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { adminTexts as texts, stateNames } from '../admin-texts';
import { AdminTicketLine } from './admin-ticket-line';

/** What people wrote to the site; the last changed first. */
export default function AdminTickets() {
  const filter = useLocalFilter<TicketState | 'all'>('open');
  const [replyingTo, setReplyingTo] = useState<AdminTicket | null>(null);
  const [erasing, setErasing] = useState<AdminTicket | null>(null);
  const query = { status: filter.state, q: filter.q };
  const found = useMyPage('GET /api/admin/tickets', { query }, filter.page);
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const turn = ({ id, state }: AdminTicket): Promise<void> => {
    const closing = state !== 'closed';
    const body = { state: closing ? 'closed' : 'open' } as const;
    return run(
      () => call('PATCH /api/admin/tickets/{id}', { params: { id }, body }),
      closing ? texts.closed : texts.reopened,
    );
  };
  const erase = ({ id }: AdminTicket): void => {
    setErasing(null);
    void run(() => call('DELETE /api/admin/tickets/{id}', { params: { id } }), texts.deleted);
  };
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <ListBar search={texts.search} label={texts.state} names={{ all: texts.all, ...stateNames }} filter={filter} />
      <PagedList found={found} texts={texts} filter={filter}>
        {(ticket) => (
          <li key={ticket.id}>
            <AdminTicketLine
              ticket={ticket}
              busy={busy}
              onAnswer={() => setReplyingTo(ticket)}
              onErase={() => setErasing(ticket)}
              onTurn={() => turn(ticket)}
            />
          </li>
        )}
      </PagedList>
      <AnswerDialog
        title={texts.answerTitle}
        question={replyingTo && { id: replyingTo.id, text: replyingTo.message }}
        texts={texts}
        longest={5_000}
        onSend={(id, answer) => call('POST /api/admin/tickets/{id}/reply', { params: { id }, body: { answer } })}
        onClose={() => setReplyingTo(null)}
        onDone={() => {
          setReplyingTo(null);
          toast.success(texts.sent);
          void found.refetch();
        }}
      />
      <ConfirmDialog
        title={texts.eraseTitle}
        open={erasing !== null}
        onClose={() => setErasing(null)}
        confirm={texts.eraseConfirm}
        onConfirm={() => erasing && erase(erasing)}
      >
        <p>{texts.eraseText}</p>
      </ConfirmDialog>
    </section>
  );
}
