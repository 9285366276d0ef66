import { UNLIMITED, type Plan } from '@carsi/contracts/billing';

/** What a plan offers, as its card says it. */
export const featuresOf = ({ limits }: Plan): string[] => [
  limits.maxPhotos === UNLIMITED ? 'Sınırsız fotoğraf' : `${limits.maxPhotos} fotoğraf`,
  ...(limits.maxPromotions > 0 ? [`Aynı anda ${limits.maxPromotions} kampanya`] : []),
  `${limits.analyticsHistory} günlük istatistik geçmişi`,
  ...(limits.prioritySupport ? ['Öncelikli destek'] : []),
  ...(limits.customBranding ? ['Kendi renk ve görsellerinizle sayfa'] : []),
  ...(limits.featuredListing ? ['Listelerde öne çıkan yer'] : []),
];
