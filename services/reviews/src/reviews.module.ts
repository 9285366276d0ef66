import { directoryTopic } from '@carsi/contracts/directory';
import { commandsOf } from '@carsi/platform/events/commands';
import { Policies } from '@carsi/platform/events/policies';
import { viewOf } from '@carsi/platform/events/definition';
import { Views } from '@carsi/platform/events/views';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { Module, type DynamicModule } from '@nestjs/common';
import { companyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { EventsController } from './edge/events.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import {
  removeReviewsWhenCompanyRemoved,
  type RemoveReviewsOfCompany,
} from './policies/remove-reviews-when-company-removed.js';
import { publish } from './publish.js';
import { review } from './review/decide.js';
import { Reviews } from './reviews.js';

@Module({})
export class ReviewsModule {
  static on({ platform, logger, access }: ServiceContext): DynamicModule {
    const { clock } = platform;
    const store = platform.store('reviews', publish);
    const collections = platform.collections('reviews');
    const views = new Views(store, collections, platform.log, clock, logger);
    const indexes = [['companyId', 'createdAt'], ['companyId', 'helpful'], ['companyId', 'rating'], ['userId']];
    const reviews = new Reviews(commandsOf(review, store, clock), store, views, access, clock);
    const policies = new Policies(
      collections,
      [
        {
          policy: removeReviewsWhenCompanyRemoved,
          topic: directoryTopic,
          run: (command) => reviews.removeAllOf(command as RemoveReviewsOfCompany),
        },
      ],
      logger,
    );
    const ops = opsOf(access, { views, policies });
    const personal = personalDataOf(access, (userId) => reviews.personalData(userId));
    return {
      module: ReviewsModule,
      controllers: [RequestsController, EventsController, ...ops.controllers, ...personal.controllers],
      providers: [
        {
          provide: Reviews,
          useFactory: async () => {
            await views.start([
              viewOf({ projection: companyRating, sources: ['store'] }),
              viewOf({ projection: companyReviews, sources: ['store'], indexes }),
            ]);
            return reviews;
          },
        },
        ...ops.providers,
        ...personal.providers,
        { provide: 'lifecycle', useValue: { onApplicationShutdown: () => views.stop() } },
      ],
    };
  }
}
