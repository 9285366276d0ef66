import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx';

export interface Tab<Name extends string> {
  name: Name;
  text: string;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  at: Name;
  onChoose: (name: Name) => void;
  /** Choosing another tab leaves the panel's content: unsaved changes are confirmed first. */
  leaves?: boolean;
  children: ReactNode;
}

/** ARIA tabs: arrows, Home and End move, and the panel follows. Which one is open is its user's business. */
export function Tabs<Name extends string>({ label, tabs, at, onChoose, leaves = false, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#sekme-${at}`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ name }) => name === at);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    const button = list.current?.querySelector<HTMLElement>(`#sekme-${next.name}`);
    button?.click();
    button?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`sekme-${name}`}
            aria-selected={at === name}
            data-leaves={leaves && at !== name ? '' : undefined}
            aria-controls={at === name ? `panel-${name}` : undefined}
            tabIndex={at === name ? 0 : -1}
            className={cx(
              '-mb-px min-h-12 shrink-0 border-b-3 px-3 font-semibold whitespace-nowrap focus-visible:-outline-offset-3',
              at === name ? 'border-accent text-accent' : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => onChoose(name)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${at}`} aria-labelledby={`sekme-${at}`} className="pt-6">
        {children}
      </div>
    </>
  );
}
