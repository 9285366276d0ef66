import { replyToReview, reportReview, voteOnReview, type ReviewView } from '@carsi/contracts/reviews/calls';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import type { Invitations } from './invitations/invitations.js';
import { readers } from './readers/projection.js';
import type { ReviewPeople } from './review-people.js';
import type { ReviewRepository } from './review-repository.js';
import type { ReviewCommand } from './review/decide.js';
import { isPublic, type Review } from './review/state.js';
import { voteIdOf, type CastVote } from './vote/vote.js';
import type { ServiceParts } from '@carsi/platform/service-module';

/** What others do with reviews: readers vote and report, owners answer and invite. */
export class Responses {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'clock'> & {
      readonly commands: Commands<Review, ReviewCommand>;
      readonly votes: Commands<boolean | null, CastVote>;
      readonly records: ReviewRepository;
      readonly people: ReviewPeople;
      readonly invitations: Invitations;
    },
  ) {}

  async vote(body: unknown, context: CallContext): Promise<{ review: ReviewView; vote: boolean | null }> {
    const { id: voterId } = await this.parts.people.verifiedMember(context);
    const { reviewId: outerId, helpful } = parse(voteOnReview, body);
    const { reviewId, review } = await this.parts.records.posted(outerId);
    if (!isPublic(review)) throw new Refusal('REVIEW_NOT_FOUND');
    if (review.userId === voterId) throw new Refusal('REVIEW_VOTE_OWN');
    const id = voteIdOf(outerId, voterId);
    const data = { companyId: review.companyId, reviewId, outerId, voterId, helpful };
    const meta = metaOf(context, this.parts.clock, voterId);
    const { version, state } = await this.parts.votes.run(id, { type: 'CastVote', data, meta });
    if (version > 0)
      await this.parts.records.waitForPosition(await this.parts.store.positionOf(`vote-${id}`, version), [
        readers.name,
      ]);
    return { review: await this.parts.records.readYourWrite(reviewId), vote: state };
  }

  async reply(body: unknown, context: CallContext): Promise<ReviewView> {
    await this.parts.people.member(context);
    const { reviewId: outerId, content } = parse(replyToReview, body);
    const { reviewId, review } = await this.parts.records.posted(outerId);
    const { id: ownerId } = await this.parts.people.ownerOf(context, review.companyId);
    const was = (await this.parts.records.fromStream(reviewId))?.reply?.content ?? null;
    await this.parts.commands.run(reviewId, {
      type: 'ReplyToReview',
      data: { ownerId, content, was },
      meta: metaOf(context, this.parts.clock, ownerId),
    });
    return this.parts.records.readYourWrite(reviewId);
  }

  async report(body: unknown, context: CallContext): Promise<{ reported: true }> {
    const { id: reporterId } = await this.parts.people.member(context);
    const { reviewId: outerId, reason, note } = parse(reportReview, body);
    const { reviewId } = await this.parts.records.posted(outerId);
    await this.parts.commands.run(reviewId, {
      type: 'ReportReview',
      data: { reporterId, reason, note },
      meta: metaOf(context, this.parts.clock, reporterId),
    });
    await this.parts.records.waitForCommit(reviewId, [readers.name]);
    return { reported: true };
  }

  async invite({ companyId }: { companyId: string }, context: CallContext) {
    await this.parts.people.ownerOf(context, companyId);
    return this.parts.invitations.make(companyId);
  }
}
