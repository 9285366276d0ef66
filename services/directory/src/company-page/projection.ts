import type { ViewsCounted } from '@carsi/contracts/analytics/events';
import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { ReviewsEvent } from '@carsi/contracts/reviews/events';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import { campaigns, type CampaignEvent } from '../campaigns/campaigns.js';
import type { CompanyEvent } from '../company/events.js';
import { planAfter, isPlanEvent } from '../company-plan/projection.js';
import { evolve as evolveCompany, unknown } from '../company/state.js';
import { offerings, type OfferingEvent } from '../offerings/offerings.js';
import { emptyPage, profileOf, type CompanyPage } from './row.js';

type PageEvent = CompanyEvent | OfferingEvent | CampaignEvent | ReviewsEvent | ViewsCounted | BillingEvent;

/**
 * Everything a company's page and its place in lists need, in one row with a section for each source. Its own streams come from
 * the store in order; ratings and views only add or replace their own section, so it does not matter which came first.
 */
export const companyPage: Projection<CompanyPage, PageEvent> = {
  name: 'company-page',
  version: 7,
  rows: (event, { stream }) => {
    if (isPlanEvent(event.type)) return [(event.data as BillingEvent['data']).companyId];
    switch (event.type) {
      case 'ReviewPosted':
      case 'ReviewRevised':
      case 'ReviewRemoved':
      case 'ViewsCounted':
        return [event.data.companyId];
      default: {
        const own = /^(?:company|offerings|campaigns)-(.+)$/.exec(stream);
        return own ? [own[1]!] : [];
      }
    }
  },
  evolve: (row, event, occurrence, id) => {
    const page = row ?? emptyPage(id);
    switch (event.type) {
      case 'ReviewPosted':
        return rated(page, 1, event.data.rating);
      case 'ReviewRevised':
        return rated(page, 0, event.data.rating - event.data.previousRating);
      case 'ReviewRemoved':
        return rated(page, -1, -event.data.rating);
      case 'ReviewReplied':
      case 'ReviewChanged':
      case 'ReviewTakenDown':
        return page;
      case 'SubscriptionStarted':
      case 'SubscriptionChanged':
      case 'SubscriptionEnded': {
        const { plan: before, ...others } = page;
        const plan = planAfter(before, event);
        return plan ? { ...others, plan } : others;
      }
      case 'InvoiceIssued':
      case 'InvoicePaid':
      case 'PlanEndNeared':
      case 'PaymentDueNeared':
        return page;
      case 'ViewsCounted':
        return { ...page, views: event.data.views };
      case 'OfferingAdded':
      case 'OfferingRevised':
      case 'OfferingRemoved':
        return touched({ ...page, offerings: offerings.evolve(page.offerings, event) }, occurrence);
      case 'CampaignAnnounced':
      case 'CampaignRevised':
      case 'CampaignRemoved':
        return touched({ ...page, campaigns: campaigns.evolve(page.campaigns, event) }, occurrence);
      default:
        return withCompany(page, event, occurrence);
    }
  },
};

const rated = (page: CompanyPage, count: number, sum: number): CompanyPage => ({
  ...page,
  reviews: { count: page.reviews.count + count, sum: page.reviews.sum + sum },
});

const touched = (page: CompanyPage, { at }: Occurrence): CompanyPage =>
  page.company ? { ...page, company: { ...page.company, updatedAt: at } } : page;

const withCompany = (page: CompanyPage, event: CompanyEvent, { at }: Occurrence): CompanyPage => {
  const before = page.company;
  const state = evolveCompany(before ? { ...before, is: before.status, profile: profileOf(before) } : unknown, event);
  if (state.is === 'unknown') return page;
  const { is: status, was, slug, ownerId, profile, waiting, verified, featured, restorableUntil, sample } = state;
  return {
    ...page,
    company: {
      status,
      was,
      slug,
      ownerId,
      profile,
      waiting,
      verified,
      featured,
      restorableUntil,
      externalId: event.type === 'CompanySubmitted' ? event.data.externalId : (before?.externalId ?? null),
      sample,
      waitsSince: status === 'pending' || waiting !== null ? (before?.waitsSince ?? at) : null,
      moderation: moderationAfter(event, at, before?.moderation ?? null),
      photosSince: profile.images.map(
        (image) => before?.photosSince.find((known) => known.image === image) ?? { image, since: at },
      ),
      createdAt: before?.createdAt ?? at,
      updatedAt: at,
    },
  };
};

const moderationAfter = (
  event: CompanyEvent,
  at: string,
  before: NonNullable<CompanyPage['company']>['moderation'],
): NonNullable<CompanyPage['company']>['moderation'] => {
  switch (event.type) {
    case 'CompanyRejected':
      return { state: 'rejected', reason: event.data.reason, at };
    case 'CompanySuspended':
      return { state: 'suspended', reason: event.data.reason, at };
    case 'CompanyApproved':
    case 'CompanyReinstated':
    case 'CompanyRevised':
      return null;
    default:
      return before;
  }
};
