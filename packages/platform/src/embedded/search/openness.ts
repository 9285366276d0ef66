import type { SearchDocument } from '../../search.js';
import type { StoredCompanies } from './stored-companies.js';

type Hours = SearchDocument['open'];

const WEEK_MINUTES = 7 * 24 * 60;

const isOpenAt = (open: Hours, minute: number): boolean =>
  open.some(
    ([from, to]) => (minute >= from && minute < to) || (minute + WEEK_MINUTES >= from && minute + WEEK_MINUTES < to),
  );

/** Whether a company is open at that minute of the week. Many have the same hours, which are looked at once. */
export const opennessAt = (companies: StoredCompanies, minute: number): ((ordinal: number) => boolean) => {
  const known: (boolean | undefined)[] = [];
  const { openOf, dictionary } = companies;
  return (ordinal) => {
    const hours = openOf.values[ordinal]!;
    return (known[hours] ??= isOpenAt(dictionary.values[hours] as Hours, minute));
  };
};
