import { fold } from '@carsi/turkish/fold';

const LONGEST = 254;
const LONGEST_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const ASCII = /^[\x21-\x7e]+$/;

/**
 * The one form in which an address is stored, compared and reserved: trimmed and in lower case. Undefined if it is invalid. What
 * NFKC would change (full-width letters, ligatures) and what is not plain ASCII (İ, ı, look-alikes of other alphabets, invisible and
 * direction marks) is refused rather than mapped: otherwise two people could type what looks like one address.
 */
export const emailOf = (typed: string): string | undefined => {
  const trimmed = typed.trim();
  if (trimmed.length > LONGEST || !ASCII.test(trimmed)) return undefined;
  const email = fold(trimmed);
  const at = email.lastIndexOf('@');
  const [local, labels] = [email.slice(0, at), email.slice(at + 1).split('.')];
  if (at < 1 || local.length > LONGEST_LOCAL || !LOCAL.test(local)) return undefined;
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  return /^\d+$/.test(labels.at(-1)!) ? undefined : email;
};
