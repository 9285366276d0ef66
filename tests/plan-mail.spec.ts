import { hostIdentity, type HostedIdentity } from '@carsi/identity/testing/hosted-identity';
import { MessagingModule } from '@carsi/messaging/messaging.module';
import { refusals } from '@carsi/messaging/refusals';
import { ReadModels } from '@carsi/platform/events/read-models';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { testTokens } from '@carsi/platform/testing/tokens';
import type { ServiceName } from '@carsi/platform/platform';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('an owner with a plan', () => {
  const email = 'esnaf@ornek.example';
  let identity: HostedIdentity;
  let messaging: HostedService;
  let userId = '';
  const said = async (name: ServiceName, stream: string, ...events: { type: string; data: object }[]) => {
    const { platform } = identity;
    const store = platform.store(name, (event) => event);
    const meta = { by: 'x', at: platform.clock.now().toISOString(), commandId: v7(), correlationId: 'r' };
    await store.append(stream, (await store.read(stream)).length, { ...meta, events });
  };
  beforeAll(async () => {
    identity = await hostIdentity();
    const { platform } = identity;
    const context = { platform, logger: createLogger('test', 'fatal'), access: testTokens().access };
    // Billing has a topic before it has a reader.
    platform.store('billing', (event) => event);
    const module = MessagingModule.on(context);
    messaging = await hostService('messaging', module, platform, { refusals, logger: context.logger });
    await identity.register(email, { fullName: 'Usta Esnaf' });
    await identity.verify(email);
    userId = (await identity.login(email)).user.id;
    const company = { companyId: 'kebap', ownerId: userId, sample: false };
    await said('directory', 'company-kebap', { type: 'CompanyApproved', data: company });
  });
  afterAll(async () => {
    await messaging.stop();
    await identity.stop();
  });
  const issued = (n: number, total: number) =>
    said('billing', `invoice-f${n}`, {
      type: 'InvoiceIssued',
      data: {
        companyId: 'kebap',
        invoiceId: `f${n}`,
        number: `CRS202600000000${n}`,
        reference: `CARSI-2026-00000${n}`,
        total,
        dueAt: '2026-11-28T22:00:00.000Z',
      },
    });
  const invoiceMails = () => identity.sent.filter(({ subject }) => subject.startsWith('Yeni faturanız'));

  it('has a mail of an invoice, with its exact amount, its last day and what to write on the transfer', async () => {
    await issued(1, 13_350);
    const mail = await identity.mailTo(email, /^Yeni faturanız: CRS2026000000001 ₺133,50$/);
    for (const fact of ['₺133,50', '29 Kasım 2026', 'CARSI-2026-000001', 'Usta Esnaf'])
      expect(mail.text).toContain(fact);
    expect(mail.text).toContain('https://carsi.example/profil?sekme=panel&bolum=premium&firma=kebap');
  });

  it('has none while mails are switched off, and one of each whatever comes after', async () => {
    const { token } = await identity.login(email);
    const chosen = (on: boolean) => identity.identity.chooseSettings({ emailNotifications: on }, identity.as(token));
    const readModels: ReadModels = messaging.app.get(ReadModels, { strict: false });
    await chosen(false);
    await readModels.waitUntilCaughtUp('notification-settings');
    await issued(2, 9_900);
    const received = async () => (await content(readModels)).filter((row) => row.includes('invoice-issued')).length;
    await expect.poll(received).toBe(2);
    await chosen(true);
    await readModels.waitUntilCaughtUp('notification-settings');
    await issued(3, 19_900);
    await identity.mailTo(email, /CRS2026000000003 ₺199,00$/);
    expect(invoiceMails().map(({ subject }) => subject)).toEqual([
      'Yeni faturanız: CRS2026000000001 ₺133,50',
      'Yeni faturanız: CRS2026000000003 ₺199,00',
    ]);
  });
});

const content = async (readModels: ReadModels): Promise<string[]> => {
  const rows: string[] = [];
  for await (const row of readModels.content('notifications')) rows.push(JSON.stringify(row));
  return rows;
};
