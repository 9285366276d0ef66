import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { subscription, type SubscriptionCommand, type SubscriptionEvent } from './subscription.js';

const meta = { by: null, at: '2026-11-21T09:00:00.000Z', commandId: 'c', correlationId: 'r' };

describe('a subscription', () => {
  const given = specification(subscription);
  const email = 'ayse@ornek.example';
  const command = (type: SubscriptionCommand['type'], data: object, at = meta.at): SubscriptionCommand =>
    ({ type, data, meta: { ...meta, at } }) as SubscriptionCommand;
  const ask = (at?: string) => command('AskSubscription', { email }, at);
  const requested = (round: number, letter: number, requestedAt = meta.at): SubscriptionEvent => ({
    type: 'SubscriptionAsked',
    data: { round, email, letter, askedAt: requestedAt },
  });
  const confirmed: SubscriptionEvent = { type: 'SubscriptionConfirmed', data: { round: 1 } };
  const ended: SubscriptionEvent = { type: 'SubscriptionEnded', data: { round: 1 } };
  const confirm = (round = 1, at?: string) => command('ConfirmSubscription', { round }, at);

  it('waits until its letter is answered', () => {
    given().when(ask()).then(requested(1, 1));
    given(requested(1, 1)).when(confirm()).then(confirmed);
    given(requested(1, 1), confirmed).when(confirm()).thenNothing();
  });
  it('gets no second letter at once, and three at most', () => {
    given(requested(1, 1)).when(ask('2026-11-21T09:09:00.000Z')).thenNothing();
    const later = '2026-11-21T09:11:00.000Z';
    given(requested(1, 1))
      .when(ask(later))
      .then(requested(1, 2, later));
    given(requested(1, 3)).when(ask(later)).thenNothing();
    given(requested(1, 1), confirmed).when(ask(later)).thenNothing();
  });
  it('is confirmed by its own letter within seven days', () => {
    given().when(confirm()).thenRefused('NEWSLETTER_LINK_INVALID');
    given(requested(1, 1)).when(confirm(2)).thenRefused('NEWSLETTER_LINK_INVALID');
    given(requested(1, 1)).when(confirm(1, '2026-11-28T09:00:01.000Z')).thenRefused('NEWSLETTER_LINK_INVALID');
  });
  it('ends by one press, and begins anew as another', () => {
    const end = command('EndSubscription', { round: 1 });
    given(requested(1, 1), confirmed).when(end).then(ended);
    given(requested(1, 1), ended).when(end).thenNothing();
    given(requested(1, 1), ended).when(ask()).then(requested(2, 1));
    given(requested(1, 1), ended, requested(2, 1)).when(end).thenNothing();
  });
});
