import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who talks on a connection between services. Once for each connection, before its first request:
 *
 *   server: hello (a nonce)  →  client: nonce and HMAC  →  server: HMAC over both  →  requests
 *
 * Guarantee: both sides know the secret of the system, and the service is the one that was meant; nothing that was overheard opens
 * another connection, because both nonces are new. Trade: one round trip a connection and nothing a request, so what travels is
 * neither signed nor hidden: against whoever can change bytes between two processes there is the network, or a mesh with TLS.
 * Two secrets are taken while one is exchanged for the other; the first is the one to prove oneself with.
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

/** So long an unproven connection may stay open. */
export const HANDSHAKE_MS = 2_000;
/** More than an introduction is. */
export const HANDSHAKE_BYTES = 4_096;
export const REFUSED = 'This service takes requests of its own system only.';

export const newNonce = (): string => randomBytes(18).toString('base64url');

export const introduce = (secrets: readonly string[], service: string, hello: string): Introduction => {
  const nonce = newNonce();
  return { nonce, mac: macOf(secrets[0]!, ['client', service, hello, nonce]) };
};

/** The server's proof for who introduced themselves; undefined for who does not know the secret. */
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
