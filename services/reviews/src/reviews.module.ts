import { directoryTopic } from '@carsi/contracts/directory-events';
import { identityTopic } from '@carsi/contracts/identity';
import { adminActsOf } from '@carsi/platform/audit/admin-acts';
import { commandsOf } from '@carsi/platform/events/commands';
import { Policies } from '@carsi/platform/events/policies';
import { readModelOf } from '@carsi/platform/events/definition';
import { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { opsOf } from '@carsi/platform/hosting/ops';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalDataOf } from '@carsi/platform/personal/personal-data';
import { personalTexts, sealedStore } from '@carsi/platform/personal/sealed-store';
import { Module, type DynamicModule } from '@nestjs/common';
import { acceptedRequests } from './accepted-requests/projection.js';
import { companyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { EventsController } from './edge/events.controller.js';
import { RequestsController } from './edge/requests.controller.js';
import { ResponsesController } from './edge/responses.controller.js';
import { Invitations } from './invitations/invitations.js';
import { knownCompanies } from './known-companies/projection.js';
import { ManyReviews } from './many-reviews.js';
import { isModerated, ModeratedWords } from './moderated-words.js';
import { Moderating } from './moderating.js';
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
import { readers } from './readers/projection.js';
import { Responses } from './responses.js';
import { reviewAuthors } from './review-authors/projection.js';
import { reviewIds } from './review-ids/projection.js';
import { ReviewPeople } from './review-people.js';
import { ReviewRecords } from './review-records.js';
import { review } from './review/decide.js';
import { acts } from './review/acts.js';
import { personal } from './review/personal.js';
import { Reviews } from './reviews.js';
import { vote } from './vote/vote.js';

@Module({})
export class ReviewsModule {
  static on({ platform, logger, access }: ServiceContext): DynamicModule {
    const { clock } = platform;
    const collections = platform.collections('reviews');
    const keys = new PersonalKeys(collections, clock);
    const texts = personalTexts(keys, personal);
    const store = sealedStore(platform.store('reviews', publish), texts);
    const readModels = new ReadModels(store, collections, platform.log, clock, logger);
    const audit = adminActsOf(acts, readModels);
    const indexes = [
      ['companyId', 'published', 'createdAt'],
      ['companyId', 'published', 'helpful', 'createdAt'],
      ['companyId', 'published', 'rating', 'createdAt'],
      ['companyId', 'published', 'rating', 'helpful', 'createdAt'],
      ['userId', 'published'],
      ['reply.ownerId'],
      ['moderation.state', 'moderation.at'],
      ['moderation.at'],
    ];
    const commands = commandsOf(review, store, clock);
    const votes = commandsOf(vote, store, clock);
    const records = new ReviewRecords(commands, store, texts, readModels);
    const people = new ReviewPeople(access, readModels);
    const invitations = new Invitations(collections, clock);
    const reviews = new Reviews(commands, records, people, invitations, readModels, access, clock, platform.ids);
    const responses = new Responses(commands, votes, store, records, people, invitations, clock);
    const many = new ManyReviews(commands, votes, records, store, readModels, keys);
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
    const ops = opsOf(access, { readModels, policies });
    const personalData = personalDataOf(access, (userId) => many.personalData(userId));
    return {
      module: ReviewsModule,
      controllers: [
        RequestsController,
        ResponsesController,
        EventsController,
        ...ops.controllers,
        ...audit.controllers,
        ...personalData.controllers,
      ],
      providers: [
        {
          provide: Reviews,
          useFactory: async (words: ModeratedWords) => {
            await readModels.start([
              audit.view,
              readModelOf({ projection: companyRating, sources: ['store'] }),
              readModelOf({
                projection: companyReviews,
                sources: ['store'],
                indexes,
                afterWrite: (rows) => words.changed(rows.filter(isModerated).map(({ id }) => id)),
                afterRebuild: () => words.allChanged(),
              }),
              readModelOf({ projection: reviewIds, sources: ['store'] }),
              readModelOf({ projection: readers, sources: ['store'], indexes: [['userId']] }),
              readModelOf({ projection: knownCompanies, sources: [directoryTopic] }),
              readModelOf({ projection: acceptedRequests, sources: [directoryTopic] }),
              readModelOf({ projection: reviewAuthors, sources: [identityTopic] }),
            ]);
            await words.makeWhole();
            return reviews;
          },
          inject: [ModeratedWords],
        },
        { provide: Responses, useValue: responses },
        {
          provide: ModeratedWords,
          useFactory: () => ModeratedWords.open(collections, readModels.of(companyReviews)),
        },
        {
          provide: Moderating,
          useFactory: (words: ModeratedWords) => new Moderating(commands, records, people, words, readModels, clock),
          inject: [ModeratedWords],
        },
        ...ops.providers,
        ...audit.providers,
        ...personalData.providers,
        { provide: 'lifecycle', useValue: { onApplicationShutdown: () => readModels.stop() } },
      ],
    };
  }
}
