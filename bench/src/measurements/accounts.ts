import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type autocannon from 'autocannon';
import { inTurns, load } from '../support/load.js';
import type { Table } from '../support/table.js';

/** OWASP's second choice, as identity hashes: memory in KiB. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const AT_ONCE = 20;
const SECONDS = 4;
const ACCOUNTS = 20;

const json = { 'content-type': 'application/json' };
const passwordOf = (n: number): string => `Olcum-parolasi-${n}`;
const emailOf = (n: number): string => `olcum-${n}@ornek.example`;

const post = async (url: string, path: string, body: unknown): Promise<{ token?: string }> => {
  const response = await fetch(url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token?: string };
};

/** Hashes a second of argon2id alone, with the concurrency of logins. */
const bareHashes = async (): Promise<number> => {
  const hash = promisify(argon2);
  let done = 0;
  const end = performance.now() + SECONDS * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      await hash('argon2id', { message: 'Olcum-parolasi', nonce: randomBytes(16), ...PARAMETERS });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return done / SECONDS;
};

/** Signing in against bare argon2id, and a public page requested by a signed-in member against an anonymous visitor. */
export const benchAccounts = async (table: Table, url: string, path: string): Promise<void> => {
  for (let n = 0; n < ACCOUNTS; n++)
    await post(url, '/api/auth/register', {
      email: emailOf(n),
      password: passwordOf(n),
      full_name: 'Ölçüm Kişisi',
      user_type: 'customer',
      accepted_terms: true,
    });
  const logins = Array.from({ length: ACCOUNTS }, (_, n): autocannon.Request => ({
    method: 'POST',
    path: '/api/auth/login',
    headers: json,
    body: JSON.stringify({ email: emailOf(n), password: passwordOf(n) }),
  }));
  const signingIn = await load(url, logins, SECONDS);
  if (signingIn.errors > 0) throw new Error(`login: ${signingIn.errors} errors`);
  table.against('login', signingIn.perSecond, await bareHashes(), 0.8, `, p99 ${signingIn.p99} ms`, ' bare argon2id');
  const { token } = await post(url, '/api/auth/login', { email: emailOf(0), password: passwordOf(0) });
  const { ours, theirs } = await inTurns(
    () => load(url + path, [{ headers: { authorization: `Bearer ${token}` } }], 2),
    () => load(url + path, [{}], 2),
  );
  table.against('GET details, signed in', ours, theirs, 0.9, '', ' anonymous');
};
