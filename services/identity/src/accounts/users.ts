import type { UserType } from '@carsi/contracts/identity/user-types';
import type { PersonView } from '@carsi/contracts/identity/person';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { adminUsers } from '../admin-users/projection.js';
import { ALL_ADMINS, type Admins, type AppointAdmin, type DismissAdmin } from '../admins/admins.js';
import { onboarding } from '../onboarding/projection.js';
import type { Passwords } from '../password/passwords.js';
import { profiles, typeOf, type ProfileRow } from '../profiles/projection.js';
import { personView } from '../profiles/view.js';
import { settings } from '../settings/projection.js';
import type { Revocation } from '../session/revocation.js';
import type { UserCommand } from '../user/decide.js';
import type { ChosenType } from '../user/events.js';
import type { Registered, User } from '../user/state.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** The role and state of a person for access tokens. */
export interface Standing {
  readonly userType: UserType;
  readonly emailVerified: boolean;
  readonly erasedByAdmin: boolean;
}

const ALL_VIEWS = [profiles.name, adminUsers.name, settings.name, onboarding.name];

/** Users by command and by read model: changes are awaited before they are shown. */
export class Users {
  readonly #profiles: ReadModel<ProfileRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels'> & {
      readonly commands: Commands<User, UserCommand>;
      readonly admins: Commands<Admins, AppointAdmin | DismissAdmin>;
      readonly passwords: Passwords;
      readonly revocation: Pick<Revocation, 'because'>;
    },
  ) {
    this.#profiles = parts.readModels.of(profiles);
  }

  /** Waits until all read models have applied the command, or a second. */
  async run(userId: string, command: UserCommand, options: { readonly fresh?: boolean } = {}): Promise<void> {
    await this.parts.commands.run(userId, command, options);
    await this.current(userId);
  }

  /** Refuses USER_NOT_FOUND. */
  async state(userId: string): Promise<Registered> {
    const { state } = await this.parts.commands.state(userId);
    if (state.is !== 'registered') throw new Refusal('USER_NOT_FOUND');
    return state;
  }

  /** From decisions, not from the read model: a token must not contain stale facts. Undefined for an unknown person. */
  async standing(userId: string): Promise<Standing | undefined> {
    const { state } = await this.parts.commands.state(userId);
    if (state.is !== 'registered') return undefined;
    const admin = (await this.allAdmins()).includes(userId);
    const { type, emailVerified, erasure } = state;
    return { userType: typeOf({ admin, type }), emailVerified, erasedByAdmin: erasure?.asked === 'admin' };
  }

  /** True when the read models have applied all commands of this person. */
  async current(userId: string): Promise<boolean> {
    return this.#passed(`user-${userId}`, (await this.parts.commands.state(userId)).version);
  }

  /** Ends sessions and links of a new admin: first, so that a crash leaves none, and again for those created in between. */
  async appoint(userId: string, meta: Meta): Promise<void> {
    if ((await this.allAdmins()).includes(userId)) return;
    await this.parts.revocation.because('admin-appointed', userId);
    await this.parts.admins.run(ALL_ADMINS, { type: 'AppointAdmin', data: { userId }, meta });
    await this.parts.revocation.because('admin-appointed', userId);
    await this.#passed(`admins-${ALL_ADMINS}`, (await this.parts.admins.state(ALL_ADMINS)).version);
  }

  /** Refuses LAST_ADMIN; does nothing for a person who is no admin. */
  async dismiss(userId: string, userType: ChosenType, meta: Meta): Promise<void> {
    await this.parts.admins.run(ALL_ADMINS, { type: 'DismissAdmin', data: { userId, userType }, meta });
    await this.#passed(`admins-${ALL_ADMINS}`, (await this.parts.admins.state(ALL_ADMINS)).version);
  }

  /** Dismisses an admin and ends their sessions. */
  async stepDown(userId: string, userType: ChosenType, meta: Meta): Promise<void> {
    await this.dismiss(userId, userType, meta);
    await this.parts.revocation.because('admin-dismissed', userId);
  }

  /** From decisions, not from the read model. */
  async allAdmins(): Promise<Admins> {
    return (await this.parts.admins.state(ALL_ADMINS)).state;
  }

  profile(userId: string): Promise<ProfileRow | undefined> {
    return this.#profiles.get(userId);
  }

  async byEmail(emailKey: string): Promise<{ readonly id: string; readonly row: ProfileRow } | undefined> {
    return (await this.#profiles.find({ where: { emailKey }, limit: 1 }))[0];
  }

  /** The command that registered a person: a repeated request is one registration. */
  async registeredBy(userId: string): Promise<string | undefined> {
    return (await this.parts.store.read(`user-${userId}`))[0]?.commandId;
  }

  /** Refuses USER_NOT_FOUND. */
  async person(userId: string): Promise<PersonView> {
    const [person] = await this.people([userId]);
    if (!person) throw new Refusal('USER_NOT_FOUND');
    return person;
  }

  /** In the order of the ids; unknown ones are omitted. */
  async people(ids: readonly string[]): Promise<readonly PersonView[]> {
    const [rows, havePasswords] = await Promise.all([this.#profiles.getAll(ids), this.parts.passwords.whoHave(ids)]);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [personView(id, row, havePasswords.has(id))] : [];
    });
  }

  async #passed(stream: string, version: number): Promise<boolean> {
    return (
      version === 0 || this.parts.readModels.waitFor(ALL_VIEWS, await this.parts.store.positionOf(stream, version))
    );
  }
}
