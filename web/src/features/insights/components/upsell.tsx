import { LockKeyhole } from 'lucide-react';
import { paths } from '@carsi/contracts/common/paths';
import { ButtonLink } from '../../../components/ui/button';
import { texts } from '../texts';

export function Upsell({ companyId, history }: { companyId: string; history: number }) {
  const { title, text, more, go } = texts.upsell;
  return (
    <section aria-label={title} className="flex flex-wrap items-center gap-4 rounded-2xl bg-accent-soft px-5 py-4">
      <LockKeyhole aria-hidden className="shrink-0 text-accent" />
      <p className="min-w-56 flex-1 text-sm">
        <span className="block font-semibold">{title}</span>
        {history === 0 ? text : more(history)}
      </p>
      <ButtonLink look="primary" small label={go} to={paths.dashboard('premium', companyId)} />
    </section>
  );
}
