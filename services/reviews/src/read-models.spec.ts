import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import { companyRating, ratingView, type CompanyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { knownCompanies } from './known-companies/projection.js';
import { publish } from './publish.js';
import { reviewAuthors, type ReviewAuthor } from './review-authors/projection.js';
import { reviewIds } from './review-ids/projection.js';
import type { ReviewEvent } from './review/events.js';
import type { ReviewView } from '@carsi/contracts/reviews/calls';

const text = { title: '5 yıldız', content: 'Çok güzel bir yer.', pros: null, cons: null };
const posted = (rating: number, waiting: { waits?: true } = {}): ReviewEvent => ({
  type: 'ReviewPosted',
  data: {
    ...waiting,
    ...text,
    rating,
    companyId: 'kebap',
    userId: 'ayse',
    anonymous: false,
    verifiedPurchase: false,
    displayName: null,
  },
});
const revised = (previousRating: number, rating: number): ReviewEvent => ({
  type: 'ReviewRevised',
  data: { ...text, companyId: 'kebap', rating, previousRating },
});
const removed = (rating: number): ReviewEvent => ({ type: 'ReviewRemoved', data: { companyId: 'kebap', rating } });
const published: ReviewEvent = { type: 'ReviewPublished', data: { companyId: 'kebap', rating: 5 } };
const pending = { waits: true } as const;
const occurrence = (day: number) => ({ stream: 'review-kebap_ayse', at: `2026-11-0${day}T09:00:00.000Z`, by: 'ayse' });

describe("a company's rating", () => {
  const after = (...events: ReviewEvent[]) =>
    ratingView(
      events
        .filter((event) => companyRating.rows(event, occurrence(1)).includes('kebap'))
        .reduce<CompanyRating | undefined>(
          (row, event) => companyRating.evolve(row, event, occurrence(1), 'kebap'),
          undefined,
        ),
    );
  it('is the mean of what stands, with its histogram', () => {
    expect(after(posted(5), posted(4), posted(4))).toEqual({
      rating: 4.33,
      count: 3,
      histogram: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    });
    expect(after(posted(5), revised(5, 2))).toMatchObject({ rating: 2, count: 1 });
    expect(after(posted(5), removed(5))).toMatchObject({ rating: 0, count: 0 });
  });
  it('knows nothing of a review that waits, whatever happens to it, until it is published', () => {
    expect(after(posted(5, pending))).toMatchObject({ count: 0 });
    const revisedWaiting: ReviewEvent = {
      type: 'ReviewRevised',
      data: { ...text, ...pending, companyId: 'kebap', rating: 5, previousRating: 4 },
    };
    expect(after(posted(4, pending), revisedWaiting, published)).toMatchObject({ rating: 5, count: 1 });
    const removedWaiting: ReviewEvent = { type: 'ReviewRemoved', data: { companyId: 'kebap', rating: 5, ...pending } };
    expect(after(posted(5, pending), removedWaiting)).toMatchObject({ count: 0 });
  });
});

describe('the list of reviews', () => {
  const after = (...events: ReviewEvent[]) =>
    events.reduce<ReviewView | undefined>(
      (row, event, index) => companyReviews.evolve(row, event, occurrence(index + 1), 'kebap_ayse'),
      undefined,
    );
  it('shows a review as it was last written', () => {
    expect(after(posted(5), revised(5, 3))).toMatchObject({
      rating: 3,
      edited: true,
      createdAt: occurrence(1).at,
      updatedAt: occurrence(2).at,
    });
  });
  it('shows who is anonymous from then on', () => {
    const hidden: ReviewEvent = {
      type: 'ReviewRevised',
      data: { ...text, companyId: 'kebap', rating: 5, previousRating: 5, anonymous: true },
    };
    expect(after(posted(5), hidden)).toMatchObject({ anonymous: true });
    expect(after(posted(5), hidden, revised(5, 4))).toMatchObject({ anonymous: true });
  });
  it('says which are published', () => {
    expect(after(posted(5))).toMatchObject({ published: true });
    expect(after(posted(5, pending))).toMatchObject({ published: false });
    expect(after(posted(5, pending), published)).toMatchObject({ published: true, edited: false });
  });
  it('is known to others by an id that names nobody', () => {
    const ours = posted(5);
    const outer = { ...ours, data: { ...ours.data, outerId: 'dis-1' } } as ReviewEvent;
    expect(after(outer)).toMatchObject({ id: 'kebap_ayse', outerId: 'dis-1' });
    expect(after(ours)).toMatchObject({ outerId: 'kebap_ayse' });
    expect(reviewIds.rows(outer, occurrence(1))).toEqual(['dis-1']);
    expect(reviewIds.evolve(undefined, outer, occurrence(1), 'dis-1')).toEqual({ reviewId: 'kebap_ayse' });
    expect([ours, removed(5)].flatMap((event) => reviewIds.rows(event, occurrence(1)))).toEqual([]);
  });
  it('counts votes of the review that stands, each as it is now', () => {
    const ours = posted(5);
    const outer = { ...ours, data: { ...ours.data, outerId: 'dis-1' } } as ReviewEvent;
    const voted = (helpful: boolean | null, previous: boolean | null, outerId = 'dis-1') =>
      ({
        type: 'ReviewVoted',
        data: { companyId: 'kebap', reviewId: 'kebap_ayse', outerId, voterId: 'veli', helpful, previous },
      }) as never;
    expect(after(outer, voted(true, null), voted(false, null))).toMatchObject({ helpful: 1, notHelpful: 1 });
    expect(after(outer, voted(true, null), voted(false, true))).toMatchObject({ helpful: 0, notHelpful: 1 });
    expect(after(outer, voted(false, null), voted(null, false))).toMatchObject({ helpful: 0, notHelpful: 0 });
    expect(after(outer, voted(true, null, 'dis-0'))).toMatchObject({ helpful: 0 });
    expect(after(voted(true, null))).toBeUndefined();
    expect(companyReviews.rows(voted(true, null), occurrence(1))).toEqual(['kebap_ayse']);
  });
  it('shows what the owner says as it was last written, and nothing whose key is gone', () => {
    const reply = (type: 'ReviewReplied' | 'ReplyRevised', content: string | null) =>
      ({ type, data: { companyId: 'kebap', ownerId: 'usta', userId: 'ayse', content } }) as ReviewEvent;
    const first = reply('ReviewReplied', 'Teşekkür ederiz.');
    expect(after(posted(5), first)).toMatchObject({ reply: { at: occurrence(2).at, edited: false } });
    expect(after(posted(5), first, reply('ReplyRevised', 'Çok teşekkür ederiz.'))).toMatchObject({
      reply: { ownerId: 'usta', content: 'Çok teşekkür ederiz.', at: occurrence(2).at, edited: true },
    });
    expect(after(posted(5), reply('ReviewReplied', null))).toMatchObject({ reply: null });
    const back: ReviewEvent = { type: 'ReplyRemoved', data: { companyId: 'kebap' } };
    expect(after(posted(5), first, back)).toMatchObject({ reply: null });
    expect(after(posted(5), first, back, reply('ReplyRevised', 'Yine biz.'))).toMatchObject({
      reply: { at: occurrence(4).at, edited: false },
    });
  });
  it('stores a review taken down for its author, with the reason, until it is restored', () => {
    const down: ReviewEvent = {
      type: 'ReviewTakenDown',
      data: { companyId: 'kebap', userId: 'ayse', reason: 'Kişisel bilgi' },
    };
    const appealed: ReviewEvent = { type: 'ReviewAppealed', data: { companyId: 'kebap', note: 'Yok ki' } };
    const dismissed = (reason: string | null): ReviewEvent => ({
      type: 'AppealDismissed',
      data: { companyId: 'kebap', reason },
    });
    const restored: ReviewEvent = { type: 'ReviewRestored', data: { companyId: 'kebap', rating: 5 } };
    const removal = (...events: ReviewEvent[]) => after(posted(5), down, ...events)?.removal;
    expect(after(posted(5), down)).toMatchObject({ published: false });
    expect(removal()).toEqual({ reason: 'Kişisel bilgi', at: occurrence(2).at, appeal: null });
    expect(removal(appealed)).toMatchObject({ appeal: 'open', at: occurrence(2).at });
    expect(removal(appealed, dismissed(null))).toMatchObject({ reason: 'Kişisel bilgi', appeal: 'dismissed' });
    expect(removal(appealed, dismissed('Var'))).toMatchObject({ reason: 'Var' });
    expect(after(posted(5), down, appealed, restored)).toMatchObject({ published: true, removal: null });
  });
  it('forgets what was removed', () => expect(after(posted(5), removed(5))).toBeUndefined());
});

describe('what others hear of a review', () => {
  const hear = (...events: ReviewEvent[]) =>
    events.flatMap(
      (event) => publish(event, { ...occurrence(1), version: 1, events, commandId: 'c', correlationId: 'r' }) ?? [],
    );
  it('are ids and figures, never a word', () => {
    expect(hear(posted(5), revised(5, 2), removed(2))).toEqual([
      { type: 'ReviewPosted', data: { reviewId: 'kebap_ayse', companyId: 'kebap', rating: 5 } },
      { type: 'ReviewRevised', data: { reviewId: 'kebap_ayse', companyId: 'kebap', rating: 2, previousRating: 5 } },
      { type: 'ReviewRemoved', data: { reviewId: 'kebap_ayse', companyId: 'kebap', rating: 2 } },
    ]);
  });
  it('is nothing while it waits, and then that it was posted', () => {
    expect(hear(posted(5, pending))).toEqual([]);
    expect(hear(published)).toEqual([
      { type: 'ReviewPosted', data: { reviewId: 'kebap_ayse', companyId: 'kebap', rating: 5 } },
    ]);
  });
});

describe('a company that may be reviewed', () => {
  const company = { companyId: 'kebap' };
  const approved: DirectoryEvent = { type: 'CompanyApproved', data: { ...company, ownerId: 'usta', sample: false } };
  const withdrawn: DirectoryEvent = { type: 'CompanyWithdrawn', data: { ...company, reason: 'suspended' } };
  const reopened: DirectoryEvent = { type: 'CompanyReopened', data: company };
  const after = (...events: DirectoryEvent[]) =>
    events.reduce<CompanyStanding | undefined>(
      (row, event) => knownCompanies.evolve(row, event, occurrence(1), 'kebap'),
      undefined,
    );
  it('is one from its approval until it is withdrawn, and again when it is back', () => {
    expect(after(approved)).toEqual({ ownerId: 'usta', open: true });
    expect(after(approved, withdrawn)).toEqual({ ownerId: 'usta', open: false });
    expect(after(approved, withdrawn, reopened)).toEqual({ ownerId: 'usta', open: true });
  });
  it('has another owner, or none, from the event on', () => {
    const republished = (over: { ownerId?: string | null }): DirectoryEvent => ({
      type: 'CompanyRepublished',
      data: { ...company, ...over },
    });
    expect(after(approved, republished({ ownerId: 'yeni' }))).toEqual({ ownerId: 'yeni', open: true });
    expect(after(approved, withdrawn, republished({ ownerId: null }))).toEqual({ ownerId: null, open: false });
    expect(after(approved, republished({}))).toEqual({ ownerId: 'usta', open: true });
    expect(after(republished({ ownerId: 'yeni' }))).toBeUndefined();
  });
  it('is not touched by what says nothing of that', () =>
    expect(knownCompanies.rows({ type: 'OfferingsChanged', data: company }, occurrence(1))).toEqual([]));
});

describe('somebody who writes reviews', () => {
  const verified: IdentityEvent = { type: 'EmailVerified', data: { userId: 'ayse' } };
  const erased: IdentityEvent = { type: 'UserErased', data: { userId: 'ayse', purposes: [] } };
  const after = (...events: IdentityEvent[]) =>
    events.reduce<ReviewAuthor | undefined>(
      (row, event) => reviewAuthors.evolve(row, event, occurrence(1), 'ayse'),
      undefined,
    );
  it('has verified an address or was erased, and stays erased', () => {
    expect(after(verified)).toEqual({ is: 'verified' });
    expect(after(verified, erased)).toEqual({ is: 'erased' });
    expect(after(verified, erased, verified)).toEqual({ is: 'erased' });
  });
  it('is not touched by what says nothing of that', () =>
    expect(reviewAuthors.rows({ type: 'ProfileRevised', data: { userId: 'ayse' } }, occurrence(1))).toEqual([]));
});
