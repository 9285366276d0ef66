import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { ListBar } from '../../../components/list/list-bar';
import { Paged } from '../../../components/list/paged-list';
import { useMe } from '../../../lib/account/me';
import { Button } from '../../../components/ui/button';
import { useListFilter } from '../../../components/list/list-filter';
import { myPage } from '../../../lib/account/my-queries';
import { ReasonDialog } from '../components/reason-dialog';
import { companyTexts as texts } from './company-texts';
import { useCompanyActs } from './use-company-acts';
import { isPending } from './pending';
import { CompanyLine } from './company-line';

const statusFilters = Object.keys(texts.statuses) as (keyof typeof texts.statuses)[];

/** Pending companies first; others by search. The whole queue can be worked by keyboard. */
export default function Companies() {
  const filter = useListFilter({ name: 'durum', states: statusFilters });
  const query = { status: filter.state, q: filter.q };
  // Others decide as well, and the search engine follows a moment later.
  const found = useQuery({
    ...myPage(useMe(), 'GET /api/admin/companies', { query }, filter.page),
    refetchInterval: 5_000,
  });
  const { list, ...acts } = useCompanyActs(filter, found.data?.rows);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const lines = [...(list.current?.children ?? [])];
    const at = lines.findIndex((line) => line.contains(event.target as Node));
    const next = step === undefined || at < 0 ? undefined : lines[at + step];
    if (!next) return;
    event.preventDefault();
    next.querySelector<HTMLElement>('[data-details]')?.focus();
  };

  return (
    <section aria-label={texts.title}>
      <ListBar search={texts.search} label={texts.status} names={texts.statuses} filter={filter} />
      <Paged
        found={found}
        texts={{ ...texts, none: filter.state === 'waiting' ? texts.nonePending : texts.none }}
        filter={filter}
      >
        {({ rows }) => (
          <>
            <Chosen rows={rows} {...acts} />
            {/* The arrows move between the lines, whose buttons have the focus. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <ul ref={list} className="space-y-3" onKeyDown={onKeyDown}>
              {rows.map((company, at) => (
                <li key={company.id}>
                  <CompanyLine
                    company={company}
                    busy={acts.busy}
                    chosen={isPending(company) ? acts.chosen.has(company.id) : undefined}
                    onChoose={() => acts.choose(company.id)}
                    onAct={(act) => acts.act(company, act, at)}
                  />
                </li>
              ))}
            </ul>
            {rows.some(isPending) ? <p className="mt-3 text-sm text-muted max-md:hidden">{texts.keys}</p> : null}
          </>
        )}
      </Paged>
      {acts.question ? <ReasonDialog key={acts.question.title} {...acts.question} /> : null}
    </section>
  );
}

type ChosenProps = { rows: readonly OwnCompany[] } & Pick<
  ReturnType<typeof useCompanyActs>,
  'chosen' | 'chooseAll' | 'decideChosen' | 'busy'
>;

/** Bulk actions. */
function Chosen({ rows, chosen, chooseAll, decideChosen, busy }: ChosenProps) {
  const waiting = rows.filter(isPending).map(({ id }) => id);
  if (waiting.length < 2) return null;
  const all = waiting.every((id) => chosen.has(id));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <label className="flex min-h-10 items-center gap-3 pl-4 text-sm">
        <input
          type="checkbox"
          checked={all}
          className="size-5 shrink-0 accent-accent"
          onChange={() => chooseAll(all ? [] : waiting)}
        />
        {texts.selectAll}
      </label>
      {chosen.size > 0 ? (
        <>
          <output className="text-sm text-muted">{texts.chosen(chosen.size)}</output>
          <Button look="primary" small label={texts.approveAll} disabled={busy} onClick={() => decideChosen(true)} />
          <Button
            small
            label={texts.rejectAll}
            aria-haspopup="dialog"
            disabled={busy}
            onClick={() => decideChosen(false)}
          />
        </>
      ) : null}
    </div>
  );
}
