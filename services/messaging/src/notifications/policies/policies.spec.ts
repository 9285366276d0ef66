import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';
import { describe, expect, it } from 'vitest';
import { forgetNotificationsWhenUserErased } from './forget-notifications-when-user-erased.js';
import { raiseNotificationWhenCompanyApproved } from './raise-notification-when-company-approved.js';
import { raiseNotificationWhenCompanyRejected } from './raise-notification-when-company-rejected.js';
import { raiseNotificationWhenFavoriteAdded } from './raise-notification-when-favorite-added.js';
import { raiseNotificationWhenMessageSent } from './raise-notification-when-message-sent.js';
import { raiseNotificationWhenRequestAnswered } from './raise-notification-when-request-answered.js';
import { raiseNotificationWhenRequestCanceled } from './raise-notification-when-request-canceled.js';
import { raiseNotificationWhenRequestMade } from './raise-notification-when-request-made.js';
import { raiseNotificationWhenReviewPosted } from './raise-notification-when-review-posted.js';
import { raiseNotificationWhenReviewReplied } from './raise-notification-when-review-replied.js';
import { raiseNotificationWhenReviewTakenDown } from './raise-notification-when-review-taken-down.js';
import { raiseNotificationsWhenCampaignStarted } from './raise-notifications-when-campaign-started.js';
import { readNotificationWhenMessagesRead } from './read-notification-when-messages-read.js';
import { tellOwnerWhenPlanOrInvoiceChanges } from './tell-owner-when-plan-or-invoice-changes.js';

const by = (who: string | null) => ({ stream: 's', at: '2026-11-21T09:00:00.000Z', by: who });
const nobody: DirectoryEvent = { type: 'OfferingsChanged', data: { companyId: 'kebap' } };

describe('a message', () => {
  const members = { conversationId: 'kebap_ayse', companyId: 'kebap', personId: 'ayse', ownerId: 'usta' };
  const sent = (side: 'person' | 'company', over: Partial<typeof members> = {}): MessagingEvent => ({
    type: 'MessageSent',
    data: { ...members, ...over, side, seq: 1, clientId: 'x', at: '2026-11-21T09:00:00.000Z' },
  });
  const when = (event: MessagingEvent) => raiseNotificationWhenMessageSent.when(event, by('ayse'));
  const refs = { conversationId: 'kebap_ayse', companyId: 'kebap' };
  it('of a person is told to the owner, and who wrote it', () =>
    expect(when(sent('person'))).toEqual([
      { type: 'Notify', data: { to: 'usta', kind: 'new-message', refs: { ...refs, personId: 'ayse' } } },
    ]));
  it('of a company is told to the person, and not who owns it', () =>
    expect(when(sent('company'))).toEqual([{ type: 'Notify', data: { to: 'ayse', kind: 'new-message', refs } }]));
  it('to oneself is told to nobody', () => expect(when(sent('person', { ownerId: 'ayse' }))).toEqual([]));
  const read = (side: 'person' | 'company', ownerId: string | null = 'usta'): MessagingEvent => ({
    type: 'MessagesRead',
    data: { ...members, ownerId, side, upTo: 3 },
  });
  it('that was read where it is needs no notification any more', () => {
    const saw = (event: MessagingEvent) => readNotificationWhenMessagesRead.when(event, by('x'));
    expect(saw(read('person'))).toEqual([
      { type: 'SawConversation', data: { userId: 'ayse', conversationId: 'kebap_ayse' } },
    ]);
    expect(saw(read('company'))).toMatchObject([{ data: { userId: 'usta' } }]);
    expect(saw(read('company', null))).toEqual([]);
    expect(saw(sent('person'))).toEqual([]);
    expect(when(read('person'))).toEqual([]);
  });
});

describe('a review', () => {
  const of = { reviewId: 'kebap_ayse', companyId: 'kebap' };
  const posted: ReviewsEvent = { type: 'ReviewPosted', data: { ...of, rating: 5 } };
  const replied: ReviewsEvent = { type: 'ReviewReplied', data: { ...of, userId: 'ayse' } };
  const down: ReviewsEvent = { type: 'ReviewTakenDown', data: { ...of, userId: 'ayse' } };
  it('is told to the owner, and not who wrote it: it may be anonymous', () => {
    const [told, ...more] = raiseNotificationWhenReviewPosted.when(posted, by('ayse'));
    expect(told).toEqual({
      type: 'NotifyOwner',
      data: { companyId: 'kebap', kind: 'new-review', refs: { companyId: 'kebap' }, except: 'ayse' },
    });
    expect(more).toEqual([]);
  });
  it('is named as everybody knows it, where it has such a name', () => {
    const byName = { ...of, outerId: 'dis-1' };
    const refs = { companyId: 'kebap', reviewId: 'dis-1' };
    const received = [
      raiseNotificationWhenReviewPosted.when({ type: 'ReviewPosted', data: { ...byName, rating: 5 } }, by('ayse')),
      raiseNotificationWhenReviewReplied.when(
        { type: 'ReviewReplied', data: { ...byName, userId: 'ayse' } },
        by('usta'),
      ),
      raiseNotificationWhenReviewTakenDown.when(
        { type: 'ReviewTakenDown', data: { ...byName, userId: 'ayse' } },
        by('yonetici'),
      ),
    ];
    expect(received.flat().map(({ data }) => data.refs)).toEqual([refs, refs, refs]);
  });
  it('is told also when it waited until its author verified their address', () =>
    expect(raiseNotificationWhenReviewPosted.when(posted, by('publish-reviews-when-email-verified'))).toHaveLength(1));
  it('that an admin brought back is no news: it had been told', () => {
    const again: ReviewsEvent = { type: 'ReviewPosted', data: { ...of, rating: 5, again: true } };
    expect(raiseNotificationWhenReviewPosted.when(again, by('yonetici'))).toEqual([]);
  });
  it('that was answered is told to its author', () =>
    expect(raiseNotificationWhenReviewReplied.when(replied, by('usta'))).toEqual([
      { type: 'Notify', data: { to: 'ayse', kind: 'review-reply', refs: of } },
    ]));
  it('that an admin took away is told to its author', () =>
    expect(raiseNotificationWhenReviewTakenDown.when(down, by('yonetici'))).toEqual([
      { type: 'Notify', data: { to: 'ayse', kind: 'review-removed', refs: of } },
    ]));
  it('that its author answered or took away themselves is told to nobody', () => {
    expect(raiseNotificationWhenReviewReplied.when(replied, by('ayse'))).toEqual([]);
    expect(raiseNotificationWhenReviewTakenDown.when(down, by('ayse'))).toEqual([]);
  });
});

describe('a company', () => {
  const approved = (ownerId: string | null, sample = false): DirectoryEvent => ({
    type: 'CompanyApproved',
    data: { companyId: 'kebap', ownerId, sample },
  });
  const rejected = (ownerId: string | null): DirectoryEvent => ({
    type: 'CompanyRejected',
    data: { companyId: 'kebap', ownerId },
  });
  const refs = { companyId: 'kebap' };
  it('that is kept by somebody is told to its owner, and not by whom', () => {
    const added: DirectoryEvent = { type: 'FavoriteAdded', data: { companyId: 'kebap', userId: 'ayse' } };
    expect(raiseNotificationWhenFavoriteAdded.when(added, by('ayse'))).toEqual([
      { type: 'NotifyOwner', data: { companyId: 'kebap', kind: 'new-favorite', refs, except: 'ayse' } },
    ]);
  });
  it('that was approved or sent back is told to its owner', () => {
    expect(raiseNotificationWhenCompanyApproved.when(approved('usta'), by('yonetici'))).toEqual([
      { type: 'Notify', data: { to: 'usta', kind: 'company-approved', refs } },
    ]);
    expect(raiseNotificationWhenCompanyRejected.when(rejected('usta'), by('yonetici'))).toEqual([
      { type: 'Notify', data: { to: 'usta', kind: 'company-rejected', refs } },
    ]);
  });
  it('of nobody, of whoever decided, or made up is told to nobody', () => {
    for (const event of [approved(null), approved('yonetici'), approved('usta', true)])
      expect(raiseNotificationWhenCompanyApproved.when(event, by('yonetici'))).toEqual([]);
    for (const event of [rejected(null), rejected('yonetici')])
      expect(raiseNotificationWhenCompanyRejected.when(event, by('yonetici'))).toEqual([]);
  });
  it('that announces a campaign has all told who keep it', () => {
    const started: DirectoryEvent = { type: 'CampaignStarted', data: { companyId: 'kebap', campaignId: 'k1' } };
    expect(raiseNotificationsWhenCampaignStarted.when(started, by('usta'))).toEqual([
      { type: 'NotifyKeepers', data: { companyId: 'kebap', campaignId: 'k1' } },
    ]);
  });
});

describe('a plan', () => {
  const companyId = 'kebap';
  const at = '2026-11-28T09:00:00.000Z';
  const received = (event: BillingEvent, who: string | null = 'billing') =>
    tellOwnerWhenPlanOrInvoiceChanges.when(event, by(who)).map(({ data: { kind, refs } }) => [kind, refs.plan]);
  const changed = (planId: 'premium' | 'business', from?: 'premium' | 'business'): BillingEvent => ({
    type: 'SubscriptionChanged',
    data: { companyId, planId, endsAt: at, ...(from && { from }) },
  });
  const ended = (reason: 'expired' | 'unpaid' | 'closed' | 'canceled'): BillingEvent => ({
    type: 'SubscriptionEnded',
    data: { companyId, reason, planId: 'premium' },
  });
  it('has its owner told of every invoice, payment, end and lapse, with what it is about', () => {
    const invoice = { companyId, invoiceId: 'f1', number: 'CRS2026000000001', total: 9_900 };
    const reference = 'CARSI-2026-000001';
    const { number, total } = invoice;
    expect(received({ type: 'InvoiceIssued', data: { ...invoice, reference, dueAt: at } }, 'usta')).toEqual([
      ['invoice-issued', { number, reference, total, at }],
    ]);
    expect(received({ type: 'InvoicePaid', data: invoice }, 'yonetici')).toEqual([['invoice-paid', { number, total }]]);
    const near = { planId: 'business', nextPlanId: 'premium', trial: false } as const;
    expect(received({ type: 'PlanEndNeared', data: { companyId, ...near, endsAt: at } })).toEqual([
      ['plan-ending', { ...near, at }],
    ]);
    const due = { invoiceId: 'f1', planId: 'premium', total, dueAt: at } as const;
    expect(received({ type: 'PaymentDueNeared', data: { companyId, ...due } })).toEqual([
      ['payment-due', { planId: 'premium', total, at }],
    ]);
    expect(received(ended('unpaid'))).toEqual([['plan-lapsed', { planId: 'premium' }]]);
    expect(received(ended('expired'))).toEqual([['plan-ended', { planId: 'premium' }]]);
  });
  it('that goes down is news, and one that goes on or up is an invoice alone', () => {
    expect(received(changed('premium', 'business'))).toEqual([
      ['plan-lowered', { planId: 'business', nextPlanId: 'premium' }],
    ]);
    for (const event of [changed('business', 'premium'), changed('premium', 'premium'), changed('premium')])
      expect(received(event)).toEqual([]);
  });
  it('that its owner ended is no news to them, and that of a closed company to nobody', () => {
    expect(tellOwnerWhenPlanOrInvoiceChanges.when(ended('canceled'), by('usta'))).toMatchObject([
      { data: { kind: 'plan-ended', except: 'usta' } },
    ]);
    expect(received(ended('closed'))).toEqual([]);
  });
  it('of before these facts were told is told without them', () =>
    expect(received({ type: 'InvoicePaid', data: { companyId, invoiceId: 'f1' } })).toEqual([['invoice-paid', {}]]));
});

describe('a request', () => {
  const of = { requestId: 't1', companyId: 'kebap', personId: 'ayse', kind: 'quote' } as const;
  const answered = (state: 'accepted' | 'declined' | 'done' | 'canceled'): DirectoryEvent => ({
    type: 'RequestAnswered',
    data: { ...of, state, preferredAt: null },
  });
  it('is told to the owner, and who made it', () =>
    expect(raiseNotificationWhenRequestMade.when({ type: 'RequestMade', data: of }, by('ayse'))).toEqual([
      {
        type: 'NotifyOwner',
        data: {
          companyId: 'kebap',
          kind: 'new-request',
          refs: { companyId: 'kebap', requestId: 't1', personId: 'ayse' },
          except: 'ayse',
        },
      },
    ]));
  it.each(['accepted', 'declined', 'done'] as const)('that is %s is told to who made it', (state) =>
    expect(raiseNotificationWhenRequestAnswered.when(answered(state), by('usta'))).toEqual([
      {
        type: 'Notify',
        data: { to: 'ayse', kind: 'request-answered', refs: { companyId: 'kebap', requestId: 't1' } },
      },
    ]),
  );
  it('that its person canceled is told to the owner, with who it was', () => {
    expect(raiseNotificationWhenRequestCanceled.when(answered('canceled'), by('ayse'))).toEqual([
      {
        type: 'NotifyOwner',
        data: {
          companyId: 'kebap',
          kind: 'request-canceled',
          refs: { companyId: 'kebap', requestId: 't1', personId: 'ayse' },
          except: 'ayse',
        },
      },
    ]);
    expect(raiseNotificationWhenRequestCanceled.when(answered('accepted'), by('usta'))).toEqual([]);
  });
  it('that its person canceled is no news to them', () =>
    expect(raiseNotificationWhenRequestAnswered.when(answered('canceled'), by('ayse'))).toEqual([]));
});

it('who is erased has no box any more', () => {
  const erased: IdentityEvent = { type: 'UserErased', data: { userId: 'ayse', purposes: [] } };
  expect(forgetNotificationsWhenUserErased.when(erased, by(null))).toEqual([
    { type: 'EraseNotificationsOf', data: { userId: 'ayse' } },
  ]);
  const verified: IdentityEvent = { type: 'EmailVerified', data: { userId: 'ayse' } };
  expect(forgetNotificationsWhenUserErased.when(verified, by(null))).toEqual([]);
});

const telling: readonly Policy<never, Command>[] = [
  raiseNotificationWhenReviewPosted,
  raiseNotificationWhenReviewReplied,
  raiseNotificationWhenReviewTakenDown,
  raiseNotificationWhenFavoriteAdded,
  raiseNotificationWhenCompanyApproved,
  raiseNotificationWhenCompanyRejected,
  raiseNotificationsWhenCampaignStarted,
  raiseNotificationWhenRequestMade,
  raiseNotificationWhenRequestAnswered,
];
const happenings: readonly (DirectoryEvent | ReviewsEvent)[] = [
  { type: 'ReviewPosted', data: { reviewId: 'kebap_ayse', companyId: 'kebap', rating: 5 } },
  { type: 'ReviewReplied', data: { reviewId: 'kebap_ayse', companyId: 'kebap', userId: 'ayse' } },
  { type: 'ReviewTakenDown', data: { reviewId: 'kebap_ayse', companyId: 'kebap', userId: 'ayse' } },
  { type: 'FavoriteAdded', data: { companyId: 'kebap', userId: 'ayse' } },
  { type: 'CompanyApproved', data: { companyId: 'kebap', ownerId: 'usta', sample: false } },
  { type: 'CompanyRejected', data: { companyId: 'kebap', ownerId: 'usta' } },
  { type: 'CampaignStarted', data: { companyId: 'kebap', campaignId: 'k1' } },
  { type: 'RequestMade', data: { requestId: 't', companyId: 'kebap', personId: 'ayse', kind: 'quote' } },
  {
    type: 'RequestAnswered',
    data: { requestId: 't', companyId: 'kebap', personId: 'ayse', kind: 'quote', state: 'done', preferredAt: null },
  },
];

describe.each(telling)('$name', (policy) => {
  const when = (event: DirectoryEvent | ReviewsEvent, who: string) => policy.when(event as never, by(who));
  it('begins now: nobody is told of long ago', () => expect(policy.from).toBe('now'));
  it('says nothing of what operators bring in, and something of what people do', () => {
    expect(happenings.flatMap((event) => when(event, 'operator'))).toEqual([]);
    expect(happenings.flatMap((event) => when(event, 'x'))).toHaveLength(1);
  });
  it('says nothing of anything else', () => expect(when(nobody, 'x')).toEqual([]));
});
