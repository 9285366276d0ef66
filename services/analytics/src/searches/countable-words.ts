import { fold } from '@carsi/turkish/fold';

const SHORTEST = 3;
/** Longer texts are messages, not searches. */
const LONGEST = 80;
/** A phone number, an identity number, a card or an account has as many. */
const DIGITS = 7;
const ADDRESS = /@|(?:gmail|hotmail|outlook|yahoo|icloud|yandex)\b|\bwww\.|https?:/;

/**
 * A query in its storable form: folded, and as typed. `undefined` for meaningless or possibly personal text: an e-mail address, a
 * phone number, a long text. Checked before anything is written, so that nothing has to be erased.
 */
export const countableWords = (typed: string): { readonly query: string; readonly text: string } | undefined => {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const query = fold(text);
  if (query.length < SHORTEST || query.length > LONGEST || text.length > LONGEST || !/[\p{L}\p{N}]/u.test(query))
    return undefined;
  if (ADDRESS.test(query) || query.replaceAll(/\P{N}/gu, '').length >= DIGITS) return undefined;
  return { query, text };
};
