import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { BillingCalls } from '@carsi/contracts/billing/calls';
import { systemClock } from '@carsi/platform/clock';
import { createDistributedPlatform, type DistributedPlatform } from '@carsi/platform/distributed/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { readConfig } from '@carsi/platform/hosting/config';
import { createLogger } from '@carsi/platform/logging';
import { STARTED } from '@carsi/platform/service-module';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BillingModule, type StartedBilling } from './billing.module.js';
import { refusals } from './refusals.js';

const DAY_MS = 86_400_000;
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Two processes' worth of billing over one MongoDB and one Kafka, on a clock that both follow. */
describe('billing with two replicas on real servers', () => {
  const run = `t${randomUUID().slice(0, 8)}`;
  const logger = createLogger('test', 'silent');
  let moved = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + moved) };
  const { access, tokenOf } = testTokens(clock);
  const platforms: DistributedPlatform[] = [];
  const replicas: HostedService[] = [];
  const clients: Served<BillingCalls>[] = [];

  beforeAll(async () => {
    for (let n = 0; n < 2; n++) {
      const config = readConfig({
        ...process.env,
        KAFKA_PREFIX: `${run}-`,
        KAFKA_REPLICATION: '1',
        MONGO_PREFIX: run,
        S3_URL: 'http://127.0.0.1:9',
        S3_ACCESS_KEY: 'carsi',
        S3_SECRET_KEY: 'only-for-tests',
        SMTP_URL: 'smtp://127.0.0.1:9',
        OPERATOR_KEY: 'x'.repeat(32),
        SERVICE_SECRET: 'secret-between-the-services-of-this-test',
        BILLING_URL: `tcp://127.0.0.1:${await freePort()}`,
        DIRECTORY_URL: 'tcp://127.0.0.1:9',
      });
      const platform = await createDistributedPlatform(config, logger);
      platforms.push(platform);
      const module = BillingModule.on({ platform: { ...platform, clock }, logger, access });
      replicas.push(await hostService('billing', module, platform, { refusals, logger }));
      clients.push(clientOf<BillingCalls>(platform.calls, 'billing'));
    }
    const directory = platforms[0]!.store('directory', (event) => event);
    const meta = { by: null, at: clock.now().toISOString(), commandId: v7(), correlationId: 'r' };
    const approved = { type: 'CompanyApproved', data: { companyId: 'kebap', ownerId: 'ayse', sample: false } };
    await directory.append('company-kebap', 0, { ...meta, events: [approved] });
  }, 90_000);
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await Promise.all(platforms.map((platform) => platform.stop()));
  });

  const as = (commandId = v7()) => ({
    requestId: v7(),
    commandId,
    deadline: Date.now() + 60_000,
    token: tokenOf({ id: 'ayse', userType: 'business' }),
  });
  const admin = () => ({ ...as(), token: tokenOf({ id: 'yonetici', userType: 'admin' }) });
  const subscriptionOf = (companyId: string): Promise<string> =>
    Promise.all(clients.map((client) => client.subscription({ companyId }, as()))).then(
      ([one]) => one!.planId,
      (error: unknown) => String(error),
    );
  const invoicesOf = async (companyId: string) => {
    for (const { app } of replicas) await app.get(ReadModels, { strict: false }).waitUntilCaughtUp('invoices');
    return (await clients[1]!.invoices({ companyId, limit: 50, offset: 0 }, as())).invoices;
  };
  /** A day goes by, and both notice it in the same moment. */
  const aDay = (): Promise<void> => aTurn(DAY_MS);
  const aTurn = async (ms = 0): Promise<void> => {
    moved += ms;
    for (const { app } of replicas) await app.get(ReadModels, { strict: false }).waitUntilCaughtUp('subscriptions');
    await Promise.all(replicas.map(({ app }) => app.get<StartedBilling>(STARTED, { strict: false }).time.turn()));
    for (const { app } of replicas) await app.get(ReadModels, { strict: false }).waitUntilCaughtUp('subscriptions');
  };

  it('has one period for one wish, whichever of them hears it, however often', async () => {
    await expect.poll(() => subscriptionOf('kebap')).toBe('basic');
    const wish = (n: number, commandId?: string) =>
      clients[n % 2]!.subscribe({ companyId: 'kebap', planId: 'premium', duration: 30 }, as(commandId));
    await Promise.all(Array.from({ length: 6 }, (_, n) => wish(n, 'one-wish')));
    await Promise.all([wish(0), wish(1)]);
    await expect.poll(async () => (await invoicesOf('kebap')).map(({ total }) => total)).toEqual([9_900]);
    const [invoice] = await invoicesOf('kebap');
    await Promise.all(clients.map((client) => client.markPaid({ invoiceId: invoice!.id }, admin())));
    await expect.poll(() => subscriptionOf('kebap')).toBe('premium');
    expect(await invoicesOf('kebap')).toHaveLength(1);
  }, 60_000);

  it('renews once when both notice that the day has come, and lapses once where nobody pays', async () => {
    for (let day = 0; day < 31; day++) await aDay();
    // A replica hears of the other's events a moment later, and does with the next turn what it did not know of in this one.
    const settled = async () => {
      await aTurn();
      return (await invoicesOf('kebap')).map(({ state, total }) => `${state} ${total}`);
    };
    await expect.poll(settled).toEqual(['due 9900', 'paid 9900']);
    expect(new Set((await invoicesOf('kebap')).map(({ number }) => number)).size).toBe(2);
    for (let day = 0; day < 8; day++) await aDay();
    await expect.poll(settled).toEqual(['void 9900', 'paid 9900']);
    await expect.poll(() => subscriptionOf('kebap')).toBe('basic');
    const store = platforms[0]!.store('billing', (event) => event);
    const received = (await store.read('subscription-kebap')).flatMap(({ events }) => events.map(({ type }) => type));
    expect(received.filter((type) => type === 'PaymentDueNeared')).toHaveLength(1);
    expect(received.filter((type) => type === 'SubscriptionEnded')).toHaveLength(1);
  }, 60_000);
});
