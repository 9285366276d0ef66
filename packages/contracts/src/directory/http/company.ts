import { z } from 'zod';
import { campaign } from './campaign.js';
import { categoryRef } from './category.js';
import { offering } from './offering.js';
import { ratingSummary, review } from '../../reviews/http.js';
import { workingHours } from './working-hours.js';
import { routes } from '../../common/route.js';

export const socialMedia = z.object({
  facebook: z.string().optional(),
  twitter: z.string().optional(),
  instagram: z.string().optional(),
  linkedin: z.string().optional(),
});

/** What lists carry: everything but visitor_stats, total_visitors, campaigns, products_services and images. */
export const companyListItem = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  short_description: z.string().nullable(),
  logo_url: z.string().nullable(),
  cover_image_url: z.string().nullable(),
  address: z.string().nullable(),
  /** Names with Turkish letters; the slugs beside them go into addresses. */
  city: z.string(),
  city_slug: z.string(),
  district: z.string().nullable(),
  district_slug: z.string().nullable(),
  postal_code: z.string().nullable(),
  /** As typed by the owner; `phone_e164` where it parses. */
  phone: z.string().nullable(),
  phone_e164: z.string().nullable(),
  /** False where the owner switched the button off and for numbers that have no WhatsApp (444). */
  whatsapp: z.boolean(),
  /** Somebody answers for it. */
  claimed: z.boolean(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  contact_person: z.string().nullable(),
  establishment_year: z.int().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  category_id: z.string().nullable(),
  category: categoryRef.nullable(),
  tags: z.array(z.string()),
  seo_keywords: z.array(z.string()),
  social_media: socialMedia,
  working_hours: workingHours.nullable(),
  /** 0 and 0 without reviews, never null. */
  rating: z.number(),
  review_count: z.int(),
  /** 0–10 with one decimal. */
  ai_score: z.number(),
  view_count: z.int(),
  verified: z.boolean(),
  featured: z.boolean(),
  premium: z.boolean(),
  status: z.enum(['active', 'pending', 'suspended', 'closed']),
  /** An invented company: marked 'örnek veri', noindex, outside /stats. */
  sample: z.boolean(),
  /** Kilometres, where the call gave a position. */
  distance: z.number().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CompanyListItem = z.infer<typeof companyListItem>;

export const visitorDay = z.object({ date: z.iso.date(), visitor_count: z.int() });
export type VisitorDay = z.infer<typeof visitorDay>;

export const visitorStatsQuery = z.object({ days: z.coerce.number().int().min(1).max(365).default(30) });

/** GET /companies/{id} and /companies/slug/{slug}. */
export const company = companyListItem.extend({
  images: z.array(z.string()),
  /** What a picture shows, in words, by its address. */
  image_texts: z.record(z.string(), z.string()).optional(),
});
export type Company = z.infer<typeof company>;

const related = z.object({
  campaigns: z.array(campaign),
  products_services: z.array(offering),
  visitor_stats: z.array(visitorDay),
  total_visitors: z.int(),
});

/** One part of ai_score: what it gave and what it could give. */
export const scorePart = z.object({ key: z.string(), points: z.number(), max: z.number() });
export type ScorePart = z.infer<typeof scorePart>;

/** GET /companies/{idOrSlug}/details: the page of a company in one answer. `reviews` are the newest 20. */
export const companyDetails = related.extend({
  company: company.extend(related.shape),
  rating: ratingSummary,
  reviews: z.array(review),
  ai_score_parts: z.array(scorePart).optional(),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** All counted views since the beginning. */
export const viewCount = z.object({ views: z.int() });

export const companyRoutes = routes({
  'GET /api/companies/slug/{slug}': { summary: 'Adresine göre firma', who: 'anyone', limit: 'read', answer: company },
  'GET /api/companies/{id}': { summary: 'Firma', who: 'anyone', limit: 'read', answer: company },
  'GET /api/companies/{idOrSlug}/details': {
    summary: 'Firma sayfasının tamamı',
    who: 'anyone',
    limit: 'read',
    answer: companyDetails,
  },
  'GET /api/companies/{id}/campaigns': {
    summary: 'Firmanın kampanyaları',
    who: 'anyone',
    limit: 'read',
    answer: z.array(campaign),
  },
  'GET /api/companies/{id}/products-services': {
    summary: 'Ürün ve hizmetler',
    who: 'anyone',
    limit: 'read',
    answer: z.array(offering),
  },
  'GET /api/companies/{id}/views': { summary: 'Görüntülenme sayısı', who: 'anyone', limit: 'read', answer: viewCount },
  'GET /api/companies/{id}/visitor-stats': {
    summary: 'Günlük ziyaretçiler',
    who: 'anyone',
    limit: 'read',
    query: visitorStatsQuery,
    answer: z.array(visitorDay),
  },
});
