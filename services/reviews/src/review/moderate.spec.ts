import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { review, type ReviewCommand } from './decide.js';
import type { ReviewEvent } from './events.js';

const given = specification(review);
const meta = { by: 'x', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const of = { companyId: 'kebap' };
const text = { title: '5 yıldız', content: 'Adana kebabı çok lezzetliydi.', pros: null, cons: null };
const author = { userId: 'ayse', anonymous: false, verifiedPurchase: false, displayName: null, outerId: 'dis-1' };
const posted: ReviewEvent = { type: 'ReviewPosted', data: { ...of, ...text, ...author, rating: 5 } };
const waiting: ReviewEvent = { type: 'ReviewPosted', data: { ...posted.data, waits: true } as never };
const reported: ReviewEvent = {
  type: 'ReviewReported',
  data: { ...of, reporterId: 'veli', reason: 'false', note: 'Hiç gelmemiş' },
};
const kept: ReviewEvent = { type: 'ReviewKept', data: of };
const down: ReviewEvent = {
  type: 'ReviewTakenDown',
  data: { ...of, userId: 'ayse', outerId: 'dis-1', reason: 'Kişisel bilgi' },
};
const withdrawn: ReviewEvent = { type: 'ReviewWithdrawn', data: { ...of, rating: 5 } };
const appealed: ReviewEvent = { type: 'ReviewAppealed', data: { ...of, note: 'Orada kimsenin adı yok.' } };
const dismissed: ReviewEvent = { type: 'AppealDismissed', data: { ...of, reason: null } };
const restored: ReviewEvent = { type: 'ReviewRestored', data: { ...of, rating: 5 } };
const removed: ReviewEvent = { type: 'ReviewRemoved', data: { ...of, rating: 5 } };

const report = (reporterId = 'veli', reason = 'false', note: string | null = 'Hiç gelmemiş'): ReviewCommand => ({
  type: 'ReportReview',
  data: { reporterId, reason, note },
  meta,
});
const decide = (keep: boolean, reason: string | null = null): ReviewCommand => ({
  type: 'DecideReview',
  data: { keep, reason },
  meta,
});
const takeDown = decide(false, 'Kişisel bilgi');
const appeal = (note = 'Orada kimsenin adı yok.'): ReviewCommand => ({ type: 'AppealReview', data: { note }, meta });
const post: ReviewCommand = { type: 'PostReview', data: { ...posted.data, waits: false } as never, meta };
const remove: ReviewCommand = { type: 'RemoveReview', data: {}, meta };

describe('a review that somebody reports', () => {
  it('is reported once by each, and not by its author', () => {
    given(posted).when(report()).then(reported);
    given(posted, reported).when(report('veli', 'spam')).thenNothing();
    expect(given(posted, reported).when(report('can')).events()).toHaveLength(1);
    given(posted).when(report('ayse')).thenRefused('REVIEW_REPORT_OWN');
  });
  it('gives a reason from a list, in at most 500 characters', () => {
    given(posted).when(report('veli', '')).thenRefused('REPORT_REASON_REQUIRED');
    given(posted).when(report('veli', 'beğenmedim')).thenRefused('REPORT_REASON_REQUIRED');
    given(posted)
      .when(report('veli', 'other', 'ğ'.repeat(501)))
      .thenRefused('REPORT_NOTE_TOO_LONG');
    expect(
      given(posted)
        .when(report('veli', 'other', '  '))
        .events()[0]!.data,
    ).toMatchObject({ note: null });
  });
  it('is one that others see', () => {
    for (const history of [[], [waiting], [posted, removed], [posted, down, withdrawn]])
      given(...history)
        .when(report())
        .thenRefused('REVIEW_NOT_FOUND');
  });
  it('stays where an admin keeps it, and may be reported by others again', () => {
    given(posted, reported).when(decide(true)).then(kept);
    given(posted, reported, kept).when(decide(true)).thenNothing();
    given(posted).when(decide(true)).thenNothing();
    given(posted, reported, kept).when(report()).thenNothing();
    expect(given(posted, reported, kept).when(report('can')).events()).toHaveLength(1);
  });
});

describe('a review that an admin takes down', () => {
  it('goes with a reason, counts no more, and goes once', () => {
    given(posted).when(takeDown).then(down, withdrawn);
    given(posted, reported).when(takeDown).then(down, withdrawn);
    given(posted).when(decide(false)).thenRefused('REVIEW_REASON_REQUIRED');
    given(posted).when(decide(false, '   ')).thenRefused('REVIEW_REASON_REQUIRED');
    given(posted)
      .when(decide(false, 'a'.repeat(501)))
      .thenRefused('REVIEW_REASON_TOO_LONG');
    given(posted, down, withdrawn).when(takeDown).thenNothing();
  });
  it('is one that everybody saw', () => {
    for (const history of [[], [waiting], [posted, removed]])
      given(...history)
        .when(takeDown)
        .thenRefused('REVIEW_NOT_FOUND');
  });
  it('is looked at again once, when its author asks and says why', () => {
    given(posted, down, withdrawn).when(appeal()).then(appealed);
    given(posted, down, withdrawn, appealed).when(appeal()).thenRefused('REVIEW_APPEALED');
    given(posted, down, withdrawn, appealed, dismissed).when(appeal()).thenRefused('REVIEW_APPEALED');
    given(posted, down, withdrawn).when(appeal(' hayır ')).thenRefused('APPEAL_TOO_SHORT');
    given(posted, down, withdrawn)
      .when(appeal('a'.repeat(1_001)))
      .thenRefused('APPEAL_TOO_LONG');
    given(posted).when(appeal()).thenRefused('REVIEW_NOT_REMOVED');
    given().when(appeal()).thenRefused('REVIEW_NOT_FOUND');
    expect(given(posted, down, withdrawn, appealed, restored, down, withdrawn).when(appeal()).events()).toHaveLength(1);
  });
  it('comes back where an admin says so, asked or not, and counts again', () => {
    given(posted, down, withdrawn).when(decide(true)).then(restored);
    given(posted, down, withdrawn, appealed).when(decide(true)).then(restored);
    given(posted, down, withdrawn, appealed, restored).when(decide(true)).thenNothing();
  });
  it('stays down where an admin confirms it', () => {
    given(posted, down, withdrawn, appealed).when(decide(false)).then(dismissed);
    given(posted, down, withdrawn, appealed, dismissed).when(decide(false, 'Hayır')).thenNothing();
  });
  it('is not written anew: neither by an edit nor after it was deleted', () => {
    const revise = { type: 'ReviseReview', data: { changes: { rating: 1 }, was: { ...text, rating: 5 } }, meta };
    given(posted, down, withdrawn)
      .when(revise as ReviewCommand)
      .thenRefused('REVIEW_TAKEN_DOWN');
    given(posted, down, withdrawn)
      .when(remove)
      .then({ type: 'ReviewRemoved', data: { ...of, rating: 5, waits: true } });
    const gone: ReviewEvent = { type: 'ReviewRemoved', data: { ...of, rating: 5, waits: true } };
    given(posted, down, withdrawn, gone).when(post).thenRefused('REVIEW_BARRED');
    expect(given(posted, down, withdrawn, restored, removed).when(post).events()).toHaveLength(1);
  });
});

describe('an appeal', () => {
  const withdraw: ReviewCommand = { type: 'WithdrawAppeal', data: {}, meta };
  const removedByAdmin = [posted, down, withdrawn];

  it('is withdrawn by its author until an admin has decided, and may be made again', () => {
    const appealWithdrawn: ReviewEvent = { type: 'AppealWithdrawn', data: of };
    given(...removedByAdmin, appealed)
      .when(withdraw)
      .then(appealWithdrawn);
    given(...removedByAdmin, appealed, appealWithdrawn)
      .when(withdraw)
      .thenNothing();
    given(...removedByAdmin, appealed, appealWithdrawn)
      .when(appeal())
      .then(appealed);
    given(...removedByAdmin, appealed, dismissed)
      .when(withdraw)
      .thenNothing();
    given(...removedByAdmin, appealed, dismissed)
      .when(appeal())
      .thenRefused('REVIEW_APPEALED');
  });
});
