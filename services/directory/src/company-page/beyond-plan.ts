import { plans, room, type PlanLimits } from '@carsi/contracts/billing/plans';
import { isPromotion } from '../campaigns/campaigns.js';
import type { CompanyPage } from './row.js';

/**
 * Stored photographs and campaigns that are hidden because the plan is smaller: the newest ones. A company without an owner has no
 * plan, and shows everything from its list.
 */
export const beyondPlan = (
  page: CompanyPage,
  today: string,
): { readonly images: readonly string[]; readonly campaigns: readonly string[] } => {
  const { company } = page;
  if (!company || company.ownerId === null) return { images: [], campaigns: [] };
  const { maxPhotos, maxPromotions } = limitsOfPage(page);
  const { images } = company.profile;
  const promotions = Object.entries(page.campaigns).filter(([, campaign]) => isPromotion(campaign, today));
  return {
    images: images.length <= room(maxPhotos, 0) ? [] : oldestFirst(company).slice(room(maxPhotos, 0)),
    campaigns: promotions.slice(Math.min(promotions.length, room(maxPromotions, 0))).map(([id]) => id),
  };
};

/** Photographs of one moment stay in the owner's order. */
const oldestFirst = ({ photosSince }: NonNullable<CompanyPage['company']>): readonly string[] =>
  photosSince.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)).map(({ image }) => image);

const limitsOfPage = ({ plan }: CompanyPage): PlanLimits => plans[plan?.planId ?? 'basic'].limits;
