import type { Onboarding } from '@carsi/contracts/identity/personal-settings';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { after, before, type Course, mayJump } from '../../components/wizard/wizard';
import { saveProfile, useMe } from '../../lib/account/me';
import { sentenceOf } from '../../lib/forms/failure';
import { useNavigate } from '../../lib/navigation/router';
import { toast } from '../../lib/toast';
import { renewSession } from '../../lib/session/lifecycle';
import { setUser, useSession } from '../../lib/session/session';
import { useAction } from '../../lib/forms/use-action';
import { saveOnboarding } from './api/onboarding';
import {
  begin,
  doneBefore,
  savedOf,
  type Problems,
  problemsOf,
  profileOf,
  type StepId,
  stepsFor,
  initialStep,
} from './onboarding-rules';
import { texts } from './texts';

export const completedKey = 'onboarding_completed';

const remember = (): void => {
  try {
    localStorage.setItem(completedKey, 'true');
  } catch {
    // The account knows as well.
  }
  const { user } = useSession.getState();
  if (user) setUser({ ...user, onboarding_completed: true });
};

export interface Setup {
  draft: Onboarding;
  course: Course;
  step: StepId;
  problems: Problems;
  busy: boolean;
  put: (fields: Partial<Onboarding>) => void;
  next: (fields?: Partial<Onboarding>) => Promise<void>;
  skip: (fields?: Partial<Onboarding>) => Promise<void>;
  back: () => void;
  jump: (to: number) => void;
  finish: () => Promise<void>;
  skipAll: () => Promise<void>;
}

/** State of the setup: its draft, the current step, and what leaving a step does. */
export const useSetup = (saved: Onboarding): Setup => {
  const user = useMe();
  const admin = user.user_type === 'admin';
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => begin(saved, user));
  const [course, setCourse] = useState<Course>(() => ({
    at: initialStep(begin(saved, user)),
    completed: doneBefore(saved.step, saved),
  }));
  const [problems, setProblems] = useState<Problems>({});
  const failing = (sentence: string) => (error: unknown) => toast.error(texts.failed, sentenceOf(error, sentence));
  const leaving = useAction({ failed: failing(texts.stepFailed) });
  const finishing = useAction({ failed: failing(texts.completeFailed) });
  const busy = leaving.busy || finishing.busy;
  const step = stepsFor(draft.userType)[course.at]?.id ?? 'welcome';

  const put = (fields: Partial<Onboarding>): void => {
    setDraft((now) => ({ ...now, ...fields }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in fields))));
  };
  const finish = async (work: () => Promise<void>): Promise<void> => {
    if (!busy) await finishing.run(work);
  };
  const goTo = (at: number, finished: boolean): void => {
    setProblems({});
    setCourse((now) => ({ at, completed: finished ? new Set([...now.completed, now.at]) : now.completed }));
  };
  const go = async (fields: Partial<Onboarding>, finished: boolean): Promise<void> => {
    if (busy) return;
    const now = { ...draft, ...fields };
    const to = after(stepsFor(now.userType), course.at) ?? course.at;
    await leaving.run(async () => {
      await saveOnboarding({ ...savedOf(step, now, to, admin), ...fields });
      // The token holds the account type.
      if (step === 'type' && !admin && now.userType !== user.user_type) await renewSession();
      setDraft((typed) => ({ ...typed, ...fields }));
      goTo(to, finished);
    });
  };

  return {
    draft,
    course,
    step,
    problems,
    busy,
    put,
    next: async (fields = {}) => {
      const found = problemsOf(step, { ...draft, ...fields });
      setProblems(found);
      if (Object.keys(found).length === 0) await go(fields, true);
    },
    skip: (fields = {}) => go(fields, false),
    back: () => {
      const to = before(stepsFor(draft.userType), course.at);
      if (to === null) return;
      goTo(to, false);
      // Going back never waits; a failed save is repeated when the step is left again.
      saveOnboarding(savedOf(step, draft, to, admin)).catch(() => undefined);
    },
    jump: (to) => {
      if (to === course.at || !mayJump(stepsFor(draft.userType), course, to)) return;
      goTo(to, false);
      saveOnboarding(savedOf(step, draft, to, admin)).catch(() => undefined);
    },
    finish: () =>
      finish(async () => {
        const changes = profileOf(draft, user);
        if (Object.keys(changes).length > 0) await saveProfile(changes);
        await saveOnboarding({ step: course.at, completed: true });
        if (changes.user_type) await renewSession();
        remember();
        toast.success(texts.welcomed, texts.welcomedText);
        const business = draft.userType === 'business' && !admin;
        void navigate(business ? paths.addCompany : paths.home);
      }),
    skipAll: () =>
      finish(async () => {
        await saveOnboarding({ completed: true });
        remember();
        void navigate(paths.home);
      }),
  };
};
