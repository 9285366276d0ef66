import type { Invoice } from '@carsi/contracts/billing/http';
import { StateSelect } from '../../../components/list/list-bar';
import { Paged } from '../../../components/list/paged-list';
import { formatDate } from '../../../lib/format/dates';
import { useAction } from '../../../lib/forms/use-action';
import { Button } from '../../../components/ui/button';
import { useLocalFilter } from '../../../components/list/list-filter';
import { useMyPage } from '../../../lib/account/my-queries';
import { call } from '../../../lib/call';
import { formatExact } from '../money';
import { identityLines } from '../identity-lines';
import { texts } from '../texts';
import { InvoiceState, PdfButton } from './invoices';

const words = texts.admin;
const size = 25;

/** Money that is waited for, and what came: an admin matches it with the references. */
export default function AdminInvoices() {
  const filter = useLocalFilter<Invoice['state'] | ''>('due');
  const query = { state: filter.state || undefined };
  const found = useMyPage('GET /api/admin/invoices', { query }, filter.page, size);
  const { busy, run } = useAction({ failed: words.failed, shown: 'titled', settled: found.refetch });
  const markPaid = (id: string): Promise<void> =>
    run(() => call('POST /api/admin/invoices/{id}/paid', { params: { id } }), words.done);
  return (
    <section aria-label={words.title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-xl text-muted">{words.text}</p>
        <StateSelect label={words.filter} names={{ '': words.all, ...texts.invoices.states }} filter={filter} />
      </div>
      <Paged found={found} texts={words} filter={filter} size={size}>
        {({ rows }) => (rows.length > 0 ? <Table rows={rows} busy={busy} onPaid={markPaid} /> : null)}
      </Paged>
    </section>
  );
}

interface TableProps {
  rows: readonly Invoice[];
  busy: boolean;
  onPaid: (id: string) => void;
}

function Table({ rows, busy, onPaid }: TableProps) {
  const { number, company, due, reference, total, state, act } = texts.invoices;
  return (
    // A table that is wider than a phone is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="card overflow-x-auto" tabIndex={0} aria-label={words.list}>
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            {[number, company, reference, total, state, act].map((name) => (
              <th key={name} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id} className="border-t border-line first:border-0">
              <th scope="row" className="px-4 py-3 font-semibold tabular-nums">
                {one.number}
                <span className="block font-normal whitespace-nowrap text-muted">{formatDate(one.issuedAt)}</span>
              </th>
              <td className="min-w-44 px-4 py-3">
                {one.companyName ?? one.companyId}
                {(one.buyer ? identityLines(one.buyer) : [texts.invoices.noBuyer]).map((line) => (
                  <span key={line} className="block text-muted">
                    {line}
                  </span>
                ))}
              </td>
              <td className="px-4 py-3 whitespace-nowrap tabular-nums">
                {one.reference}
                <span className="block text-muted">
                  {due}: {formatDate(one.dueAt)}
                </span>
              </td>
              <td className="px-4 py-3 whitespace-nowrap tabular-nums">{formatExact(one.total)}</td>
              <td className="px-4 py-3">
                <InvoiceState state={one.state} />
              </td>
              <td className="px-4 py-3">
                <span className="flex flex-col gap-2">
                  <PdfButton invoice={one} />
                  {one.state === 'due' ? (
                    <Button
                      look="primary"
                      small
                      label={words.paid}
                      disabled={busy}
                      aria-label={words.markPaid(one.number)}
                      onClick={() => onPaid(one.id)}
                    />
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
