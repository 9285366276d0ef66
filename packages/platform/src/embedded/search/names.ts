import { tokenize } from '@carsi/turkish/questions/tokens';
import { match, type MatchBuffers } from './match.js';
import { first, orderOf } from './order.js';
import type { Entry, Segment } from './segment.js';

const MOST = 8;

/** Companies whose name contains every typed word, the last one as a prefix; the best matching and best rated first. */
export const namesBeginning = (segment: Segment, buffers: MatchBuffers, prefix: string): readonly Entry[] => {
  const words = tokenize(prefix);
  if (words.length === 0) return [];
  buffers.fit(segment.entries.length);
  const must = words.map(({ text }, at) => ({ text, prefix: at === words.length - 1 }));
  const { entries } = segment;
  const matched = match(segment, { must, should: [], where: 'names' }, buffers, () => {
    buffers.allowed.set(segment.alive.view());
  });
  const order = orderOf(segment, { tier: buffers.found.tier.fill(0), score: buffers.score }, 'relevance', undefined);
  return first(matched, MOST, order).map((ordinal) => entries[ordinal]!);
};
