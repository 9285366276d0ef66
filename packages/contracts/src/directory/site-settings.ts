import { z } from 'zod';
import { isTilesUrl, movableLimits } from './site-limits.js';

const line = (most: number) => z.string().trim().min(1).max(most).nullable();

const limit = (field: keyof typeof movableLimits) => {
  const { least, most } = movableLimits[field];
  const message = `${least} ile ${most} arasında bir sayı girin`;
  return z.int(message).min(least, message).max(most, message).nullable();
};

const ONE_LINE = /^[^\r\n<>"]+$/;

/** Settings of the site that admins change: operator, name, limits, providers; null: the configuration's. */
export const siteSettings = z.object({
  siteName: z
    .string()
    .trim()
    .min(1)
    .max(40, 'Site adı en fazla 40 karakter olabilir')
    .regex(ONE_LINE, 'Site adında < > ve tırnak kullanılamaz')
    .nullable(),
  operatorName: line(200),
  operatorAddress: line(500),
  operatorEmail: z.email().max(200).nullable(),
  operatorKep: z.email().max(200).nullable(),
  operatorPhone: z
    .string()
    .trim()
    .regex(/^[0-9 +()-]{3,30}$/)
    .nullable(),
  operatorTaxOffice: line(100),
  /** A VKN, or the TCKN of an operator who is a person. */
  operatorTaxNumber: z
    .string()
    .trim()
    .regex(/^\d{10,11}$/, 'VKN 10, T.C. kimlik no 11 rakamdan oluşur')
    .nullable(),
  /** As people read it. */
  supportHours: line(80),
  iban: line(60),
  tilesUrl: z
    .string()
    .trim()
    .max(300)
    .refine(isTilesUrl, 'Adres https:// ile başlamalı, {z}, {x} ve {y} içermelidir')
    .nullable(),
  tilesAttribution: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(ONE_LINE, 'Kaynak metninde < > ve tırnak kullanılamaz')
    .nullable(),
  mailSender: z.string().trim().min(1).max(60).regex(ONE_LINE, 'Gönderen adında < > ve tırnak kullanılamaz').nullable(),
  mailReplyTo: z.email('Geçerli bir e-posta adresi girin').max(200).nullable(),
  /** Separated by commas. Popular searches that have one of them are not shown. */
  hiddenSearchWords: line(500),
  limitUpload: limit('limitUpload'),
  limitReview: limit('limitReview'),
  limitMessage: limit('limitMessage'),
  limitConversation: limit('limitConversation'),
  limitContact: limit('limitContact'),
  /** Of one picture. */
  pictureMegabytes: z
    .int('1 ile 5 arasında bir sayı girin')
    .min(1, '1 ile 5 arasında bir sayı girin')
    .max(5, '1 ile 5 arasında bir sayı girin')
    .nullable(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export interface SiteSettingsCalls {
  /** Everybody may know them: the legal pages say them. */
  siteSettings(body: Record<string, never>): Promise<SiteSettings>;
  /** Admins only. What is left out stays. */
  changeSiteSettings(body: { readonly changes: Partial<SiteSettings> }): Promise<SiteSettings>;
}
