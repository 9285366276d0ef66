import { plans, room, type PlanLimits } from '@carsi/contracts/billing/plans';
import { isPromotion } from '../campaigns/campaigns.js';
import type { CompanyPage } from './row.js';

/**
 * What a company keeps and does not show, since its plan is smaller than what it has: the newest photographs and campaigns. A company
 * that nobody owns has no plan, and shows what its list brought.
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

/** Those of one moment in the owner's order. */
const oldestFirst = ({ photosSince }: NonNullable<CompanyPage['company']>): readonly string[] =>
  photosSince.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)).map(({ image }) => image);

const limitsOfPage = ({ plan }: CompanyPage): PlanLimits => plans[plan?.planId ?? 'basic'].limits;
