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

/** What an access token says of a person, and whether one is given at all. */
export interface Standing {
  readonly userType: UserType;
  readonly emailVerified: boolean;
  readonly erasedByAdmin: boolean;
}

const ALL_VIEWS = [profiles.name, adminUsers.name, settings.name, onboarding.name];

/** People by command and by view: what was commanded is waited for before it is shown. */
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

  /** With everything that is shown having seen it, or after a second. */
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

  /** As it was decided, not as it is shown: a token must not say what is no longer so. Undefined for nobody. */
  async standing(userId: string): Promise<Standing | undefined> {
    const { state } = await this.parts.commands.state(userId);
    if (state.is !== 'registered') return undefined;
    const admin = (await this.allAdmins()).includes(userId);
    const { type, emailVerified, erasure } = state;
    return { userType: typeOf({ admin, type }), emailVerified, erasedByAdmin: erasure?.asked === 'admin' };
  }

  /** True when all that was commanded of somebody can be seen. */
  async current(userId: string): Promise<boolean> {
    return this.#passed(`user-${userId}`, (await this.parts.commands.state(userId)).version);
  }

  /** Whoever becomes an admin signs in again, and no link from before counts: first, so that a crash leaves none; then what came between. */
  async appoint(userId: string, meta: Meta): Promise<void> {
    if ((await this.allAdmins()).includes(userId)) return;
    await this.parts.revocation.because('admin-appointed', userId);
    await this.parts.admins.run(ALL_ADMINS, { type: 'AppointAdmin', data: { userId }, meta });
    await this.parts.revocation.because('admin-appointed', userId);
    await this.#passed(`admins-${ALL_ADMINS}`, (await this.parts.admins.state(ALL_ADMINS)).version);
  }

  /** Refuses LAST_ADMIN; nothing for somebody who is none. */
  async dismiss(userId: string, userType: ChosenType, meta: Meta): Promise<void> {
    await this.parts.admins.run(ALL_ADMINS, { type: 'DismissAdmin', data: { userId, userType }, meta });
    await this.#passed(`admins-${ALL_ADMINS}`, (await this.parts.admins.state(ALL_ADMINS)).version);
  }

  /** An admin who is none any more signs in again. */
  async stepDown(userId: string, userType: ChosenType, meta: Meta): Promise<void> {
    await this.dismiss(userId, userType, meta);
    await this.parts.revocation.because('admin-dismissed', userId);
  }

  /** By the decisions, not by the view. */
  async allAdmins(): Promise<Admins> {
    return (await this.parts.admins.state(ALL_ADMINS)).state;
  }

  profile(userId: string): Promise<ProfileRow | undefined> {
    return this.#profiles.get(userId);
  }

  async byEmail(emailKey: string): Promise<{ readonly id: string; readonly row: ProfileRow } | undefined> {
    return (await this.#profiles.find({ where: { emailKey }, limit: 1 }))[0];
  }

  /** Which command registered somebody: a request that comes twice is one registration. */
  async registeredBy(userId: string): Promise<string | undefined> {
    return (await this.parts.store.read(`user-${userId}`))[0]?.commandId;
  }

  /** Refuses USER_NOT_FOUND. */
  async person(userId: string): Promise<PersonView> {
    const [person] = await this.people([userId]);
    if (!person) throw new Refusal('USER_NOT_FOUND');
    return person;
  }

  /** In the order of the ids; who is not there is left out. */
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
