import { BriefcaseBusiness, type LucideIcon, Store, UserRound } from 'lucide-react';
import { useMe } from '../../../lib/account/me';
import { cx } from '../../../lib/cx';
import { texts } from '../texts';
import type { Setup } from '../use-setup';
import { Tick } from './tick';

const types: ReadonlyArray<['customer' | 'business' | 'freelancer', LucideIcon]> = [
  ['customer', UserRound],
  ['business', Store],
  ['freelancer', BriefcaseBusiness],
];

export function TypeStep({ setup }: { setup: Setup }) {
  const { user_type } = useMe();
  const { userType } = setup.draft;
  return (
    <>
      <fieldset className="grid gap-3 md:grid-cols-3">
        <legend className="sr-only">{texts.type.label}</legend>
        {types.map(([type, Icon]) => (
          <label
            key={type}
            className={cx(
              'relative flex flex-col rounded-2xl border-2 p-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              userType === type ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent',
            )}
          >
            <input
              type="radio"
              name="userType"
              value={type}
              checked={userType === type}
              className="sr-only"
              onChange={() => setup.put({ userType: type })}
            />
            <span className="flex items-center gap-2">
              <Icon aria-hidden size={22} className="text-accent" />
              <span className="font-display text-lg font-bold">{texts.type[type].title}</span>
              {type === 'business' ? (
                <span className="badge ml-auto bg-mark-soft text-mark">{texts.type.business.badge}</span>
              ) : null}
            </span>
            <span className="mt-1 text-muted">{texts.type[type].text}</span>
            <ul className="mt-3 space-y-1 text-sm">
              {texts.type[type].features.map((feature) => (
                <Tick key={feature}>{feature}</Tick>
              ))}
            </ul>
          </label>
        ))}
      </fieldset>
      <output className="mt-4 block min-h-6 font-medium text-accent">
        {userType ? texts.type[userType].chosen : ''}
      </output>
      {user_type === 'admin' ? <p className="text-sm text-muted">{texts.type.admin}</p> : null}
    </>
  );
}
