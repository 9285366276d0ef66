import { crc32 } from 'node:zlib';
import type { CompanyKeys } from '@carsi/contracts/directory/company-lists';
import { distanceKm } from '@carsi/turkish/distance';
import { fold } from '@carsi/turkish/fold';
import { detached } from './phone.js';

export type Keys = Omit<CompanyKeys, 'sample'>;

/** So near, two of one name are one company. */
const SAME_DOOR_KM = 0.15;
/** So far apart two lists may put one telephone. */
const SAME_STREET_KM = 0.5;
/** Degrees; three cells across are more than twice SAME_DOOR_KM anywhere in Turkey. */
const CELL = 0.002;
/** Call centres: one number, many branches. */
const SHARED = /^\+90(444|800|850)/;
const LEGAL = new Set(['ltd', 'sti', 'as', 'san', 'tic', 've', 'ticaret', 'sanayi', 'limited', 'sirketi', 'anonim']);

interface Entry {
  readonly id: string;
  readonly words: string;
  readonly phone: number;
  readonly city: number;
  readonly district: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly name: string;
}

/**
 * Every company that an import knows, in the directory and from the list itself, about 300 bytes each. Two are one when two of three
 * agree and the third does not contradict them: the folded name, the telephone and the place. So branches of a chain stay apart,
 * and what another list calls 'Ada Kebap Salonu' is found by its number.
 */
export class KnownCompanies {
  readonly #ids = new Set<string>();
  /** By hashes; what is found is compared. */
  readonly #byKey = new Map<number, Entry | Entry[]>();

  get size(): number {
    return this.#ids.size;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Known by its id alone: it may be updated, and nothing is a duplicate of it. */
  addId(id: string): void {
    this.#ids.add(id);
  }

  add(keys: Keys): void {
    this.#ids.add(keys.id);
    const entry = entryOf(keys);
    if (entry.phone !== 0) this.#put(entry.phone, entry);
    if (entry.latitude !== null && entry.longitude !== null)
      this.#put(placeKey(entry.words, cell(entry.latitude), cell(entry.longitude)), entry);
    const address = addressKey(keys, entry.words);
    if (address !== undefined) this.#put(address, entry);
  }

  /** The other one, if this is one that is known. */
  find(keys: Keys): { readonly id: string; readonly name: string } | undefined {
    const entry = entryOf(keys);
    const isOne = (other: Entry): boolean => other.id !== keys.id && isSame(entry, other);
    if (entry.phone !== 0) {
      const found = this.#at(entry.phone).find((other) => other.phone === entry.phone && isOne(other));
      if (found) return found;
    }
    const address = addressKey(keys, entry.words);
    if (address !== undefined) {
      const here = (other: Entry): boolean =>
        other.id !== keys.id && other.words === entry.words && other.city === entry.city;
      const found = this.#at(address).find((other) => here(other) && !isApart(entry, other, SAME_STREET_KM));
      if (found) return found;
    }
    if (entry.latitude === null || entry.longitude === null) return undefined;
    const [y, x] = [cell(entry.latitude), cell(entry.longitude)];
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        const found = this.#at(placeKey(entry.words, y + dy, x + dx)).find(
          (other) => other.id !== keys.id && other.words === entry.words && distanceOf(entry, other) <= SAME_DOOR_KM,
        );
        if (found) return found;
      }
    return undefined;
  }

  #at(key: number): readonly Entry[] {
    const found = this.#byKey.get(key);
    return found === undefined ? [] : Array.isArray(found) ? found : [found];
  }

  #put(key: number, entry: Entry): void {
    const there = this.#byKey.get(key);
    if (there === undefined) this.#byKey.set(key, entry);
    else if (Array.isArray(there)) there.push(entry);
    else this.#byKey.set(key, [there, entry]);
  }
}

const entryOf = ({ id, name, phone, city, district, latitude, longitude }: Keys): Entry => ({
  id,
  name: detached(name),
  words: wordsOf(name),
  phone: phone === null || SHARED.test(phone) ? 0 : Number(phone.slice(1)),
  city,
  district,
  latitude,
  longitude,
});

/** Same telephone: it depends on what else is alike. */
const isSame = (one: Entry, other: Entry): boolean => {
  if (!isPartOf(one.words, other.words) && !isPartOf(other.words, one.words)) return false;
  if (isApart(one, other, SAME_STREET_KM)) return false;
  if (distanceOf(one, other) !== Infinity) return true;
  return (
    one.city === other.city && (one.district === null || other.district === null || one.district === other.district)
  );
};

const isApart = (one: Entry, other: Entry, km: number): boolean => {
  const between = distanceOf(one, other);
  return between !== Infinity && between > km;
};

/** Infinite where one of them has no place. */
const distanceOf = (one: Entry, other: Entry): number =>
  one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null
    ? Infinity
    : distanceKm(one.latitude, one.longitude, other.latitude, other.longitude);

const wordsOf = (name: string): string =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !LEGAL.has(word))
    .join(' ');

const isPartOf = (few: string, many: string): boolean => {
  if (few === many) return true;
  const all = new Set(many.split(' '));
  return few.length > 2 && few.split(' ').every((word) => all.has(word));
};

const cell = (degrees: number): number => Math.floor(degrees / CELL);
// Below every telephone number, so that the kinds share one map.
const placeKey = (words: string, y: number, x: number): number => crc32(`${words}|${y}|${x}`);
const addressKey = ({ city, address }: Keys, words: string): number | undefined => {
  const where = address === null ? '' : wordsOf(address);
  return where === '' ? undefined : -crc32(`${words}|${city}|${where}`);
};
