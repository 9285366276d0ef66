import { fold } from '@carsi/turkish/fold';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import type { Chance } from '../search/corpus.js';
import { lower } from '../search-unseen/grammar.js';
import type { List, ListCompany } from './companies.js';
import type { ListTrade } from './trades.js';

/** 3 meets everything, 2 nearly, 1 in a way, 0 not. */
export type ListGrade = (company: ListCompany) => number;
export interface ListQuestion {
  readonly text: string;
  readonly grade: ListGrade;
  /** Words of the question that no company meets: the answer has to say them. */
  readonly lacks?: readonly string[];
}
export type Make = (of: ListCompany, chance: Chance, list: List) => ListQuestion | undefined;

/** Trades that a person who asks for one of them accepts in a way. */
const related = [
  ['bakery', 'patisserie', 'tatli', 'cafe'],
  ['hairdresser', 'barber', 'beauty-salon'],
  ['plumber', 'heating'],
  ['repair', 'tire', 'auto-parts', 'towing', 'car-wash'],
  ['clinic', 'dentist', 'psychologist', 'optician'],
  ['lokanta', 'kebap', 'doner', 'cafe'],
  ['heating', 'appliance'],
  ['phone', 'computer'],
  ['house-moving', 'courier'],
  ['cleaning', 'carpet', 'pest', 'dry-cleaning', 'car-wash'],
  ['market', 'greengrocer', 'butcher', 'bakery'],
  ['furniture', 'hardware', 'painter'],
];
export const byTrade =
  (trade: ListTrade): ListGrade =>
  (company) =>
    company.trade === trade
      ? 3
      : related.some((group) => group.includes(trade.id) && group.includes(company.trade.id))
        ? 1
        : 0;

/** The place of a document, not of its generator: a source may leave the district out. */
const inDistrict = (company: ListCompany, district: string): boolean =>
  company.document.district === district ||
  (company.document.district === null && company.place.district.id === district);
export const both =
  (...grades: readonly ListGrade[]): ListGrade =>
  (company) =>
    Math.min(...grades.map((grade) => grade(company)));
/** Where the source leaves the district out, only the province is known: nearly. */
export const byDistrict =
  (id: string): ListGrade =>
  (company) =>
    company.document.district === id ? 3 : inDistrict(company, id) ? 1 : 0;
export const byProvince =
  (plate: number): ListGrade =>
  ({ document }) =>
    document.city === plate ? 3 : 0;
export const byNeighbourhood =
  (name: string): ListGrade =>
  ({ document }) =>
    fold(document.address).startsWith(`${fold(name)} `) ? 3 : 0;
export const anyOf =
  (grades: readonly ListGrade[]): ListGrade =>
  (company) =>
    Math.max(...grades.map((grade) => grade(company)));

const foldedWords = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
/** Every word is in the name: exactly where nothing else is. */
export const byName = (name: string): ListGrade => {
  const words = foldedWords(name);
  return ({ document }) => {
    const own = foldedWords(document.name);
    if (!words.every((word) => own.includes(word))) return 0;
    return own.length === words.length ? 3 : 2;
  };
};

/** What the built-in tree calls the trade. */
export const tradeName = ({ id }: ListTrade, { categories }: List): string =>
  lower(categories.find((category) => category.id === id)!.name);
/** Whether its document says its trade in words: a built-in category or the name. */
export const explains = ({ document, says, trade }: ListCompany): boolean =>
  says || document.categoryIds.includes(trade.id);
export const provinceOf = ({ document }: ListCompany): string => lower(provinceByPlate(document.city)!.name);
const unclear = new Set(
  'merkez,kale,pazar,saray,konak,ulus,maltepe,çay,bahçe,yenişehir,ereğli,gölbaşı,edremit'.split(','),
);
/** Its district, where a question that names it means one place. */
export const districtOf = ({ document }: ListCompany): string | undefined => {
  if (document.district === null) return undefined;
  const name = lower(districtById(document.district)!.name);
  return unclear.has(name) ? undefined : name;
};
