import { UNLIMITED, type Plan } from '@carsi/contracts/billing/plans';

/** What a plan offers, as its card says it. Branding of one's own is in the limits and not in a promise: no page has it yet. */
export const featuresOf = ({ limits }: Plan): string[] => [
  limits.maxPhotos === UNLIMITED ? 'Sınırsız fotoğraf' : `${limits.maxPhotos} fotoğraf`,
  ...(limits.maxPromotions > 0 ? [`Aynı anda ${limits.maxPromotions} kampanya`] : []),
  `${limits.analyticsHistory} günlük istatistik geçmişi`,
  ...(limits.prioritySupport ? ['Öncelikli destek'] : []),
  ...(limits.featuredListing ? ['Listelerde öne çıkan yer'] : []),
];
