import { useEffect, useState } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { Paged } from '../../../components/list/paged-list';
import { useListFilter } from '../../../components/list/list-filter';
import { useMe } from '../../../lib/account/me';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { adminTexts as texts } from '../admin-texts';
import { PeopleTable, types } from './people-table';
import { type Question, PersonQuestion } from './person-question';

export default function People() {
  const admin = useMe();
  const filter = useListFilter({ name: 'tur', states: ['all', ...types] });
  const found = useMyPage('GET /api/admin/users', { query: { type: filter.state, q: filter.q } }, filter.page);
  const { isError } = found;
  const change = useAction({ failed: texts.failed, shown: 'titled', settled: found.refetch });
  const deletion = useAction({ failed: texts.deleteFailed, shown: 'titled', settled: found.refetch });
  const [question, setQuestion] = useState<Question | null>(null);

  useEffect(() => {
    if (isError) toast.error(texts.loadFailed);
  }, [isError]);

  const answer = ({ person, type }: Question): void => {
    setQuestion(null);
    const params = { id: person.id };
    if (type)
      change.run(() => call('PUT /api/admin/users/{id}/type', { params, body: { user_type: type } }), texts.typeDone);
    else deletion.run(() => call('DELETE /api/admin/users/{id}', { params }), texts.deletedDone);
  };

  return (
    <section aria-label={texts.people}>
      <ListBar search={texts.search} label={texts.type} names={texts.types} filter={filter} />
      <Paged found={found} texts={texts} filter={filter}>
        {({ rows }) => (
          <PeopleTable
            people={rows}
            self={admin.id}
            busy={change.busy || deletion.busy}
            onVerify={({ id, verified }) =>
              change.run(
                () => call('POST /api/admin/users/{id}/verify', { params: { id }, body: { verified: !verified } }),
                verified ? texts.unverifiedDone : texts.verifiedDone,
              )
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
