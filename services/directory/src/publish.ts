import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Publish } from '@carsi/platform/platform';
import type { CampaignEvent } from './campaigns/campaigns.js';
import type { CategoryEvent } from './category/category.js';
import type { CompanyEvent } from './company/events.js';
import type { RequestEvent } from './customer-requests/request.js';
import type { ArticleEvent } from './editorial/article.js';
import type { FavoriteEvent } from './favorites/favorites.js';
import type { OfferingEvent } from './offerings/offerings.js';
import type { SiteSettingsChanged } from './site-settings/site-settings.js';

type Private =
  | SiteSettingsChanged
  | CompanyEvent
  | OfferingEvent
  | CampaignEvent
  | CategoryEvent
  | FavoriteEvent
  | RequestEvent
  | ArticleEvent;

const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/** The border: maps our events to published ones. Ids and facts, never typed text. */
export const publish: Publish = (event, { stream }): DirectoryEvent | undefined => {
  const id = idOf(stream);
  // Most streams are named by their company: company, offerings and campaigns.
  const companyId = id;
  const own = event as Private;
  switch (own.type) {
    case 'CompanyApproved':
      return { type: 'CompanyApproved', data: { companyId, ownerId: own.data.ownerId, sample: own.data.sample } };
    case 'CompanyRejected':
      return { type: 'CompanyRejected', data: { companyId, ownerId: own.data.ownerId ?? null } };
    case 'CompanyReinstated':
    case 'CompanyRestored':
      return own.data.to === 'active' ? { type: 'CompanyReopened', data: { companyId } } : undefined;
    case 'CompanyClaimed':
      return { type: 'CompanyRepublished', data: { companyId, ownerId: own.data.ownerId } };
    case 'CompanyUnclaimed':
      return { type: 'CompanyRepublished', data: { companyId, ownerId: null } };
    case 'CompanyVerified':
    case 'CompanyUnverified':
    case 'CompanyFeatured':
    case 'CompanyUnfeatured':
    case 'CompanyAmended':
      return { type: 'CompanyRepublished', data: { companyId } };
    case 'CompanySuspended':
      return { type: 'CompanyWithdrawn', data: { companyId, reason: 'suspended' } };
    case 'CompanyClosed':
      return {
        type: 'CompanyWithdrawn',
        data: { companyId, reason: own.data.restorableUntil === null ? 'removed' : 'closed' },
      };
    case 'OfferingAdded':
    case 'OfferingRevised':
    case 'OfferingRemoved':
      return { type: 'OfferingsChanged', data: { companyId } };
    case 'CampaignAnnounced':
      return { type: 'CampaignStarted', data: { companyId, campaignId: own.data.id } };
    case 'CampaignRevised':
    case 'CampaignRemoved':
      return { type: 'OfferingsChanged', data: { companyId } };
    case 'CategoryAdded':
    case 'CategoryRevised':
    case 'CategoryWordsAttached':
      return { type: 'CategoriesChanged', data: { categoryId: id } };
    case 'ArticleDrafted':
      return undefined;
    case 'ArticleRevised':
      return { type: 'ArticlesChanged', data: { articleId: id, shelf: own.data.article.shelf } };
    case 'ArticlePublished':
    case 'ArticleWithdrawn':
      return { type: 'ArticlesChanged', data: { articleId: id, shelf: own.data.shelf } };
    case 'SiteSettingsChanged': {
      const { siteName, mailSender, mailReplyTo } = own.data.changes;
      const provided = Object.entries({ siteName, mailSender, mailReplyTo }).filter(([, value]) => value !== undefined);
      const letterhead = provided.length > 0 && { letterhead: Object.fromEntries(provided) };
      return { type: 'SiteSettingsChanged', data: { fields: Object.keys(own.data.changes), ...letterhead } };
    }
    case 'FavoriteAdded':
    case 'FavoriteRemoved':
      return { type: own.type, data: { companyId: own.data.companyId, userId: idOf(stream) } };
    case 'RequestMade': {
      const { companyId: of, personId, kind } = own.data;
      return { type: 'RequestMade', data: { requestId: id, companyId: of, personId, kind } };
    }
    case 'RequestAnswered': {
      const { companyId: of, personId, kind, state, preferredAt } = own.data;
      return {
        type: 'RequestAnswered',
        data: { requestId: id, companyId: of, personId, kind, state, preferredAt },
      };
    }
    default:
      return undefined;
  }
};
