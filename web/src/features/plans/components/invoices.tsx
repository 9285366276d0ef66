import type { Invoice, Plan } from '@carsi/contracts/billing/http';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { download } from '../../../lib/download';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { invoicesQuery, pdfOf } from '../api/plans';
import { formatExact } from '../money';
import { identityLines, sellerLines } from '../identity-lines';
import { texts } from '../texts';

const words = texts.invoices;
const tones = { due: 'bg-fair-soft text-fair', paid: 'bg-good-soft text-good', void: 'bg-sunken text-muted' } as const;

export function InvoiceState({ state }: Pick<Invoice, 'state'>) {
  return <span className={cx('badge', tones[state])}>{words.states[state]}</span>;
}

export function PdfButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const fetchIt = (): void =>
    void download(pdfOf(id), `${number}.pdf`).catch((error: unknown) =>
      toast.error(texts.error, sentenceOf(error, words.pdfFailed)),
    );
  return <Button small icon={FileDown} label={words.pdf} aria-label={words.pdfOf(number)} onClick={fetchIt} />;
}

interface InvoicesProps {
  companyId: string;
  nameOf: (id: Plan['id']) => string;
}

export function Invoices({ companyId, nameOf }: InvoicesProps) {
  const { data: invoices = [] } = useQuery(invoicesQuery(useMe(), companyId));
  return (
    <section aria-labelledby="faturalar">
      <h3 id="faturalar" className="text-xl">
        {words.title}
      </h3>
      <p className="mb-4 text-sm text-muted">{invoices.length === 0 ? words.none : words.text}</p>
      <ul className="space-y-3">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceLine invoice={invoice} planName={nameOf(invoice.planId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InvoiceLine({ invoice, planName }: { invoice: Invoice; planName: string }) {
  const { number, total, kdv, state, issuedAt, dueAt, reference, buyer, buyerWithheld, seller, companyName } = invoice;
  const facts = [
    [words.date, formatDate(issuedAt)],
    [words.plan, planName],
    [words.total, `${formatExact(total)} · ${words.kdv(formatExact(kdv))}`],
    ...(state === 'due'
      ? [
          [words.reference, reference],
          [words.due, formatDate(dueAt)],
        ]
      : []),
  ];
  return (
    <article aria-label={number} className="card p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h4 className="min-w-0 flex-1 font-semibold break-all tabular-nums">{number}</h4>
        <InvoiceState state={state} />
        <PdfButton invoice={invoice} />
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-3 grid gap-x-8 gap-y-2 border-t border-line pt-3 text-sm sm:grid-cols-2">
        <Party
          name={words.buyer}
          lines={buyer ? identityLines(buyer) : [companyName ?? '', buyerWithheld ? words.withheld : words.noBuyer]}
        />
        {seller ? <Party name={words.seller} lines={sellerLines(seller)} /> : null}
      </dl>
    </article>
  );
}

function Party({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-muted">{name}</dt>
      {lines.filter(Boolean).map((line, at) => (
        <dd key={line} className={at === 0 ? 'font-semibold' : undefined}>
          {line}
        </dd>
      ))}
    </div>
  );
}
