import { companyFieldList } from '@carsi/contracts/directory/company-fields';
import type { Weekday } from '@carsi/contracts/directory/weekdays';

export const differenceTexts = {
  none: 'Değişiklik yok.',
  before: 'Önce: ',
  after: 'Sonra: ',
  empty: 'Boş',
  yes: 'Açık',
  no: 'Kapalı',
  closed: 'kapalı',
  weekdays: {
    monday: 'Pazartesi',
    tuesday: 'Salı',
    wednesday: 'Çarşamba',
    thursday: 'Perşembe',
    friday: 'Cuma',
    saturday: 'Cumartesi',
    sunday: 'Pazar',
  } satisfies Record<Weekday, string>,
} as const;

/** What people call the fields of a company. */
export const fieldNames: Readonly<Record<string, string>> = Object.fromEntries(
  companyFieldList.map(([, { api, label }]) => [api, label]),
);
