import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, Crown } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { CompanyLogo } from '../../../components/company/company-logo';
import { ScoreRing } from '../../../components/company/score-ring';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { StateBadge } from '../../../components/state-badge';
import { closeCompany, myCompaniesQuery, reopenCompany } from '../../../lib/account/companies';
import { useMe } from '../../../lib/account/me';
import { formatDate } from '../../../lib/format/dates';
import { toast } from '../../../lib/toast';
import { useAction } from '../../../lib/forms/use-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import type { PartProps } from '../dashboard-part';
import { texts } from '../texts';

export default function Companies({ companies }: PartProps) {
  const [going, setGoing] = useState<OwnCompany | null>(null);
  const client = useQueryClient();
  const user = useMe();
  const fresh = () => client.invalidateQueries({ queryKey: myCompaniesQuery(user).queryKey });
  const closing = useAction({ failed: texts.failedAct });
  const reopening = useAction({ failed: texts.failedAct });
  const close = (id: string): Promise<void> =>
    closing.run(async () => {
      await closeCompany(id);
      setGoing(null);
      toast.success(texts.removal.done);
      await fresh();
    });
  const reopen = (id: string): Promise<void> =>
    reopening.run(async () => {
      await reopenCompany(id);
      toast.success(texts.reopened);
      await fresh();
    });
  return (
    <>
      <ul className="space-y-3">
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyLine company={company} onRemove={() => setGoing(company)} onReopen={() => reopen(company.id)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={texts.removal.title(going?.name ?? '')}
        open={going !== null}
        onClose={() => setGoing(null)}
        confirm={texts.removal.go}
        onConfirm={() => going && close(going.id)}
        danger
        disabled={closing.busy}
      >
        <p>{texts.removal.text}</p>
      </ConfirmDialog>
    </>
  );
}

interface LineProps {
  company: OwnCompany;
  onRemove: () => void;
  onReopen: () => void;
}

function CompanyLine({ company, onRemove, onReopen }: LineProps) {
  const { id, name, slug, city, category, live, moderation, restorable_until, status } = company;
  return (
    <article aria-label={name} className="card flex flex-wrap items-center gap-4 p-4">
      <CompanyLogo name={name} logo={company.logo_url} category={category} className="size-14 text-xl" />
      <div className="min-w-48 flex-1">
        <h3 className="text-lg break-words">{name}</h3>
        <p className="text-sm text-muted">{[city, category?.name].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <StateBadge company={company} />
          {company.verified ? (
            <span className="badge bg-accent-soft text-accent">
              <BadgeCheck aria-hidden size={14} />
              {texts.verified}
            </span>
          ) : null}
          {company.premium ? (
            <span className="badge bg-mark-soft text-mark">
              <Crown aria-hidden size={14} />
              {texts.premium}
            </span>
          ) : null}
        </p>
        {moderation?.reason ? <p className="mt-1 text-sm">{texts.reason(moderation.reason)}</p> : null}
        {restorable_until ? (
          <p className="mt-1 text-sm text-muted">{texts.restorable(formatDate(restorable_until))}</p>
        ) : null}
      </div>
      <ScoreRing score={company.ai_score} />
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        {status === 'closed' ? (
          restorable_until ? (
            <Button small label={texts.reopen} onClick={onReopen} />
          ) : null
        ) : (
          <>
            {live ? <ButtonLink small label={texts.view} to={paths.company(slug)} /> : null}
            <ButtonLink small label={texts.edit} to={paths.editCompany(id)} />
            <ButtonLink small label={texts.analytics} to={paths.dashboard('analitik', id)} />
            <Button look="quiet" small label={texts.remove} className="text-bad" onClick={onRemove} />
          </>
        )}
      </div>
    </article>
  );
}
