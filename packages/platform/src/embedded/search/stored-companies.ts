import { collate } from '@carsi/turkish/collate';
import { neighbourhoodIn } from '@carsi/turkish/neighbourhood';
import type { SearchDocument } from '../../search.js';
import type { Position } from '../../searching/centres.js';
import { type DocumentWords, FIELD_BITS } from '../../searching/fields.js';
import type { Locality } from '../../searching/local-places.js';
import {
  bytes,
  Column,
  Dictionary,
  floats,
  Lists,
  numbers,
  type Numbers,
  type Stored,
  Texts,
  type Typed,
} from './columns.js';
import { Phones } from './phones.js';

/** What is shown of a company. */
export type Entry = Pick<SearchDocument, 'id' | 'slug' | 'name' | 'categoryIds' | 'city' | 'district'>;

export const FLAG = { verified: 1, featured: 2, premium: 4 } as const;

/**
 * What an index stores of each company, in columns by ordinal: about 400 bytes a company, and no object of its own. `…Of` are numbers of
 * the dictionary. Columns only grow: what was read up to a length stays as it is.
 */
export class StoredCompanies {
  readonly dictionary = new Dictionary();
  readonly ids = new Texts();
  readonly slugs = new Texts();
  readonly names = new Texts();
  /** Keys of the Turkish alphabet. */
  readonly sortKeys = new Texts();
  readonly cities = bytes();
  readonly flags = bytes();
  /** 0: unknown. */
  readonly priceLevels = bytes();
  readonly nameLengths = bytes();
  readonly ratings = floats();
  readonly bayesian = floats();
  readonly reviewCounts = numbers();
  readonly viewCounts = numbers();
  readonly createdAt = numbers();
  /** NaN: unknown. */
  readonly latitudes = floats();
  readonly longitudes = floats();
  readonly districtOf = numbers();
  readonly neighbourhoodOf = numbers();
  readonly categoriesOf = numbers();
  readonly attributesOf = numbers();
  readonly openOf = numbers();
  readonly tagsOf = new Lists(numbers());
  readonly servicesOf = new Lists(numbers());
  readonly phones = new Phones();
  /** `word << FIELD_BITS | fields` of every distinct word. */
  readonly words = new Lists(numbers());

  get size(): number {
    return this.cities.length;
  }

  push(
    document: SearchDocument,
    { name, services, fields }: DocumentWords,
    wordNumber: (word: string) => number,
  ): void {
    const { dictionary } = this;
    this.ids.add(document.id);
    this.slugs.add(document.slug);
    this.names.add(document.name);
    this.sortKeys.add(collate(document.name));
    this.cities.push(document.city);
    this.flags.push(
      (document.verified ? FLAG.verified : 0) |
        (document.featured ? FLAG.featured : 0) |
        (document.premium ? FLAG.premium : 0),
    );
    this.priceLevels.push(document.priceLevel ?? 0);
    this.nameLengths.push(Math.min(255, Math.max(1, name.length)));
    this.ratings.push(document.rating);
    this.bayesian.push(document.bayesianRating);
    this.reviewCounts.push(document.reviewCount);
    this.viewCounts.push(document.viewCount);
    this.createdAt.push(document.createdAt);
    this.latitudes.push(document.latitude ?? Number.NaN);
    this.longitudes.push(document.longitude ?? Number.NaN);
    this.districtOf.push(dictionary.number(document.district));
    this.neighbourhoodOf.push(dictionary.number(neighbourhoodIn(document.address) ?? null));
    this.categoriesOf.push(dictionary.number(document.categoryIds));
    this.attributesOf.push(dictionary.number(document.attributes));
    this.openOf.push(dictionary.number(document.open));
    this.tagsOf.push(document.tags.map((tag) => dictionary.number(tag)));
    this.servicesOf.push(services.map((service) => dictionary.number(service)));
    this.phones.add(document.phones);
    this.words.push([...fields].map(([word, bits]) => (wordNumber(word) << FIELD_BITS) | bits));
  }

  entry(ordinal: number): Entry {
    return {
      id: this.ids.text(ordinal),
      slug: this.slugs.text(ordinal),
      name: this.names.text(ordinal),
      categoryIds: this.categoryIds(ordinal),
      city: this.cities.values[ordinal]!,
      district: this.locality(ordinal).district,
    };
  }

  categoryIds(ordinal: number): readonly string[] {
    return this.dictionary.values[this.categoriesOf.values[ordinal]!] as readonly string[];
  }

  attributes(ordinal: number): readonly string[] {
    return this.dictionary.values[this.attributesOf.values[ordinal]!] as readonly string[];
  }

  tags(ordinal: number): readonly string[] {
    return this.#texts(this.tagsOf, ordinal);
  }

  services(ordinal: number): readonly string[] {
    return this.#texts(this.servicesOf, ordinal);
  }

  locality(ordinal: number): Locality {
    return {
      district: this.dictionary.values[this.districtOf.values[ordinal]!] as string | null,
      neighbourhood: this.dictionary.values[this.neighbourhoodOf.values[ordinal]!] as string | null,
    };
  }

  position(ordinal: number): Position | undefined {
    const [latitude, longitude] = [this.latitudes.values[ordinal]!, this.longitudes.values[ordinal]!];
    return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { latitude, longitude };
  }

  /** The columns of these companies, in a fixed order. */
  pick(ordinals: Uint32Array): readonly (readonly Typed[])[] {
    return this.#columns.map((column) => column.pick(ordinals));
  }

  /** Adds what `pick` gave of others, whose dictionary and words this one is given. */
  append(picked: readonly (readonly Typed[])[]): void {
    for (const [at, column] of this.#columns.entries()) column.append(picked[at]!);
  }

  /** How many companies are in each district and neighbourhood. */
  localities(): readonly (readonly [Locality, number])[] {
    const counts = new Map<number, { first: number; companies: number }>();
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      const key =
        this.districtOf.values[ordinal]! * this.dictionary.values.length + this.neighbourhoodOf.values[ordinal]!;
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { first: ordinal, companies: 1 });
      else known.companies += 1;
    }
    return Array.from(counts.values(), ({ first, companies }) => [this.locality(first), companies] as const);
  }

  /** The texts of tags or services, each with the number of companies. */
  timesUsed(lists: Lists<Uint32Array>): readonly (readonly [string, number])[] {
    const times = new Uint32Array(this.dictionary.values.length);
    for (const number of lists.values.view()) times[number]! += 1;
    return this.dictionary.values.flatMap((value, number) =>
      times[number]! > 0 ? [[value as string, times[number]!] as const] : [],
    );
  }

  /** The columns with one number of the dictionary for each company. */
  get single(): readonly Numbers[] {
    return [this.districtOf, this.neighbourhoodOf, this.categoriesOf, this.attributesOf, this.openOf];
  }

  /** … and those with several. */
  get lists(): readonly Lists<Uint32Array>[] {
    return [this.tagsOf, this.servicesOf];
  }

  get #columns(): readonly Stored[] {
    return Object.values(this).filter((field) => field instanceof Column || field instanceof Lists);
  }

  #texts(lists: Lists<Uint32Array>, ordinal: number): readonly string[] {
    return Array.from(lists.of(ordinal), (number) => this.dictionary.values[number] as string);
  }
}
