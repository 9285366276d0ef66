import type { NewByDay } from '@carsi/contracts/common/growth';
import { listPeople, type ListPeople } from '@carsi/contracts/identity/calls';
import type { PersonName, PersonView } from '@carsi/contracts/identity/person';
import { userTypes } from '@carsi/contracts/identity/user-types';
import { Refusal } from '@carsi/kernel/refusal';
import { countByDay } from '@carsi/platform/events/count-by-day';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import { everybody, listPeople as find } from '../admin-users/list-people.js';
import { adminUsers, type AdminUserRow } from '../admin-users/projection.js';
import { profiles, type ProfileRow } from '../profiles/projection.js';
import { personName } from '../profiles/view.js';
import type { Revocation } from '../token/revocation.js';
import type { ChosenType } from '../user/events.js';
import type { Possession } from './possession.js';
import type { Users } from './users.js';

const id = z.string().min(1).max(64);
const someIds = z.object({ ids: z.array(id).max(100) });
const verifiedBody = z.object({ userId: id, verified: z.boolean() });
const typeBody = z.object({ userId: id, userType: z.enum(userTypes) });

/** What others see of people, and what admins see and do. */
export class People {
  readonly #list: ReadModel<AdminUserRow>;
  readonly #profiles: ReadModel<ProfileRow>;

  constructor(
    private readonly users: Users,
    readModels: ReadModels,
    private readonly revocation: Revocation,
    private readonly possession: Possession,
    private readonly clock: Clock,
  ) {
    this.#list = readModels.of(adminUsers);
    this.#profiles = readModels.of(profiles);
  }

  async names(body: unknown): Promise<readonly PersonName[]> {
    const { ids } = parse(someIds, body);
    const rows = await this.#profiles.getAll(ids);
    return [...new Set(ids)].flatMap((id) => {
      const row = rows.get(id);
      return (row && personName(id, row)) ?? [];
    });
  }

  newByDay(days: number): Promise<NewByDay> {
    return countByDay(this.#list, 'createdAt', this.clock.now(), days);
  }

  async list(body: ListPeople): Promise<{ people: readonly PersonView[]; total: number }> {
    const { ids, total } = await find(this.#list, parse(listPeople, body));
    return { people: await this.users.people(ids), total };
  }

  async count(): Promise<{ people: number }> {
    return { people: await this.#list.count(everybody) };
  }

  async stats(): Promise<{ total: number; verified: number }> {
    const [total, verified] = await Promise.all([this.#list.count(everybody), this.#list.count({ verified: true })]);
    return { total, verified };
  }

  async markVerified(body: unknown, by: string, context: CallContext): Promise<PersonView> {
    const { userId, verified } = parse(verifiedBody, body);
    await this.users.run(userId, {
      type: 'MarkVerified',
      data: { verified },
      meta: metaOf(context, this.clock, by),
    });
    return this.users.person(userId);
  }

  /** Whoever becomes an admin or is none any more signs in again: their tokens say otherwise. */
  async giveType(body: unknown, by: string, context: CallContext): Promise<PersonView> {
    const { userId, userType } = parse(typeBody, body);
    const { emailVerified, erasure } = await this.users.state(userId);
    const isAdmin = (await this.users.allAdmins()).includes(userId);
    if (userType === 'admin') {
      // Nobody would know who reads that mailbox.
      if (!emailVerified) throw new Refusal('ADMIN_EMAIL_UNVERIFIED');
      if (erasure) throw new Refusal('ERASURE_SCHEDULED');
      const verifiedAt = (await this.users.profile(userId))?.emailVerifiedAt ?? null;
      await this.possession.takeUnlessProven(userId, verifiedAt);
      await this.users.appoint(userId, metaOf(context, this.clock, by));
    } else {
      if (isAdmin) await this.dismiss(userId, userType, by, context);
      const meta = metaOf(context, this.clock, by);
      await this.users.run(userId, { type: 'RevisePerson', data: { userType }, meta });
    }
    return this.users.person(userId);
  }

  async dismiss(userId: string, userType: ChosenType, by: string, context: CallContext): Promise<void> {
    await this.users.dismiss(userId, userType, metaOf(context, this.clock, by));
    await this.revocation.because('admin-dismissed', userId);
  }
}
