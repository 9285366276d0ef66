import { ArrowRight, Rocket } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { stepIds } from '../onboarding-rules';
import { texts } from '../texts';
import type { Setup } from '../use-setup';
import { Tick } from './tick';

const words = texts.completion;

export function CompletionStep({ setup }: { setup: Setup }) {
  const { draft, course } = setup;
  const type = draft.userType ?? 'customer';
  const done = (['type', 'profile', 'preferences', 'business', 'tour'] as const).filter(
    (id) =>
      course.completed.has(stepIds.indexOf(id)) && !(id === 'business' && (type !== 'business' || draft.setupLater)),
  );
  const summary = [
    [words.fullName, draft.fullName.trim()],
    [words.accountType, draft.userType ? texts.type[draft.userType].title : ''],
    [words.city, draft.city],
    [words.interests, draft.interests.length > 0 ? words.interestCount(draft.interests.length) : ''],
  ] as const;
  return (
    <div className="space-y-7">
      <p className="font-display text-2xl font-bold text-accent">{words.headline[type]}</p>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="mb-2 text-lg">{words.doneTitle}</h3>
          <ul className="space-y-1.5">
            {done.map((id) => (
              <Tick key={id}>{words.doneSteps[id]}</Tick>
            ))}
          </ul>
        </div>
        <div className="rounded-2xl bg-sunken p-5">
          <h3 className="mb-2 text-lg">{words.summary}</h3>
          <dl className="space-y-1.5">
            {summary.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right font-semibold break-words">{value || words.none}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div>
        <h3 className="mb-2 text-lg">{words.nextTitle}</h3>
        <ul className="space-y-1.5">
          {words.actions[type].map((action) => (
            <li key={action} className="flex items-start gap-2">
              <ArrowRight aria-hidden size={18} className="mt-1 shrink-0 text-accent" />
              {action}
            </li>
          ))}
        </ul>
      </div>
      <Button
        look="primary"
        icon={Rocket}
        label={words.start}
        disabled={setup.busy}
        onClick={() => void setup.finish()}
      />
    </div>
  );
}
