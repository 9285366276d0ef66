import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQuery } from '@tanstack/react-query';
import { Crown, Plus, Store } from 'lucide-react';
import { Suspense } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { Notice } from '../../../components/notice';
import { Tabs } from '../../../components/ui/tabs';
import { myCompaniesQuery } from '../../../lib/account/companies';
import { useMe } from '../../../lib/account/me';
import { useSearchParams } from '../../../lib/navigation/router';
import { keepScroll } from '../../../lib/navigation/keep-scroll';
import { ButtonLink } from '../../../components/ui/button';
import { Loading } from '../../../components/list/loading';
import type { DashboardPart } from '../dashboard-part';
import { texts } from '../texts';

export default function Dashboard({ parts }: { parts: readonly DashboardPart[] }) {
  const { data, isError, refetch } = useQuery(myCompaniesQuery(useMe()));
  const [search, setSearch] = useSearchParams();
  if (!data) return <Loading query={{ data, isError, refetch }} failed={texts.failed} className="h-64" />;
  const company = data.find(({ id }) => id === search.get('firma')) ?? data[0];
  if (!company) {
    return (
      <Notice icon={Store} title={texts.empty} text={texts.emptyText}>
        <ButtonLink look="primary" label={texts.addFirst} to={paths.addCompany} />
      </Notice>
    );
  }
  const at = parts.find(({ name }) => name === search.get('bolum')) ?? (parts[0] as DashboardPart);
  const go = (change: { bolum?: string; firma?: string }): void =>
    setSearch(
      { sekme: 'panel', bolum: at.name, ...(data.length > 1 ? { firma: company.id } : {}), ...change },
      { replace: true, state: keepScroll },
    );
  return (
    <section aria-label={texts.title}>
      <Header companies={data} company={company} onChoose={(firma) => go({ firma })} />
      <Tabs label={texts.partsLabel} tabs={parts} at={at.name} onChoose={(bolum) => go({ bolum })}>
        <Suspense fallback={<div className="skeleton h-64" />}>
          <at.Body key={company.id} company={company} companies={data} />
        </Suspense>
      </Tabs>
    </section>
  );
}

interface HeaderProps {
  companies: readonly OwnCompany[];
  company: OwnCompany;
  onChoose: (id: string) => void;
}

function Header({ companies, company, onChoose }: HeaderProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      <h2 className="flex min-w-0 items-center gap-2 text-2xl break-words">
        {company.name}
        {company.premium ? (
          <span className="badge bg-mark-soft text-mark">
            <Crown aria-hidden size={14} />
            {texts.premium}
          </span>
        ) : null}
      </h2>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {companies.length > 1 ? (
          <label className="flex items-center gap-2 text-sm font-semibold">
            <span className="max-sm:sr-only">{texts.choose}</span>
            <select
              className="field h-10 max-w-60 py-0"
              value={company.id}
              onChange={(event) => onChoose(event.target.value)}
            >
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <ButtonLink small icon={Plus} label={texts.add} to={paths.addCompany} />
      </div>
    </div>
  );
}
