import { districtById, districtsByName, provinceByPlate } from '@carsi/turkish/places';
import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { Chance } from '../search/corpus.js';
import type { UnseenCompany } from './companies.js';
import { lower } from './grammar.js';

/** How well a company answers: 0 not, 1 in a way, 2 well, 3 exactly. */
export type Grade = (company: UnseenCompany) => number;
export interface Question {
  readonly text: string;
  readonly grade: Grade;
}
export type Make = (of: UnseenCompany, chance: Chance, all: readonly UnseenCompany[]) => Question | undefined;

export const cityOf = (company: UnseenCompany): string => provinceByPlate(company.city)!.name;
export const districtOf = (company: UnseenCompany): string => districtById(company.district!)!.name;

export const inCity =
  (of: UnseenCompany): Grade =>
  (company) =>
    company.trade === of.trade && company.city === of.city ? 3 : 0;
export const inDistrict =
  (of: UnseenCompany): Grade =>
  (company) =>
    company.trade === of.trade && company.district === of.district ? 3 : 0;

const words = new WeakMap<UnseenCompany, readonly string[]>();
const nameWords = (company: UnseenCompany): readonly string[] => {
  const known = words.get(company) ?? wordsOf(company.name);
  words.set(company, known);
  return known;
};
const behind = new WeakMap<UnseenCompany, readonly string[]>();
/** Words of the name, the trade and the services. */
export const wordsBehind = (company: UnseenCompany): readonly string[] => {
  const known =
    behind.get(company) ??
    [company.name, ...company.categoryWords, ...company.services].flatMap((text) => wordsOf(text));
  behind.set(company, known);
  return known;
};

export const namesLike = (requested: string): ((company: UnseenCompany) => boolean) => {
  const wanted = wordsOf(requested);
  return (company) => wanted.every((word) => nameWords(company).includes(word));
};
/** All words of `asked` in the name: 3 where nothing else is in it, else 2. */
export const byName = (requested: string): Grade => {
  const all = namesLike(requested);
  const { length } = wordsOf(requested);
  return (company) => (all(company) ? (nameWords(company).length === length ? 3 : 2) : 0);
};
export const both =
  (one: Grade, other: (company: UnseenCompany) => boolean): Grade =>
  (company) =>
    other(company) ? one(company) : 0;

/** Words that mean one district and nothing else: no province, no second district, no plain Turkish word. */
const plainWords = new Set(
  'merkez,kale,pazar,saray,köşk,konak,ulus,çay,bahçe,göl,ova,kemer,tut,of,kaş,bala,evren,hani,söke,havza,çine,başkale,tavas,çerkeş,kozan,feke,mut,demirci,lapseki,pınarbaşı,dernekpazarı,gümüş,altınova,yenişehir,marmara,eğil,dicle,hamur,iliç,ortaköy,gerze,emet,simav,aladağ,kurşunlu,çelikhan,araç,beyşehir'.split(
    ',',
  ),
);
export const clearDistrict = (company: UnseenCompany): boolean => {
  const name = districtOf(company);
  return (
    name !== cityOf(company) && name.length >= 4 && districtsByName(name).length === 1 && !plainWords.has(lower(name))
  );
};

const legalWords = /\s+(Ltd\. Şti\.|LTD ŞTİ|A\.Ş\.|San\. (ve )?Tic\. .*|SAN\. (VE )?TİC\. .*|LTD\. ŞTİ\.)$/;
/** Without what kind of company it is in law. */
export const short = ({ name }: UnseenCompany): string => name.replace(legalWords, '').replace(legalWords, '');
export const full = ({ brand, noun }: UnseenCompany): string => `${brand} ${noun}`.trim();
export const sameCity = (of: UnseenCompany, grade: Grade): Grade => both(grade, ({ city }) => city === of.city);
