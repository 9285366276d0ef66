import { directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import type { ReviewsCalls } from '@carsi/contracts/reviews/calls';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import { policy } from '@carsi/platform/events/policies';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { complete, serve } from '@carsi/platform/hosting/serve';
import { serviceModule, type ServiceStores } from '@carsi/platform/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { acceptedRequests } from './accepted-requests/projection.js';
import { companyRating } from './company-rating/projection.js';
import { companyReviews } from './company-reviews/projection.js';
import { Invitations } from './invitations/invitations.js';
import { knownCompanies } from './known-companies/projection.js';
import { BulkModeration } from './bulk-moderation.js';
import { isModerated, ModeratedWords } from './moderated-words.js';
import { Moderation } from './moderation.js';
import { publishReviewsWhenEmailVerified } from './policies/publish-reviews-when-email-verified.js';
import { removeReviewsWhenAuthorErased } from './policies/remove-reviews-when-author-erased.js';
import { removeReviewsWhenCompanyRemoved } from './policies/remove-reviews-when-company-removed.js';
import { publish } from './publish.js';
import { readers } from './readers/projection.js';
import { Responses } from './responses.js';
import { reviewAuthors } from './review-authors/projection.js';
import { reviewIds } from './review-ids/projection.js';
import { ReviewPeople } from './review-people.js';
import { ReviewRepository } from './review-repository.js';
import { review } from './review/decide.js';
import { acts } from './review/acts.js';
import { personal } from './review/personal.js';
import { Reviews } from './reviews.js';
import { vote } from './vote/vote.js';

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

/** Starts the read models and builds the use cases. */
const startReviews = async (
  { platform: { clock, ids }, access }: ServiceContext,
  { collections, keys, texts, store, readModels, common }: ServiceStores,
) => {
  const words = await ModeratedWords.open(collections, readModels.of(companyReviews));
  await readModels.start([
    ...common,
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
  await words.reindexIfStale();
  const commands = commandsOf(review, store, clock);
  const votes = commandsOf(vote, store, clock);
  const records = new ReviewRepository({ commands, store, texts, readModels });
  const people = new ReviewPeople(access, readModels);
  const invitations = new Invitations(collections, clock);
  return {
    reviews: new Reviews({ commands, records, people, invitations, readModels, access, clock, ids }),
    responses: new Responses({ commands, votes, store, records, people, invitations, clock }),
    moderation: new Moderation({ commands, records, people, words, readModels, clock }),
    many: new BulkModeration({ commands, voting: votes, records, store, readModels, keys }),
  };
};

const served = serve<ReviewsCalls>();

/** Every call of the contract, and who answers it. */
const serves = complete<ReviewsCalls>()({
  reviews: served(Reviews),
  responses: served(Responses),
  moderation: served(Moderation),
});

@Module({})
export class ReviewsModule {
  static on(context: ServiceContext): DynamicModule {
    return serviceModule(ReviewsModule, context, {
      name: 'reviews',
      publish,
      personal,
      acts,
      start: (stores) => startReviews(context, stores),
      serves,
      consumers: [competing(directoryTopic, 'reviews-policies'), competing(identityTopic, 'reviews-policies-people')],
      policies: ({ many }) => [
        policy(removeReviewsWhenCompanyRemoved, directoryTopic, (command) => many.removeOfCompany(command)),
        policy(publishReviewsWhenEmailVerified, identityTopic, (command) => many.publishOfAuthor(command)),
        policy(removeReviewsWhenAuthorErased, identityTopic, (command) => many.eraseAuthor(command)),
      ],
      personalData: ({ many }, userId) => many.personalData(userId),
    });
  }
}
