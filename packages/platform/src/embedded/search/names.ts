import { tokenize } from '@carsi/turkish/questions/tokens';
import { FIELD, FIELD_BITS } from '../../searching/fields.js';
import { first, orderOf } from './order.js';
import type { Segment } from './segment.js';
import type { Entry } from './stored-companies.js';

const MOST = 8;

/** Companies whose name contains every typed word, the last one as a prefix; the best rated first. */
export const namesBeginning = (segment: Segment, prefix: string): readonly Entry[] => {
  const words = tokenize(prefix).map(({ text }) => text);
  if (words.length === 0) return [];
  const { alive, vocabulary } = segment;
  const having = (forms: readonly string[]): Set<number> => {
    const found = new Set<number>();
    for (const form of forms)
      for (const posting of segment.postings(vocabulary.id(form) ?? -1))
        if ((posting & FIELD.name) !== 0 && alive.values[posting >>> FIELD_BITS] === 1)
          found.add(posting >>> FIELD_BITS);
    return found;
  };
  let matched: ReadonlySet<number> | undefined;
  for (const [at, word] of words.entries()) {
    const own = having(at === words.length - 1 ? vocabulary.starting(word) : [word]);
    matched = matched === undefined ? own : new Set([...own].filter((ordinal) => matched!.has(ordinal)));
    if (matched.size === 0) return [];
  }
  const order = orderOf(segment, new Float32Array(segment.size), 'relevance', undefined);
  return first([...matched!], MOST, order).map((ordinal) => segment.companies.entry(ordinal));
};
