import { z } from 'zod';

const line = (most: number) => z.string().trim().min(1).max(most).nullable();

/** Who answers for the directory and where invoices are paid to, as an admin says it; null where nobody has. */
export const siteSettings = z.object({
  operatorName: line(200),
  operatorAddress: line(500),
  operatorEmail: z.email().max(200).nullable(),
  operatorKep: z.email().max(200).nullable(),
  operatorPhone: z
    .string()
    .trim()
    .regex(/^[0-9 +()-]{3,30}$/)
    .nullable(),
  iban: line(60),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export interface SiteSettingsRequests {
  /** Everybody may know them: the legal pages say them. */
  siteSettings(body: Record<string, never>): Promise<SiteSettings>;
  /** Admins only. What is left out stays. */
  changeSiteSettings(body: { readonly changes: Partial<SiteSettings> }): Promise<SiteSettings>;
}
