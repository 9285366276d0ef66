import type { AdminInsights } from '@carsi/contracts/administration';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { formatDate } from '../../../lib/format/dates';
import { formatNumber } from '../../../lib/format/numbers';
import { growthTexts as texts } from '../growth-texts';

const AttachDialog = lazy(() => import('../categories/attach-dialog'));

type Search = AdminInsights['searches'][number];

/** Searches without results; each can be attached to the category that was meant. */
export function Searches({ searches, onAttached }: { searches: readonly Search[]; onAttached: () => void }) {
  const [asking, setAsking] = useState<Search | null>(null);
  const [last, setLast] = useState<string | null>(null);
  return (
    <div className="card p-4">
      <h3 className="text-lg">{texts.searches}</h3>
      <p className="mb-3 text-sm text-muted">{texts.searchesText}</p>
      {searches.length === 0 ? (
        <p>{texts.noSearches}</p>
      ) : (
        <ul className="divide-y divide-line">
          {searches.map((search) => (
            <li key={search.query} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-40 flex-1">
                <p className="font-medium break-words">{search.text}</p>
                <p className="text-sm text-muted">
                  {texts.counts(formatNumber(search.asked), formatNumber(search.without_results))} ·{' '}
                  {texts.last(formatDate(search.last_asked_at))}
                </p>
              </div>
              {search.attached ? (
                <Attached {...search.attached} isNew={search.query === last} />
              ) : (
                <Button
                  small
                  label={texts.attach.open}
                  of={search.text}
                  aria-haspopup="dialog"
                  onClick={() => setAsking(search)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asking ? (
        <Suspense>
          <AttachDialog
            text={asking.text}
            onAttached={() => {
              setLast(asking.query);
              onAttached();
            }}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Takes the focus of the button that it replaces. */
function Attached({ category, words, all, isNew }: NonNullable<Search['attached']> & { isNew: boolean }) {
  return (
    <p ref={(line) => void (isNew && line?.focus())} tabIndex={-1} className="text-sm break-words text-good">
      {all ? texts.attach.done(category) : texts.attach.partly(words, category)}
    </p>
  );
}
