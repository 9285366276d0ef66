import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { commandsOf } from '@carsi/platform/events/commands';
import { Policies } from '@carsi/platform/events/policies';
import { viewOf } from '@carsi/platform/events/definition';
import { Views } from '@carsi/platform/events/views';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule } from '@nestjs/common';
import { companyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { EventsController } from './edge/events.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import { knownCompanies } from './known-companies/projection.js';
import { ManyReviews } from './many-reviews.js';
import {
  publishReviewsWhenEmailVerified,
  type PublishReviewsOf,
} from './policies/publish-reviews-when-email-verified.js';
import { removeReviewsWhenAuthorErased, type ForgetAuthor } from './policies/remove-reviews-when-author-erased.js';
import {
  removeReviewsWhenCompanyRemoved,
  type RemoveReviewsOfCompany,
} from './policies/remove-reviews-when-company-removed.js';
import { publish } from './publish.js';
import { reviewAuthors } from './review-authors/projection.js';
import { reviewIds } from './review-ids/projection.js';
import { review } from './review/decide.js';
import { personal } from './review/personal.js';
import { Reviews } from './reviews.js';

@Module({})
export class ReviewsModule {
  static on({ platform, logger, access }: ServiceContext): DynamicModule {
    const { clock } = platform;
    const collections = platform.collections('reviews');
    const keys = new PersonalKeys(collections, clock);
    const texts = personalTexts(keys, personal);
    const store = sealedStore(platform.store('reviews', publish), texts);
    const views = new Views(store, collections, platform.log, clock, logger);
    const indexes = [
      ['companyId', 'published', 'createdAt'],
      ['companyId', 'published', 'helpful'],
      ['companyId', 'published', 'rating'],
      ['userId', 'published'],
    ];
    const commands = commandsOf(review, store, clock);
    const reviews = new Reviews(commands, store, texts, views, access, clock, platform.ids);
    const many = new ManyReviews(commands, store, views, keys);
    const policies = new Policies(
      collections,
      [
        {
          policy: removeReviewsWhenCompanyRemoved,
          topic: directoryTopic,
          run: (command) => many.removeOfCompany(command as RemoveReviewsOfCompany),
        },
        {
          policy: publishReviewsWhenEmailVerified,
          topic: identityTopic,
          run: (command) => many.publishOfAuthor(command as PublishReviewsOf),
        },
        {
          policy: removeReviewsWhenAuthorErased,
          topic: identityTopic,
          run: (command) => many.forgetAuthor(command as ForgetAuthor),
        },
      ],
      logger,
    );
    const ops = opsOf(access, { views, policies });
    const personalData = personalDataOf(access, (userId) => many.personalData(userId));
    return {
      module: ReviewsModule,
      controllers: [RequestsController, EventsController, ...ops.controllers, ...personalData.controllers],
      providers: [
        {
          provide: Reviews,
          useFactory: async () => {
            await views.start([
              viewOf({ projection: companyRating, sources: ['store'] }),
              viewOf({ projection: companyReviews, sources: ['store'], indexes }),
              viewOf({ projection: reviewIds, sources: ['store'] }),
              viewOf({ projection: knownCompanies, sources: [directoryTopic] }),
              viewOf({ projection: reviewAuthors, sources: [identityTopic] }),
            ]);
            return reviews;
          },
        },
        ...ops.providers,
        ...personalData.providers,
        { provide: 'lifecycle', useValue: { onApplicationShutdown: () => views.stop() } },
      ],
    };
  }
}
