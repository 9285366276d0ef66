import type { Event } from '@carsi/kernel/event';
import type { Shelf } from './editorial.js';
import type { RequestKind, RequestState } from './customer-requests.js';

/** Events of the directory service. */
export const directoryTopic = 'directory.events';

interface OfCompany {
  readonly companyId: string;
}
/** Its waiting profile is the public one from now on, for the first time or again. */
export type CompanyApproved = Event<
  'CompanyApproved',
  OfCompany & { readonly ownerId: string | null; readonly sample: boolean }
>;
/** The public page of an active company reads differently now. */
export type CompanyRepublished = Event<
  'CompanyRepublished',
  OfCompany & { /** Where the owner is another one now, or none. */ readonly ownerId?: string | null }
>;
/** An admin sent back what waited; a live page stays as it was. */
export type CompanyRejected = Event<'CompanyRejected', OfCompany & { readonly ownerId: string | null }>;
/** Public again after it was suspended or closed. */
export type CompanyReopened = Event<'CompanyReopened', OfCompany>;
/** The company is no longer public: suspended, closed by its owner, or removed for good. */
export type CompanyWithdrawn = Event<
  'CompanyWithdrawn',
  OfCompany & { readonly reason: 'suspended' | 'closed' | 'removed' }
>;
/** A person added this company to their favourites; it was not among them before. */
export type FavoriteAdded = Event<'FavoriteAdded', OfCompany & { readonly userId: string }>;
/** It was among their favourites, and is no longer. */
export type FavoriteRemoved = Event<'FavoriteRemoved', OfCompany & { readonly userId: string }>;
/** A campaign was announced; it may begin later. */
export type CampaignStarted = Event<'CampaignStarted', OfCompany & { readonly campaignId: string }>;
/** A person requests a quote or an appointment from a company. */
export type RequestMade = Event<
  'RequestMade',
  OfCompany & { readonly requestId: string; readonly personId: string; readonly kind: RequestKind }
>;
/** Accepted, declined or done by the company, canceled by the person. */
export type RequestAnswered = Event<
  'RequestAnswered',
  OfCompany & {
    readonly requestId: string;
    readonly personId: string;
    readonly kind: RequestKind;
    readonly state: Exclude<RequestState, 'open'>;
    /** Where an appointment was accepted. */
    readonly preferredAt: string | null;
  }
>;
/** Its services, products or campaigns read differently now. */
export type OfferingsChanged = Event<'OfferingsChanged', OfCompany>;
/** A category is new or reads differently now. */
export type CategoriesChanged = Event<'CategoriesChanged', { readonly categoryId: string }>;
/** Something that the site itself says reads differently now, is new or gone. */
export type ArticlesChanged = Event<'ArticlesChanged', { readonly articleId: string; readonly shelf: Shelf }>;
/** An admin changed settings of the site. */
export type SiteSettingsChanged = Event<
  'SiteSettingsChanged',
  {
    readonly fields: readonly string[];
    /** What mails say of the site, where that changed; null: what is built in. */
    readonly letterhead?: Letterhead;
  }
>;
export interface Letterhead {
  readonly siteName?: string | null;
  readonly mailSender?: string | null;
  readonly mailReplyTo?: string | null;
}
export type DirectoryEvent =
  | SiteSettingsChanged
  | CompanyApproved
  | CompanyRepublished
  | CompanyReopened
  | CompanyRejected
  | RequestMade
  | RequestAnswered
  | CompanyWithdrawn
  | FavoriteAdded
  | FavoriteRemoved
  | CampaignStarted
  | OfferingsChanged
  | CategoriesChanged
  | ArticlesChanged;
