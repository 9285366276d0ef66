import { fold } from '@carsi/turkish/fold';
import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { provinceByPlate, provinces } from '@carsi/turkish/places';
import { tokenize } from '@carsi/turkish/questions/tokens';
import type { Suggestion } from '../search.js';

export const MOST_SUGGESTIONS = 8;
const MOST_NAMES = 4;

const begins = (name: string, prefix: string): boolean => {
  const folded = fold(name);
  return folded.startsWith(prefix) || folded.includes(` ${prefix}`);
};

const categoriesBeginning = (
  gazetteer: Gazetteer,
  prefix: string,
  most: number,
): readonly { readonly id: string; readonly name: string }[] =>
  [...gazetteer.categories.values()]
    .filter(
      ({ name, synonyms }) => begins(name, prefix) || synonyms.some((synonym) => fold(synonym).startsWith(prefix)),
    )
    .sort((a, b) => Number(begins(b.name, prefix)) - Number(begins(a.name, prefix)) || a.name.length - b.name.length)
    .slice(0, most);

/** A place at the beginning or end of the text, and the rest: `istanbul ber`. */
const placeAndRest = (
  words: readonly string[],
  gazetteer: Gazetteer,
): { readonly plate: number; readonly rest: string } | undefined => {
  for (let length = Math.min(2, words.length - 1); length > 0; length -= 1) {
    const plate = gazetteer.place(words.slice(0, length).join(' '))?.city;
    if (plate !== undefined) return { plate, rest: words.slice(length).join(' ') };
  }
  return undefined;
};

/** Suggestions while typing, up to 8: categories and provinces by prefix, then queries, then companies. */
export const suggestions = (
  typed: string,
  gazetteer: Gazetteer,
  companies: readonly { readonly name: string; readonly slug: string }[],
): readonly Suggestion[] => {
  const words = tokenize(typed).map(({ text }) => text);
  const prefix = words.join(' ');
  if (prefix === '') return [];
  const names = companies
    .slice(0, MOST_NAMES)
    .map(({ name, slug }): Suggestion => ({ type: 'company', text: name, ref: slug }));
  const categories = categoriesBeginning(gazetteer, prefix, 3).map(({ id, name }): Suggestion => ({
    type: 'category',
    text: name,
    ref: id,
  }));
  const cities = provinces
    .filter(({ name, aliases }) => fold(name).startsWith(prefix) || aliases.some((alias) => alias.startsWith(prefix)))
    .slice(0, 2)
    .map(({ plate, name }): Suggestion => ({ type: 'city', text: name, ref: String(plate) }));
  const place = placeAndRest(words, gazetteer);
  const queries =
    place === undefined
      ? []
      : categoriesBeginning(gazetteer, place.rest, 3).map(({ name }): Suggestion => ({
          type: 'query',
          text: `${provinceByPlate(place.plate)!.name} ${name}`,
        }));
  return [...categories, ...cities, ...queries, ...names].slice(0, MOST_SUGGESTIONS);
};
