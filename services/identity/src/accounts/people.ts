import { growthWindow, type NewByDay } from '@carsi/contracts/common/growth';
import { listPeople } from '@carsi/contracts/identity/calls';
import type { PersonName, PersonView } from '@carsi/contracts/identity/person';
import { userTypes } from '@carsi/contracts/identity/user-types';
import { Refusal } from '@carsi/kernel/refusal';
import { countByDay } from '@carsi/platform/events/count-by-day';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import { everybody, listPeople as find } from '../admin-users/list-people.js';
import { adminUsers, type AdminUserRow } from '../admin-users/projection.js';
import { profiles } from '../profiles/projection.js';
import { personName } from '../profiles/view.js';
import type { Caller } from '../session/caller.js';
import type { Possession } from './possession.js';
import type { Users } from './users.js';
import type { ServiceParts } from '@carsi/platform/service-module';

const id = z.string().min(1).max(64);
const someIds = z.object({ ids: z.array(id).max(100) });
const verifiedBody = z.object({ userId: id, verified: z.boolean() });
const typeBody = z.object({ userId: id, userType: z.enum(userTypes) });

/** What others see of people, and what admins see and change. */
export class People {
  readonly #list: ReadModel<AdminUserRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'readModels' | 'clock'> & {
      readonly users: Users;
      readonly possession: Possession;
      readonly who: Caller;
    },
  ) {
    this.#list = parts.readModels.of(adminUsers);
  }

  async people(body: unknown): Promise<readonly PersonName[]> {
    const { ids } = parse(someIds, body);
    const rows = await this.parts.readModels.of(profiles).getAll(ids);
    return [...new Set(ids)].flatMap((id) => {
      const row = rows.get(id);
      return (row && personName(id, row)) ?? [];
    });
  }

  async newPeople(body: unknown, context: CallContext): Promise<NewByDay> {
    await this.parts.who.admin(context);
    return countByDay(this.#list, 'createdAt', this.parts.clock.now(), parse(growthWindow, body).days);
  }

  async listPeople(body: unknown, context: CallContext): Promise<{ people: readonly PersonView[]; total: number }> {
    await this.parts.who.admin(context);
    const { ids, total } = await find(this.#list, parse(listPeople, body));
    return { people: await this.parts.users.people(ids), total };
  }

  async peopleCount(): Promise<{ people: number }> {
    return { people: await this.#list.count(everybody) };
  }

  async peopleStats(_body: unknown, context: CallContext): Promise<{ total: number; verified: number }> {
    await this.parts.who.admin(context);
    const [total, verified] = await Promise.all([this.#list.count(everybody), this.#list.count({ verified: true })]);
    return { total, verified };
  }

  async markVerified(body: unknown, context: CallContext): Promise<PersonView> {
    const { id: by } = await this.parts.who.admin(context);
    const { userId, verified } = parse(verifiedBody, body);
    await this.parts.users.run(userId, {
      type: 'MarkVerified',
      data: { verified },
      meta: metaOf(context, this.parts.clock, by),
    });
    return this.parts.users.person(userId);
  }

  /** A person who becomes an admin, or is one no more, has to sign in again: old tokens have the old role. */
  async giveType(body: unknown, context: CallContext): Promise<PersonView> {
    const { id: by } = await this.parts.who.admin(context);
    const { userId, userType } = parse(typeBody, body);
    const meta = metaOf(context, this.parts.clock, by);
    const { emailVerified, erasure } = await this.parts.users.state(userId);
    const isAdmin = (await this.parts.users.allAdmins()).includes(userId);
    if (userType === 'admin') {
      // Without verification it is unknown who reads that mailbox.
      if (!emailVerified) throw new Refusal('ADMIN_EMAIL_UNVERIFIED');
      if (erasure) throw new Refusal('ERASURE_SCHEDULED');
      const verifiedAt = (await this.parts.users.profile(userId))?.emailVerifiedAt ?? null;
      await this.parts.possession.takeUnlessProven(userId, verifiedAt);
      await this.parts.users.appoint(userId, meta);
    } else {
      if (isAdmin) await this.parts.users.stepDown(userId, userType, meta);
      await this.parts.users.run(userId, { type: 'RevisePerson', data: { userType }, meta });
    }
    return this.parts.users.person(userId);
  }
}
