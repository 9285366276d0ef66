import type { BillingIdentity } from '@carsi/contracts/billing/http';
import { Button } from '../../../components/ui/button';
import { identityLines } from '../identity-lines';
import { texts } from '../texts';

const words = texts.identity;

/** The buyer on invoices, and the button to edit it. */
export function IdentityCard({ identity, onEdit }: { identity: BillingIdentity | null; onEdit: () => void }) {
  return (
    <section aria-labelledby="fatura-bilgileri" className="card p-5">
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-56 flex-1">
          <h3 id="fatura-bilgileri" className="text-xl">
            {words.title}
          </h3>
          <p className="mt-1 text-sm text-muted">{identity ? words.text : words.none}</p>
        </div>
        <Button label={identity ? words.edit : words.add} onClick={onEdit} />
      </div>
      {identity ? (
        <p className="mt-3 text-sm break-words">
          {identityLines(identity).map((line, at) => (
            <span key={line} className={at === 0 ? 'block font-semibold' : 'block'}>
              {line}
            </span>
          ))}
        </p>
      ) : null}
    </section>
  );
}
