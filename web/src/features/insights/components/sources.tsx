import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { formatNumber } from '../../../lib/format/numbers';
import { texts } from '../texts';
import { Bars } from './bars';

const { title, names, terms, termsNote, appearances } = texts.sourceList;

export function Sources({ record: { sources, searchTerms, metrics } }: { record: AnalyticsRecord }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Bars title={title} rows={sources.map(({ source, count }) => ({ name: names[source], count }))} />
      <Bars title={terms} rows={searchTerms.map(({ term: name, count }) => ({ name, count }))} note={termsNote} />
      <section aria-label={appearances} className="card flex flex-wrap gap-x-10 gap-y-3 p-5 md:col-span-2">
        {(['searchAppearances', 'mapViews'] as const).map((metric) => (
          <p key={metric}>
            <span className="block text-sm text-muted">{texts.metrics[metric]}</span>
            <span className="font-display text-2xl font-bold tabular-nums">{formatNumber(metrics[metric])}</span>
          </p>
        ))}
      </section>
    </div>
  );
}
