import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Mutual authentication of a connection between services, once before its first call:
 *
 *   server: hello (a nonce)  →  client: nonce and HMAC  →  server: HMAC over both  →  requests
 *
 * Guarantee: both sides know the secret of the system, and the service is the intended one. A recorded handshake cannot be replayed,
 * because both nonces are new. Trade: one round trip per connection and no cost per call, so calls are neither signed nor encrypted:
 * an attacker on the network is kept out by the network itself or by a mesh with TLS.
 * Two secrets are accepted during a rotation; the first one is used for the own proof.
 */
export interface Hello {
  readonly hello: string;
}
export interface Introduction {
  readonly nonce: string;
  readonly mac: string;
}
export interface Proof {
  readonly proof: string;
}

/** Time limit for an unauthenticated connection. */
export const HANDSHAKE_MS = 2_000;
/** Upper bound for the size of a hello. */
export const HANDSHAKE_BYTES = 4_096;
export const REFUSED = 'This service takes requests of its own system only.';

export const newNonce = (): string => randomBytes(18).toString('base64url');

export const introduce = (secrets: readonly string[], service: string, hello: string): Introduction => {
  const nonce = newNonce();
  return { nonce, mac: macOf(secrets[0]!, ['client', service, hello, nonce]) };
};

/** The server's proof for a client's introduction; undefined if the client does not know the secret. */
export const prove = (
  secrets: readonly string[],
  service: string,
  hello: string,
  introduction: unknown,
): Proof | undefined => {
  const { nonce, mac } = (introduction ?? {}) as Partial<Record<keyof Introduction, unknown>>;
  if (typeof nonce !== 'string' || typeof mac !== 'string') return undefined;
  const known = secrets.find((secret) => isSame(mac, macOf(secret, ['client', service, hello, nonce])));
  return known === undefined ? undefined : { proof: macOf(known, ['server', service, nonce, hello]) };
};

export const isProven = (
  secrets: readonly string[],
  service: string,
  hello: string,
  { nonce }: Introduction,
  proof: unknown,
): boolean => typeof proof === 'string' && isSame(proof, macOf(secrets[0]!, ['server', service, nonce, hello]));

const macOf = (secret: string, parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
