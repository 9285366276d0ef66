import { fold, matchesSpelling } from '@carsi/turkish/fold';
import { type Province, provinces } from '@carsi/turkish/places';
import type { CategoryName, Gazetteer } from '@carsi/turkish/questions/gazetteer';
import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { SearchDocument, Suggestion } from '../search.js';
import type { LocalPlaces } from './local-places.js';

export const MOST_SUGGESTIONS = 8;
const MOST_NAMES = 4;
const MOST_CATEGORIES = 3;
const MOST_CITIES = 2;
const MOST_LOCAL = 3;
/** Fewer letters begin too many words inside names, and synonyms that nobody had in mind. */
const LEAST_LENGTH = 4;

/** Where words of a name begin. */
const starts = (name: string): readonly number[] => [
  0,
  ...[...name.matchAll(/(?<=[\s/(&-])[\p{L}\d]/gu)].map(({ index }) => index),
];

const beginsAt = (name: string, at: number, typed: string): boolean => {
  const rest = name.slice(at);
  return fold(rest).startsWith(fold(typed)) && matchesSpelling(typed, rest);
};

/** How well a category answers the typed beginning; 0 where only letters are alike. */
const likeness = ({ name, synonyms }: CategoryName, typed: string): number => {
  if (beginsAt(name, 0, typed)) return 3;
  const isLong = typed.length >= LEAST_LENGTH;
  const isWord = (text: string): boolean => fold(text) === fold(typed) && matchesSpelling(typed, text);
  if (synonyms.some((synonym) => (isLong ? beginsAt(synonym, 0, typed) : isWord(synonym)))) return 2;
  return starts(name).some((at) => at > 0 && (isLong ? beginsAt(name, at, typed) : isWord(name.slice(at)))) ? 1 : 0;
};

const categoriesBeginning = ({ categories }: Gazetteer, typed: string): readonly CategoryName[] =>
  [...categories.values()]
    .map((category) => ({ category, likeness: likeness(category, typed) }))
    .filter((each) => each.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.category.name.length - b.category.name.length)
    .slice(0, MOST_CATEGORIES)
    .map(({ category }) => category);

interface Known {
  readonly gazetteer: Gazetteer;
  readonly local: LocalPlaces;
}

const citiesBeginning = (typed: string): readonly Province[] =>
  provinces
    .filter(({ name, aliases }) => beginsAt(name, 0, typed) || aliases.some((alias) => alias.startsWith(fold(typed))))
    .slice(0, MOST_CITIES);

/** Whole questions of a place and a category, in either order, of which the second may be unfinished: `istanbul ber`, `berber kad`. */
const questions = (words: readonly string[], { gazetteer, local }: Known): readonly Suggestion[] => {
  const placesBeginning = (text: string): readonly string[] =>
    [...citiesBeginning(text), ...local.beginning(text, MOST_LOCAL)].map(({ name }) => name);
  const found = new Set<string>();
  for (let at = 1; at < words.length; at += 1) {
    const first = words.slice(0, at).join(' ');
    const last = words.slice(at).join(' ');
    const place = gazetteer.place(fold(first)) === undefined ? undefined : placesBeginning(first)[0];
    if (place !== undefined) for (const { name } of categoriesBeginning(gazetteer, last)) found.add(`${place} ${name}`);
    const category = gazetteer.categories.get(gazetteer.category(fold(first))[0] ?? '');
    if (category !== undefined) for (const name of placesBeginning(last)) found.add(`${name} ${category.name}`);
  }
  return [...found].slice(0, MOST_CATEGORIES).map((text) => ({ type: 'query', text }));
};

/** Suggestions while typing, up to 8: categories and places by their beginnings, then whole questions, then companies. */
export const suggestions = (
  typed: string,
  known: Known,
  companies: readonly Pick<SearchDocument, 'name' | 'slug' | 'city' | 'district'>[],
): readonly Suggestion[] => {
  const text = typed.trim();
  if (wordsOf(text).length === 0) return [];
  const names = companies.slice(0, MOST_NAMES).map(({ name, slug, city, district }): Suggestion => ({
    type: 'company',
    text: name,
    ref: slug,
    city,
    ...(district !== null && { district }),
  }));
  const categories = categoriesBeginning(known.gazetteer, text).map(({ id, name }): Suggestion => ({
    type: 'category',
    text: name,
    ref: id,
  }));
  const cities = citiesBeginning(text).map(({ plate, name }): Suggestion => ({
    type: 'city',
    text: name,
    ref: String(plate),
  }));
  const local = known.local
    .beginning(text, MOST_LOCAL)
    .map(({ name, district, isDistrict }): Suggestion =>
      isDistrict ? { type: 'district', text: name, ref: district } : { type: 'neighbourhood', text: name, district },
    );
  const others = [...categories, ...cities, ...local, ...questions(text.split(/\s+/), known)];
  return [...others.slice(0, MOST_SUGGESTIONS - Math.min(names.length, 2)), ...names].slice(0, MOST_SUGGESTIONS);
};
