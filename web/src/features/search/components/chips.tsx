import { MapPin, Sparkles, X } from 'lucide-react';
import { Link } from '../../../lib/navigation/router';
import { countActive, noFilters } from '../../../lib/filters';
import { activeChips } from '../active-chips';
import { readings, withoutWords, wordChips } from '../interpretation';
import { texts } from '../texts';
import type { SearchScreen } from '../use-search-screen';

/** Active filters and interpreted words as chips. Each chip links to the search without it. */
export function Chips({ screen: { filters, names, found, addressOf } }: { screen: SearchScreen }) {
  const chosen = activeChips(filters, names);
  const interpreted = filters.q && found.data ? found.data.interpreted : null;
  const read = interpreted ? readings(interpreted) : [];
  const words = interpreted && found.data ? wordChips(found.data) : [];
  const { q, view, sort } = filters;
  return (
    <div className="mt-3 space-y-2">
      {interpreted && interpreted.corrections.length > 0 ? (
        <p className="text-sm">{texts.corrected(interpreted.corrections)}</p>
      ) : interpreted && found.data?.didYouMean ? (
        <p>
          {texts.didYouMean}{' '}
          <Link to={addressOf({ q: found.data.didYouMean })} className="link font-semibold">
            {found.data.didYouMean}
          </Link>
        </p>
      ) : null}
      {read.length + words.length > 0 ? (
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
          {words.map(({ text, words, isPlace }) => (
            <li key={words}>
              <Link
                to={addressOf({ q: withoutWords(q, words) })}
                aria-label={texts.without(words)}
                className="chip border-accent bg-accent-soft text-accent"
              >
                {isPlace ? <MapPin aria-hidden size={14} /> : null}
                <span className="inline-block first-letter:uppercase">{text}</span>
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
