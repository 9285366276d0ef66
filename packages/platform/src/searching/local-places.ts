import { fold, matchesSpelling } from '@carsi/turkish/fold';
import { districtById } from '@carsi/turkish/places';

/** Where a company is; the neighbourhood as its address writes it. */
export interface Locality {
  readonly district: string | null;
  readonly neighbourhood: string | null;
}
interface LocalPlace {
  readonly name: string;
  readonly folded: string;
  readonly district: string;
  readonly isDistrict: boolean;
  companies: number;
}

/** Provinces have a district of this name each: it says nothing without its province. */
const CENTRE = 'merkez';
const KEY_LENGTH = 2;

/** Districts and neighbourhoods in which companies are, for suggestions: none leads to an empty page. */
export class LocalPlaces {
  readonly #places = new Map<string, LocalPlace>();
  readonly #byStart = new Map<string, Set<LocalPlace>>();

  /** Adds companies, or removes them (`by` below 0). */
  count({ district, neighbourhood }: Locality, by: number): void {
    if (district === null) return;
    const name = districtById(district)?.name;
    if (name !== undefined) this.#count(district, name, district, by);
    if (neighbourhood !== null) this.#count(`${district} ${fold(neighbourhood)}`, neighbourhood, district, by);
  }

  /** Places whose name begins so, those with the most companies first. */
  beginning(typed: string, most: number): readonly LocalPlace[] {
    const prefix = fold(typed);
    if (prefix.length < KEY_LENGTH) return [];
    return [...(this.#byStart.get(prefix.slice(0, KEY_LENGTH)) ?? [])]
      .filter(({ name, folded }) => folded.startsWith(prefix) && folded !== CENTRE && matchesSpelling(typed, name))
      .sort(
        (a, b) =>
          Number(b.isDistrict) - Number(a.isDistrict) ||
          b.companies - a.companies ||
          (a.folded + a.district < b.folded + b.district ? -1 : 1),
      )
      .slice(0, most);
  }

  #count(key: string, name: string, district: string, by: number): void {
    let place = this.#places.get(key);
    const start = fold(name).slice(0, KEY_LENGTH);
    if (place === undefined) {
      place = { name, folded: fold(name), district, isDistrict: key === district, companies: 0 };
      this.#places.set(key, place);
      const others = this.#byStart.get(start) ?? new Set();
      this.#byStart.set(start, others.add(place));
    }
    place.companies += by;
    if (place.companies > 0) return;
    this.#places.delete(key);
    this.#byStart.get(start)?.delete(place);
  }
}
