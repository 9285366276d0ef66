import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAlive } from '../../../lib/ssr/alive';
import { cx } from '../../../lib/cx';
import { formatNumber } from '../../../lib/format/numbers';
import { useLocation } from '../../../lib/navigation/router';
import type { Details } from '../api/get-company-details';
import { texts } from '../texts';
import { Gallery } from './gallery';
import { InfoTab } from './info-tab';
import { LocationTab } from './location-tab';
import { Offerings } from './offerings';

const names = ['bilgiler', 'hizmetler', 'urunler', 'yorumlar', 'konum', 'galeri'] as const;
type Name = (typeof names)[number];

const tabOf = (hash: string): Name | undefined => names.find((name) => hash === `#${name}`);

interface TabState {
  at: Name;
  visited: ReadonlySet<Name>;
  from: string;
}

/** Six tabs (ARIA). All of them are in the page, so that it can be read, and found, without a script. */
export function CompanyTabs({ details, reviews }: { details: Details; reviews: ReactNode }) {
  const { hash } = useLocation();
  const [{ at, visited, from }, setState] = useState<TabState>({ at: 'bilgiler', visited: new Set(), from: '' });
  const list = useRef<HTMLDivElement>(null);
  const choose = (name: Name): void => setState({ at: name, visited: new Set([...visited, name]), from });
  const linked = tabOf(hash);
  // The server never sees the part after #: the link's tab opens once the page is alive.
  const alive = useAlive();
  if (alive && linked && hash !== from) setState({ at: linked, visited: new Set([...visited, linked]), from: hash });

  useEffect(() => {
    if (at === 'bilgiler') return;
    const tab = list.current?.querySelector<HTMLElement>(`#sekme-${at}`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -names.length, End: names.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = names.indexOf(at);
    const wrapped = (index + step + names.length) % names.length;
    const next = names[event.key === 'Home' ? 0 : event.key === 'End' ? names.length - 1 : wrapped] as Name;
    choose(next);
    list.current?.querySelector<HTMLElement>(`#sekme-${next}`)?.focus();
  };

  const services = details.products_services.filter(({ category, active }) => active && category === 'service');
  const products = details.products_services.filter(({ category, active }) => active && category === 'product');
  const counts: Partial<Record<Name, number>> = {
    hizmetler: services.length,
    urunler: products.length,
    yorumlar: details.rating.review_count,
    galeri: details.company.images.length,
  };
  const panels: Record<Name, ReactNode> = {
    bilgiler: <InfoTab details={details} />,
    hizmetler: <Offerings offerings={services} empty={texts.noServices} />,
    urunler: <Offerings offerings={products} empty={texts.noProducts} />,
    yorumlar: reviews,
    konum: <LocationTab details={details} shown={visited.has('konum')} />,
    galeri: <Gallery name={details.company.name} images={details.company.images} words={details.company.image_texts} />,
  };
  return (
    <section className="mt-8">
      <div
        ref={list}
        role="tablist"
        aria-label={texts.tabsLabel}
        className="needs-script -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]"
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`sekme-${name}`}
            aria-selected={at === name}
            aria-controls={`panel-${name}`}
            tabIndex={at === name ? 0 : -1}
            className={cx(
              '-mb-px min-h-12 shrink-0 border-b-3 px-3 font-semibold whitespace-nowrap focus-visible:-outline-offset-3',
              at === name ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => choose(name)}
            onKeyDown={onKeyDown}
          >
            {texts.tabs[name]}
            {counts[name] ? <span className="ml-1.5 text-sm font-normal">({formatNumber(counts[name])})</span> : null}
          </button>
        ))}
      </div>
      {names.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`sekme-${name}`}
          hidden={at !== name}
          tabIndex={0}
          className="pt-6 focus-visible:outline-offset-8"
        >
          {name === 'bilgiler' ? null : <h2 className="tab-title">{texts.tabs[name]}</h2>}
          {panels[name]}
        </div>
      ))}
    </section>
  );
}
