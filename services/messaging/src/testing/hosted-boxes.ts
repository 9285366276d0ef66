import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import type { Event } from '@carsi/kernel/event';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { Policies } from '@carsi/platform/events/policies';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import type { EventStore, CallContext, ServiceName } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { movableClock } from '@carsi/platform/testing/movable-clock';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { vi } from 'vitest';
import { MessagingModule } from '../messaging.module.js';
import { unreadMessages } from '../notifications/unread-messages/projection.js';
import { notificationReadModels } from '../notifications/start-notifications.js';
import { publish } from '../publish.js';
import { refusals } from '../refusals.js';

const { access, tokenOf, operatorKey } = testTokens();

export interface HostedBoxes {
  readonly platform: EmbeddedPlatform;
  readonly service: Served<MessagingCalls & PersonalDataCalls>;
  readonly readModels: ReadModels;
  readonly policies: Policies;
  readonly operator: CallContext;
  /** Waits until what was said so far is in the read models, and moves the clock forward; what falls due meanwhile happens once, now. */
  later(ms: number): Promise<void>;
  /**
   * Resolves when others, who are written to now, were decided about one after the other: the turn that decided about the first, and about
   * all that was due then, is over. Moves the clock by 22 minutes.
   */
  turns(): Promise<void>;
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
  const clock = movableClock();
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
  const readModels = hosted.app.get(ReadModels, { strict: false });
  const service = clientOf<MessagingCalls & PersonalDataCalls>(platform.calls, 'messaging');
  const context = (token: string): CallContext => ({
    requestId: 'r',
    commandId: v7(),
    deadline: Date.now() + 60_000,
    token,
  });
  const as = (userId: string): CallContext => context(tokenOf({ id: userId }));
  const list = async (userId: string) => service.notifications({ tab: 'all', limit: 100, offset: 0 }, as(userId));
  const later = async (ms: number): Promise<void> => {
    for (const { projection } of notificationReadModels) await readModels.waitUntilCaughtUp(projection.name);
    clock.advance(ms);
  };
  return {
    platform,
    service,
    readModels,
    policies: hosted.app.get(Policies, { strict: false }),
    get operator() {
      return context(operatorKey);
    },
    later,
    turns: async () => {
      for (let n = 0; n < 2; n++) {
        const other = v7();
        const data = { side: 'company', seq: 1, ownerId: 'usta', senderId: 'usta', clientId: 'c', content: null };
        await said('messaging', `conversation-tur_${other}`, 'usta', { type: 'MessageSent', data });
        await later(11 * 60_000);
        await vi.waitUntil(async () => (await readModels.of(unreadMessages).get(other))?.dueAt === null, {
          timeout: 30_000,
        });
      }
    },
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
