import { settingsOf } from '@carsi/bff/settings';
import type { BillingCalls } from '@carsi/contracts/billing/calls';
import { startSystem, type EmbeddedSystem } from '@carsi/embedded/system';
import { clientOf } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { type Delay, delayOf, evenly } from '../support/evenly.js';
import { benchLive } from './live.js';

const LIMITS = { track: 1e9, search: 1e9, read: 1e9, suggest: 1e9 };

/** What needs the operator's key, which never leaves the process: commands, and open dashboards. */
export const benchInProcess = async (
  folder: string,
): Promise<{ readonly command: Delay; readonly live: Delay; readonly dashboard: Delay }> => {
  const system = await startSystem(folder, createLogger('bench', 'silent'));
  const bff = await system.openBff(settingsOf({ PUBLIC_URL: 'http://localhost', TRUST_PROXY: 0, LIMITS }), 0);
  const url = bff.url.replace('localhost', '127.0.0.1');
  const companies = (await (await fetch(`${url}/api/companies?limit=100`)).json()) as readonly { id: string }[];
  const companyIds = companies.map(({ id }) => id);
  const command = await benchReviewing(system, companyIds);
  const live = await benchLive(url, system.operatorKey, companyIds);
  const dashboard = await benchDashboard(system, companyIds);
  await system.stop();
  return { command, live, dashboard };
};

/** Ninety days by day, each against the day before, of companies that have a plan for it. */
const benchDashboard = async (
  { platform, commands: { operator } }: EmbeddedSystem,
  companyIds: readonly string[],
): Promise<Delay> => {
  const billing = clientOf<BillingCalls>(platform.calls, 'billing');
  for (const companyId of companyIds)
    await billing.subscribe({ companyId, planId: 'business', duration: 30 }, operator.context());
  const samples: number[] = [];
  await evenly(async (n) => {
    const companyId = companyIds[n % companyIds.length]!;
    const begun = performance.now();
    const { days } = await operator.analytics.dashboard({ companyId, days: 90, period: 'daily' }, operator.context());
    if (days === 90) samples.push(performance.now() - begun);
  });
  return delayOf(samples);
};

/** Posting a review, durable and shown by the lists, 50 a second. */
const benchReviewing = async (
  { commands: { operator } }: EmbeddedSystem,
  companyIds: readonly string[],
): Promise<Delay> => {
  const samples: number[] = [];
  await evenly(async (n) => {
    const begun = performance.now();
    const companyId = companyIds[n % companyIds.length]!;
    const content = 'Temiz, hızlı ve güler yüzlü.';
    await operator.reviews.post({ companyId, userId: `u${n}`, rating: 4, content }, operator.context());
    samples.push(performance.now() - begun);
  });
  return delayOf(samples);
};
