import { randomBytes } from 'node:crypto';
import { fold } from '@carsi/turkish/fold';
import type { ServerSecret } from '../secret/server-secret.js';

const HOW_MANY = 10;
/** 60 bits: safe against brute force, even with the hashes. */
const LENGTH = 12;
/** Crockford's: no letter that looks like a digit. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

export interface RecoveryCodes {
  /** To be shown once: `7k2m-x9qa-04tz`. */
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

export const makeRecoveryCodes = (secret: ServerSecret, userId: string): RecoveryCodes => {
  const plain = Array.from({ length: HOW_MANY }, () =>
    [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
  );
  return {
    codes: plain.map((code) => code.match(/.{4}/g)!.join('-')),
    hashes: plain.map((code) => recoveryHash(secret, userId, code)),
  };
};

/** Normalises typed codes: letters that codes do not contain are read as the digits they resemble. */
export const recoveryHash = (secret: ServerSecret, userId: string, typed: string): string => {
  const code = fold(typed)
    .replaceAll(/[il]/g, '1')
    .replaceAll('o', '0')
    .replaceAll(/[^0-9a-z]/g, '');
  return secret.hmac('recovery', `${userId}\n${code}`).toString('base64url');
};
