import type { Onboarding } from '@carsi/contracts/identity/personal-settings';
import {
  Apple,
  Briefcase,
  Camera,
  Car,
  Clapperboard,
  GraduationCap,
  HeartPulse,
  House,
  type LucideIcon,
  Scissors,
  ShoppingBag,
  Stethoscope,
  Utensils,
} from 'lucide-react';
import { SwitchRow } from '../../../components/account/switch-row';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';
import type { Setup } from '../use-setup';

type Interest = Onboarding['interests'][number];

const interests: ReadonlyArray<[Interest, LucideIcon]> = [
  ['restaurant', Utensils],
  ['beauty', Scissors],
  ['automotive', Car],
  ['home', House],
  ['photography', Camera],
  ['business', Briefcase],
  ['education', GraduationCap],
  ['health', HeartPulse],
  ['shopping', ShoppingBag],
  ['medical', Stethoscope],
  ['food', Apple],
  ['entertainment', Clapperboard],
];

const channels = ['email', 'push', 'sms'] as const;
const words = texts.preferences;

export function PreferencesStep({ setup }: { setup: Setup }) {
  const { interests: chosen, notificationSettings } = setup.draft;
  const toggle = (id: Interest): void =>
    setup.put({ interests: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  return (
    <div className="space-y-8">
      <fieldset>
        <legend className="sr-only">{words.interests}</legend>
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h3 aria-hidden className="text-lg">
            {words.interests}
          </h3>
          <output className="text-sm font-semibold text-accent">{words.selected(chosen.length)}</output>
        </div>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4">
          {interests.map(([id, Icon]) => {
            const selected = chosen.includes(id);
            return (
              <button
                key={id}
                type="button"
                aria-pressed={selected}
                className={cx(
                  'flex min-h-24 flex-col items-center justify-center gap-2 rounded-xl border-2 p-3 text-center text-sm font-semibold transition-colors',
                  selected ? 'border-accent bg-accent-soft text-accent' : 'border-line hover:border-accent',
                )}
                onClick={() => toggle(id)}
              >
                <Icon aria-hidden size={24} strokeWidth={1.7} />
                {words.names[id]}
              </button>
            );
          })}
        </div>
      </fieldset>
      <div>
        <h3 className="mb-1 text-lg">{words.notifications}</h3>
        <div className="divide-y divide-line">
          {channels.map((channel) => (
            <SwitchRow
              key={channel}
              label={words[channel]}
              text={words[`${channel}Text`]}
              checked={notificationSettings[channel]}
              onChange={(on) => setup.put({ notificationSettings: { ...notificationSettings, [channel]: on } })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
