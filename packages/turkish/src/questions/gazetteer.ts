import { fold } from '../fold.js';
import { districtAliases, districts, provinces } from '../places.js';
import { Spelling } from './spelling.js';
import { derivedFrom, placeStems, stems } from './stems.js';
import { tokenize } from './tokens.js';

/** What search needs to know of a category; names and synonyms are what people type. */
export interface CategoryName {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly synonyms: readonly string[];
}

/** What search needs to know of an attribute; its words are what people type. */
export interface AttributeName {
  readonly id: string;
  readonly label: string;
  /** Before a noun. */
  readonly adjective: string;
  readonly words: readonly string[];
}

export interface PlaceMeaning {
  readonly city?: number;
  /** The chief town that stands for the province (`izmit`): its companies first. */
  readonly preferred?: string;
  /** Districts of that name; several provinces have a Yenişehir. */
  readonly districts: readonly string[];
}

/** Chief towns whose name people use for the province. */
const CHIEF_TOWNS: Readonly<Record<string, string>> = {
  izmit: '41-izmit',
  adapazari: '54-adapazari',
  antakya: '31-antakya',
};

const phraseOf = (text: string): string =>
  tokenize(text)
    .map((token) => token.text)
    .join(' ');
const joined = (phrase: string): string => phrase.replaceAll(' ', '');

const withLast = (phrase: string, forms: (word: string) => readonly string[]): readonly string[] => {
  const at = phrase.lastIndexOf(' ') + 1;
  return forms(phrase.slice(at)).map((form) => phrase.slice(0, at) + form);
};

/** The stems under which a name is filed: a short one would meet other words (`halı` is no `hal`). */
const sureStems = (word: string): readonly string[] => stems(word).filter((stem) => stem === word || stem.length >= 4);

const file = (map: Map<string, Set<string>>, phrase: string, id: string): void => {
  const ids = map.get(phrase);
  if (ids === undefined) map.set(phrase, new Set([id]));
  else ids.add(id);
};

const places = new Map<string, PlaceMeaning>();
for (const district of districts) {
  if (fold(district.name) === 'merkez') continue;
  const phrase = phraseOf(district.name);
  places.set(phrase, { districts: [...(places.get(phrase)?.districts ?? []), district.id] });
}
for (const [alias, id] of districtAliases) places.set(alias, { districts: [id] });
for (const { plate, name, aliases } of provinces) {
  for (const phrase of [phraseOf(name), ...aliases]) {
    const preferred = CHIEF_TOWNS[phrase];
    const own = places.get(phrase)?.districts.filter((id) => id.startsWith(`${plate}-`)) ?? [];
    places.set(phrase, { city: plate, districts: own, ...(preferred === undefined ? {} : { preferred }) });
  }
}
const joinedPlaces = new Map([...places].map(([phrase, place]) => [joined(phrase), place]));
/** Written with the first letter of its title of honour. */
for (const short of ['k maras', 's urfa', 'g antep']) places.set(short, places.get(short.slice(2))!);
const pontic = places.get('karadenizeregli')!;
places.set('karadeniz eregli', pontic);

/** Names in the order of the alphabet, each with its meaning and its place among the others, to find those that begin alike. */
class Beginnings {
  readonly #sorted: readonly { readonly phrase: string; readonly meaning: string; readonly at: number }[];

  constructor(aliases: Iterable<readonly [phrase: string, meaning: string]>) {
    this.#sorted = [...aliases]
      .map(([phrase, meaning], at) => ({ phrase, meaning, at }))
      .sort((a, b) => (a.phrase < b.phrase ? -1 : a.phrase > b.phrase ? 1 : a.at - b.at));
  }

  /** One for each meaning, the shortest, in the order in which they were named. */
  of(text: string): readonly string[] {
    const sorted = this.#sorted;
    let low = 0;
    for (let high = sorted.length; low < high;) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]!.phrase < text) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sorted.length && sorted[end]!.phrase.startsWith(text)) end += 1;
    const one = new Map<string, string>();
    for (const { phrase, meaning } of sorted.slice(low, end).sort((a, b) => a.at - b.at)) {
      const known = one.get(meaning);
      if (phrase !== text && (known === undefined || phrase.length < known.length)) one.set(meaning, phrase);
    }
    return [...one.values()];
  }
}

const provinceBeginnings = new Beginnings(provinces.map(({ plate, slug }) => [slug, String(plate)]));
const placeBeginnings = new Beginnings([...places].map(([phrase, { districts: ids }]) => [phrase, ids.join(' ')]));

/**
 * Names that are read as filters: places are built in, categories come from the directory and change with it. A name is found as it
 * stands, in another grammatical form, written as one word, and (weakly) by who makes or sells it.
 */
export class Gazetteer {
  readonly categories: ReadonlyMap<string, CategoryName>;
  readonly words = new Set<string>();
  /** The most words of one name. */
  readonly longest: number;
  readonly #exact = new Map<string, Set<string>>();
  readonly #stemmed = new Map<string, Set<string>>();
  readonly #joined = new Map<string, Set<string>>();
  readonly #parts = new Map<string, Set<string>>();
  readonly #derived = new Map<string, Set<string>>();
  readonly #attributes = new Map<string, Set<string>>();
  readonly #beginnings: Beginnings;
  readonly #phrases = new Map<string, readonly (readonly string[])[]>();
  readonly #spelling = new Spelling();

  readonly adjectives: ReadonlyMap<string, string>;

  constructor(categories: readonly CategoryName[], attributes: readonly AttributeName[] = []) {
    this.adjectives = new Map(attributes.map(({ id, adjective }) => [id, adjective]));
    for (const attribute of attributes) this.#addAttribute(attribute);
    this.categories = new Map(categories.map((category) => [category.id, category]));
    for (const category of categories) this.#addCategory(category);
    this.#beginnings = new Beginnings([...this.#exact].map(([phrase, ids]) => [phrase, [...ids].sort().join(' ')]));
    const phrases = [...places.keys(), ...this.#exact.keys(), ...this.#parts.keys(), ...this.#attributes.keys()];
    this.longest = Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length));
    for (const phrase of phrases) for (const word of phrase.split(' ')) this.words.add(word);
    for (const word of [...this.words, ...this.#joined.keys(), ...joinedPlaces.keys()]) this.#spelling.add(word);
    this.#spelling.settle();
  }

  /** A place by its exact name, also written as one word. */
  place(phrase: string): PlaceMeaning | undefined {
    return places.get(phrase) ?? joinedPlaces.get(joined(phrase));
  }

  /** A place with an ending that a sentence gave it. */
  inflectedPlace(phrase: string): PlaceMeaning | undefined {
    for (const bare of withLast(phrase, placeStems)) {
      const place = this.place(bare);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  category(phrase: string): readonly string[] {
    return this.#ids(this.#exact, phrase);
  }

  inflectedCategory(phrase: string): readonly string[] {
    for (const form of withLast(phrase, stems)) {
      const ids =
        this.#exact.get(form) ?? this.#stemmed.get(form) ?? this.#joined.get(joined(form)) ?? this.#parts.get(form);
      if (ids !== undefined) return [...ids];
    }
    return [];
  }

  derivedCategory(word: string): readonly string[] {
    for (const stem of stems(word)) {
      const ids = stem.length < 3 ? undefined : this.#derived.get(stem);
      if (ids !== undefined) return [...ids];
    }
    for (const base of derivedFrom(word)) {
      const ids = this.#exact.get(base) ?? this.#stemmed.get(base) ?? this.#derived.get(base);
      if (ids !== undefined) return [...ids];
    }
    return [];
  }

  /** Attributes by a word of theirs, in any grammatical form. */
  attributes(phrase: string): readonly string[] {
    const form = withLast(phrase, stems).find((one) => this.#attributes.has(one));
    return form === undefined ? [] : this.#ids(this.#attributes, form);
  }

  /** Names of categories, else of provinces, else of districts, that begin so: one for each meaning, the shortest. */
  beginning(text: string): readonly string[] {
    for (const names of [this.#beginnings, provinceBeginnings, placeBeginnings]) {
      const found = names.of(text);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Whether the word is one of a name, in any form. */
  knows(word: string): boolean {
    return this.words.has(word) || this.#joined.has(word) || joinedPlaces.has(word);
  }

  near(word: string): readonly { readonly word: string; readonly distance: number }[] {
    return this.#spelling.near(word);
  }

  /** The words of each name and synonym of a category. */
  phrasesOf(category: string): readonly (readonly string[])[] {
    let phrases = this.#phrases.get(category);
    if (phrases === undefined) {
      const of = this.categories.get(category);
      phrases = of === undefined ? [] : [of.name, ...of.synonyms].map((name) => phraseOf(name).split(' '));
      this.#phrases.set(category, phrases);
    }
    return phrases;
  }

  /** The category and everything below it. */
  below(ids: readonly string[]): ReadonlySet<string> {
    const found = new Set(ids);
    for (let size = 0; size !== found.size;) {
      size = found.size;
      for (const { id, parentId } of this.categories.values())
        if (parentId !== null && found.has(parentId)) found.add(id);
    }
    return found;
  }

  #addAttribute({ id, label, words }: AttributeName): void {
    for (const text of [label, ...words])
      for (const form of withLast(phraseOf(text), sureStems)) file(this.#attributes, form, id);
  }

  #addCategory({ id, name, synonyms }: CategoryName): void {
    for (const text of [name, ...synonyms]) {
      const phrase = phraseOf(text);
      if (phrase === '') continue;
      file(this.#exact, phrase, id);
      for (const form of withLast(phrase, sureStems)) {
        file(this.#stemmed, form, id);
        if (phrase.includes(' ')) file(this.#joined, joined(form), id);
      }
      const parts = text.split(/\s*(?:[&/,+]|\sve\s)\s*/iu).map(phraseOf);
      if (parts.length > 1)
        for (const part of parts)
          if (part !== '') for (const form of withLast(part, sureStems)) file(this.#parts, form, id);
      if (!phrase.includes(' ')) for (const base of derivedFrom(phrase)) file(this.#derived, base, id);
    }
  }

  #ids(map: ReadonlyMap<string, Set<string>>, phrase: string): readonly string[] {
    return [...(map.get(phrase) ?? [])];
  }
}
