import { isTilesUrl, movableLimits } from '@carsi/contracts/directory/site-limits';
import type { SiteSettings } from '@carsi/contracts/directory/site-settings';
import { looksLikeEmail } from '../../../lib/forms/looks-like-email';
import type { Rule, Values } from '../../../lib/forms/rules';
import { siteTexts as texts } from './site-texts';

export type SiteField = keyof SiteSettings;
export const siteFields = Object.keys(texts.fields) as SiteField[];

export const siteGroups: Readonly<Record<keyof typeof texts.groups, readonly SiteField[]>> = {
  site: [
    'siteName',
    'operatorName',
    'operatorAddress',
    'operatorEmail',
    'operatorKep',
    'operatorPhone',
    'operatorTaxOffice',
    'operatorTaxNumber',
    'supportHours',
    'iban',
  ],
  map: ['tilesUrl', 'tilesAttribution'],
  searches: ['hiddenSearchWords'],
  mail: ['mailSender', 'mailReplyTo'],
  limits: ['limitUpload', 'pictureMegabytes', 'limitReview', 'limitMessage', 'limitConversation', 'limitContact'],
};

/** Integer fields with their range. */
export const numbers: Partial<Record<SiteField, { readonly least: number; readonly most: number }>> = {
  ...movableLimits,
  pictureMegabytes: { least: 1, most: 5 },
};

const phone = /^[0-9 +()-]{3,30}$/;
const taxNumber = /^\d{10,11}$/;
const signs = /^[^<>"]+$/;
const emptyOr = (holds: RegExp | ((value: string) => boolean), value: string): boolean => {
  const typed = value.trim();
  return typed === '' || (typeof holds === 'function' ? holds(typed) : holds.test(typed));
};
const rule = (field: SiteField, message: string, holds: RegExp | ((value: string) => boolean)): Rule<SiteField> => ({
  field,
  message,
  holds: (values) => emptyOr(holds, values[field]),
});

export const siteRules: readonly Rule<SiteField>[] = [
  rule('siteName', texts.nameLong, (name) => [...name].length <= 40),
  rule('siteName', texts.signsWrong, signs),
  rule('operatorEmail', texts.emailWrong, looksLikeEmail),
  rule('operatorKep', texts.emailWrong, looksLikeEmail),
  rule('operatorPhone', texts.phoneWrong, phone),
  rule('operatorTaxNumber', texts.taxNumberWrong, taxNumber),
  rule('tilesUrl', texts.tilesWrong, isTilesUrl),
  rule('tilesAttribution', texts.signsWrong, signs),
  rule('mailSender', texts.signsWrong, signs),
  rule('mailReplyTo', texts.emailWrong, looksLikeEmail),
  ...Object.entries(numbers).map(([field, { least, most }]) =>
    rule(
      field as SiteField,
      texts.numberWrong(least, most),
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
    ),
  ),
];

/** Empty fields fall back to the configuration. */
export const settingsOf = (values: Values<SiteField>): SiteSettings =>
  Object.fromEntries(
    siteFields.map((field) => {
      const typed = values[field].trim();
      if (typed === '') return [field, null];
      return [field, field in numbers ? Number(typed) : typed];
    }),
  ) as SiteSettings;
