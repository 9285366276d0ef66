import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { type KeyboardEvent, useId, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { CompanyLogo } from '../../../components/company/company-logo';
import { Differences } from '../../../components/company/differences';
import { StateBadge } from '../../../components/state-badge';
import { formatDate } from '../../../lib/format/dates';
import { Link } from '../../../lib/navigation/router';
import { Button } from '../../../components/ui/button';
import { companyTexts as texts } from './company-texts';
import { newFields, isPending } from './pending';

export type CompanyAct =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'reinstate'
  | 'verify'
  | 'unverify'
  | 'feature'
  | 'unfeature';

interface CompanyLineProps {
  company: OwnCompany;
  busy: boolean;
  /** Undefined where nothing can be decided. */
  chosen: boolean | undefined;
  onChoose: () => void;
  onAct: (act: CompanyAct) => void;
}

const actsOn = (company: OwnCompany): readonly CompanyAct[] => {
  if (company.moderation?.state === 'suspended') return ['reinstate'];
  return [
    ...(isPending(company) ? (['approve', 'reject'] as const) : []),
    ...(company.live
      ? ([company.verified ? 'unverify' : 'verify', company.featured ? 'unfeature' : 'feature', 'suspend'] as const)
      : []),
  ];
};

/** One company with its pending changes. While it has the focus, O approves, R rejects and X selects. */
export function CompanyLine({ company, busy, chosen, onChoose, onAct }: CompanyLineProps) {
  const { name, slug, city, category, live, moderation, owner_id, created_at, sample } = company;
  const [open, setOpen] = useState(false);
  const details = useId();
  const acts = actsOn(company);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || busy) return;
    const { key } = event;
    const act = ({ o: 'approve', O: 'approve', r: 'reject', R: 'reject' } as const)[key];
    if (act && acts.includes(act)) onAct(act);
    else if ((key === 'x' || key === 'X') && chosen !== undefined) onChoose();
    else return;
    event.preventDefault();
  };
  return (
    // The keys are a short way to the buttons inside, which take the focus themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className="card p-4" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-start gap-4">
        {chosen === undefined ? null : (
          <input
            type="checkbox"
            aria-label={texts.select(name)}
            checked={chosen}
            className="mt-4 size-5 shrink-0 accent-accent"
            onChange={onChoose}
          />
        )}
        <CompanyLogo name={name} logo={company.logo_url} category={category} className="size-12 text-lg" />
        <div className="min-w-48 flex-1">
          <h3 className="text-base break-words">{name}</h3>
          <p className="text-sm text-muted">
            {[category?.name, city, formatDate(created_at), owner_id === null ? texts.unowned : null]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="mt-1 flex flex-wrap gap-1.5">
            <StateBadge company={company} />
            {isPending(company) ? (
              <span className="badge bg-accent-soft text-accent">{live ? texts.isChange : texts.isNew}</span>
            ) : null}
            {company.verified ? <span className="badge bg-good-soft text-good">{texts.verified}</span> : null}
            {company.featured ? <span className="badge bg-fair-soft text-fair">{texts.featured}</span> : null}
            {sample ? <span className="badge bg-sunken text-muted">{texts.sample}</span> : null}
          </p>
          {moderation?.reason ? <p className="mt-1 text-sm break-words">{texts.reason(moderation.reason)}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            small
            label={texts.details}
            data-details
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            of={name}
            onClick={() => setOpen(!open)}
          />
          {acts.map((act) => (
            <Button
              key={act}
              look={act === 'approve' ? 'primary' : 'outline'}
              small
              label={texts[act]}
              of={name}
              aria-haspopup={act === 'reject' || act === 'suspend' ? 'dialog' : undefined}
              disabled={busy}
              onClick={() => onAct(act)}
            />
          ))}
        </div>
      </div>
      {open ? (
        <div id={details} className="mt-4 space-y-4 border-t border-line pt-4">
          <Differences rows={live ? company.differences : newFields(company)} fresh={!live} />
          {live ? (
            <Link to={paths.company(slug)} className="text-sm font-semibold text-accent underline">
              {texts.view}
            </Link>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
