import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { CategoryEvent } from '../category/category.js';
import type { ClaimEvent } from '../claims/claim.js';
import type { CompanyEvent } from '../company/events.js';
import type { ArticleEvent } from '../editorial/article.js';
import type { SiteSettingsChanged } from '../site-settings/site-settings.js';

/** What admins do with companies, categories and articles, for the record. */
export const acts = adminActs<CompanyEvent | CategoryEvent | ClaimEvent | ArticleEvent | SiteSettingsChanged>({
  CompanyApproved: () => ({}),
  CompanyRejected: ({ reason }) => ({ reason }),
  CompanySuspended: ({ reason }) => ({ reason }),
  CompanyReinstated: () => ({}),
  CompanyRevised: ({ byOther }) => byOther && {},
  CompanyAmended: ({ byOther }) => byOther && {},
  CompanyClosed: ({ byOther }) => byOther && {},
  CompanyRestored: ({ byOther }) => byOther && {},
  CompanyVerified: () => ({}),
  CompanyUnverified: () => ({}),
  CompanyFeatured: () => ({}),
  CompanyUnfeatured: () => ({}),
  ClaimDecided: ({ companyId, reason }) => ({ kind: 'company', id: companyId, reason }),
  CategoryAdded: () => ({}),
  CategoryRevised: () => ({}),
  CategoryWordsAttached: ({ words }) => ({ reason: words }),
  SiteSettingsChanged: () => ({}),
  ArticleDrafted: () => ({}),
  ArticleRevised: () => ({}),
  ArticlePublished: () => ({}),
  ArticleWithdrawn: () => ({}),
});
