import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { review, type ReviewCommand } from './decide.js';
import type { ReviewEvent } from './events.js';

const given = specification(review);
const meta = { by: 'usta', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const of = { companyId: 'kebap', ownerId: 'usta' };
const content = 'Yine bekleriz efendim.';
const posted: ReviewEvent = {
  type: 'ReviewPosted',
  data: {
    companyId: 'kebap',
    userId: 'ayse',
    rating: 5,
    title: '5 yıldız',
    content: 'Adana kebabı çok lezzetliydi.',
    pros: null,
    cons: null,
    anonymous: false,
    verifiedPurchase: false,
    displayName: null,
    outerId: 'dis-1',
  },
};
const waiting: ReviewEvent = { type: 'ReviewPosted', data: { ...posted.data, waits: true } as never };
const replied: ReviewEvent = { type: 'ReviewReplied', data: { ...of, content, userId: 'ayse', outerId: 'dis-1' } };
const takenBack: ReviewEvent = { type: 'ReplyRemoved', data: { companyId: 'kebap' } };
const down: ReviewEvent = { type: 'ReviewTakenDown', data: { companyId: 'kebap', userId: 'ayse', reason: 'x' } };
const revised = (text: string): ReviewEvent => ({ type: 'ReplyRevised', data: { ...of, content: text } });
const reply = (text: string, was: string | null = null): ReviewCommand => ({
  type: 'ReplyToReview',
  data: { ownerId: 'usta', content: text, was },
  meta,
});

describe("an owner's reply", () => {
  it('is one for each review, and may be changed', () => {
    given(posted)
      .when(reply(`  ${content} `))
      .then(replied);
    given(posted, replied).when(reply(content, content)).thenNothing();
    given(posted, replied).when(reply('Çok teşekkür ederiz.', content)).then(revised('Çok teşekkür ederiz.'));
  });
  it('says something, in 10 to 1000 letters', () => {
    given(posted).when(reply('Sağ olun')).thenRefused('REPLY_TOO_SHORT');
    given(posted)
      .when(reply('ğ'.repeat(1_001)))
      .thenRefused('REPLY_TOO_LONG');
    given(posted)
      .when(reply('😀'.repeat(1_000)))
      .then({ ...replied, data: { ...replied.data, content: '😀'.repeat(1_000) } } as ReviewEvent);
  });
  it('goes when it is emptied, once, and is no first one when it comes again', () => {
    given(posted, replied).when(reply('  ', content)).then(takenBack);
    given(posted, replied).when({ type: 'RemoveReply', data: {}, meta }).then(takenBack);
    given(posted, replied, takenBack).when(reply('')).thenNothing();
    given(posted).when(reply('')).thenNothing();
    given(posted, replied, takenBack).when(reply(content)).then(revised(content));
  });
  it('is for what everybody sees', () => {
    for (const history of [[], [waiting], [posted, down]])
      given(...history)
        .when(reply(content))
        .thenRefused('REVIEW_NOT_FOUND');
    given(posted, replied, down).when({ type: 'RemoveReply', data: {}, meta }).then(takenBack);
  });
});
