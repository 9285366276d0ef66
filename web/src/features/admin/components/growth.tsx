import type { AdminInsights } from '@carsi/contracts/administration';
import { useState } from 'react';
import { formatDate } from '../../../lib/format/dates';
import { formatNumber } from '../../../lib/format/numbers';
import { Loading } from '../../../components/list/loading';
import { Options } from '../../../components/ui/fields';
import { useMyQuery } from '../../../lib/account/my-queries';
import { growthTexts as texts } from '../growth-texts';
import { Searches } from './searches';

const windows = [7, 30, 90] as const;

/** Growth of the directory, the funnel, and searches without results. */
export default function Growth() {
  const [days, setDays] = useState<number>(30);
  const found = useMyQuery('GET /api/admin/insights', { query: { days } });
  const { data } = found;
  return (
    <section aria-label={texts.title} className="space-y-6">
      <label className="block max-w-44">
        <span className="mb-1 block text-sm font-semibold">{texts.days}</span>
        <select className="field" value={days} onChange={(event) => setDays(Number(event.target.value))}>
          <Options names={Object.fromEntries(windows.map((window) => [window, texts.lastDays(window)]))} />
        </select>
      </label>
      <Loading query={found} failed={texts.loadFailed} />
      {data ? (
        <>
          <DailyCounts growth={data.growth} />
          <Funnel funnel={data.funnel} />
          <Searches searches={data.searches} onAttached={() => void found.refetch()} />
        </>
      ) : null}
    </section>
  );
}

function DailyCounts({ growth }: Pick<AdminInsights, 'growth'>) {
  return (
    <div className="card p-4">
      <h3 className="mb-3 text-lg">{texts.growth}</h3>
      <div className="grid gap-6 sm:grid-cols-2">
        {(['users', 'companies'] as const).map((what) => (
          <Bars key={what} name={texts[what]} counts={growth.map((day) => day[what])} />
        ))}
      </div>
      <details className="mt-4">
        <summary className="min-h-10 cursor-pointer content-center font-semibold">{texts.table}</summary>
        <table className="mt-2 w-full text-sm">
          <thead className="text-left text-muted">
            <tr>
              {[texts.date, texts.users, texts.companies].map((column) => (
                <th key={column} scope="col" className="py-1 pr-3 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {growth.toReversed().map(({ date, users, companies }) => (
              <tr key={date} className="border-t border-line">
                <th scope="row" className="py-1 pr-3 text-left font-normal">
                  {formatDate(date)}
                </th>
                <td className="tabular-nums">{formatNumber(users)}</td>
                <td className="tabular-nums">{formatNumber(companies)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** A bar per day; the table below is the accessible alternative. */
function Bars({ name, counts }: { name: string; counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <figure>
      <figcaption className="mb-1 text-sm font-semibold">
        {name} <span className="font-normal text-muted">{formatNumber(total)}</span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${counts.length} 40`}
        preserveAspectRatio="none"
        className="h-24 w-full text-accent"
      >
        {counts.map((count, day) => (
          <rect
            // Days have no other name here, and never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={day}
            x={day + 0.1}
            width={0.8}
            y={40 - (38 * count) / most}
            height={(38 * count) / most}
            fill="currentColor"
          />
        ))}
        <line x1={0} x2={counts.length} y1={40} y2={40} stroke="currentColor" strokeWidth={0.5} />
      </svg>
    </figure>
  );
}

function Funnel({ funnel }: Pick<AdminInsights, 'funnel'>) {
  const most = Math.max(1, funnel.users, funnel.businesses, funnel.owned_companies);
  const steps = Object.entries(texts.funnelSteps) as [keyof typeof funnel, string][];
  return (
    <div className="card p-4">
      <h3 className="mb-3 text-lg">{texts.funnel}</h3>
      <ol className="space-y-2">
        {steps.map(([step, text]) => (
          <li key={step}>
            <span className="flex justify-between text-sm">
              <span>{text}</span>
              <span className="font-semibold tabular-nums">{formatNumber(funnel[step])}</span>
            </span>
            <span className="mt-1 block h-3 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * funnel[step]) / most}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
