import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import type { ReviewsCalls } from '@carsi/contracts/reviews/calls';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from './refusals.js';
import { ReviewsModule } from './reviews.module.js';

const { access, operatorKey } = testTokens();
const context = (token: string) => ({ requestId: v7(), commandId: v7(), deadline: Date.now() + 60_000, token });

describe('the reviews that somebody wrote', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let reviews: Served<ReviewsCalls & PersonalDataCalls>;
  beforeAll(async () => {
    const logger = createLogger('test', 'fatal');
    platform = await createEmbeddedPlatform(folder.path);
    service = await hostService('reviews', ReviewsModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    reviews = clientOf(platform.calls, 'reviews');
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });
  const post = (userId: string, companyId: string) =>
    reviews.post(
      {
        companyId,
        userId,
        rating: 5,
        title: 'Çok iyi',
        content: `Çok güzel bir yer, ${userId} söylüyor.`,
        anonymous: true,
      },
      context(operatorKey),
    );

  it('are all in their export, the anonymous ones too, and nobody else’s', async () => {
    for (const companyId of ['kebap', 'berber']) await post('ayse', companyId);
    await post('veli', 'kebap');
    const { tables } = await reviews.personalData({ userId: 'ayse' }, context(operatorKey));
    expect(tables[0]).toMatchObject({ name: 'reviews' });
    const rows = tables[0]!.rows.map(({ companyId, userId, content }) => ({ companyId, userId, content }));
    const content = 'Çok güzel bir yer, ayse söylüyor.';
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining(['kebap', 'berber'].map((companyId) => ({ companyId, userId: 'ayse', content }))),
    );
  });

  it('are none of somebody who wrote none', async () =>
    expect(await reviews.personalData({ userId: 'ece' }, context(operatorKey))).toEqual({
      tables: ['reviews', 'review-replies', 'review-votes', 'review-reports'].map((name) => ({ name, rows: [] })),
    }));
});
