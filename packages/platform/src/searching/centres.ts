import { provinceByPlate } from '@carsi/turkish/places';
import type { Meaning } from '@carsi/turkish/questions/meaning';
import type { SearchDocument } from '../search.js';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** How far away a company without a position is taken to be, in km. */
const SOMEWHERE = 300;
const STEP_KM = 5;
const PER_DOUBLING = 0.4;

/** What a distance in km takes off a score: the same again for each doubling. Twice as far for the right trade is worth it. */
export const remoteness = (km = SOMEWHERE): number => PER_DOUBLING * Math.log2(1 + km / STEP_KM);

/** The middle of each district, as the mean of its companies: what lies near a place that has no answer. */
export class Centres {
  readonly #sums = new Map<string, { latitude: number; longitude: number; companies: number }>();

  /** Adds a company (`by` 1) or removes it (−1). */
  count({ district }: Pick<SearchDocument, 'district'>, position: Position | undefined, by: 1 | -1): void {
    if (district === null || position === undefined) return;
    const sum = this.#sums.get(district) ?? { latitude: 0, longitude: 0, companies: 0 };
    sum.latitude += by * position.latitude;
    sum.longitude += by * position.longitude;
    sum.companies += by;
    this.#sums.set(district, sum);
  }

  /** The middle of the place that the words from `from` on mean; of its province where no company is there. */
  of(meanings: readonly Meaning[], from: number): Position | undefined {
    for (const meaning of meanings) {
      if (meaning.kind !== 'place' || meaning.from !== from) continue;
      const [id] = meaning.districts;
      const sum = id === undefined ? undefined : this.#sums.get(id);
      if (sum !== undefined && sum.companies > 0)
        return { latitude: sum.latitude / sum.companies, longitude: sum.longitude / sum.companies };
      const province = provinceByPlate(meaning.city ?? Number.parseInt(id ?? '', 10));
      if (province !== undefined) return province;
    }
    return undefined;
  }
}
