import type { CategoryView } from '@carsi/contracts/directory/category';
import { fold } from '@carsi/turkish/fold';
import { nouns } from '@carsi/turkish/data/nouns.generated';
import { alikeOf, Phrases } from '@carsi/turkish/questions/alike';
import sourceNames from './data/source-categories.json' with { type: 'json' };
import { tagPartOf } from './osm/category-of.js';

export const namesElsewhere: Readonly<Record<'official' | 'map', Readonly<Record<string, readonly string[]>>>> =
  sourceNames;

/** What says that a source's category is one of the directory, the most reliable first. */
export const mappings = ['override', 'name', 'synonym', 'osm', 'official', 'map', 'part', 'alike', 'company'] as const;
export type MappedBy = (typeof mappings)[number];

export interface Mapped {
  readonly id: string;
  readonly by: MappedBy;
}

/** Names that lead to a category, folded: ids, slugs, names and aliases, in this order. */
export const namesOf = (categories: readonly CategoryView[]): Map<string, string> => {
  const names = new Map<string, string>();
  for (const { id, slug, name, aliases } of categories)
    for (const text of [id, slug, name, ...aliases]) if (!names.has(fold(text))) names.set(fold(text), id);
  return names;
};

/** The words of a name without its punctuation, folded: `OTO TAMİR / BAKIM` is `oto tamir bakim`. */
const keyOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The code before an official activity name: `47.73.01 - Eczacılık`. */
const withoutCode = (key: string): string => key.replace(/^(?:nace )?(?:\d+ )+/, '');

/** The parts of a path, the narrowest first; of several categories in one part the first. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/\s*(?:[>|]|\s[-–/·]\s)\s*/)
    .toReversed()
    .flatMap((part) => part.split(/\s*[,;]\s*/))
    .filter((part) => part !== '' && part !== text);

/** Sources that do not know a trade say so in these words. */
const UNCLEAR = new Set(
  'diger,muhtelif,genel,ticaret,hizmet,isletme,firma,sirket,esnaf,perakende,bilinmiyor,establishment,point of interest,business,other,yes'.split(
    ',',
  ),
);

/** Which category of the directory a source means by its own: by name, synonym, tag, official activity, or the name of a map service. */
export class CategoryTable {
  readonly #overrides: ReadonlyMap<string, string>;
  readonly #names: Map<string, string>;
  readonly #others = new Map<string, Mapped>();
  readonly #categories: Map<string, CategoryView>;
  readonly #phrases: Phrases;
  readonly #titles: Phrases;
  readonly #below = new Map<string, Phrases>();
  readonly #found = new Map<string, Mapped | undefined>();

  /** `overrides`: a source's name → id, slug or name of a category. */
  constructor(categories: readonly CategoryView[], overrides: ReadonlyMap<string, string>) {
    this.#overrides = new Map([...overrides].map(([name, id]) => [keyOf(name), id]));
    this.#names = namesOf(categories);
    this.#categories = new Map(categories.map((category) => [category.id, category]));
    this.#phrases = new Phrases(categories);
    const children = categories.filter(({ parentId }) => parentId !== null);
    this.#titles = new Phrases(children.map((category) => ({ ...category, synonyms: [] })));
    for (const root of new Set(children.map(({ parentId }) => parentId!)))
      this.#below.set(root, new Phrases(children.filter(({ parentId }) => parentId === root)));
    for (const { id, synonyms, name } of categories)
      for (const text of [name, ...synonyms]) this.#other(text, id, 'synonym');
    for (const by of ['official', 'map'] as const)
      for (const [id, names] of Object.entries(namesElsewhere[by]))
        if (this.#categories.has(id)) for (const name of names) this.#other(name, id, by);
  }

  /** A category that this import makes, under the source's own name. */
  add(text: string, id: string): void {
    if (!this.#names.has(fold(text))) this.#names.set(fold(text), id);
    this.#found.delete(text);
  }

  titleOf(id: string): string {
    return this.#categories.get(id)?.name ?? id;
  }

  find(text: string): Mapped | undefined {
    if (!this.#found.has(text)) this.#found.set(text, this.#read(text));
    return this.#found.get(text);
  }

  /**
   * Where the source's category is one that has others below it, or says nothing, the company's own name decides: `Güven Eczanesi` is an
   * Eczane. What carries a category's own name is that category, as an export wrote it.
   */
  ofCompany(text: string, company: string): Mapped | undefined {
    const found = this.find(text);
    const isUnclear = UNCLEAR.has(keyOf(text));
    if (found?.by === 'override' || (found?.by === 'name' && !isUnclear)) return found;
    const phrases = isUnclear ? this.#titles : this.#below.get(found?.id ?? '');
    // The trade stands at the end of a Turkish name.
    const id = phrases && this.#in(company, phrases).at(-1);
    return id === undefined ? found : { id, by: 'company' };
  }

  #read(text: string): Mapped | undefined {
    const override = this.#overrides.get(keyOf(text));
    if (override !== undefined) return { id: override, by: 'override' };
    const tag = tagPartOf(text);
    const part = partsOf(text).flatMap((one) => this.#exact(one) ?? [])[0];
    const alike = nouns.has(keyOf(text)) ? undefined : this.#in(text, this.#phrases)[0];
    return (
      this.#exact(text) ??
      (tag !== undefined && this.#categories.has(tag) ? { id: tag, by: 'osm' } : undefined) ??
      (part && { id: part.id, by: 'part' }) ??
      (alike === undefined ? undefined : { id: alike, by: 'alike' })
    );
  }

  #exact(text: string): Mapped | undefined {
    const id = this.#names.get(fold(text));
    if (id !== undefined) return { id, by: fold(this.titleOf(id)) === fold(text) ? 'name' : 'synonym' };
    const key = keyOf(text);
    return this.#others.get(key) ?? this.#others.get(withoutCode(key));
  }

  /** The first that claims a name has it. */
  #other(name: string, id: string, by: MappedBy): void {
    const key = keyOf(name);
    if (key !== '' && !this.#others.has(key)) this.#others.set(key, { id, by });
  }

  /** The categories that a text speaks of, in its order; one above another of them says less. */
  #in(text: string, phrases: Phrases): readonly string[] {
    const found = [...alikeOf(phrases, [{ id: text, name: text, parentId: null, synonyms: [] }]).keys()];
    return found.filter((id) => !found.some((other) => this.#categories.get(other)?.parentId === id));
  }
}
