import {
  Bell,
  Check,
  Heart,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  MessageSquareQuote,
  Search,
} from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx';
import { Button } from '../../../components/ui/button';
import { tour, tourTexts as words } from '../tour-texts';
import type { Setup } from '../use-setup';

const icons: Readonly<Record<(typeof tour)[number]['id'], LucideIcon>> = {
  search: Search,
  reviews: MessageSquareQuote,
  favorites: Heart,
  map: MapPinned,
  messaging: MessageCircle,
  notifications: Bell,
};

export function TourStep({ setup }: { setup: Setup }) {
  const [{ at, visited }, setState] = useState({ at: 0, visited: new Set([0]) as ReadonlySet<number> });
  const show = (index: number): void => setState({ at: index, visited: new Set([...visited, index]) });
  const topic = tour[at] ?? tour[0];
  const last = at === tour.length - 1;
  const Icon = icons[topic.id];
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{words.visited(visited.size, tour.length)}</p>
        <Button look="quiet" small label={words.skip} disabled={setup.busy} onClick={() => void setup.skip()} />
      </div>
      <ul aria-label={words.topics} className="mb-5 flex flex-wrap gap-2">
        {tour.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              className={cx('chip', index === at && 'border-accent bg-accent-soft text-accent')}
              onClick={() => show(index)}
            >
              {visited.has(index) && index !== at ? <Check aria-hidden size={14} className="text-good" /> : null}
              {title}
              {visited.has(index) ? <span className="sr-only">{words.viewed}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite" className="rounded-2xl bg-sunken p-5 sm:p-6">
        <div className="flex items-center gap-3">
          <Icon aria-hidden size={26} className="text-accent" />
          <h3 className="text-xl">{topic.title}</h3>
          <span className="ml-auto text-sm text-muted">{words.topicOf(at + 1, tour.length)}</span>
        </div>
        <p className="mt-2">{topic.text}</p>
        <p className="mt-4 mb-1.5 text-sm font-semibold text-muted">{words.how}</p>
        <ol className="list-decimal space-y-1.5 pl-5 marker:font-bold marker:text-accent">
          {topic.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="mt-4 flex justify-between gap-3">
        <Button small label={words.previous} disabled={at === 0} onClick={() => show(at - 1)} />
        <Button
          small
          label={last ? words.finish : words.next}
          disabled={setup.busy}
          onClick={() => (last ? void setup.next() : show(at + 1))}
        />
      </div>
    </div>
  );
}
