import { hostIdentity, type HostedIdentity } from '@carsi/identity/testing/hosted-identity';
import { MessagingModule } from '@carsi/messaging/messaging.module';
import { publish } from '@carsi/messaging/publish';
import { refusals } from '@carsi/messaging/refusals';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { ReadModels } from '@carsi/platform/events/read-models';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MINUTE = 60_000;

describe('a person with unread messages who does not come', () => {
  const email = 'uzakta@ornek.example';
  const logger = createLogger('test', 'fatal');
  let identity: HostedIdentity;
  let messaging: HostedService;
  let userId = '';
  beforeAll(async () => {
    identity = await hostIdentity();
    const { platform } = identity;
    const context = { platform, logger, access: testTokens().access };
    messaging = await hostService('messaging', MessagingModule.on(context), platform, { refusals, logger });
    await identity.register(email, { fullName: 'Uzak Kişi' });
    userId = (await identity.login(email)).user.id;
  });
  afterAll(async () => {
    await messaging.stop();
    await identity.stop();
  });

  const written = async (companyId: string, seq: number, personId = userId): Promise<void> => {
    const { platform } = identity;
    const data = { side: 'company', ownerId: 'usta', senderId: 'usta', seq, clientId: v7(), content: 'Gizli söz' };
    const meta = { by: 'usta', at: platform.clock.now().toISOString(), commandId: v7(), correlationId: 'r' };
    const events = [{ type: 'MessageSent', data }];
    await platform
      .store('messaging', publish)
      .append(`conversation-${companyId}_${personId}`, seq - 1, { ...meta, events });
  };

  /** Once the messages so far have been counted. */
  const later = async (ms: number): Promise<void> => {
    await messaging.app.get(ReadModels, { strict: false }).waitUntilCaughtUp('unread-messages');
    await identity.later(ms);
  };

  it('has one mail after ten minutes, with numbers and the way there, and no word of what was written', async () => {
    for (const [companyId, seq] of [
      ['kebap', 1],
      ['kebap', 2],
      ['berber', 1],
    ] as const)
      await written(companyId, seq);
    expect(identity.sent.filter(({ subject }) => /okunmamış/.test(subject))).toEqual([]);
    await later(11 * MINUTE);
    const mail = await identity.mailTo(email, /^3 okunmamış mesajınız var$/);
    expect(mail.text).toContain('2 konuşmada okunmamış 3 mesajınız var.');
    expect(mail.text).toContain('https://carsi.example/mesajlar');
    for (const secret of ['Gizli', 'usta', 'kebap', 'berber']) expect(mail.text + mail.html).not.toContain(secret);
    await written('kebap', 3);
    await later(11 * MINUTE);
    // Others are written to and get their mails one after the other: the turn in which hers was due is over.
    for (const other of ['bir@ornek.example', 'iki@ornek.example']) {
      await identity.register(other);
      await written('kebap', 1, (await identity.login(other)).user.id);
      await later(11 * MINUTE);
      await identity.mailTo(other, /okunmamış/);
    }
    expect(identity.sent.filter(({ to, subject }) => to === email && /okunmamış/.test(subject))).toHaveLength(1);
  });
});
