import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { decimal } from '../figures';
import { texts } from '../texts';

const rates = ['ctr', 'callConversion', 'engagement'] as const;

export function Performance(performance: AnalyticsRecord['performance']) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {rates.map((rate) => {
        const value = performance[rate];
        const [name, formula] = texts.rates[rate];
        return (
          <li key={rate} className="card p-5">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-2 font-display text-3xl font-bold tabular-nums">
              {value === null ? texts.rates.none : texts.percent(decimal(value))}
            </p>
            {value === null ? null : (
              <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-2 w-full">
                <rect width="100" height="4" className="fill-sunken" />
                <rect width={Math.min(100, value)} height="4" className="fill-accent" />
              </svg>
            )}
            <p className="mt-2 text-sm text-muted">{formula}</p>
          </li>
        );
      })}
    </ul>
  );
}
