import type { AdminActsCalls } from '@carsi/contracts/common/admin-acts';
import { sendLetter, type MailCalls, type SendMail } from '@carsi/contracts/identity/mails';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import { Refusal } from '@carsi/kernel/refusal';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Incoming, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { StoreUnavailable } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MessagingModule } from '../messaging.module.js';
import { refusals } from '../refusals.js';

const { access, tokenOf } = testTokens();
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const admin = tokenOf({ id: 'yonetici', userType: 'admin' });
const readers = 120;
const addressOf = (n: number): string => `okur-${n}@ornek.example`;

/** Identity as far as letters go: each id is one letter, and after so many it is gone in the middle. */
const letters = new Map<string, SendMail>();
let requested = 0;
let goneAfter = Infinity;
const refused = new Set(['geri-cevrilen@ornek.example']);
@Controller()
class Letters {
  @MessagePattern('sendLetter')
  send(@Payload() { body, context: by }: Incoming<SendMail>): ReturnType<MailCalls['sendLetter']> {
    access.requireOperator(by);
    if (letters.size >= goneAfter) throw new StoreUnavailable('gone');
    if (refused.has(body.email) || !sendLetter.safeParse(body).success) throw new Refusal('BAD_REQUEST');
    requested += 1;
    letters.set(body.letterId, body);
    return Promise.resolve({ asked: true });
  }
}
class IdentityModule {}

describe('an issue of the newsletter', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let identity: HostedService;
  let messaging: HostedService;
  let client: Served<MessagingCalls>;
  const start = async (): Promise<void> => {
    platform = await createEmbeddedPlatform(folder.path);
    identity = await hostService('identity', { module: IdentityModule, controllers: [Letters] }, platform, {
      refusals,
      logger,
    });
    messaging = await hostService('messaging', MessagingModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    client = clientOf<MessagingCalls>(platform.calls, 'messaging');
  };
  const stop = async (): Promise<void> => {
    await messaging.stop();
    await identity.stop();
    await platform.stop();
  };
  const issueMails = () => [...letters.values()].filter(({ template }) => template === 'newsletter-issue');
  const tokensOf = (email: string) =>
    [...letters.values()].find((letter) => letter.email === email && letter.template === 'newsletter-confirm')!.data;
  const write = (subject: string, content = '# Merhaba\n\n[Blog](/blog)') =>
    client.writeIssue({ issueId: null, subject, content }, context(admin));
  const issues = async () => (await client.issues({ limit: 20, offset: 0 }, context(admin))).issues;

  beforeAll(async () => {
    await start();
    // One whose letters identity will not take stands before all others.
    for (const email of refused) await client.subscribe({ email }, context());
    for (let n = 0; n < readers; n += 1) await client.subscribe({ email: addressOf(n) }, context());
    await vi.waitFor(() => expect(letters.size).toBe(readers), { timeout: 30_000 });
    // The last two never press the link.
    for (let n = 0; n < readers - 2; n += 1)
      await client.confirmSubscription({ token: tokensOf(addressOf(n))['confirm']! }, context());
    await vi.waitFor(() => expect(letters.size).toBe(2 * readers - 2), { timeout: 30_000 });
  }, 90_000);
  afterAll(async () => {
    await stop();
    folder.remove();
  });

  it('is written, read and sent by admins alone', async () => {
    const person = tokenOf({ id: 'ayse', userType: 'customer' });
    for (const token of [undefined, person])
      for (const call of [
        client.issues({ limit: 1, offset: 0 }, context(token)),
        client.writeIssue({ issueId: null, subject: 'x', content: 'y' }, context(token)),
        client.discardIssue({ issueId: 'x' }, context(token)),
        client.tryIssue({ issueId: 'x', email: 'a@b.example' }, context(token)),
        client.sendIssue({ issueId: 'x' }, context(token)),
      ])
        await expect(call).rejects.toMatchObject({ code: token === undefined ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN' });
    await expect(client.sendIssue({ issueId: 'yok' }, context(admin))).rejects.toMatchObject({
      code: 'ISSUE_NOT_FOUND',
    });
  });

  it('is tried on one address, without a link by which somebody else would leave', async () => {
    // As long as one may be.
    const { id } = await write('Deneme sayısı', '🌷'.repeat(8_000));
    await client.tryIssue({ issueId: id, email: 'yonetici@ornek.example' }, context(admin));
    expect(issueMails()).toMatchObject([
      { email: 'yonetici@ornek.example', data: { subject: 'Deneme sayısı', leave: '' } },
    ]);
    await client.discardIssue({ issueId: id }, context(admin));
    expect(await issues()).toEqual([]);
    letters.delete(issueMails()[0]!.letterId);
  });

  it('reaches everybody who has confirmed once, also when all is gone in the middle and comes back', async () => {
    const { id } = await write('Kasım sayısı');
    const before = letters.size;
    // Identity goes in the middle of the second stretch; then messaging is stopped, too, and begins anew.
    goneAfter = before + 70;
    await client.sendIssue({ issueId: id }, context(admin));
    await expect.poll(() => letters.size).toBe(before + 70);
    const half = (await issues())[0]!;
    expect(half.state).toBe('sending');
    expect(half.reached).toBeGreaterThanOrEqual(50);
    expect(half.reached).toBeLessThan(70);
    await stop();
    goneAfter = Infinity;
    requested = 0;
    await start();
    await expect.poll(async () => (await issues())[0]?.state).toBe('sent');
    expect((await issues())[0]).toMatchObject({ subject: 'Kasım sayısı', reached: readers - 2 });
    const to = issueMails().map(({ email }) => email);
    expect([to.length, new Set(to).size]).toEqual([readers - 2, readers - 2]);
    expect(to).not.toContain(addressOf(readers - 1));
    // What was taken over before is asked for again within its stretch only.
    expect(requested).toBe(readers - 2 - half.reached);
    // Sent again, it goes to nobody: the next issue, which is sent after it, shows that.
    await client.sendIssue({ issueId: id }, context(admin));
    await expect(
      client.writeIssue({ issueId: id, subject: 'Başka', content: 'y' }, context(admin)),
    ).rejects.toMatchObject({ code: 'ISSUE_SENT' });
  });

  it('carries a link of each reader’s own, by which they leave and get no further one', async () => {
    const leaving = issueMails().find(({ email }) => email === addressOf(3))!;
    expect(new Set(issueMails().map(({ data }) => data['leave'])).size).toBe(readers - 2);
    await client.endSubscription({ token: leaving.data['leave']! }, context());
    const before = requested;
    const { id } = await write('Aralık sayısı');
    await client.sendIssue({ issueId: id }, context(admin));
    await expect
      .poll(async () => (await issues())[0])
      .toMatchObject({
        state: 'sent',
        reached: readers - 3,
      });
    expect(requested).toBe(before + readers - 3);
    expect(issueMails().filter(({ email }) => email === addressOf(3))).toHaveLength(1);
  });

  it('skips a subscriber whose mail identity refuses, and reaches all behind them', async () => {
    refused.add(addressOf(0));
    const { id } = await write('Ocak sayısı');
    await client.sendIssue({ issueId: id }, context(admin));
    await expect
      .poll(async () => (await issues())[0])
      .toMatchObject({ subject: 'Ocak sayısı', state: 'sent', reached: readers - 4 });
  });

  it('leaves every act of an admin on record', async () => {
    const record = clientOf<AdminActsCalls>(platform.calls, 'messaging');
    const acts = (await record.adminActs({ limit: 100 }, context(admin))).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['IssueWritten', 'IssueDiscarded', 'IssueSendingBegun']));
  });
});
