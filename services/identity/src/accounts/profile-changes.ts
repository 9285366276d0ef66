import { onboardingBody, personalSettingsBody } from '@carsi/contracts/identity/personal-settings';
import { reviseProfile } from '@carsi/contracts/identity/calls';
import type { PersonView } from '@carsi/contracts/identity/person';
import { companyDraft, companyOfDraft, type CompanyDraft } from '@carsi/contracts/identity/http/personal-settings';
import type { Onboarding, PersonalSettings } from '@carsi/contracts/identity/personal-settings';
import { canonical } from '@carsi/kernel/given';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import { readOnboarding } from '../onboarding/checks.js';
import { noOnboarding, onboarding, onboardingView, readDraft, type OnboardingRow } from '../onboarding/projection.js';
import type { ProfileRow } from '../profiles/projection.js';
import { readSettings } from '../settings/checks.js';
import { settings, settingsView, type SettingsRow } from '../settings/projection.js';
import type { Caller } from '../session/caller.js';
import { marketingAccepted, termsAccepted } from '../user/consents.js';
import type { RevisePerson } from '../user/decide.js';
import { chosenType } from '../user/registration.js';
import { companyNameOf, nameOf, phoneOf } from '../user/texts.js';
import type { Users } from './users.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const LARGEST_DRAFT = 64_000;
/** Limit of companies with pending drafts. */
const MOST_EDITS = 20;
const AVATAR = /^(?:\/api)?\/files\/[\w./-]{1,300}$/;

/** What people change about themselves. New values are compared with the current profile, and unchanged ones are dropped. */
export class ProfileChanges {
  readonly #settings: ReadModel<SettingsRow>;
  readonly #onboarding: ReadModel<OnboardingRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'readModels' | 'clock'> & {
      readonly users: Users;
      readonly who: Caller;
    },
  ) {
    this.#settings = parts.readModels.of(settings);
    this.#onboarding = parts.readModels.of(onboarding);
  }

  async me(_body: unknown, context: CallContext): Promise<PersonView> {
    return this.parts.users.person(await this.#id(context));
  }

  async reviseProfile(body: unknown, context: CallContext): Promise<PersonView> {
    const userId = await this.#id(context);
    const { fullName, phone, companyName, userType, acceptedTerms, marketingConsent } = parse(reviseProfile, body);
    const before = await this.#certain(userId);
    // An unchanged type is no request; the admin type is given by others and cannot be chosen.
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
    if (type && before.admin) await this.parts.users.stepDown(userId, type, metaOf(context, this.parts.clock, userId));
    await this.#run(userId, context, {
      profile: changesOf(profile, before),
      ...(type && { userType: type }),
      given: [
        ...(acceptedTerms ? termsAccepted('profile') : []),
        ...(marketingConsent ? [marketingAccepted('profile')] : []),
      ],
      withdrawn: marketingConsent === false ? [{ kind: 'marketing-email', channel: 'profile' }] : [],
    });
    return this.parts.users.person(userId);
  }

  async chooseAvatar({ avatar }: { readonly avatar: unknown }, context: CallContext): Promise<PersonView> {
    const userId = await this.#id(context);
    if (avatar !== null && (typeof avatar !== 'string' || !AVATAR.test(avatar) || avatar.includes('..')))
      throw new Refusal('AVATAR_INVALID');
    if ((await this.#certain(userId)).avatar !== avatar) await this.#run(userId, context, { avatar });
    return this.parts.users.person(userId);
  }

  async settings(_body: unknown, context: CallContext): Promise<PersonalSettings> {
    return this.#settingsOf(await this.#id(context));
  }

  async #settingsOf(userId: string): Promise<PersonalSettings> {
    const [profile, chosen] = await Promise.all([this.#profile(userId), this.#settings.get(userId)]);
    return settingsView(profile, chosen);
  }

  async chooseSettings(body: unknown, context: CallContext): Promise<PersonalSettings> {
    const userId = await this.#id(context);
    const typed = readSettings(parse(personalSettingsBody, body));
    const { fullName, phone, companyName } = await this.#certain(userId);
    const before = await this.#settingsOf(userId);
    await this.#run(userId, context, {
      profile: changesOf(typed.profile, { fullName, phone, companyName }),
      settings: changesOf(typed.settings, before),
      ...marketing(typed.marketingEmails, before.marketingEmails),
    });
    return this.#settingsOf(userId);
  }

  async onboarding(_body: unknown, context: CallContext): Promise<Onboarding> {
    return this.#onboardingOf(await this.#id(context));
  }

  async #onboardingOf(userId: string): Promise<Onboarding> {
    const [profile, chosen, row] = await Promise.all([
      this.#profile(userId),
      this.#settings.get(userId),
      this.#onboarding.get(userId),
    ]);
    return onboardingView(profile, chosen, row);
  }

  async keepOnboarding(body: unknown, context: CallContext): Promise<Onboarding> {
    const userId = await this.#id(context);
    const typed = parse(onboardingBody, body);
    const profile = await this.#certain(userId);
    const row = (await this.#onboarding.get(userId)) ?? noOnboarding;
    const read = readOnboarding(typed, row.answers);
    const before = readDraft(row.draft);
    const draft = read.draft && { ...before, ...read.draft };
    await this.#run(userId, context, {
      profile: changesOf(read.profile, profile),
      settings: changesOf(read.settings, await this.#settingsOf(userId)),
      answers: changesOf(read.answers, row.answers),
      // An admin walks through it as everybody does, and stays one.
      ...(read.userType && !profile.admin && { userType: read.userType }),
      ...(draft && canonical(draft) !== canonical(before) && { draft }),
      ...(read.completed && { completed: true }),
    });
    return this.#onboardingOf(userId);
  }

  /** Of a new company, or of one that exists. */
  async companyDraft({ companyId }: { readonly companyId?: string }, context: CallContext): Promise<CompanyDraft> {
    return this.#draftOf(await this.#id(context), companyId);
  }

  async #draftOf(userId: string, companyId?: string): Promise<CompanyDraft> {
    const row = await this.#onboarding.get(userId);
    return readDraft(companyId === undefined ? row?.draft : row?.edits?.[companyId]);
  }

  async keepCompanyDraft(
    { draft: body, companyId }: { readonly draft: unknown; readonly companyId?: string },
    context: CallContext,
  ): Promise<{ kept: true }> {
    const userId = await this.#id(context);
    const draft = parse(companyDraft, body);
    const draftOf = parse(companyOfDraft.optional(), companyId);
    if (JSON.stringify(draft).length > LARGEST_DRAFT) throw new Refusal('DRAFT_TOO_LARGE');
    await this.#certain(userId);
    if (canonical(await this.#draftOf(userId, draftOf)) === canonical(draft)) return { kept: true };
    const others = Object.keys((await this.#onboarding.get(userId))?.edits ?? {}).filter((id) => id !== draftOf);
    if (draftOf !== undefined && draft !== null && others.length >= MOST_EDITS) throw new Refusal('DRAFT_LIMIT');
    await this.#run(userId, context, { draft, ...(draftOf !== undefined && { draftOf }) });
    return { kept: true };
  }

  async #id(context: CallContext): Promise<string> {
    return (await this.parts.who.person(context)).id;
  }

  /**
   * The profile after all accepted commands. Throws StoreUnavailable while the projection is behind, as nothing could be called
   * unchanged.
   */
  async #certain(userId: string): Promise<ProfileRow> {
    if (!(await this.parts.users.current(userId))) throw new StoreUnavailable('What is shown of people is behind.');
    return this.#profile(userId);
  }

  async #profile(userId: string): Promise<ProfileRow> {
    const row = await this.parts.users.profile(userId);
    if (!row) throw new Refusal('USER_NOT_FOUND');
    return row;
  }

  #run(userId: string, context: CallContext, data: RevisePerson['data']): Promise<void> {
    return this.parts.users.run(userId, {
      type: 'RevisePerson',
      data,
      meta: metaOf(context, this.parts.clock, userId),
    });
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
