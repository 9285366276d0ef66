import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { truncate } from './format/truncate';

/** What a card, a row or a pin shows. Lists are cut to it as they arrive, because they also travel inside the page. */
export type Card = Pick<
  CompanyListItem,
  | 'id'
  | 'slug'
  | 'name'
  | 'logo_url'
  | 'cover_image_url'
  | 'address'
  | 'city'
  | 'district'
  | 'phone'
  | 'phone_e164'
  | 'whatsapp'
  | 'latitude'
  | 'longitude'
  | 'rating'
  | 'review_count'
  | 'ai_score'
  | 'verified'
  | 'featured'
  | 'premium'
  | 'sample'
  | 'working_hours'
> & {
  summary: string;
  distance: number | null;
  category: { slug: string; name: string; icon_name: string; color_class: string } | null;
};

export const toCard = (company: CompanyListItem): Card => ({
  id: company.id,
  slug: company.slug,
  name: company.name,
  logo_url: company.logo_url,
  cover_image_url: company.cover_image_url,
  address: company.address,
  city: company.city,
  district: company.district,
  phone: company.phone,
  phone_e164: company.phone_e164,
  whatsapp: company.whatsapp,
  latitude: company.latitude,
  longitude: company.longitude,
  rating: company.rating,
  review_count: company.review_count,
  ai_score: company.ai_score,
  verified: company.verified,
  featured: company.featured,
  premium: company.premium,
  sample: company.sample,
  working_hours: company.working_hours,
  summary: truncate(company.short_description || company.description || '', 160),
  distance: company.distance ?? null,
  category: company.category && {
    slug: company.category.slug,
    name: company.category.name,
    icon_name: company.category.icon_name,
    color_class: company.category.color_class,
  },
});
