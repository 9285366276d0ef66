import type { Unit } from '@carsi/turkish/questions/meaning';
import { LEAST_EXPLAINED } from '@carsi/turkish/questions/weights';

const isAbout = ({ kind }: Unit): boolean => kind !== 'place' && kind !== 'wish' && kind !== 'attribute';

export const weightOf = (units: readonly Unit[], explained: number): number =>
  units.reduce((sum, { weight }, at) => ((explained & (1 << at)) === 0 ? sum : sum + weight), 0);

/**
 * Whether companies that explain these units are worth showing for want of others. They explain enough of the question, and a word of
 * what is looked for: the companies of a place are no answer to a category.
 */
export const isWorthShowing = (units: readonly Unit[], explained: number): boolean => {
  if (weightOf(units, explained) < weightOf(units, -1) * LEAST_EXPLAINED) return false;
  return !units.some(isAbout) || units.some((unit, at) => isAbout(unit) && (explained & (1 << at)) !== 0);
};

/** What somebody looks for is given up last: another shop of that name is less of an answer than the same category elsewhere. */
const CATEGORY_LOSS = 3;
export const lossOf = (units: readonly Unit[], explained: number): number =>
  units.reduce(
    (sum, { kind, weight }, at) =>
      (explained & (1 << at)) !== 0 ? sum : sum + weight * (kind === 'category' ? CATEGORY_LOSS : 1),
    0,
  );
