import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { formatNumber } from '../../../lib/format/numbers';
import { site } from '../../../config/site';
import { texts } from '../texts';

const WIDTH = 600;
const HEIGHT = 220;
const words = texts.chart;
const short = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: site.timeZone });

const dayOf = (date: string): string => short.format(new Date(`${date}T12:00:00Z`));
const spanOf = ({ start, end }: AnalyticsRecord): string =>
  start === end ? dayOf(start) : words.from(dayOf(start), dayOf(end));

/** Two lines over the periods, from the same numbers as the table beside them. */
export function LineChart({ records }: { records: readonly AnalyticsRecord[] }) {
  const views = records.map(({ metrics }) => metrics.views);
  const clicks = records.map(({ metrics }) => metrics.clicks);
  const most = niceMost(Math.max(1, ...views, ...clicks));
  return (
    <section aria-label={words.title} className="grid gap-4 lg:grid-cols-[2fr_1fr]">
      <figure className="card min-w-0 p-5">
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-display text-lg font-bold">{words.title}</span>
          <span aria-hidden className="flex gap-4 text-sm">
            <span className="flex items-center gap-1.5">
              <span className="h-1 w-5 rounded bg-accent" />
              {texts.metrics.views}
            </span>
            <span className="flex items-center gap-1.5">
              <span className="h-1 w-5 rounded bg-mark" />
              {texts.metrics.clicks}
            </span>
          </span>
        </figcaption>
        <div aria-hidden className="mt-4 grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted">
          <div className="flex flex-col justify-between text-right tabular-nums">
            {[most, most / 2, 0].map((tick) => (
              <span key={tick}>{formatNumber(tick)}</span>
            ))}
          </div>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="h-56 w-full overflow-visible">
            {[0, HEIGHT / 2, HEIGHT].map((y) => (
              <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
            ))}
            <Line values={clicks} most={most} className="stroke-mark" />
            <Line values={views} most={most} className="stroke-accent" />
          </svg>
          <span />
          <div className="mt-1 flex justify-between">
            <span>{records[0] ? dayOf(records[0].start) : null}</span>
            <span>{records.length > 1 ? dayOf(records.at(-1)!.end) : null}</span>
          </div>
        </div>
      </figure>
      {/* Longer than the picture beside it, so it is scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="card max-h-80 overflow-y-auto" tabIndex={0} aria-label={words.table}>
        <table className="w-full text-sm tabular-nums">
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              <th scope="col" className="px-4 py-2 text-left">
                {words.date}
              </th>
              <th scope="col" className="px-2 py-2 text-right">
                {texts.metrics.views}
              </th>
              <th scope="col" className="px-4 py-2 text-right">
                {texts.metrics.clicks}
              </th>
            </tr>
          </thead>
          <tbody>
            {records.toReversed().map((record) => (
              <tr key={record.start} className="border-t border-line">
                <th scope="row" className="px-4 py-2 text-left font-normal whitespace-nowrap">
                  {spanOf(record)}
                </th>
                <td className="px-2 py-2 text-right">{formatNumber(record.metrics.views)}</td>
                <td className="px-4 py-2 text-right">{formatNumber(record.metrics.clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Line({ values, most, className }: { values: readonly number[]; most: number; className: string }) {
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  const y = (value: number): number => HEIGHT - (value / most) * HEIGHT;
  // A single period has no line: it is drawn level, all the way.
  const points =
    values.length === 1
      ? `0,${y(values[0]!)} ${WIDTH},${y(values[0]!)}`
      : values.map((value, index) => `${(index * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <polyline
      points={points}
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}

/** The next even number of the kind 2, 4, 10, 20, 40, 100: its half is a number too. */
const niceMost = (value: number): number => {
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.max(2, [1, 2, 4, 10].map((step) => step * scale).find((step) => step >= value) ?? value);
};
