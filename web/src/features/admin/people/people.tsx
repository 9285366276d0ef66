import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { Paged } from '../../../components/list/paged-list';
import { mine, useMe } from '../../../lib/account/me';
import { useSearchParams } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { adminTexts as texts } from '../admin-texts';
import { deletePerson, givePersonType, pageSize, peopleQuery, verifyPerson } from '../api/people';
import { readFilter, writeFilter } from './people-filter';
import { useAction } from '../../../lib/forms/use-action';
import { PeopleTable } from './people-table';
import { type Question, PersonQuestion } from './person-question';

export default function People() {
  const admin = useMe();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const found = useQuery(peopleQuery(admin, filter));
  const { isError } = found;
  const invalidate = () => client.invalidateQueries({ queryKey: mine(admin, 'people') });
  const change = useAction({ failed: texts.failed, shown: 'titled', settled: invalidate });
  const deletion = useAction({ failed: texts.deleteFailed, shown: 'titled', settled: invalidate });
  const [question, setQuestion] = useState<Question | null>(null);
  const narrow = (changes: Parameters<typeof writeFilter>[1]): void =>
    setSearch((now) => writeFilter(now, changes), { replace: true, state: keepScroll });

  useEffect(() => {
    if (isError) toast.error(texts.loadFailed);
  }, [isError]);

  const answer = ({ person, type }: Question): void => {
    setQuestion(null);
    if (type) change.run(() => givePersonType(person.id, type), texts.typeDone);
    else deletion.run(() => deletePerson(person.id), texts.deletedDone);
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
      <Paged found={found} texts={texts} page={filter.page} size={pageSize} onPage={(page) => narrow({ page })}>
        {({ rows }) => (
          <PeopleTable
            people={rows}
            self={admin.id}
            busy={change.busy || deletion.busy}
            onVerify={({ id, verified }) =>
              change.run(() => verifyPerson(id, !verified), verified ? texts.unverifiedDone : texts.verifiedDone)
            }
            onType={(person, type) => setQuestion({ person, type })}
            onDelete={(person) => setQuestion({ person, type: null })}
          />
        )}
      </Paged>
      <PersonQuestion question={question} onYes={answer} onNo={() => setQuestion(null)} />
    </section>
  );
}
