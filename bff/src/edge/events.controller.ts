import { billingTopic, type BillingEvent } from '@carsi/contracts/billing/events';
import { type DirectoryEvent, directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic, type IdentityEvent } from '@carsi/contracts/identity/events';
import { reviewsTopic, type ReviewsEvent } from '@carsi/contracts/reviews/events';
import { broadcast, LOG } from '@carsi/platform/hosting/log-strategy';
import type { LogRecord } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { PublicCache } from '../answers/public-cache.js';
import { SiteFacts } from '../answers/site-facts.js';
import { LiveGateway } from '../live/live.gateway.js';
import { Categories } from '../resources/categories/categories.js';
import { ConversationPages } from '../resources/messages/conversation-pages.js';
import { PeopleNames } from '../resources/people-names.js';

/** Events invalidate the cached responses that show their data. An empty batch is a gap: then everything is invalidated. */
@Controller()
export class EventsController {
  constructor(
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(PeopleNames) private readonly names: PeopleNames,
    @Inject(ConversationPages) private readonly conversations: ConversationPages,
    @Inject(LiveGateway) private readonly live: LiveGateway,
  ) {}

  @EventPattern(broadcast(directoryTopic, 'bff-cache'), LOG)
  directory(@Payload() records: readonly LogRecord<DirectoryEvent>[]): void {
    if (records.length === 0) {
      this.live.recheckOwners();
      return this.#empty();
    }
    for (const { events } of records)
      for (const { type, data } of events)
        if (type === 'CompanyRepublished' && data.ownerId !== undefined)
          this.live.ownerChanged(data.companyId, data.ownerId);
    const tags = new Set(records.flatMap(({ events }) => events.flatMap(tagsOf)));
    if (tags.has('site')) {
      // It is on every page.
      void this.facts.drop();
      this.cache.empty();
    }
    if (tags.has('counts') || tags.has('categories')) this.categories.drop();
    this.cache.drop([...tags]);
  }

  @EventPattern(broadcast(reviewsTopic, 'bff-cache-reviews'), LOG)
  reviews(@Payload() records: readonly LogRecord<ReviewsEvent>[]): void {
    if (records.length === 0) return this.#empty();
    this.cache.drop([
      ...new Set(records.flatMap(({ events }) => events.map(({ data }) => `company:${data.companyId}`))),
    ]);
  }

  /** A page is featured or premium by its plan. */
  @EventPattern(broadcast(billingTopic, 'bff-cache-billing'), LOG)
  billing(@Payload() records: readonly LogRecord<BillingEvent>[]): void {
    if (records.length === 0) return this.#empty();
    const subscriptions = records.flatMap(({ events }) => events).filter(({ type }) => type.startsWith('Subscription'));
    this.cache.drop([...new Set(subscriptions.map(({ data }) => `company:${data.companyId}`))]);
  }

  @EventPattern(broadcast(identityTopic, 'bff-names'), LOG)
  identity(@Payload() records: readonly LogRecord<IdentityEvent>[]): void {
    if (records.length === 0) return this.#empty();
    const ids = [...new Set(records.flatMap(({ events }) => events.flatMap(renamedBy)))];
    this.names.drop(ids);
    for (const { events } of records)
      for (const { type, data } of events)
        if (ids.includes(data.userId) || type === 'SettingsChosen') this.conversations.drop(data.userId);
    this.cache.drop(ids.map((id) => `person:${id}`));
  }

  #empty(): void {
    void this.facts.drop();
    this.names.empty();
    this.conversations.empty();
    this.categories.drop();
    this.cache.empty();
  }
}

const tagsOf = (event: DirectoryEvent): readonly string[] => {
  switch (event.type) {
    case 'CompanyApproved':
    case 'CompanyWithdrawn':
    case 'CompanyReopened':
      return [`company:${event.data.companyId}`, 'counts'];
    case 'CompanyRepublished':
    case 'OfferingsChanged':
      return [`company:${event.data.companyId}`];
    case 'CampaignStarted':
      return [`company:${event.data.companyId}`, 'campaigns'];
    case 'CategoriesChanged':
      return ['categories'];
    case 'SiteSettingsChanged':
      return ['site'];
    case 'ArticlesChanged':
      return ['articles', `article:${event.data.articleId}`];
    default:
      return [];
  }
};

/** People whose public name changes. */
const renamedBy = (event: IdentityEvent): readonly string[] => {
  switch (event.type) {
    case 'SettingsChosen':
      return 'profileVisibility' in event.data.choices ? [event.data.userId] : [];
    case 'ProfileRevised':
    case 'ErasureScheduled':
    case 'ErasureCanceled':
    case 'UserErased':
      return [event.data.userId];
    default:
      return [];
  }
};
