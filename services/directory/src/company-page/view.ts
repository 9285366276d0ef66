import type { CampaignView, CompanyView, OfferingView } from '@carsi/contracts/directory/company';
import { aiScore } from '@carsi/insight/ai-score';
import { phoneOf } from '@carsi/listing/phone';
import { dayOf } from '@carsi/turkish/calendar';
import { isPromotion } from '../campaigns/campaigns.js';
import { beyondPlan } from './beyond-plan.js';
import { profileOf, standingOf, type CompanyPage } from './row.js';

/** A page as others see it. ai_score is computed here, so that it decays with time without being written again. */
export const viewOfPage = (page: CompanyPage, now: Date): CompanyView | undefined => {
  const { company } = page;
  if (!company) return undefined;
  const rating = page.reviews.count === 0 ? 0 : page.reviews.sum / page.reviews.count;
  const today = dayOf(now);
  const hidden = beyondPlan(page, today);
  const stored = profileOf(company);
  const profile =
    hidden.images.length === 0
      ? stored
      : { ...stored, images: stored.images.filter((image) => !hidden.images.includes(image)) };
  const { score, parts } = aiScore(
    {
      description: profile.description,
      phone: profile.phone,
      email: profile.email,
      website: profile.website,
      address: profile.address,
      logo: profile.logoUrl,
      hasWorkingHours: profile.workingHours !== null,
      hasSocialMedia: Object.values(profile.socialMedia).some((link) => link !== undefined),
      hasTags: profile.tags.length > 0,
      updatedAt: company.updatedAt,
      viewCount: page.views,
      rating,
      reviewCount: page.reviews.count,
      verified: company.verified,
    },
    now,
  );
  return {
    id: page.id,
    slug: company.slug,
    status: company.status,
    profile,
    phoneE164: profile.phone === null ? null : phoneOf(profile.phone),
    ownerId: company.ownerId,
    sample: company.sample,
    verified: company.verified,
    ...standingOf(page),
    rating: Math.round(rating * 100) / 100,
    reviewCount: page.reviews.count,
    viewCount: page.views,
    aiScore: score,
    scoreParts: parts,
    createdAt: company.createdAt,
    updatedAt: company.updatedAt,
    offerings: Object.entries(page.offerings).map(([id, offering]): OfferingView => ({ id, ...offering })),
    campaigns: currentCampaigns(page, today).filter(({ id }) => !hidden.campaigns.includes(id)),
  };
};

const currentCampaigns = (page: CompanyPage, today: string): readonly CampaignView[] =>
  Object.entries(page.campaigns)
    .filter(([, campaign]) => isPromotion(campaign, today))
    .map(([id, campaign]) => ({ id, ...campaign }));
