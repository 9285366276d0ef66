import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { review, type PostReview, type ReviewCommand, type ReviseReview } from './decide.js';
import type { ReviewEvent } from './events.js';

const given = specification(review);
const meta = { by: 'ayse', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const data: PostReview['data'] = {
  companyId: 'kebap',
  userId: 'ayse',
  rating: 5,
  content: 'Adana kebabı çok lezzetliydi.',
  anonymous: false,
  verifiedPurchase: false,
  displayName: null,
  outerId: 'dis-1',
  waits: false,
};
const { waits: _waits, ...written } = data;
const of = { ...written, outerId: 'dis-1' };
const text = { title: '5 yıldız', content: data.content, pros: null, cons: null };
const was = { ...text, rating: 5, anonymous: false };
const post = (over: Partial<PostReview['data']> = {}): ReviewCommand => ({
  type: 'PostReview',
  data: { ...data, ...over },
  meta,
});
const revise = (changes: ReviseReview['data']['changes'], from = was): ReviewCommand => ({
  type: 'ReviseReview',
  data: { changes, was: from },
  meta,
});
const publish: ReviewCommand = { type: 'PublishReview', data: {}, meta };
const remove: ReviewCommand = { type: 'RemoveReview', data: {}, meta };
const posted: ReviewEvent = { type: 'ReviewPosted', data: { ...of, ...text } };
const waiting: ReviewEvent = { type: 'ReviewPosted', data: { ...of, ...text, waits: true } };
const published: ReviewEvent = {
  type: 'ReviewPublished',
  data: { companyId: 'kebap', rating: 5, outerId: 'dis-1' },
};
const removed: ReviewEvent = { type: 'ReviewRemoved', data: { companyId: 'kebap', rating: 5 } };

describe('a review', () => {
  it('is posted once it says enough', () => given().when(post()).then(posted));
  it('is one per person and company', () => given(posted).when(post()).thenRefused('REVIEW_EXISTS'));
  it('can be posted again after it was removed', () => given(posted, removed).when(post()).then(posted));
  it.each([0, 6, 3.5, Number.NaN])('wants one to five whole stars, not %d', (rating) =>
    given().when(post({ rating })).thenRefused('REVIEW_RATING_REQUIRED'),
  );
  it('counts letters, not bytes, and not the blanks around them', () => {
    given()
      .when(post({ content: '   güzel yer   ' }))
      .thenRefused('REVIEW_TOO_SHORT');
    given()
      .when(post({ content: 'çok iyiydi' }))
      .then({ ...posted, data: { ...posted.data, content: 'çok iyiydi' } } as ReviewEvent);
    given()
      .when(post({ content: '😀'.repeat(500) }))
      .then({ ...posted, data: { ...posted.data, content: '😀'.repeat(500) } } as ReviewEvent);
    given()
      .when(post({ content: 'a'.repeat(501) }))
      .thenRefused('REVIEW_TOO_LONG');
  });
  it('reports the first rule that fails, in the order of the form', () => {
    given()
      .when(post({ rating: 0, content: '', pros: 'a'.repeat(501) }))
      .thenRefused('REVIEW_RATING_REQUIRED');
    given()
      .when(post({ content: '', pros: 'a'.repeat(501) }))
      .thenRefused('REVIEW_TOO_SHORT');
    given()
      .when(post({ cons: 'a'.repeat(501) }))
      .thenRefused('REVIEW_TOO_LONG');
  });
  it('is revised by what changed, and remembers the rating it had', () => {
    const revised = (over: object): ReviewEvent => ({
      type: 'ReviewRevised',
      data: { ...text, companyId: 'kebap', rating: 5, previousRating: 5, ...over },
    });
    given(posted)
      .when(revise({ content: 'Adana kebabı artık öyle değil.' }))
      .then(revised({ content: 'Adana kebabı artık öyle değil.' }));
    given(posted)
      .when(revise({ anonymous: true }))
      .then(revised({ anonymous: true }));
    given(posted)
      .when(revise({ pros: '  Ustası  ', cons: '' }))
      .then(revised({ pros: 'Ustası' }));
    given(posted)
      .when(revise({ rating: 5, content: ` ${data.content} `, anonymous: false }))
      .thenNothing();
    given()
      .when(revise({ rating: 3 }))
      .thenRefused('REVIEW_NOT_FOUND');
    given(posted)
      .when(revise({ content: 'kısa' }))
      .thenRefused('REVIEW_TOO_SHORT');
  });
  it('has a title that goes with its stars, until somebody gives it one', () => {
    const titles = (changes: object, from = was) =>
      given(posted)
        .when(revise(changes, from))
        .events()
        .map(({ data: written }) => (written as { title: string }).title);
    expect(titles({ rating: 3 })).toEqual(['3 yıldız']);
    expect(titles({ rating: 3 }, { ...was, title: 'Gitmeye değer' })).toEqual(['Gitmeye değer']);
    expect(titles({ title: 'ğ'.repeat(119) + '😀😀' })).toEqual(['ğ'.repeat(119) + '😀']);
  });
  it('waits while its author’s address is not verified, and is published once', () => {
    given()
      .when(post({ waits: true }))
      .then(waiting);
    given(waiting).when(publish).then(published);
    given(waiting, published).when(publish).thenNothing();
    given(posted).when(publish).thenNothing();
    given(waiting, removed).when(publish).thenNothing();
    given().when(publish).thenNothing();
  });
  it('says that it waits in everything that happens to it meanwhile', () => {
    const whatHappens = (...commands: ReviewCommand[]) =>
      commands.map((command) => (given(waiting).when(command).events()[0]!.data as { waits?: true }).waits);
    expect(whatHappens(revise({ rating: 3 }), remove)).toEqual([true, true]);
    given(waiting, published).when(remove).then(removed);
  });
  it('is removed once', () => {
    given(posted).when(remove).then(removed);
    given(posted, removed).when(remove).thenNothing();
  });
});
