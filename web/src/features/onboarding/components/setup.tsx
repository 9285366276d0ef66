import type { Onboarding } from '@carsi/contracts/identity/personal-settings';
import {
  Compass,
  type LucideIcon,
  PartyPopper,
  SlidersHorizontal,
  Sparkles,
  Store,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { maySkip, percentOf } from '../../../components/wizard/wizard';
import { WizardStrip } from '../../../components/wizard/wizard-strip';
import { Button } from '../../../components/ui/button';
import { type StepId, stepsFor } from '../onboarding-rules';
import { texts } from '../texts';
import { type Setup as SetupState, useSetup } from '../use-setup';
import { BusinessStep } from './business-step';
import { CompletionStep } from './completion-step';
import { PreferencesStep } from './preferences-step';
import { ProfileStep } from './profile-step';
import { TourStep } from './tour-step';
import { TypeStep } from './type-step';
import { WelcomeStep } from './welcome-step';

const icons: Readonly<Record<StepId, LucideIcon>> = {
  welcome: Sparkles,
  type: UsersRound,
  profile: UserRound,
  preferences: SlidersHorizontal,
  business: Store,
  tour: Compass,
  completion: PartyPopper,
};

const bodies: Readonly<Record<StepId, (props: { setup: SetupState }) => ReactNode>> = {
  welcome: WelcomeStep,
  type: TypeStep,
  profile: ProfileStep,
  preferences: PreferencesStep,
  business: BusinessStep,
  tour: TourStep,
  completion: CompletionStep,
};

export function Setup({ saved }: { saved: Onboarding }) {
  const setup = useSetup(saved);
  const { course, step, draft, busy } = setup;
  const steps = stepsFor(draft.userType);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(course.at);
  useEffect(() => {
    if (shown.current === course.at) return;
    shown.current = course.at;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [course.at]);
  const Icon = icons[step];
  const Body = bodies[step];
  const percent = percentOf(course.at, steps.length);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-3xl">{texts.title}</h1>
          <p className="mt-1 text-muted">
            {texts.stepOf(course.at + 1, steps.length)} · {texts.percent(percent)}
          </p>
        </div>
        <Button look="quiet" label={texts.skipAll} disabled={busy} onClick={() => void setup.skipAll()} />
      </div>
      <progress aria-label={texts.progress} max={100} value={percent} className="bar mt-3 mb-5 block w-full" />
      <WizardStrip
        label={texts.strip}
        steps={steps}
        names={steps.map(({ id }) => texts.steps[id].name)}
        course={course}
        doneText={texts.done}
        onJump={setup.jump}
      />
      <section aria-labelledby="adim" className="card mt-6 p-5 sm:p-8">
        <div className="mb-6 flex items-center gap-4">
          <span className="arch flex size-14 shrink-0 items-center justify-center bg-accent-soft pt-1 text-accent">
            <Icon aria-hidden size={26} strokeWidth={1.7} />
          </span>
          <div>
            <h2 id="adim" ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {texts.steps[step].title}
            </h2>
            <p className="text-muted">{texts.steps[step].text}</p>
          </div>
        </div>
        <Body setup={setup} />
      </section>
      {/* The welcome has its own way on, and nothing before it. */}
      {step === 'welcome' ? null : (
        <Moves setup={setup} canSkip={maySkip(steps, course.at)} last={course.at === steps.length - 1} />
      )}
    </>
  );
}

function Moves({ setup, canSkip, last }: { setup: SetupState; canSkip: boolean; last: boolean }) {
  const { busy, step, draft } = setup;
  const forward = last ? texts.complete : texts.next;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button label={texts.back} disabled={busy} onClick={setup.back} />
      <div className="ml-auto flex flex-wrap justify-end gap-3">
        {canSkip ? <Button look="quiet" label={texts.skip} disabled={busy} onClick={() => void setup.skip()} /> : null}
        <Button
          look="primary"
          label={busy ? texts.saving : forward}
          className="disabled:opacity-50"
          disabled={busy || (step === 'type' && draft.userType === null)}
          onClick={() => void (last ? setup.finish() : setup.next())}
        />
      </div>
    </div>
  );
}
