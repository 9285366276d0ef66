import { z } from 'zod';
import {
  campaignBody,
  companyProfile,
  offeringBody,
  type CompanyProfile,
  type OfferingBody,
} from './company-profile.js';

/** Fields that a list may omit: an existing company's are unchanged. */
export const unchangedField = z.enum([
  ...companyProfile.keyof().options,
  'verified',
  'featured',
  'offerings',
  'campaigns',
]);
export type UnchangedField = z.infer<typeof unchangedField>;

/** One row of an import: external key, profile, offerings and campaigns. */
export const importRow = z.object({
  externalId: z.string().min(1).max(200),
  profile: companyProfile,
  verified: z.boolean(),
  featured: z.boolean(),
  sample: z.boolean(),
  offerings: z.array(offeringBody).max(200),
  campaigns: z.array(campaignBody).max(20),
  keeps: z.array(unchangedField).optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** What a duplicate is found by. */
export interface CompanyKeys {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly city: number;
  readonly district: string | null;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly sample: boolean;
}

/** A public company with everything that an import takes. */
export interface ExportRow {
  readonly id: string;
  readonly externalId: string | null;
  readonly profile: CompanyProfile;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly offerings: readonly OfferingBody[];
}
