import type { AccountUser, ProfileBody } from '@carsi/contracts/identity/http/account';
import type { Onboarding, OnboardingBody } from '@carsi/contracts/identity/personal-settings';
import { after, type Step } from '../../components/wizard/wizard';

export const stepIds = ['welcome', 'type', 'profile', 'preferences', 'business', 'tour', 'completion'] as const;
export type StepId = (typeof stepIds)[number];

const fixed: ReadonlySet<StepId> = new Set(['welcome', 'type', 'completion']);

/** The business step is for business accounts; others skip it. */
export const stepsFor = (userType: Onboarding['userType']): readonly Step<StepId>[] =>
  stepIds.map((id) => ({ id, canSkip: !fixed.has(id), skipped: id === 'business' && userType !== 'business' }));

export const longestBio = 200;
export const lengthOf = (text: string): number => [...text].length;

type ProfileDraft = Pick<Onboarding, 'fullName' | 'phone' | 'bio'>;
export type ProfileProblem = 'nameMissing' | 'nameShort' | 'phoneWrong' | 'bioLong';

export const profileProblems = ({
  fullName,
  phone,
  bio,
}: ProfileDraft): Partial<Record<keyof ProfileDraft, ProfileProblem>> => {
  const name = fullName.trim();
  return {
    ...(name === '' ? { fullName: 'nameMissing' } : lengthOf(name) < 2 ? { fullName: 'nameShort' } : {}),
    ...(/^[\d\s\-+()]*$/.test(phone) ? {} : { phone: 'phoneWrong' }),
    ...(lengthOf(bio) > longestBio ? { bio: 'bioLong' } : {}),
  };
};

type BusinessDraft = Pick<
  Onboarding,
  'setupLater' | 'businessName' | 'businessCategory' | 'businessAddress' | 'businessWebsite'
>;
export type BusinessProblem = 'nameMissing' | 'categoryMissing' | 'addressMissing' | 'websiteWrong';

export const businessProblems = (draft: BusinessDraft): Partial<Record<keyof BusinessDraft, BusinessProblem>> => {
  if (draft.setupLater) return {};
  const website = draft.businessWebsite.trim();
  return {
    ...(draft.businessName.trim() === '' ? { businessName: 'nameMissing' } : {}),
    ...(draft.businessCategory === null ? { businessCategory: 'categoryMissing' } : {}),
    ...(draft.businessAddress.trim() === '' ? { businessAddress: 'addressMissing' } : {}),
    ...(website === '' || /^https?:\/\//.test(website) ? {} : { businessWebsite: 'websiteWrong' }),
  };
};

export type Problems = Readonly<Partial<Record<keyof Onboarding, ProfileProblem | BusinessProblem | 'typeMissing'>>>;

export const problemsOf = (id: StepId, draft: Onboarding): Problems => {
  if (id === 'type') return draft.userType === null ? { userType: 'typeMissing' } : {};
  if (id === 'profile') return profileProblems(draft);
  return id === 'business' ? businessProblems(draft) : {};
};

const fieldsOf: Readonly<Record<StepId, readonly (keyof Onboarding)[]>> = {
  welcome: [],
  type: ['userType'],
  profile: ['fullName', 'phone', 'bio', 'city'],
  preferences: ['interests', 'notificationSettings'],
  business: [
    'setupLater',
    'businessName',
    'businessCategory',
    'businessDescription',
    'businessAddress',
    'businessPhone',
    'businessWebsite',
  ],
  tour: [],
  completion: [],
};

/**
 * What leaving a step keeps: where one goes and, unless something in it is wrong, what was put in. The server puts name, telephone,
 * type and notifications where they belong; an admin's type is no answer of theirs (decision 2).
 */
export const savedOf = (id: StepId, draft: Onboarding, step: number, admin = false): OnboardingBody => {
  const sound = Object.keys(problemsOf(id, draft)).length === 0;
  const fields = sound && !(admin && id === 'type') ? fieldsOf[id] : [];
  return { ...Object.fromEntries(fields.map((field) => [field, draft[field]])), step };
};

/** Completed steps of a returning person: those with saved input. */
export const doneBefore = (step: number, draft: Onboarding): ReadonlySet<number> => {
  const left: Readonly<Record<StepId, boolean>> = {
    welcome: true,
    type: draft.userType !== null,
    profile: draft.fullName.trim() !== '',
    preferences: draft.interests.length > 0,
    business: draft.userType === 'business' && !draft.setupLater && draft.businessName.trim() !== '',
    tour: draft.completed,
    completion: draft.completed,
  };
  return new Set(stepIds.flatMap((id, index) => (left[id] && (index < step || draft.completed) ? [index] : [])));
};

/** Fills gaps from the registration. A finished setup starts over. */
export const begin = (saved: Onboarding, user: AccountUser): Onboarding => ({
  ...saved,
  userType: saved.userType ?? (user.type_chosen && user.user_type !== 'admin' ? user.user_type : null),
  fullName: saved.fullName || user.full_name,
  phone: saved.phone || (user.phone ?? ''),
  businessName: saved.businessName || (user.company_name ?? ''),
});

/** After a change of type the saved step may not apply any more. */
export const initialStep = (draft: Onboarding): number => {
  if (draft.completed) return 0;
  const steps = stepsFor(draft.userType);
  return steps[draft.step]?.skipped ? (after(steps, draft.step) ?? 0) : draft.step;
};

const hasBusiness = (draft: Onboarding): boolean =>
  draft.userType === 'business' && !draft.setupLater && draft.businessName.trim() !== '';

/** What the account learns at the end; an unchanged type is no request, and an admin stays one (decision 2). */
export const profileOf = (draft: Onboarding, user: AccountUser): ProfileBody => {
  const sound = profileProblems(draft);
  const { userType } = draft;
  const chosen = userType !== null && user.user_type !== 'admin' && (userType !== user.user_type || !user.type_chosen);
  return {
    ...(sound.fullName ? {} : { full_name: draft.fullName.trim() }),
    ...(sound.phone ? {} : { phone: draft.phone.trim() || null }),
    ...(hasBusiness(draft) ? { company_name: draft.businessName.trim() } : {}),
    ...(chosen ? { user_type: userType } : {}),
  };
};
