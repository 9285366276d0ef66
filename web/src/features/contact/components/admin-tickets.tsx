import type { AdminTicket } from '@carsi/contracts/messaging/http/contact';
import type { TicketState } from '@carsi/contracts/messaging/tickets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerDialog } from '../../../components/account/requests/answer-dialog';
import { ListBar } from '../../../components/list/list-bar';
import { PagedList, useNarrowing } from '../../../components/list/paged-list';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { mine, useMe } from '../../../lib/account/me';
import { toast } from '../../../lib/toast';
import { adminTexts as texts, stateNames } from '../admin-texts';
import { changeTicket, eraseTicket, pageSize, replyTicket, ticketsQuery } from '../api/tickets';
import { useAction } from '../../../lib/forms/use-action';
import { AdminTicketLine } from './admin-ticket-line';

/** What people wrote to the site; the last changed first. */
export default function AdminTickets() {
  const admin = useMe();
  const client = useQueryClient();
  const { state, q, page, search, choose, turn } = useNarrowing<TicketState | 'all'>('open');
  const [answering, setAnswering] = useState<AdminTicket | null>(null);
  const [erasing, setErasing] = useState<AdminTicket | null>(null);
  const found = useQuery(ticketsQuery(admin, state, q, page));
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: mine(admin, 'tickets') });
  const { busy, run } = useAction({ failed: texts.failed, shown: 'titled', settled: refresh });
  const erase = ({ id }: AdminTicket): void => {
    setErasing(null);
    void run(() => eraseTicket(id), texts.deleted);
  };
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <ListBar
        search={texts.search}
        q={q}
        onSearch={search}
        label={texts.state}
        names={{ all: texts.all, ...stateNames }}
        value={state}
        onChoose={choose}
      />
      <PagedList found={found} texts={texts} page={page} size={pageSize} onPage={turn}>
        {(ticket) => (
          <li key={ticket.id}>
            <AdminTicketLine
              ticket={ticket}
              busy={busy}
              onAnswer={() => setAnswering(ticket)}
              onErase={() => setErasing(ticket)}
              onTurn={() => {
                const closing = ticket.state !== 'closed';
                void run(
                  () => changeTicket(ticket.id, closing ? 'closed' : 'open'),
                  closing ? texts.closed : texts.reopened,
                );
              }}
            />
          </li>
        )}
      </PagedList>
      <AnswerDialog
        title={texts.answerTitle}
        question={answering && { id: answering.id, text: answering.message }}
        texts={texts}
        longest={5_000}
        onSend={replyTicket}
        onClose={() => setAnswering(null)}
        onDone={() => {
          setAnswering(null);
          toast.success(texts.sent);
          void refresh();
        }}
      />
      <ConfirmDialog
        title={texts.eraseTitle}
        open={erasing !== null}
        onClose={() => setErasing(null)}
        cancel={texts.cancel}
        confirm={texts.eraseConfirm}
        onConfirm={() => erasing && erase(erasing)}
      >
        <p>{texts.eraseText}</p>
      </ConfirmDialog>
    </section>
  );
}
