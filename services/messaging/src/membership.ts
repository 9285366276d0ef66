import type { Side } from '@carsi/contracts/messaging/events';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Access, PersonActor } from '@carsi/platform/hosting/access';
import type { CallContext } from '@carsi/platform/platform';
import { membersOf } from './conversation/ids.js';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import type { KnownPerson } from './known-people/projection.js';

/** The caller as a member of a conversation. */
export interface Member {
  readonly actor: PersonActor;
  readonly side: Side;
  readonly companyId: string;
  readonly personId: string;
  /** The current owner of the company. */
  readonly ownerId: string | null;
  /** True for a public company. */
  readonly open: boolean;
}

/**
 * Who may see a conversation: the person who started it, and the current owner of the company. Other callers do not learn that it
 * exists.
 */
export class Membership {
  constructor(
    private readonly access: Access,
    private readonly companies: ReadModel<CompanyStanding>,
    private readonly people: ReadModel<KnownPerson>,
  ) {}

  async require(conversationId: string, context: CallContext): Promise<Member> {
    const actor = this.access.requirePerson(context);
    const { companyId, personId } = membersOf(conversationId);
    const { ownerId = null, open = false } = (await this.companies.get(companyId)) ?? {};
    const side = personId === actor.id ? 'person' : ownerId === actor.id ? 'company' : undefined;
    if (side === undefined) throw new Refusal('CONVERSATION_NOT_FOUND');
    return { actor, side, companyId, personId, ownerId, open };
  }

  /** Throws EMAIL_UNVERIFIED; a token that was made before the address was verified does not know it yet. */
  async requireWriter(actor: PersonActor): Promise<void> {
    const known = await this.people.get(actor.id);
    if (known?.erased) throw new Refusal('FORBIDDEN');
    if (!actor.emailVerified && !known?.verified) throw new Refusal('EMAIL_UNVERIFIED');
  }

  async isErased(userId: string): Promise<boolean> {
    return (await this.people.get(userId))?.erased ?? false;
  }

  async allowsMessages(userId: string): Promise<boolean> {
    return (await this.people.get(userId))?.allowMessages ?? true;
  }

  async company(companyId: string): Promise<CompanyStanding> {
    return (await this.companies.get(companyId)) ?? { ownerId: null, open: false };
  }

  /** The companies that this person owns now. */
  async ownedBy(userId: string, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
    const companies = await this.companies.getAll(companyIds);
    return new Set(companyIds.filter((companyId) => companies.get(companyId)?.ownerId === userId));
  }
}
