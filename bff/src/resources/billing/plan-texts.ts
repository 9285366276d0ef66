import { UNLIMITED, type Plan } from '@carsi/contracts/billing/plans';

/** The features on a plan's card. Custom branding is a limit and not listed: no page implements it yet. */
export const featuresOf = ({ limits }: Plan): string[] => [
  limits.maxPhotos === UNLIMITED ? 'Sınırsız fotoğraf' : `${limits.maxPhotos} fotoğraf`,
  ...(limits.maxPromotions > 0 ? [`Aynı anda ${limits.maxPromotions} kampanya`] : []),
  `${limits.analyticsHistory} günlük istatistik geçmişi`,
  ...(limits.prioritySupport ? ['Öncelikli destek'] : []),
  ...(limits.featuredListing ? ['Listelerde öne çıkan yer'] : []),
];
