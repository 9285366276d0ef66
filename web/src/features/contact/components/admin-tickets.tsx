import type { AdminTicket } from '@carsi/contracts/http/contact';
import type { TicketState } from '@carsi/contracts/tickets';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerDialog } from '../../../components/account/requests/answer-dialog';
import { ListBar } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { Modal } from '../../../components/ui/modal';
import { mine, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { toast } from '../../../lib/toast';
import { adminTexts as texts, stateNames } from '../admin-texts';
import { changeTicket, forgetTicket, pageSize, replyTicket, ticketsQuery } from '../api/tickets';
import { AdminTicketLine } from './admin-ticket-line';

/** What people wrote to the site; the last changed first. */
export default function AdminTickets() {
  const admin = useMe();
  const client = useQueryClient();
  const [state, setState] = useState<TicketState | 'all'>('open');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const [answering, setAnswering] = useState<AdminTicket | null>(null);
  const [forgetting, setForgetting] = useState<AdminTicket | null>(null);
  const found = useQuery(ticketsQuery(admin, state, q, page));
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: mine(admin, 'tickets') });
  const run = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await act();
      toast.success(done);
    } catch (error) {
      toast.error(texts.failed, sentenceOf(error, ''));
    } finally {
      await refresh();
      setBusy(false);
    }
  };
  const forget = ({ id }: AdminTicket): void => {
    setForgetting(null);
    void run(() => forgetTicket(id), texts.deleted);
  };
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <ListBar
        search={texts.search}
        q={q}
        onSearch={(words) => {
          setPage(1);
          setQ(words);
        }}
        label={texts.state}
        names={{ all: texts.all, ...stateNames }}
        value={state}
        onChoose={(next) => {
          setPage(1);
          setState(next);
        }}
      />
      <PagedList found={found} texts={texts} page={page} size={pageSize} onPage={setPage}>
        {(ticket) => (
          <li key={ticket.id}>
            <AdminTicketLine
              ticket={ticket}
              busy={busy}
              onAnswer={() => setAnswering(ticket)}
              onForget={() => setForgetting(ticket)}
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
        asked={answering && { id: answering.id, text: answering.message }}
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
      <Modal
        title={texts.forgetTitle}
        open={forgetting !== null}
        onClose={() => setForgetting(null)}
        footer={
          <>
            <button type="button" className="btn btn-quiet" onClick={() => setForgetting(null)}>
              {texts.cancel}
            </button>
            <button type="button" className="btn btn-primary" onClick={() => forgetting && forget(forgetting)}>
              {texts.forgetConfirm}
            </button>
          </>
        }
      >
        <p>{texts.forgetText}</p>
      </Modal>
    </section>
  );
}
