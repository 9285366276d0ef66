import type { Onboarding } from '@carsi/contracts/identity/personal-settings';
import type { Projection } from '@carsi/kernel/projection';
import type { ProfileRow } from '../profiles/projection.js';
import { settingsView, type SettingsRow } from '../settings/projection.js';
import type { CompanyDraftKept, UserEvent } from '../user/events.js';

/** Answers without another place: name, telephone, bio, city and switches are in profile and settings. */
export type Answers = Partial<
  Pick<
    Onboarding,
    | 'interests'
    | 'businessName'
    | 'businessCategory'
    | 'businessDescription'
    | 'businessAddress'
    | 'businessPhone'
    | 'businessWebsite'
    | 'setupLater'
    | 'step'
  >
>;

export interface OnboardingRow {
  readonly answers: Answers;
  readonly completed: boolean;
  /** The initial state of the company form. */
  readonly draft: StoredDraft | null;
  /** Drafts of changes to companies, by id. */
  readonly edits?: Readonly<Record<string, StoredDraft>>;
}

type Draft = Readonly<Record<string, unknown>>;
/** JSON, because a draft comes from a client: its fields are not ours. Rows of version 2 contain the object itself. */
type StoredDraft = string | Draft;

export const readDraft = (stored: StoredDraft | null | undefined): Draft | null =>
  typeof stored === 'string' ? (JSON.parse(stored) as Draft) : (stored ?? null);

export const noOnboarding: OnboardingRow = { answers: {}, completed: false, draft: null };

export const onboarding: Projection<OnboardingRow, UserEvent> = {
  name: 'onboarding',
  version: 3,
  rows: (event, { stream }) =>
    ['OnboardingKept', 'OnboardingCompleted', 'CompanyDraftKept', 'UserErased'].includes(event.type)
      ? [stream.slice('user-'.length)]
      : [],
  evolve: (row = noOnboarding, event) => {
    switch (event.type) {
      case 'OnboardingKept':
        return { ...row, answers: { ...row.answers, ...event.data.answers } };
      case 'OnboardingCompleted':
        return { ...row, completed: true };
      case 'CompanyDraftKept':
        return keep(row, event.data);
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};

const keep = (row: OnboardingRow, { draft, companyId }: CompanyDraftKept['data']): OnboardingRow => {
  const stored = draft === null ? null : JSON.stringify(draft);
  if (companyId === undefined) return { ...row, draft: stored };
  const { [companyId]: _, ...others } = row.edits ?? {};
  return { ...row, edits: stored === null ? others : { ...others, [companyId]: stored } };
};

export const onboardingView = (
  profile: ProfileRow,
  chosen: SettingsRow | undefined,
  { answers, completed }: OnboardingRow = noOnboarding,
): Onboarding => {
  const { bio, location, emailNotifications, pushNotifications, smsNotifications } = settingsView(profile, chosen);
  return {
    userType: profile.type,
    fullName: profile.fullName,
    phone: profile.phone ?? '',
    bio,
    city: location,
    interests: [],
    notificationSettings: { email: emailNotifications, push: pushNotifications, sms: smsNotifications },
    businessName: '',
    businessCategory: null,
    businessDescription: '',
    businessAddress: '',
    businessPhone: '',
    businessWebsite: '',
    setupLater: false,
    step: 0,
    ...answers,
    completed,
  };
};
