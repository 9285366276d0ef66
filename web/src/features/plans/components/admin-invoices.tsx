import type { Invoice } from '@carsi/contracts/http/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Pager } from '../../../components/list/pager';
import { Retry } from '../../../components/list/retry';
import { mine, useMe } from '../../../lib/account/me';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { pagesOf } from '../../../lib/pages-of';
import { toast } from '../../../lib/toast';
import { adminInvoicesQuery, adminPageSize, markPaid } from '../api/plans';
import { formatExact } from '../money';
import { identityLines } from '../identity-lines';
import { texts } from '../texts';
import { InvoiceState, PdfButton } from './invoices';

const words = texts.admin;
const states = ['', 'due', 'paid', 'void'] as const;

/** Money that is waited for, and what came: an admin matches it with the references. */
export default function AdminInvoices() {
  const admin = useMe();
  const client = useQueryClient();
  const [state, setState] = useState<(typeof states)[number]>('due');
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const { data, isError, refetch } = useQuery(adminInvoicesQuery(admin, state, page));
  const pay = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      await markPaid(id);
      toast.success(words.done);
    } catch (error) {
      toast.error(words.failed, sentenceOf(error, ''));
    } finally {
      await client.invalidateQueries({ queryKey: mine(admin, 'admin-invoices') });
      setBusy(false);
    }
  };
  return (
    <section aria-label={words.title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-xl text-muted">{words.text}</p>
        <label className="text-sm font-semibold">
          {words.filter}
          <select
            className="field mt-1 min-w-36"
            value={state}
            onChange={(event) => {
              setState(event.target.value as typeof state);
              setPage(1);
            }}
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {one === '' ? words.all : texts.invoices.states[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isError && !data ? <Retry message={words.loadFailed} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <div className="skeleton h-72" /> : null}
      {data?.total === 0 ? <p>{words.none}</p> : null}
      {data && data.total > 0 ? <Table rows={data.rows} busy={busy} onPaid={(id) => void pay(id)} /> : null}
      {data ? <Pager page={page} pages={pagesOf(data.total, adminPageSize)} onPage={setPage} /> : null}
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
                    <button
                      type="button"
                      className="btn btn-primary btn-small"
                      disabled={busy}
                      aria-label={words.markPaid(one.number)}
                      onClick={() => onPaid(one.id)}
                    >
                      {words.paid}
                    </button>
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
