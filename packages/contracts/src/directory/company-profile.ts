import { z } from 'zod';
import { isWebAddress } from '../common/web-address.js';

// What owners write about their companies, as commands and events carry it.

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
/** close before open is past midnight; open = close is the whole day. */
export const interval = z.object({ open: time, close: time });
export type Interval = z.infer<typeof interval>;

export const workingHours = z.object({
  week: z.record(z.enum(weekdays), z.array(interval).max(6)),
  special: z
    .array(z.object({ date: z.iso.date(), intervals: z.array(interval).max(6), note: z.string().max(100).optional() }))
    .max(60),
});
export type WorkingHours = z.infer<typeof workingHours>;

const url = z.string().refine(isWebAddress);

/** Everything an owner writes about a company. Absent and null both mean: not told. */
export const companyProfile = z.object({
  name: z.string().trim().min(1).max(160),
  description: z.string().max(10_000),
  shortDescription: z.string().max(100).nullable(),
  phone: z.string().max(40).nullable(),
  whatsapp: z.boolean(),
  fax: z.string().max(40).nullable(),
  email: z.string().max(254).nullable(),
  website: url.nullable(),
  contactPerson: z.string().max(120).nullable(),
  /** Fax and contact person are shown only then. */
  contactPublic: z.boolean(),
  address: z.string().max(300).nullable(),
  /** Plate code and district id of packages/turkish. */
  city: z.int().min(1).max(81),
  district: z.string().max(60).nullable(),
  postalCode: z.string().max(10).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  categoryId: z.string().max(60),
  tags: z.array(z.string().min(1).max(40)).max(30),
  seoKeywords: z.array(z.string().min(1).max(60)).max(30),
  establishmentYear: z.int().min(1200).max(2100).nullable(),
  workingHours: workingHours.nullable(),
  socialMedia: z.object({
    facebook: url.optional(),
    twitter: url.optional(),
    instagram: url.optional(),
    linkedin: url.optional(),
  }),
  logoUrl: z.string().max(300).nullable(),
  coverImageUrl: z.string().max(300).nullable(),
  images: z.array(z.string().max(300)).max(100),
  /** What pictures of the gallery show, in words; a list, as no store likes an address for a name. Not in the first version's events. */
  imageTexts: z
    .array(z.object({ image: z.string().max(300), text: z.string().max(160) }))
    .max(100)
    .optional(),
});
export type CompanyProfile = z.infer<typeof companyProfile>;

export const offeringBody = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().max(2_000).nullable(),
  /** TRY. */
  price: z.number().min(0).max(1e9).nullable(),
  /** fixed, per_hour, per_day, or shown as written. */
  priceUnit: z.string().max(20).nullable(),
  imageUrl: z.string().max(300).nullable(),
  category: z.enum(['service', 'product']),
  active: z.boolean(),
});
export type OfferingBody = z.infer<typeof offeringBody>;

export const campaignBody = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().max(2_000).nullable(),
  discountPercentage: z.int().min(1).max(100).nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  active: z.boolean(),
});
export type CampaignBody = z.infer<typeof campaignBody>;
