import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import { reviewsTopic, type ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { PostReview, ReviewsCalls } from '@carsi/contracts/reviews/calls';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { refusals } from '../refusals.js';
import { ReviewsModule } from '../reviews.module.js';

/** The service alone in a folder, with what it hears of directory and identity said by the spec. */
export const hostedReviews = async () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  const { access, tokenOf, operatorKey } = testTokens();
  const platform = await createEmbeddedPlatform(folder.path);
  const directory = platform.store('directory', (event) => event);
  const identity = platform.store('identity', (event) => event);
  const module = ReviewsModule.on({ platform, logger, access });
  const service = await hostService('reviews', module, platform, { refusals, logger });
  const readModels: ReadModels = service.app.get(ReadModels, { strict: false });
  const reviews = clientOf<ReviewsCalls & PersonalDataCalls>(platform.calls, 'reviews');

  const context = (token?: string, commandId = v7()) => ({
    requestId: v7(),
    commandId,
    deadline: Date.now() + 60_000,
    ...(token !== undefined && { token }),
  });
  const as = (id: string, over: { emailVerified?: boolean; userType?: 'admin' } = {}) =>
    context(tokenOf({ id, ...over }));
  const append = async (store: typeof directory, stream: string, event: DirectoryEvent | IdentityEvent) => {
    const meta = { by: null, at: '2026-11-21T09:00:00.000Z', commandId: v7(), correlationId: 'r' };
    await store.append(stream, (await store.read(stream)).length, { ...meta, events: [event] });
  };

  return {
    platform,
    readModels,
    reviews,
    context,
    as,
    admin: () => as('yonetici', { userType: 'admin' }),
    operator: () => context(operatorKey),
    directorySays: async (event: DirectoryEvent & { data: { companyId: string } }) => {
      await append(directory, `company-${event.data.companyId}`, event);
      for (const name of ['known-companies', 'accepted-requests']) await readModels.waitUntilCaughtUp(name);
    },
    identitySays: async (event: IdentityEvent & { data: { userId: string } }) => {
      await append(identity, `user-${event.data.userId}`, event);
      await readModels.waitUntilCaughtUp('review-authors');
    },
    post: (userId: string, companyId = 'kebap', over: Partial<PostReview> = {}) =>
      reviews.post({ companyId, userId, rating: 4, content: `${userId} burayı çok sevdi`, ...over }, as(userId)),
    /** Everything that others ever heard. */
    heard: async (): Promise<readonly ReviewsEvent[]> => {
      const events: ReviewsEvent[] = [];
      const subscription = await platform.log.read({
        topic: reviewsTopic,
        name: `ears-${v7()}`,
        kind: 'competing',
        handle: async (records) => void events.push(...records.flatMap((record) => record.events as ReviewsEvent[])),
      });
      while ((await subscription.lag()) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      await subscription.stop();
      return events;
    },
    stop: async () => {
      await service.stop();
      await platform.stop();
      folder.remove();
    },
  };
};
export type HostedReviews = Awaited<ReturnType<typeof hostedReviews>>;
