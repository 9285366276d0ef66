import type { Company } from '@carsi/contracts/directory/http/company';
import { Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

const ClaimDialog = lazy(() => import('./claim-dialog'));

/** On the page of an unclaimed company. */
export function ClaimOffer({ company }: { company: Company }) {
  const [open, setOpen] = useState(false);
  if (company.claimed || company.sample) return null;
  return (
    <section
      aria-label={texts.title}
      className="mt-12 flex flex-wrap items-center gap-4 rounded-2xl bg-accent-soft p-5"
    >
      <Store aria-hidden size={28} className="shrink-0 text-accent" />
      <div className="min-w-56 flex-1">
        <h2 className="text-lg">{texts.title}</h2>
        <p className="text-sm">{texts.offer}</p>
      </div>
      <Button look="primary" label={texts.open} className="needs-script" onClick={() => setOpen(true)} />
      {open ? (
        <Suspense fallback={null}>
          <ClaimDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
