import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { Event } from '@carsi/kernel/event';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MessagingModule } from '../messaging.module.js';
import { refusals } from '../refusals.js';

const { access, tokenOf } = testTokens();
const as = (id: string, userType: 'customer' | 'admin' = 'customer') => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  token: tokenOf({ id, userType, emailVerified: true }),
});
const admin = () => as('yonetici', 'admin');

describe('a conversation that was reported', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let messaging: Served<MessagingCalls>;
  let conversationId: string;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    const directory = platform.store('directory', (event) => event);
    service = await hostService('messaging', MessagingModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    messaging = clientOf(platform.calls, 'messaging');
    const meta = { by: null, at: '2026-11-21T09:00:00.000Z', commandId: v7(), correlationId: 'r' };
    const approved: Event = { type: 'CompanyApproved', data: { companyId: 'kebap', ownerId: 'usta', sample: false } };
    await directory.append('company-kebap', 0, { ...meta, events: [approved] });
    await service.app.get(ReadModels, { strict: false }).waitUntilCaughtUp('messaging-companies');
    ({ id: conversationId } = await messaging.start({ companyId: 'kebap' }, as('ayse')));
    await send('ayse', 'Merhaba, yeriniz var mı?');
    await send('usta', 'Kaba bir söz.');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const send = (who: string, content: string) =>
    messaging.send({ conversationId, content, clientId: `cihaz-${v7()}` }, as(who));
  const reports = async (settled: boolean) =>
    (await messaging.conversationReports({ settled, limit: 10, offset: 0 }, admin())).reports;
  const report = (who: string) => messaging.report({ conversationId, reason: 'abuse', note: 'Hakaret etti.' }, as(who));

  it('is read by admins only, and before it was reported by nobody', async () => {
    await expect(messaging.reportedMessages({ conversationId }, admin())).rejects.toMatchObject({
      code: 'REPORT_NOT_FOUND',
    });
    await report('ayse');
    await expect
      .poll(() => reports(false))
      .toMatchObject([
        {
          conversationId,
          personId: 'ayse',
          companyId: 'kebap',
          side: 'person',
          reason: 'abuse',
          note: 'Hakaret etti.',
        },
      ]);
    const { messages } = await messaging.reportedMessages({ conversationId }, admin());
    expect(messages.map(({ side, content }) => [side, content])).toEqual([
      ['person', 'Merhaba, yeriniz var mı?'],
      ['company', 'Kaba bir söz.'],
    ]);
    for (const ask of [
      () => messaging.reportedMessages({ conversationId }, as('ayse')),
      () => messaging.conversationReports({ settled: false, limit: 1, offset: 0 }, as('usta')),
      () => messaging.settleReports({ conversationId, locked: true }, as('usta')),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is ended by an admin, and opened again', async () => {
    await messaging.settleReports({ conversationId, locked: true }, admin());
    expect(await reports(false)).toEqual([]);
    expect(await reports(true)).toMatchObject([{ locked: true, settledAt: expect.any(String) }]);
    for (const who of ['ayse', 'usta'])
      await expect(send(who, 'Bir söz daha.')).rejects.toMatchObject({ code: 'CONVERSATION_LOCKED', status: 403 });
    await messaging.settleReports({ conversationId, locked: false }, admin());
    expect(await send('ayse', 'Yeniden merhaba.')).toMatchObject({ seq: 3 });
  });

  it('can be reported again once it was decided', async () => {
    await report('ayse');
    await expect.poll(() => reports(false)).toHaveLength(1);
    expect(await reports(true)).toEqual([]);
  });

  it('is marked as ended also after another report', async () => {
    await messaging.settleReports({ conversationId, locked: true }, admin());
    await messaging.report({ conversationId, reason: 'spam' }, as('usta'));
    await expect.poll(() => reports(false)).toMatchObject([{ reason: 'spam', side: 'company', locked: true }]);
  });
});
