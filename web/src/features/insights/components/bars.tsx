import { formatNumber } from '../../../lib/format/numbers';
import { decimal } from '../figures';
import { texts } from '../texts';

interface BarsProps {
  title: string;
  rows: readonly { name: string; count: number }[];
  note?: string;
}

/** A table whose rows draw themselves. */
export function Bars({ title, rows, note }: BarsProps) {
  const { name: nameHead, count: countHead, share, none } = texts.groups;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const sum = rows.reduce((all, { count }) => all + count, 0);
  return (
    <section aria-label={title} className="card p-5">
      <h3 className="text-lg">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-2 text-muted">{none}</p>
      ) : (
        <table className="mt-3 w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{nameHead}</th>
              <th scope="col">{countHead}</th>
              <th scope="col">{share}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row" className="w-full py-1.5 pr-4 text-left font-normal">
                  <span className="block break-words">{name}</span>
                  <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-2 w-full">
                    <rect width="100" height="4" className="fill-sunken" />
                    <rect width={(count / most) * 100} height="4" className="fill-accent" />
                  </svg>
                </th>
                <td className="py-1.5 text-right align-bottom font-semibold tabular-nums">{formatNumber(count)}</td>
                <td className="py-1.5 pl-3 text-right align-bottom text-muted tabular-nums">
                  {texts.percent(decimal((count / sum) * 100))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note ? <p className="mt-3 text-sm text-muted">{note}</p> : null}
    </section>
  );
}
