import { reviseProfile, type ReviseProfile } from '@carsi/contracts/identity/calls';
import type { PersonView } from '@carsi/contracts/identity/person';
import { companyDraft, companyOfDraft, type CompanyDraft } from '@carsi/contracts/identity/http/personal-settings';
import {
  onboardingBody,
  personalSettingsBody,
  type Onboarding,
  type PersonalSettings,
} from '@carsi/contracts/identity/personal-settings';
import { canonical } from '@carsi/kernel/given';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreUnavailable, type Clock, type CallContext } from '@carsi/platform/platform';
import { readOnboarding } from '../onboarding/checks.js';
import { noOnboarding, onboarding, onboardingView, readDraft, type OnboardingRow } from '../onboarding/projection.js';
import type { ProfileRow } from '../profiles/projection.js';
import { readSettings } from '../settings/checks.js';
import { settings, settingsView, type SettingsRow } from '../settings/projection.js';
import { marketingAccepted, termsAccepted } from '../user/consents.js';
import type { RevisePerson } from '../user/decide.js';
import type { ChosenType } from '../user/events.js';
import { chosenType } from '../user/registration.js';
import { companyNameOf, nameOf, phoneOf } from '../user/texts.js';
import type { Users } from './users.js';

const LARGEST_DRAFT = 64_000;
/** Companies whose changes wait at the same time. */
const MOST_EDITS = 20;
const AVATAR = /^(?:\/api)?\/files\/[\w./-]{1,300}$/;

/** What people change about themselves. Texts are compared with what is shown, and what is as it was is left out. */
export class ProfileChanges {
  readonly #settings: ReadModel<SettingsRow>;
  readonly #onboarding: ReadModel<OnboardingRow>;

  constructor(
    private readonly users: Users,
    readModels: ReadModels,
    private readonly clock: Clock,
    /** Ends what an admin's sign-in may do, once they are none any more. */
    private readonly stepDown: (userId: string, userType: ChosenType, context: CallContext) => Promise<void>,
  ) {
    this.#settings = readModels.of(settings);
    this.#onboarding = readModels.of(onboarding);
  }

  async revise(userId: string, body: ReviseProfile, context: CallContext): Promise<PersonView> {
    const { fullName, phone, companyName, userType, acceptedTerms, marketingConsent } = parse(reviseProfile, body);
    const before = await this.#certain(userId);
    // An unchanged type is no request; the type of admins is given and never taken.
    const unchanged = userType === (before.admin ? 'admin' : before.type);
    if (userType === 'admin' && !unchanged) throw new Refusal('FORBIDDEN');
    const type = userType === undefined || unchanged ? undefined : chosenType(userType);
    const profile = {
      ...(fullName !== undefined && { fullName: nameOf(fullName, 'PROFILE_NAME_REQUIRED') }),
      ...(companyName !== undefined && { companyName: companyNameOf(companyName) }),
      ...(phone !== undefined && { phone: phoneOf(phone) }),
    };
    const company = 'companyName' in profile ? profile.companyName : before.companyName;
    const touched = type !== undefined || 'companyName' in profile;
    if (touched && (type ?? before.type) === 'business' && !before.admin && !company)
      throw new Refusal('COMPANY_NAME_REQUIRED');
    if (acceptedTerms === false) throw new Refusal('TERMS_REQUIRED');
    if (type && before.admin) await this.stepDown(userId, type, context);
    await this.#run(userId, context, {
      profile: changesOf(profile, before),
      ...(type && { userType: type }),
      given: [
        ...(acceptedTerms ? termsAccepted('profile') : []),
        ...(marketingConsent ? [marketingAccepted('profile')] : []),
      ],
      withdrawn: marketingConsent === false ? [{ kind: 'marketing-email', channel: 'profile' }] : [],
    });
    return this.users.person(userId);
  }

  async chooseAvatar(userId: string, avatar: unknown, context: CallContext): Promise<PersonView> {
    if (avatar !== null && (typeof avatar !== 'string' || !AVATAR.test(avatar) || avatar.includes('..')))
      throw new Refusal('AVATAR_INVALID');
    if ((await this.#certain(userId)).avatar !== avatar) await this.#run(userId, context, { avatar });
    return this.users.person(userId);
  }

  async settings(userId: string): Promise<PersonalSettings> {
    const [profile, chosen] = await Promise.all([this.#profile(userId), this.#settings.get(userId)]);
    return settingsView(profile, chosen);
  }

  async chooseSettings(userId: string, body: unknown, context: CallContext): Promise<PersonalSettings> {
    const typed = readSettings(parse(personalSettingsBody, body));
    const { fullName, phone, companyName } = await this.#certain(userId);
    const before = await this.settings(userId);
    await this.#run(userId, context, {
      profile: changesOf(typed.profile, { fullName, phone, companyName }),
      settings: changesOf(typed.settings, before),
      ...marketing(typed.marketingEmails, before.marketingEmails),
    });
    return this.settings(userId);
  }

  async onboarding(userId: string): Promise<Onboarding> {
    const [profile, chosen, row] = await Promise.all([
      this.#profile(userId),
      this.#settings.get(userId),
      this.#onboarding.get(userId),
    ]);
    return onboardingView(profile, chosen, row);
  }

  async keepOnboarding(userId: string, body: unknown, context: CallContext): Promise<Onboarding> {
    const typed = parse(onboardingBody, body);
    const profile = await this.#certain(userId);
    const row = (await this.#onboarding.get(userId)) ?? noOnboarding;
    const read = readOnboarding(typed, row.answers);
    const before = readDraft(row.draft);
    const draft = read.draft && { ...before, ...read.draft };
    await this.#run(userId, context, {
      profile: changesOf(read.profile, profile),
      settings: changesOf(read.settings, await this.settings(userId)),
      answers: changesOf(read.answers, row.answers),
      // An admin walks through it as everybody does, and stays one.
      ...(read.userType && !profile.admin && { userType: read.userType }),
      ...(draft && canonical(draft) !== canonical(before) && { draft }),
      ...(read.completed && { completed: true }),
    });
    return this.onboarding(userId);
  }

  /** Of a new company, or of one that exists. */
  async companyDraft(userId: string, companyId?: string): Promise<CompanyDraft> {
    const row = await this.#onboarding.get(userId);
    return readDraft(companyId === undefined ? row?.draft : row?.edits?.[companyId]);
  }

  async keepCompanyDraft(
    userId: string,
    { draft: body, companyId }: { draft: unknown; companyId?: string },
    context: CallContext,
  ): Promise<void> {
    const draft = parse(companyDraft, body);
    const draftOf = parse(companyOfDraft.optional(), companyId);
    if (JSON.stringify(draft).length > LARGEST_DRAFT) throw new Refusal('DRAFT_TOO_LARGE');
    await this.#certain(userId);
    if (canonical(await this.companyDraft(userId, draftOf)) === canonical(draft)) return;
    const others = Object.keys((await this.#onboarding.get(userId))?.edits ?? {}).filter((id) => id !== draftOf);
    if (draftOf !== undefined && draft !== null && others.length >= MOST_EDITS) throw new Refusal('DRAFT_LIMIT');
    await this.#run(userId, context, { draft, ...(draftOf !== undefined && { draftOf }) });
  }

  /** As it is after everything that was commanded. Throws StoreUnavailable while that cannot be seen: nothing could be called unchanged. */
  async #certain(userId: string): Promise<ProfileRow> {
    if (!(await this.users.current(userId))) throw new StoreUnavailable('What is shown of people is behind.');
    return this.#profile(userId);
  }

  async #profile(userId: string): Promise<ProfileRow> {
    const row = await this.users.profile(userId);
    if (!row) throw new Refusal('USER_NOT_FOUND');
    return row;
  }

  #run(userId: string, context: CallContext, data: RevisePerson['data']): Promise<void> {
    return this.users.run(userId, { type: 'RevisePerson', data, meta: metaOf(context, this.clock, userId) });
  }
}

/** What differs from before; undefined is no wish. */
const changesOf = <T extends object>(requested: T, before: Partial<Record<keyof T, unknown>>): T =>
  Object.fromEntries(
    Object.entries(requested).filter(
      ([name, value]) => value !== undefined && canonical(value) !== canonical(before[name as keyof T] ?? null),
    ),
  ) as T;

const marketing = (requested: boolean | undefined, before: boolean): RevisePerson['data'] => {
  if (requested === undefined || requested === before) return {};
  return requested
    ? { given: [marketingAccepted('settings')] }
    : { withdrawn: [{ kind: 'marketing-email', channel: 'settings' }] };
};
