import type { Plan } from '@carsi/turkish/questions/plans';
import type { Reading } from '@carsi/turkish/questions/reading';
import type { Interpretation } from '../search.js';

const text = (words: readonly { readonly text: string }[]): string => words.map((word) => word.text).join(' ');

/** The interpretation of the plan that answered, for removable chips on the page. */
export const interpretationOf = (reading: Reading, plan: Plan | undefined): Interpretation => {
  const { corrections, service } = reading;
  const { rating, openNow, verified } = plan?.wish ?? {};
  const wishOf = {
    ...(rating === undefined ? {} : { rating }),
    ...(openNow === undefined ? {} : { openNow }),
    ...(verified === undefined ? {} : { verified }),
    ...(reading.wish.nearby === undefined ? {} : { nearby: true }),
  };
  if (plan?.brand !== undefined) {
    return { ...wishOf, rest: text(plan.must), corrections, ...(plan.city === undefined ? {} : { city: plan.city }) };
  }
  const used = plan ?? { city: reading.city, districts: reading.districts, categories: reading.categories };
  const district = reading.districts.length === 1 && used.districts?.length === 1 ? reading.districts[0] : undefined;
  const city = used.city ?? (district === undefined ? undefined : Number.parseInt(district, 10));
  const categories = used.categories ?? [];
  return {
    rest: text(
      categories.length === 0 && plan !== undefined ? [...reading.categoryWords, ...reading.rest] : reading.rest,
    ),
    corrections,
    ...wishOf,
    ...(city === undefined ? {} : { city }),
    ...(district === undefined ? {} : { district }),
    ...(categories.length === 0 ? {} : { categories }),
    ...(service === undefined ? {} : { service }),
  };
};
