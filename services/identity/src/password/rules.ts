import { refuse } from '@carsi/kernel/refusal';
import { fold } from '@carsi/turkish/fold';
import { commonPasswords } from './data/common.js';

const SHORTEST = 6;
const SHORTEST_OF_ADMINS = 12;
const LONGEST = 1_000;

/**
 * The form that is hashed and compared: NFC, so that a letter typed on another keyboard is the same letter. Not NFKC, which would
 * change some passwords; not trimmed, blanks count. Lone surrogates become the replacement character instead of an error.
 */
export const passwordOf = (typed: string): string => typed.toWellFormed().normalize('NFC');

export const checkPassword = (typed: string, { admin = false }: { admin?: boolean } = {}): string => {
  const password = passwordOf(typed);
  const { length } = [...password];
  if (length < SHORTEST) return refuse('PASSWORD_TOO_SHORT');
  if (length > LONGEST) return refuse('PASSWORD_TOO_LONG');
  if (admin && isTooShortForAdmins(password)) return refuse('ADMIN_PASSWORD_TOO_SHORT');
  return isCommon(password) ? refuse('PASSWORD_COMMON') : password;
};

export const isTooShortForAdmins = (typed: string): boolean => [...passwordOf(typed)].length < SHORTEST_OF_ADMINS;

/** Also repeated characters and runs of a keyboard row. */
const isCommon = (password: string): boolean => {
  const folded = fold(password);
  return commonPasswords.has(folded) || new Set(folded).size === 1 || runs.some((run) => run.includes(folded));
};

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')]);
