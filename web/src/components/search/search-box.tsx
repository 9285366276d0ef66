/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA combobox pattern: no native element shows suggestions with icons */
import type { Suggestion } from '@carsi/contracts/directory/http/search';
import { Building2, LayoutGrid, MapPin, Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { useSuggestions } from '../../lib/api/get-suggestions';
import { cx } from '../../lib/cx';
import { noFilters, writeFilters } from '../../lib/filters';
import { useLocation, useNavigate } from '../../lib/navigation/router';
import { useEarly } from '../../lib/forms/use-early';
import { texts } from '../texts';

const icons = {
  company: Building2,
  category: LayoutGrid,
  city: MapPin,
  district: MapPin,
  neighbourhood: MapPin,
  query: Search,
} as const;

const target = ({ type, slug, text, city = '', district = '' }: Suggestion): string => {
  if (type === 'company') return paths.company(slug);
  if (type === 'category') return paths.category(slug);
  const filters =
    type === 'city'
      ? { city: slug }
      : type === 'district'
        ? { city, district: slug }
        : { q: text, ...(type === 'neighbourhood' && { city, district }) };
  return `${paths.search}?${writeFilters({ ...noFilters, ...filters })}`;
};

interface SearchBoxProps {
  value?: string;
  /** What a submitted text does; without it the page of results opens. */
  onSearch?: (q: string) => void;
  large?: boolean;
}

/** A search field with suggestions (ARIA combobox). Without JavaScript it is a plain form to /arama. */
export function SearchBox({ value = '', onSearch, large = false }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
    setText(value);
  }
  const input = useEarly(text, (found, field) => {
    setText(found);
    setOpen(document.activeElement === field);
  });
  const list = useId();
  const navigate = useNavigate();
  const wanted = (useLocation().state as { focusSearch?: boolean } | null)?.focusSearch ?? false;
  const typed = useDeferredValue(text.trim());
  const { data = [] } = useSuggestions(open ? typed : '');
  const shown = open && typed.length > 1 ? data : [];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The field's own value: input before hydration may not have reached the state yet.
    const q = (input.current?.value ?? text).trim();
    const suggestion = shown[chosen];
    setOpen(false);
    input.current?.blur();
    if (suggestion) void navigate(target(suggestion));
    else if (onSearch) onSearch(q);
    else if (q) void navigate(`${paths.search}?${writeFilters({ ...noFilters, q })}`);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setChosen(-1);
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || shown.length === 0) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setChosen((at) => ((at + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
  };

  return (
    <search>
      <form action={paths.search} method="get" onSubmit={submit} className="relative w-full">
        <div
          className={cx(
            'flex items-center gap-1 rounded-2xl border border-line-strong bg-surface text-ink focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/40',
            large ? 'p-1.5 shadow-float' : 'p-1',
          )}
        >
          <Search aria-hidden size={20} className="ml-3 shrink-0 text-muted" />
          <input
            ref={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after '/' was pressed to come here
            autoFocus={wanted}
            type="search"
            name="q"
            value={text}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-label={texts.search.label}
            aria-expanded={shown.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={shown[chosen] ? `${list}-${chosen}` : undefined}
            placeholder={texts.search.placeholder}
            className={cx(
              'min-w-0 flex-1 bg-transparent px-2 outline-none placeholder:text-muted',
              large ? 'h-12' : 'h-10',
            )}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <button type="submit" className={cx('btn btn-primary shrink-0', large ? 'px-5 sm:px-7' : 'btn-small px-4')}>
            {texts.search.button}
          </button>
        </div>
        <ul
          id={list}
          role="listbox"
          aria-label={texts.search.label}
          hidden={shown.length === 0}
          className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-2xl border border-line bg-surface py-1 text-ink shadow-float"
        >
          {shown.map((suggestion, index) => {
            const Icon = icons[suggestion.type];
            return (
              <li
                key={`${suggestion.type}-${suggestion.slug}-${suggestion.text}-${suggestion.place ?? ''}`}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === chosen}
                className={cx(
                  'flex cursor-pointer items-center gap-3 px-4 py-2.5',
                  index === chosen && 'bg-accent-soft',
                )}
                onPointerEnter={() => setChosen(index)}
                onMouseDown={(event) => {
                  event.preventDefault();
                  setOpen(false);
                  void navigate(target(suggestion));
                }}
              >
                <Icon aria-hidden size={17} className="shrink-0 text-muted" />
                <span className="min-w-0 flex-1 truncate">
                  {suggestion.text}
                  {suggestion.place ? <span className="text-sm text-muted"> · {suggestion.place}</span> : null}
                </span>
                <span className="text-xs text-muted">{texts.search.kinds[suggestion.type]}</span>
              </li>
            );
          })}
        </ul>
        <p aria-live="polite" className="sr-only">
          {shown.length > 0 ? `${texts.search.found(shown.length)} ${texts.search.hint}` : ''}
        </p>
      </form>
    </search>
  );
}
