import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { Access, Actor, PersonActor } from '@carsi/platform/hosting/access';
import type { CallContext } from '@carsi/platform/platform';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { knownCompanies } from './known-companies/projection.js';
import { reviewAuthors, type ReviewAuthor } from './review-authors/projection.js';

/** The caller, and their relation to a company. */
export class ReviewPeople {
  readonly #companies: ReadModel<CompanyStanding>;
  readonly #authors: ReadModel<ReviewAuthor>;

  constructor(
    private readonly access: Access,
    readModels: ReadModels,
  ) {
    this.#companies = readModels.of(knownCompanies);
    this.#authors = readModels.of(reviewAuthors);
  }

  /** A person writes as themselves; an operator imports what others wrote. */
  author(context: CallContext, userId: string): Actor {
    const actor = this.writer(context);
    if (actor.kind !== 'operator' && actor.id !== userId) throw new Refusal('FORBIDDEN');
    return actor;
  }

  writer(context: CallContext): Actor {
    const actor = this.access.actorOf(context);
    if (!actor) throw new Refusal('REVIEW_SIGN_IN_REQUIRED');
    return actor;
  }

  /** A token lives for a quarter of an hour, also after an erasure. */
  async member(context: CallContext): Promise<PersonActor> {
    const actor = this.access.requirePerson(context);
    if ((await this.#authors.get(actor.id))?.is === 'erased') throw new Refusal('FORBIDDEN');
    return actor;
  }

  /** Counted actions require a verified address: otherwise one person could count many times. */
  async verifiedMember(context: CallContext): Promise<PersonActor> {
    const actor = await this.member(context);
    if (!(await this.isVerified(actor))) throw new Refusal('EMAIL_UNVERIFIED');
    return actor;
  }

  async ownerOf(context: CallContext, companyId: string): Promise<PersonActor> {
    const actor = await this.member(context);
    if (!(await this.owns(actor.id, companyId))) throw new Refusal('FORBIDDEN');
    return actor;
  }

  admin(context: CallContext): Actor {
    return this.access.requireAdmin(context);
  }

  async owns(userId: string, companyId: string): Promise<boolean> {
    return (await this.#companies.get(companyId))?.ownerId === userId;
  }

  /** The token may not know it yet. */
  async isVerified({ id, emailVerified }: Pick<PersonActor, 'id' | 'emailVerified'>): Promise<boolean> {
    return emailVerified || (await this.#authors.get(id))?.is === 'verified';
  }

  async mayReview(userId: string, companyId: string): Promise<void> {
    await this.notTheirOwn(userId, companyId);
    if (!(await this.#companies.get(companyId))?.open) throw new Refusal('COMPANY_NOT_FOUND');
    if ((await this.#authors.get(userId))?.is === 'erased') throw new Refusal('FORBIDDEN');
  }

  async notTheirOwn(userId: string, companyId: string): Promise<void> {
    if (await this.owns(userId, companyId)) throw new Refusal('REVIEW_OWN_COMPANY');
  }
}
