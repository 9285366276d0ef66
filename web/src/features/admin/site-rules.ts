import type { SiteSettings } from '@carsi/contracts/site-settings';
import type { Rule, Values } from '../../lib/rules';
import { siteTexts as texts } from './site-texts';

export type SiteField = keyof SiteSettings;
export const siteFields = Object.keys(texts.fields) as SiteField[];

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phone = /^[0-9 +()-]{3,30}$/;
const emptyOr = (pattern: RegExp, value: string): boolean => value.trim() === '' || pattern.test(value.trim());

export const siteRules: readonly Rule<SiteField>[] = [
  {
    field: 'operatorEmail',
    message: texts.emailWrong,
    holds: ({ operatorEmail }) => emptyOr(email, operatorEmail),
  },
  { field: 'operatorKep', message: texts.emailWrong, holds: ({ operatorKep }) => emptyOr(email, operatorKep) },
  { field: 'operatorPhone', message: texts.phoneWrong, holds: ({ operatorPhone }) => emptyOr(phone, operatorPhone) },
];

/** What is left empty comes from the configuration again. */
export const settingsOf = (values: Values<SiteField>): SiteSettings =>
  Object.fromEntries(siteFields.map((field) => [field, values[field].trim() || null])) as Record<
    SiteField,
    string | null
  >;
