import crypto, { randomBytes, scrypt, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { hashes } from './hash-queue.js';
import { passwordOf } from './rules.js';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** OWASP's smallest for Argon2id: 19 MiB, two passes, one lane; about 30 ms of a core. */
const ARGON2 = { memory: 19_456, passes: 2, parallelism: 1 };
/** OWASP's of the same strength, for a Node without Argon2 (before 24.7): a hash is made anew at the first sign-in on one that has it. */
const SCRYPT = { ln: 15, r: 8, p: 3 };

const argon2id = (message: string, nonce: Buffer, parameters: typeof ARGON2): Promise<Buffer> =>
  promisify(crypto.argon2 as (name: 'argon2id', given: Argon2Parameters, done: Done) => void)('argon2id', {
    message,
    nonce,
    tagLength: HASH_BYTES,
    ...parameters,
  });
const scrypted = (message: string, salt: Buffer, { ln, r, p }: typeof SCRYPT): Promise<Buffer> =>
  promisify(scrypt as (text: string, salt: Buffer, length: number, options: object, done: Done) => void)(
    message,
    salt,
    HASH_BYTES,
    { N: 2 ** ln, r, p, maxmem: 2 ** 28 },
  );
type Done = (error: Error | null, key: Buffer) => void;

const hasArgon2 = typeof crypto.argon2 === 'function';
const head = hasArgon2
  ? `$argon2id$v=19$m=${ARGON2.memory},t=${ARGON2.passes},p=${ARGON2.parallelism}$`
  : `$scrypt$ln=${SCRYPT.ln},r=${SCRYPT.r},p=${SCRYPT.p}$`;

/**
 * A PHC string: it contains its parameters, so that they can change and old hashes remain valid. `until`: the caller's deadline,
 * epoch milliseconds.
 */
export const hashPassword = async (typed: string, until?: number): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const password = passwordOf(typed);
  const hash = await hashes.run(
    () => (hasArgon2 ? argon2id(password, salt, ARGON2) : scrypted(password, salt, SCRYPT)),
    until,
  );
  return `${head}${phc(salt)}$${phc(hash)}`;
};

/** Also false for an unreadable hash. */
export const isPassword = async (typed: string, stored: string, until?: number): Promise<boolean> => {
  const read =
    /^\$(?:argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<lanes>\d+)|scrypt\$ln=(?<ln>\d+),r=(?<r>\d+),p=(?<p>\d+))\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/.exec(
      stored,
    )?.groups;
  if (!read) return false;
  const { salt, hash, m, t, lanes, ln, r, p } = read;
  const [nonce, expected] = [Buffer.from(salt!, 'base64'), Buffer.from(hash!, 'base64')];
  const password = passwordOf(typed);
  const found = await hashes.run(
    () =>
      m
        ? argon2id(password, nonce, { memory: Number(m), passes: Number(t), parallelism: Number(lanes) })
        : scrypted(password, nonce, { ln: Number(ln), r: Number(r), p: Number(p) }),
    until,
  );
  return found.length === expected.length && timingSafeEqual(found, expected);
};

/** Made with parameters other than the current ones. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(head);

const phc = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
