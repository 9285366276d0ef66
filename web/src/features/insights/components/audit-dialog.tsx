import type { AnalyticsAudit } from '@carsi/contracts/analytics/http';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Modal } from '../../../components/ui/modal';
import { useMe } from '../../../lib/account/me';
import { download } from '../../../lib/download';
import { sentenceOf } from '../../../lib/forms/failure';
import { formatDate } from '../../../lib/format/dates';
import { formatNumber } from '../../../lib/format/numbers';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { auditFile, auditQuery, type Metric } from '../api/analytics';
import { decimal } from '../figures';
import { texts } from '../texts';

const words = texts.audit;
const reasons = ['bot', 'repeat', 'own'] as const;

interface AuditProps {
  companyId: string;
  days: number;
  metric: Metric | null;
  onClose: () => void;
}

/** How a figure is counted: its rule, what was discarded, and the rows per day that add up to it. */
export function AuditDialog({ companyId, days, metric, onClose }: AuditProps) {
  const fetchIt = (): void => {
    if (metric)
      void download(auditFile(companyId, days, metric), `${metric}-${days}-gun.csv`).catch((error: unknown) =>
        toast.error(texts.error, sentenceOf(error, texts.fileFailed)),
      );
  };
  return (
    <Modal
      title={metric ? words.title(texts.metrics[metric]) : ''}
      open={metric !== null}
      onClose={onClose}
      footer={
        <>
          <Button onClick={fetchIt}>
            <Download aria-hidden size={16} />
            {words.csv}
          </Button>
          <Button look="primary" label={words.close} onClick={onClose} />
        </>
      }
    >
      {metric ? <Counted companyId={companyId} days={days} metric={metric} /> : null}
    </Modal>
  );
}

function Counted({ companyId, days, metric }: { companyId: string; days: number; metric: Metric }) {
  const { data: audit, isError } = useQuery(auditQuery(useMe(), companyId, days, metric));
  return (
    <>
      <p>{words.rules[metric]}</p>
      {isError ? <p role="alert">{words.failed}</p> : null}
      {audit ? <Rows audit={audit} /> : isError ? null : <div className="skeleton h-40" />}
    </>
  );
}

function Rows({ audit }: { audit: AnalyticsAudit }) {
  const { value, counted, of, discarded, rows, metric, forgotten = 0 } = audit;
  const facts = [
    [texts.metrics[metric], of === null ? formatNumber(value) : texts.percent(decimal(value))],
    [of === null ? words.counted : words.converted, formatNumber(counted)],
    ...(of === null ? [] : [[words.of, formatNumber(of)]]),
    ...reasons.map((reason) => [`${words.discarded}: ${words.reasons[reason]}`, formatNumber(discarded[reason])]),
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {forgotten > 0 ? <p className="text-sm text-muted">{words.forgotten(formatNumber(forgotten))}</p> : null}
      <section
        className="max-h-56 overflow-auto rounded-xl border border-line"
        // Longer than it is high, so it is scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={texts.chart.table}
      >
        <table className="w-full text-right text-sm tabular-nums">
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-left">
                {texts.chart.date}
              </th>
              <th scope="col" className="px-3 py-2">
                {words.counted}
              </th>
              {of === null ? null : (
                <th scope="col" className="px-3 py-2">
                  {words.of}
                </th>
              )}
              <th scope="col" className="px-3 py-2">
                {words.discarded}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={row.date} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                  {formatDate(`${row.date}T12:00:00Z`)}
                </th>
                <td className="px-3 py-1.5">{formatNumber(row.counted)}</td>
                {row.of === null ? null : <td className="px-3 py-1.5">{formatNumber(row.of)}</td>}
                <td className="px-3 py-1.5">
                  {formatNumber(reasons.reduce((sum, reason) => sum + row.discarded[reason], 0))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
