import { Sparkles, X } from 'lucide-react';
import { Link } from '../../../lib/navigation/router';
import { countActive, noFilters } from '../../../lib/filters';
import { activeChips } from '../active-chips';
import { readings } from '../interpretation';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';

/** Active filters and interpreted words as chips. Each chip links to the search without it. */
export function Chips({ screen: { filters, names, found, addressOf } }: { screen: SearchScreen }) {
  const chosen = activeChips(filters, names);
  const interpreted = filters.q && found.data ? found.data.interpreted : null;
  const read = interpreted ? readings(interpreted) : [];
  const { q, view, sort } = filters;
  return (
    <div className="mt-3 space-y-2">
      {interpreted && interpreted.corrections.length > 0 ? (
        <p className="text-sm">{texts.corrected(interpreted.corrections)}</p>
      ) : null}
      {read.length > 0 ? (
        <ul aria-label={texts.read} className="flex flex-wrap items-center gap-2">
          <li className="inline-flex items-center gap-1.5 text-sm text-muted">
            <Sparkles aria-hidden size={15} />
            {texts.read}:
          </li>
          {read.map(({ literal, text }) => (
            <li key={literal}>
              <Link
                to={addressOf({ literal: [...filters.literal, literal] })}
                aria-label={texts.literal(text)}
                className="chip border-accent bg-accent-soft text-accent"
              >
                {text}
                <X aria-hidden size={14} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length > 0 ? (
        <ul aria-label={texts.active} className="flex flex-wrap items-center gap-2">
          {chosen.map(({ key, text, without }) => (
            <li key={key}>
              <Link to={addressOf(without)} aria-label={texts.remove(text)} className="chip hover:border-accent">
                {text}
                <X aria-hidden size={14} />
              </Link>
            </li>
          ))}
          {countActive(filters) > 1 ? (
            <li>
              <Link to={addressOf({ ...noFilters, q, view, sort })} className="link text-sm">
                {texts.clear}
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
