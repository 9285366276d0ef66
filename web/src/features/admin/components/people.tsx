import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { Pager } from '../../../components/list/pager';
import { Retry } from '../../../components/list/retry';
import { mine, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatNumber } from '../../../lib/format/numbers';
import { useSearchParams } from '../../../lib/navigation/router';
import { pagesOf } from '../../../lib/pages-of';
import { toast } from '../../../lib/toast';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { adminTexts as texts } from '../admin-texts';
import { deletePerson, givePersonType, pageSize, peopleQuery, verifyPerson } from '../api/people';
import { readFilter, writeFilter } from '../people-filter';
import { PeopleTable } from './people-table';
import { type Question, PersonQuestion } from './person-question';

export default function People() {
  const admin = useMe();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const { data, isError, refetch } = useQuery(peopleQuery(admin, filter));
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const narrow = (changes: Parameters<typeof writeFilter>[1]): void =>
    setSearch((now) => writeFilter(now, changes), { replace: true, state: keepScroll });

  useEffect(() => {
    if (isError) toast.error(texts.loadFailed);
  }, [isError]);

  const act = async (work: Promise<unknown>, done: string, failed: string): Promise<void> => {
    setBusy(true);
    try {
      await work;
      toast.success(done);
    } catch (error) {
      toast.error(failed, sentenceOf(error, ''));
    } finally {
      await client.invalidateQueries({ queryKey: mine(admin, 'people') });
      setBusy(false);
    }
  };
  const answer = async ({ person, type }: Question): Promise<void> => {
    setQuestion(null);
    await (type
      ? act(givePersonType(person.id, type), texts.typeDone, texts.failed)
      : act(deletePerson(person.id), texts.deletedDone, texts.deleteFailed));
  };

  return (
    <section aria-label={texts.people}>
      <ListBar
        search={texts.search}
        q={filter.q}
        onSearch={(q) => narrow({ q })}
        label={texts.type}
        names={texts.types}
        value={filter.type}
        onChoose={(type) => narrow({ type })}
      />
      {isError && !data ? <Retry message={texts.loadFailed} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <div className="skeleton h-72" /> : null}
      {data ? (
        <>
          <output className="mb-2 block text-sm text-muted">
            {data.total === 0 ? texts.none : texts.total(formatNumber(data.total))}
          </output>
          <PeopleTable
            people={data.rows}
            self={admin.id}
            busy={busy}
            onVerify={({ id, verified }) =>
              void act(verifyPerson(id, !verified), verified ? texts.unverifiedDone : texts.verifiedDone, texts.failed)
            }
            onType={(person, type) => setQuestion({ person, type })}
            onDelete={(person) => setQuestion({ person, type: null })}
          />
          <Pager page={filter.page} pages={pagesOf(data.total, pageSize)} onPage={(page) => narrow({ page })} />
        </>
      ) : null}
      <PersonQuestion question={question} onYes={(asked) => void answer(asked)} onNo={() => setQuestion(null)} />
    </section>
  );
}
