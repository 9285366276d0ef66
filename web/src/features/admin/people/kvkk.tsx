import type { KvkkRequest } from '@carsi/contracts/identity/http/kvkk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerDialog } from '../../../components/account/requests/answer-dialog';
import { StateSelect } from '../../../components/list/list-bar';
import { PagedList } from '../../../components/list/paged-list';
import { kvkkStates, longestNote, stateTones } from '../../../lib/account/kvkk';
import { kindNames, stateNames } from '../../../lib/account/kvkk-texts';
import { mine, useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format/dates';
import { useSearchParams } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { answerKvkk, kvkkRequestsQuery } from '../api/kvkk';
import { pageSize } from '../api/people';
import { kvkkTexts as texts } from './kvkk-texts';
import { Button } from '../../../components/ui/button';

const filters = ['all', ...kvkkStates] as const;

/** KVKK requests, the earliest due date first. The filter is in the URL. */
export default function Kvkk() {
  const admin = useMe();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const state = filters.find((each) => each === search.get('durum')) ?? 'open';
  const [page, setPage] = useState(1);
  const [answering, setAnswering] = useState<KvkkRequest | null>(null);
  const found = useQuery(kvkkRequestsQuery(admin, state, page));
  const narrow = (next: (typeof filters)[number]): void => {
    setPage(1);
    setSearch({ sekme: 'yonetim', bolum: 'kvkk', durum: next }, { replace: true, state: keepScroll });
  };
  const answered = async (): Promise<void> => {
    setAnswering(null);
    toast.success(texts.sent);
    await client.invalidateQueries({ queryKey: mine(admin, 'kvkk-requests') });
  };
  return (
    <section aria-label={texts.title}>
      <p className="mb-4 text-muted">{texts.text}</p>
      <StateSelect
        className="mb-4 block max-w-56"
        label={texts.filter}
        names={{ all: texts.all, ...stateNames }}
        value={state}
        onChoose={narrow}
      />
      <PagedList found={found} texts={texts} page={page} size={pageSize} onPage={setPage}>
        {(request) => (
          <li key={request.id}>
            <RequestLine request={request} onAnswer={() => setAnswering(request)} />
          </li>
        )}
      </PagedList>
      <AnswerDialog
        title={texts.replyTitle}
        question={answering && { id: answering.id, text: answering.note }}
        texts={texts}
        longest={longestNote}
        onSend={answerKvkk}
        onDone={() => void answered()}
        onClose={() => setAnswering(null)}
      />
    </section>
  );
}

function RequestLine({ request, onAnswer }: { request: KvkkRequest; onAnswer: () => void }) {
  const { kind, note, state, answer, created_at, due_at, overdue, person } = request;
  const name = person?.name ?? texts.gone;
  return (
    <article className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h3 className="text-base break-words">
            {kindNames[kind]} – {name}
          </h3>
          <p className="text-sm break-words text-muted">
            {person ? `${person.email} · ` : ''}
            {texts.received(formatDate(created_at))}
            {state === 'open' ? ` · ${texts.due(formatDate(due_at))}` : ''}
          </p>
        </div>
        {overdue ? <span className="badge bg-bad-soft text-bad">{texts.overdue}</span> : null}
        <span className={cx('badge', stateTones[state])}>{stateNames[state]}</span>
        {state === 'open' ? (
          <Button
            small
            label={texts.reply}
            aria-label={texts.replyOf(name)}
            aria-haspopup="dialog"
            onClick={onAnswer}
          />
        ) : null}
      </div>
      {note ? <p className="mt-2 break-words whitespace-pre-wrap">{note}</p> : null}
      {answer ? (
        <p className="mt-2 rounded-xl bg-sunken p-3 text-sm break-words whitespace-pre-wrap">{answer}</p>
      ) : null}
    </article>
  );
}
