import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import type { Event } from '@carsi/kernel/event';
import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import type { EventStore, CallContext, ServiceName } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { MessagingModule } from '../messaging.module.js';
import { publish } from '../publish.js';
import { refusals } from '../refusals.js';

const { access, tokenOf, operatorKey } = testTokens();

export interface HostedBoxes {
  readonly platform: EmbeddedPlatform;
  readonly service: Served<MessagingCalls & PersonalDataCalls>;
  readonly readModels: ReadModels;
  readonly policies: Policies;
  readonly operator: CallContext;
  /** Time goes on by so much; timers keep their own. */
  later(ms: number): void;
  now(): string;
  as(userId: string): CallContext;
  /** A service says this, by somebody, and it is in its topic. */
  said(name: ServiceName, stream: string, by: string | null, ...events: Event[]): Promise<void>;
  /** What is in somebody's box, the newest first. */
  boxOf(userId: string): Promise<readonly string[]>;
  unreadOf(userId: string): Promise<number>;
  stop(): Promise<void>;
}

/** The messaging service as it is shipped, with the other services' stores to speak from. `before`: what was said before it started. */
export const hostBoxes = async (
  before: (said: HostedBoxes['said']) => Promise<void> = async () => undefined,
): Promise<HostedBoxes> => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let shift = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + shift) };
  const platform = await createEmbeddedPlatform(folder.path, { clock });
  const stores = new Map<ServiceName, EventStore>([['messaging', platform.store('messaging', publish)]]);
  for (const name of ['directory', 'identity', 'reviews', 'billing'] as const)
    stores.set(
      name,
      platform.store(name, (event) => event),
    );
  const said: HostedBoxes['said'] = async (name, stream, by, ...events) => {
    const store = stores.get(name)!;
    const { length } = await store.read(stream);
    const meta = { by, at: clock.now().toISOString(), commandId: v7(), correlationId: 'r' };
    await store.append(stream, length, { ...meta, events });
  };
  await before(said);
  const hosted = await hostService('messaging', MessagingModule.on({ platform, logger, access }), platform, {
    refusals,
    logger,
  });
  const service = clientOf<MessagingCalls & PersonalDataCalls>(platform.calls, 'messaging');
  const context = (token: string): CallContext => ({
    requestId: 'r',
    commandId: v7(),
    deadline: Date.now() + 10_000,
    token,
  });
  const as = (userId: string): CallContext => context(tokenOf({ id: userId }));
  const list = async (userId: string) => service.notifications({ tab: 'all', limit: 100, offset: 0 }, as(userId));
  return {
    platform,
    service,
    readModels: hosted.app.get(ReadModels, { strict: false }),
    policies: hosted.app.get(Policies, { strict: false }),
    get operator() {
      return context(operatorKey);
    },
    later: (ms) => void (shift += ms),
    now: () => clock.now().toISOString(),
    as,
    said,
    boxOf: async (userId) => (await list(userId)).notifications.map(({ kind, count }) => `${kind} ${count}`),
    unreadOf: async (userId) => (await list(userId)).counts.unread,
    stop: async () => {
      await hosted.stop();
      await platform.stop();
      folder.remove();
    },
  };
};
