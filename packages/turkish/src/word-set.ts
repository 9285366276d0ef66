import { tokenize } from './questions/tokens.js';

/**
 * The words of a question whatever their order, case, letters and endings after an apostrophe: `Kadıköy’de berber` and `BERBER kadikoy`
 * are one. A place stays among them; filters are not words. Empty where there is no word.
 */
export const wordSetOf = (text: string): string =>
  [...new Set(tokenize(text).map(({ text: word }) => word))].sort().join(' ');
