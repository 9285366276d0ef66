import { billingTopic } from '@carsi/contracts/billing/events';
import { directoryTopic, type DirectoryEvent } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import { reviewsTopic } from '@carsi/contracts/reviews/events';
import type { LogRecord } from '@carsi/platform/platform';
import { canonical } from '@carsi/kernel/given';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../publish.js';
import { hostBoxes, type HostedBoxes } from '../testing/hosted-boxes.js';

const DAY_MS = 24 * 3_600_000;
const approved = (companyId: string, ownerId: string | null, sample = false): DirectoryEvent => ({
  type: 'CompanyApproved',
  data: { companyId, ownerId, sample },
});
const review = (companyId: string, userId: string) => ({
  type: 'ReviewPosted',
  data: { reviewId: `${companyId}_${userId}`, companyId, rating: 5 },
});

describe('boxes of notifications', () => {
  let boxes: HostedBoxes;
  const person = (name: string): string => `${name}-${v7()}`;
  /** A company of its own for each test, known here. */
  const company = async (ownerId: string | null, sample = false): Promise<string> => {
    const companyId = v7();
    await boxes.said('directory', `company-${companyId}`, ownerId, approved(companyId, ownerId, sample));
    await boxes.readModels.waitUntilCaughtUp('notification-companies');
    return companyId;
  };
  const chose = async (userId: string, choices: object): Promise<void> => {
    await boxes.said('identity', `user-${userId}`, userId, { type: 'SettingsChosen', data: { userId, choices } });
    await boxes.readModels.waitUntilCaughtUp('notification-settings');
  };
  const reviewed = (companyId: string, by = 'ayse') =>
    boxes.said('reviews', `review-${companyId}_${by}`, by, review(companyId, by));
  const keeps = (companyId: string, userId: string) =>
    boxes.said('directory', `favorites-${userId}`, userId, { type: 'FavoriteAdded', data: { companyId, userId } });
  /** What was said before has been heard: this comes after it on the same topic. */
  const delivered = async (topic: 'directory' | 'reviews'): Promise<void> => {
    const owner = person('son');
    const companyId = await company(owner);
    await (topic === 'directory' ? keeps(companyId, 'x') : reviewed(companyId, 'x'));
    await expect.poll(() => boxes.boxOf(owner)).toHaveLength(1);
  };

  const oldOwner = 'eski-usta';
  beforeAll(async () => {
    boxes = await hostBoxes(async (said) => {
      await said('directory', 'company-eski', 'yonetici', approved('eski', oldOwner));
      await said('reviews', 'review-eski_ayse', 'ayse', review('eski', 'ayse'));
    });
    expect([directoryTopic, identityTopic, reviewsTopic]).toEqual([
      'directory.events',
      'identity.events',
      'reviews.events',
    ]);
  });
  afterAll(() => boxes.stop());

  it('know nothing of what happened before there were any', async () => {
    await delivered('reviews');
    await delivered('directory');
    expect(await boxes.boxOf(oldOwner)).toEqual([]);
  });

  it('notify the owner of a review, of favourites as one, and of an admin’s decision, newest first', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    await reviewed(companyId);
    await expect.poll(() => boxes.boxOf(owner)).toEqual(['new-review 1']);
    await keeps(companyId, 'ayse');
    await keeps(companyId, 'veli');
    await expect.poll(() => boxes.boxOf(owner)).toEqual(['new-favorite 2', 'new-review 1']);
    await boxes.said('directory', `company-${companyId}`, 'yonetici', approved(companyId, owner));
    await expect.poll(() => boxes.boxOf(owner)).toHaveLength(3);
    expect((await boxes.boxOf(owner))[0]).toBe('company-approved 1');
    const { notifications } = await boxes.service.notifications({ tab: 'all', limit: 9, offset: 0 }, boxes.as(owner));
    expect(notifications.map(({ personId, reviewId }) => [personId, reviewId])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('say nothing of made-up companies, of what operators bring in, and of what one did oneself', async () => {
    const owner = person('usta');
    const [sample, imported, own] = [await company(owner, true), await company(owner), await company(owner)];
    await reviewed(sample);
    await boxes.said('reviews', `review-${imported}_x`, 'operator', review(imported, 'x'));
    await keeps(own, owner);
    await delivered('reviews');
    await delivered('directory');
    expect(await boxes.boxOf(owner)).toEqual([]);
  });

  it('respect their person’s settings', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    await chose(owner, { reviewNotifications: false });
    await reviewed(companyId);
    await delivered('reviews');
    expect(await boxes.boxOf(owner)).toEqual([]);
    await keeps(companyId, 'ayse');
    await expect.poll(() => boxes.boxOf(owner)).toEqual(['new-favorite 1']);
    await chose(owner, { reviewNotifications: true });
    await reviewed(companyId, 'veli');
    await expect.poll(() => boxes.boxOf(owner)).toHaveLength(2);
  });

  it('hold one of each, however often an event comes', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    const record: LogRecord = {
      topic: reviewsTopic,
      partition: 0,
      position: 1_000_000,
      key: `review-${companyId}_ayse`,
      at: boxes.now(),
      by: 'ayse',
      events: [review(companyId, 'ayse')],
    };
    for (let n = 0; n < 3; n++) await boxes.policies.take(reviewsTopic, [record]);
    expect(await boxes.boxOf(owner)).toEqual(['new-review 1']);
  });

  it('notify an owner of an invoice once, and request one mail, however often the event comes', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    const dueAt = '2026-11-28T09:00:00.000Z';
    const facts = { number: 'CRS2026000000001', reference: 'CARSI-2026-000001', total: 9_900 };
    const record: LogRecord = {
      topic: billingTopic,
      partition: 0,
      position: 1_000_000,
      key: 'invoice-f1',
      at: boxes.now(),
      by: owner,
      events: [{ type: 'InvoiceIssued', data: { companyId, invoiceId: 'f1', ...facts, dueAt } }],
    };
    for (let n = 0; n < 3; n++) await boxes.policies.take(billingTopic, [record]);
    expect(await boxes.boxOf(owner)).toEqual(['invoice-issued 1']);
    const { notifications } = await boxes.service.notifications({ tab: 'all', limit: 9, offset: 0 }, boxes.as(owner));
    expect(notifications[0]?.plan).toEqual({ ...facts, at: dueAt });
    const said = await boxes.platform.store('messaging', publish).read(`notifications-${owner}`);
    const requested = said.flatMap(({ events }) => events).filter(({ type }) => type === 'NoticeMailAsked');
    expect(requested).toMatchObject([
      { data: { template: 'invoice-issued', data: { total: '9900', at: dueAt, companyId } } },
    ]);
  });

  it('notify every favoriter of a company of its campaign, once, but not its owner', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    const everybody = Array.from({ length: 130 }, (_, n) => person(`seven${n}`));
    for (const userId of [...everybody, owner]) await keeps(companyId, userId);
    const gone = everybody[0]!;
    const removed = { type: 'FavoriteRemoved', data: { companyId, userId: gone } };
    await boxes.said('directory', `favorites-${gone}`, gone, removed);
    await boxes.readModels.waitUntilCaughtUp('keepers');
    const campaignId = v7();
    for (let n = 0; n < 2; n++)
      await boxes.said('directory', `campaigns-${companyId}`, owner, {
        type: 'CampaignStarted',
        data: { companyId, campaignId },
      });
    await expect.poll(() => boxes.boxOf(everybody.toSorted().at(-1)!)).toHaveLength(1);
    // A round takes two turns; by the third of later campaigns the second round of this one would be over, too.
    for (let n = 0; n < 3; n++) {
      const [other, otherCompany] = [person('sonraki'), await company(person('usta'))];
      await keeps(otherCompany, other);
      await boxes.readModels.waitUntilCaughtUp('keepers');
      await boxes.said('directory', `campaigns-${otherCompany}`, owner, {
        type: 'CampaignStarted',
        data: { companyId: otherCompany, campaignId: v7() },
      });
      await expect.poll(() => boxes.boxOf(other)).toHaveLength(1);
    }
    const received = await Promise.all(everybody.map((userId) => boxes.boxOf(userId)));
    expect(received[0]).toEqual([]);
    expect(received.slice(1).filter((box) => canonical(box) !== canonical(['new-campaign 1']))).toEqual([]);
    expect(await boxes.boxOf(owner)).not.toContain('new-campaign 1');
  });

  it('open to their own person only', async () => {
    const owner = person('usta');
    await reviewed(await company(owner));
    await expect.poll(() => boxes.unreadOf(owner)).toBe(1);
    const requested = await boxes.service.notifications({ tab: 'all', limit: 9, offset: 0 }, boxes.as(owner));
    const notificationId = requested.notifications[0]!.id;
    const stranger = boxes.as('yabanci');
    const notFound = { code: 'NOTIFICATION_NOT_FOUND', status: 404 };
    await expect(boxes.service.changeNotification({ notificationId, isRead: true }, stranger)).rejects.toMatchObject(
      notFound,
    );
    await expect(boxes.service.removeNotification({ notificationId }, boxes.as('yabanci'))).rejects.toMatchObject(
      notFound,
    );
    await boxes.service.readAllNotifications({}, boxes.as('yabanci'));
    expect(await boxes.unreadOf(owner)).toBe(1);
    await expect(
      boxes.service.notifications({ tab: 'all', limit: 9, offset: 0 }, boxes.operator),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const nobody = { requestId: 'r', commandId: v7(), deadline: Date.now() + 60_000 };
    await expect(boxes.service.unreadNotifications({}, nobody)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });

  it('are read, archived and emptied, and count what is left', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    for (const by of ['a', 'b', 'c']) await reviewed(companyId, by);
    await expect.poll(() => boxes.unreadOf(owner)).toBe(3);
    const { service } = boxes;
    const listed = async (tab: 'all' | 'unread' | 'archive' | 'messages' | 'reviews') =>
      (await service.notifications({ tab, limit: 100, offset: 0 }, boxes.as(owner))).total;
    const { notifications } = await service.notifications({ tab: 'all', limit: 9, offset: 0 }, boxes.as(owner));
    const [first, second] = notifications.map(({ id }) => id);
    const read = await service.changeNotification({ notificationId: first!, isRead: true }, boxes.as(owner));
    expect(read).toMatchObject({ id: first, read: true, archived: false });
    expect(await boxes.unreadOf(owner)).toBe(2);
    await service.changeNotification({ notificationId: second!, isArchived: true }, boxes.as(owner));
    expect(await boxes.unreadOf(owner)).toBe(1);
    expect(await Promise.all((['all', 'unread', 'reviews', 'messages', 'archive'] as const).map(listed))).toEqual([
      2, 1, 2, 0, 1,
    ]);
    expect(await service.archiveReadNotifications({}, boxes.as(owner))).toEqual({ archived: 1 });
    expect(await listed('archive')).toBe(2);
    expect(await service.readAllNotifications({}, boxes.as(owner))).toEqual({ read: 2 });
    expect(await service.emptyNotificationArchive({}, boxes.as(owner))).toEqual({ removed: 2 });
    expect(await listed('archive')).toBe(0);
    expect(await service.unreadNotifications({}, boxes.as(owner))).toEqual({ unread: 0 });
  });

  it('remind of an appointment at nine the day before, once, and not of one that was canceled', async () => {
    const [ayse, veli] = [person('ayse'), person('veli')];
    const companyId = await company(person('usta'));
    const at = new Date(Date.parse(boxes.now()) + 5 * DAY_MS);
    const preferredAt = at.toISOString();
    const answered = (personId: string, state: 'accepted' | 'canceled', requestId: string) =>
      boxes.said('directory', `request-${requestId}`, 'usta', {
        type: 'RequestAnswered',
        data: { companyId, requestId, personId, kind: 'appointment', state, preferredAt },
      });
    const [hers, his] = [v7(), v7()];
    await answered(ayse, 'accepted', hers);
    await answered(veli, 'accepted', his);
    await answered(veli, 'canceled', his);
    await expect.poll(() => boxes.boxOf(ayse)).toEqual(['request-answered 1']);
    await boxes.later(3 * DAY_MS);
    await boxes.turns();
    expect(await boxes.boxOf(ayse)).toEqual(['request-answered 1']);
    // Nine in the morning of the day before has come by ten in the evening, whatever the hour of this test.
    const local = (at.getTime() + 3 * 3_600_000) % DAY_MS;
    await boxes.later(at.getTime() - local - 2 * 3_600_000 - Date.parse(boxes.now()));
    await expect.poll(() => boxes.boxOf(ayse)).toEqual(['appointment-tomorrow 1', 'request-answered 1']);
    await boxes.turns();
    expect(await boxes.boxOf(ayse)).toHaveLength(2);
    expect(await boxes.boxOf(veli)).toEqual(['request-answered 1']);
  });

  it('go with their person, are in the export until then, and take nothing in any more', async () => {
    const owner = person('usta');
    const companyId = await company(owner);
    await reviewed(companyId);
    await expect.poll(() => boxes.unreadOf(owner)).toBe(1);
    const exported = async () => {
      const { tables } = await boxes.service.personalData({ userId: owner }, boxes.operator);
      return tables.find(({ name }) => name === 'notifications')!.rows;
    };
    expect(await exported()).toMatchObject([{ kind: 'new-review', companyId }]);
    const erased = { type: 'UserErased', data: { userId: owner, purposes: ['profile'] } };
    await boxes.said('identity', `user-${owner}`, null, erased);
    await expect.poll(exported).toEqual([]);
    await reviewed(companyId, 'veli');
    await delivered('reviews');
    expect(await boxes.boxOf(owner)).toEqual([]);
  });

  it('are the same when everything is made again', async () => {
    for (const name of ['notifications', 'unread-messages', 'appointments', 'keepers', 'notification-companies']) {
      const content = async () => {
        const rows: unknown[] = [];
        for await (const row of boxes.readModels.content(name)) rows.push(row);
        return canonical(rows.map((row) => canonical(row)).toSorted());
      };
      await boxes.readModels.waitUntilCaughtUp(name);
      const before = await content();
      await boxes.readModels.rebuild(name);
      expect(await content()).toBe(before);
      expect(before.length).toBeGreaterThan(1);
    }
  });
});
