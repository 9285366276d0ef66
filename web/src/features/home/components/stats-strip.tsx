import { formatNumber } from '../../../lib/format/numbers';
import { useStats } from '../../../lib/api/get-stats';
import { texts } from '../texts';

const shown = ['companies', 'users', 'categories', 'cities'] as const;

/** Real counts only: hidden without companies. */
export function StatsStrip() {
  const { data } = useStats();
  if (!data || data.companies === 0) return null;
  return (
    <section aria-label={texts.stats} className="card grid grid-cols-2 overflow-hidden sm:grid-cols-4">
      {shown.map((name) => (
        <p
          key={name}
          className="border-line px-5 py-4 not-first:border-l max-sm:nth-3:border-t max-sm:nth-3:border-l-0 max-sm:nth-4:border-t"
        >
          <span className="block font-display text-3xl font-bold text-accent">{formatNumber(data[name])}</span>
          <span className="text-muted">{texts.statNames[name]}</span>
        </p>
      ))}
    </section>
  );
}
