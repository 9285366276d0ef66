import { ArrowRight, BadgeCheck, Clock, type LucideIcon, MapPinned, MessageSquareQuote, Search } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';
import type { Setup } from '../use-setup';
import { Tick } from './tick';

const features: ReadonlyArray<[keyof typeof texts.welcome.features, LucideIcon]> = [
  ['search', Search],
  ['reviews', MessageSquareQuote],
  ['network', MapPinned],
  ['verified', BadgeCheck],
];

/** Claims nothing that the data does not support (decision 26). */
export function WelcomeStep({ setup }: { setup: Setup }) {
  return (
    <div className="space-y-7">
      <ul className="grid gap-3 sm:grid-cols-2">
        {features.map(([name, Icon]) => (
          <li key={name} className="flex gap-3 rounded-xl bg-sunken p-4">
            <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-accent" />
            <div>
              <h3 className="text-lg">{texts.welcome.features[name].title}</h3>
              <p className="text-sm text-muted">{texts.welcome.features[name].text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <h3 className="mb-2 text-lg">{texts.welcome.advantagesTitle}</h3>
        <ul className="space-y-1.5">
          {texts.welcome.advantages.map((text) => (
            <Tick key={text}>{text}</Tick>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button look="primary" disabled={setup.busy} onClick={() => void setup.next()}>
          {texts.welcome.start}
          <ArrowRight aria-hidden size={18} />
        </Button>
        <p className="inline-flex items-center gap-2 text-muted">
          <Clock aria-hidden size={17} />
          {texts.welcome.minutes}
        </p>
      </div>
    </div>
  );
}
