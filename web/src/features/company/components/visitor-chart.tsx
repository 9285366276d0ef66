import type { VisitorDay } from '@carsi/contracts/directory/http/company';
import { formatDate } from '../../../lib/format/dates';
import { formatNumber } from '../../../lib/format/numbers';
import { texts } from '../texts';
import { Block } from './block';

const height = 64;
const step = 10;

/** Visitors of the last 30 days: bars for the eye, a table for everyone. */
export function VisitorChart({ days, total }: { days: readonly VisitorDay[]; total: number }) {
  const most = Math.max(1, ...days.map(({ visitor_count }) => visitor_count));
  return (
    <Block title={texts.visitors}>
      <p>
        <span className="font-display text-3xl font-bold">{formatNumber(total)}</span>{' '}
        <span className="text-muted">{texts.visitorsIn30}</span>
      </p>
      {days.length > 1 ? (
        <svg
          aria-hidden
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className="mt-3 h-16 w-full text-accent"
        >
          {days.map(({ date, visitor_count }, index) => {
            const bar = Math.max(1.5, (visitor_count / most) * height);
            return (
              <rect
                key={date}
                x={index * step + 1}
                y={height - bar}
                width={step - 2}
                height={bar}
                fill="currentColor"
              />
            );
          })}
        </svg>
      ) : null}
      {days.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="link w-fit">{texts.visitorsTable}</summary>
          <table className="mt-2 w-full max-w-sm">
            <thead>
              <tr className="text-left text-muted">
                <th scope="col">{texts.day}</th>
                <th scope="col" className="text-right">
                  {texts.visitor}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ date, visitor_count }) => (
                <tr key={date}>
                  <td>{formatDate(date)}</td>
                  <td className="text-right tabular-nums">{formatNumber(visitor_count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </Block>
  );
}
