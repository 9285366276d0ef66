import { nouns } from '../data/nouns.generated.js';
import { alikeOf, Phrases } from './alike.js';
import {
  Beginnings,
  joined,
  joinedPlaces,
  phraseOf,
  placeBeginnings,
  type PlaceMeaning,
  places,
  provinceBeginnings,
} from './place-names.js';
import { Spelling } from './spelling.js';
import { derivedFrom, nameStems, placeStems, stems } from './stems.js';

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

/** Words with which a company says that it is of a category. */
export interface Spoken {
  readonly words: readonly string[];
  /** The last word of a longer name. */
  readonly isHead: boolean;
}

const withLast = (phrase: string, forms: (word: string) => readonly string[]): readonly string[] => {
  const at = phrase.lastIndexOf(' ') + 1;
  return forms(phrase.slice(at)).map((form) => phrase.slice(0, at) + form);
};

/** Nobody joins other words to a name of so many letters by chance: `hamam böceği`, `oto park`. */
const LONG = 6;
/** The stems under which a name is filed: a short one would meet other words (`halı` is no `hal`). */
const sureStems = (word: string): readonly string[] =>
  nameStems(word).filter((stem) => stem === word || stem.length >= 4);

const file = (map: Map<string, Set<string>>, phrase: string, id: string): void => {
  const ids = map.get(phrase);
  if (ids === undefined) map.set(phrase, new Set([id]));
  else ids.add(id);
};

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
  readonly #spoken = new Map<string, readonly Spoken[]>();
  readonly #forms: Phrases;
  readonly #alike: ReadonlyMap<string, readonly string[]>;
  readonly #alikeBelow = new Map<string, readonly string[]>();
  /** The categories that have a word in a name, by each form of it. */
  readonly #owners = new Map<string, Set<string>>();
  readonly #spelling = new Spelling();

  readonly adjectives: ReadonlyMap<string, string>;
  /** Roots without categories below them: lists of others bring such, beside the trades that are known. */
  readonly unsorted: ReadonlySet<string>;

  constructor(categories: readonly CategoryName[], attributes: readonly AttributeName[] = []) {
    this.adjectives = new Map(attributes.map(({ id, adjective }) => [id, adjective]));
    for (const attribute of attributes) this.#addAttribute(attribute);
    this.categories = new Map(categories.map((category) => [category.id, category]));
    const parents = new Set(categories.map(({ parentId }) => parentId));
    this.unsorted = new Set(
      categories.flatMap(({ id, parentId }) => (parentId === null && !parents.has(id) ? [id] : [])),
    );
    for (const category of categories) this.#addCategory(category);
    this.#forms = new Phrases(categories.filter(({ id }) => !this.unsorted.has(id)));
    this.#alike = alikeOf(
      this.#forms,
      categories.filter(({ id }) => this.unsorted.has(id)),
    );
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

  /** A place with an ending that a sentence gave it; an ordinary noun is none: a `çanta` is not in Çan. */
  inflectedPlace(phrase: string): PlaceMeaning | undefined {
    if (nouns.has(phrase)) return undefined;
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

  /** Whether the phrase is the category's own name, in any form. */
  isCalled(id: string, phrase: string): boolean {
    const names = withLast(phraseOf(this.categories.get(id)?.name ?? ''), sureStems);
    return withLast(phrase, stems).some((form) => names.includes(form));
  }

  /** A name of several words, each in another form: `evimi satmak`, `buzdolabı tamircisi`. */
  looseCategory(words: readonly string[]): readonly string[] {
    const found = this.#forms.within(words).filter(({ from, to }) => from === 0 && to === words.length);
    return [...new Set(found.map(({ category }) => category))];
  }

  derivedCategory(word: string, forms = stems(word)): readonly string[] {
    for (const stem of forms) {
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

  /** The rougher categories whose companies belong to this one as well if they say such words. */
  rougher(category: string, { isHead }: Spoken): readonly string[] {
    const parent = this.categories.get(category)?.parentId ?? undefined;
    return [...(parent === undefined ? [] : [parent]), ...(isHead || this.unsorted.has(category) ? [] : this.unsorted)];
  }

  /** Categories that a list brought whose names say this one. */
  alike(category: string): readonly string[] {
    return this.#alike.get(category) ?? [];
  }

  /** … and those whose names say one below it. */
  alikeBelow(category: string): readonly string[] {
    let found = this.#alikeBelow.get(category);
    if (found === undefined) {
      const below = [...this.below([category])].filter((id) => id !== category);
      found = [...new Set(below.flatMap((id) => this.alike(id)))];
      this.#alikeBelow.set(category, found);
    }
    return found;
  }

  /** What companies of a category say: each name and synonym, and the last word of such that no other category has. */
  spokenOf(category: string): readonly Spoken[] {
    let phrases = this.#spoken.get(category);
    if (phrases === undefined) {
      const of = this.categories.get(category);
      const own = of === undefined ? [] : [of.name, ...of.synonyms].map((name) => phraseOf(name).split(' '));
      const heads = own.flatMap((words) =>
        words.length > 1 && this.#isOwnHead(words.at(-1)!, of!) ? [words.at(-1)!] : [],
      );
      phrases = [
        ...own.map((words) => ({ words, isHead: false })),
        ...[...new Set(heads)].map((head) => ({ words: [head], isHead: true })),
      ];
      this.#spoken.set(category, phrases);
    }
    return phrases;
  }

  /** Whether no other category has the word in a name, but the one above: `nakliyat`, but not `servisi` nor `kuaförü`. */
  #isOwnHead(word: string, { id, parentId }: CategoryName): boolean {
    const owners = sureStems(word).flatMap((form) => this.#ids(this.#owners, form));
    return word.length >= LONG && owners.every((owner) => owner === id || owner === parentId);
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
      for (const word of phrase.split(' ')) for (const form of sureStems(word)) file(this.#owners, form, id);
      file(this.#exact, phrase, id);
      for (const form of withLast(phrase, sureStems)) {
        file(this.#stemmed, form, id);
        if (phrase.includes(' ') || form.length >= LONG) file(this.#joined, joined(form), id);
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
