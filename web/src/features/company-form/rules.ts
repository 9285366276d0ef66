import { isWebAddress } from '@carsi/contracts/common/web-address';
import {
  companyFieldList,
  type CompanyField,
  type FormTab,
  socialNetworks,
} from '@carsi/contracts/directory/company-fields';
import { companyRules } from '@carsi/contracts/directory/company-refusals';
import { brokenRule, inOrderOfRules } from '@carsi/contracts/directory/company-rules';
import { type Draft, type TextName } from './draft';
import { texts } from './texts';

/** The field's name as the API has it. */
export type Errors = Readonly<Record<string, string>>;

const isLink = (text: string): boolean => text.trim() === '' || isWebAddress(text.trim());
const textual = new Set<CompanyField['kind']>(['title', 'body', 'line', 'link', 'province', 'category', 'year']);

type Rule = readonly [field: string, broken: (draft: Draft) => string | undefined];
const unless =
  (holds: (draft: Draft) => boolean, message: string): Rule[1] =>
  (draft) =>
    holds(draft) ? undefined : message;

/** The table's rules, which the service checks too, and what only the form can break; in the order of their messages. */
const rules: readonly Rule[] = [
  ...inOrderOfRules
    .filter(([, { kind, tab }]) => tab && textual.has(kind))
    .map(([, field]): Rule => {
      const api = field.api as TextName;
      return [
        api,
        (draft) => {
          const rule = brokenRule(field, draft[api].trim());
          return rule && companyRules[rule];
        },
      ];
    }),
  [
    'working_hours',
    unless(
      ({ week, special }) =>
        [...Object.values(week), ...special.map(({ intervals }) => intervals)]
          .flat()
          .every(({ open, close }) => open !== '' && close !== ''),
      texts.rules.hours,
    ),
  ],
  ['special_days', unless(({ special }) => special.every(({ date }) => date !== ''), texts.rules.special)],
  ...socialNetworks.map((name): Rule => [
    `social_media.${name}`,
    unless(({ social_media }) => isLink(social_media[name]), companyRules.COMPANY_LINK_INVALID),
  ]),
];

export const errorsOf = (draft: Draft): Errors =>
  Object.fromEntries(
    rules.flatMap(([field, broken]) => {
      const message = broken(draft);
      return message === undefined ? [] : [[field, message]];
    }),
  );

const tabOfField: Readonly<Record<string, FormTab | undefined>> = {
  ...Object.fromEntries(companyFieldList.map(([, { api, tab }]) => [api, tab])),
  special_days: 'saatler',
};

export const tabOf = (field: string): FormTab => tabOfField[field.split('.')[0]!] ?? 'temel';

/** The first wrong field, in the order of the rules. */
export const firstOf = (errors: Errors): string | undefined =>
  [...rules.map(([field]) => field), ...Object.keys(errors)].find((field) => errors[field] !== undefined);
