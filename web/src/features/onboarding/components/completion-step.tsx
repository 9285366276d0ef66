import { ArrowRight, Rocket } from 'lucide-react';
import { stepIds } from '../onboarding-rules';
import { texts } from '../texts';
import type { Setup } from '../use-setup';
import { Tick } from './tick';

const told = texts.completion;

export function CompletionStep({ setup }: { setup: Setup }) {
  const { draft, course } = setup;
  const type = draft.userType ?? 'customer';
  const done = (['type', 'profile', 'preferences', 'business', 'tour'] as const).filter(
    (id) =>
      course.completed.has(stepIds.indexOf(id)) && !(id === 'business' && (type !== 'business' || draft.setupLater)),
  );
  const summary = [
    [told.fullName, draft.fullName.trim()],
    [told.accountType, draft.userType ? texts.type[draft.userType].title : ''],
    [told.city, draft.city],
    [told.interests, draft.interests.length > 0 ? told.interestCount(draft.interests.length) : ''],
  ] as const;
  return (
    <div className="space-y-7">
      <p className="font-display text-2xl font-bold text-accent">{told.headline[type]}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="mb-2 text-lg">{told.doneTitle}</h3>
          <ul className="space-y-1.5">
            {done.map((id) => (
              <Tick key={id}>{told.doneSteps[id]}</Tick>
            ))}
          </ul>
        </div>
        <div className="rounded-2xl bg-sunken p-5">
          <h3 className="mb-2 text-lg">{told.summary}</h3>
          <dl className="space-y-1.5">
            {summary.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right font-semibold break-words">{value || told.none}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div>
        <h3 className="mb-2 text-lg">{told.nextTitle}</h3>
        <ul className="space-y-1.5">
          {told.actions[type].map((action) => (
            <li key={action} className="flex items-start gap-2">
              <ArrowRight aria-hidden size={18} className="mt-1 shrink-0 text-accent" />
              {action}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" className="btn btn-primary" disabled={setup.busy} onClick={() => void setup.finish()}>
        <Rocket aria-hidden size={18} />
        {told.start}
      </button>
    </div>
  );
}
