import { ofEachNetwork } from '../company-profile.js';
import { z } from 'zod';
import { companyFieldList, type CompanyField, type CompanyFields } from '../company-fields.js';
import { campaign } from './campaign.js';
import { categoryRef } from './category.js';
import { offering } from './offering.js';
import { ratingSummary, review } from '../../reviews/http.js';
import { workingHours } from './working-hours.js';
import { routes } from '../../common/route.js';

export const socialMedia = ofEachNetwork(z.string());

const answers = {
  title: z.string(),
  body: z.string(),
  line: z.string().nullable(),
  link: z.string().nullable(),
  flag: z.boolean(),
  /** Names with Turkish letters; the slugs beside them go into addresses. */
  province: z.string(),
  district: z.string().nullable(),
  category: z.string().nullable(),
  number: z.number().nullable(),
  year: z.int().nullable(),
  words: z.array(z.string()),
  /** Ids of the table of attributes. */
  attributes: z.array(z.string()),
  /** 1 (cheap) to 4. */
  level: z.int().nullable(),
  hours: workingHours.nullable(),
  accounts: socialMedia,
  picture: z.string().nullable(),
  pictures: z.array(z.string()),
  /** What a picture shows, in words, by its address. */
  captions: z.record(z.string(), z.string()).optional(),
} as const satisfies Record<CompanyField['kind'], z.ZodType>;

type ShownIn = 'list' | 'page' | 'owner';
type PlaceOf<Field> = Field extends { readonly shownIn: infer Place } ? Place : 'list';
type AnswersShownIn<Place extends ShownIn> = {
  [
    Name in keyof CompanyFields as PlaceOf<CompanyFields[Name]> extends Place ? CompanyFields[Name]['api'] : never
  ]: (typeof answers)[CompanyFields[Name]['kind']];
};
/** The fields of the table that the API shows there. `whatsapp` is false for numbers that have no WhatsApp (444). */
export const fieldsShownIn = <Place extends ShownIn>(place: Place): AnswersShownIn<Place> =>
  Object.fromEntries(
    companyFieldList
      .filter(([, { shownIn = 'list' }]) => shownIn === place)
      .map(([, { api, kind }]) => [api, answers[kind]]),
  ) as unknown as AnswersShownIn<Place>;

export type FieldsShownIn<Place extends ShownIn = ShownIn> = z.infer<z.ZodObject<AnswersShownIn<Place>>>;

/** Lists carry everything but visitor_stats, total_visitors, campaigns, products_services and images. */
export const companyListItem = z.object({
  id: z.string(),
  slug: z.string(),
  ...fieldsShownIn('list'),
  city_slug: z.string(),
  district_slug: z.string().nullable(),
  /** `phone` as typed by the owner; this where it parses. */
  phone_e164: z.string().nullable(),
  /** A company with an owner. */
  claimed: z.boolean(),
  category: categoryRef.nullable(),
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
  ...fieldsShownIn('page'),
  /** What schema.org calls a company of its category: 'Dentist'. */
  schema_type: z.string(),
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
