import type { OwnCompany } from '@carsi/contracts/http/owned-company';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { CompanyLogo } from '../../../components/company-logo';
import { Notice } from '../../../components/notice';
import { Retry } from '../../../components/retry';
import { paths } from '../../../config/paths';
import { useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { formatDate } from '../../../lib/format';
import { Link } from '../../../lib/router';
import { myCompaniesQuery } from '../api/my-companies';
import { type CompanyState, stateOf } from '../company-state';
import { texts } from '../texts';

const tones: Readonly<Record<CompanyState, string>> = {
  active: 'bg-good-soft text-good',
  waiting: 'bg-good-soft text-good',
  pending: 'bg-fair-soft text-fair',
  rejected: 'bg-bad-soft text-bad',
  suspended: 'bg-bad-soft text-bad',
  closed: 'bg-sunken text-muted',
};

export function DashboardTab({ addCompany }: { addCompany: string | null }) {
  const { data, isError, refetch } = useQuery(myCompaniesQuery(useMe()));
  if (isError) return <Retry message={texts.panel.failed} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton h-40" />;
  if (data.length === 0) {
    return (
      <Notice icon={Store} title={texts.panel.empty} text={texts.panel.emptyText}>
        {addCompany ? (
          <Link to={addCompany} className="btn btn-primary">
            {texts.panel.add}
          </Link>
        ) : (
          <p className="text-sm text-muted">{texts.panel.soon}</p>
        )}
      </Notice>
    );
  }
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{texts.panel.title}</h2>
        {addCompany ? (
          <Link to={addCompany} className="btn btn-outline btn-small">
            {texts.panel.addMore}
          </Link>
        ) : null}
      </div>
      <ul className="space-y-3">
        {data.map((company) => (
          <li key={company.id}>
            <CompanyLine company={company} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CompanyLine({ company }: { company: OwnCompany }) {
  const { name, slug, city, category, live, moderation, restorable_until } = company;
  const state = stateOf(company);
  return (
    <article className="card flex flex-wrap items-center gap-4 p-4">
      <CompanyLogo name={name} logo={company.logo_url} category={category} className="size-14 text-xl" />
      <div className="min-w-48 flex-1">
        <h3 className="text-lg break-words">{name}</h3>
        <p className="text-sm text-muted">{[category?.name, city].filter(Boolean).join(' · ')}</p>
        <p className="mt-1">
          <span className={cx('badge', tones[state])}>{texts.panel.status[state]}</span>
        </p>
        {moderation?.reason ? <p className="mt-1 text-sm">{texts.panel.reason(moderation.reason)}</p> : null}
        {restorable_until ? (
          <p className="mt-1 text-sm text-muted">{texts.panel.restorable(formatDate(restorable_until))}</p>
        ) : null}
      </div>
      {live ? (
        <Link to={paths.company(slug)} className="btn btn-outline btn-small">
          {texts.panel.view}
        </Link>
      ) : null}
    </article>
  );
}
