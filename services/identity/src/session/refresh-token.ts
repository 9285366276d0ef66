import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServerSecret } from '../secret/server-secret.js';

const BODY_BYTES = 32;
const PROOF_BYTES = 16;

/**
 * `<session>.<body><proof>`. The proof shows that a token was ours although only the hashes of the last two are stored: a reused old
 * token is a theft, an invented one with a known session id is ignored. The successor is derived from the token, so that a repeated
 * request gets the same one.
 */
export const firstRefreshToken = (secret: ServerSecret, sessionId: string): string =>
  tokenOf(secret, sessionId, randomBytes(BODY_BYTES));

export const successorOf = (secret: ServerSecret, token: string): string =>
  tokenOf(secret, sessionOf(token)!, secret.hmac('refresh', token));

/** The session of a token that we made, however old; undefined for anything else. */
export const ownSessionOf = (secret: ServerSecret, token: string): string | undefined => {
  const sessionId = sessionOf(token);
  if (sessionId === undefined) return undefined;
  const text = token.slice(sessionId.length + 1);
  const bytes = Buffer.from(text, 'base64url');
  // Base64 can be written in more ways than one: what hashes otherwise must not pass for an older token.
  if (bytes.length !== BODY_BYTES + PROOF_BYTES || bytes.toString('base64url') !== text) return undefined;
  const [body, proof] = [bytes.subarray(0, BODY_BYTES), bytes.subarray(BODY_BYTES)];
  return timingSafeEqual(proof, proofOf(secret, sessionId, body)) ? sessionId : undefined;
};

const sessionOf = (token: string): string | undefined => /^([\w-]{1,64})\.[\w-]{1,200}$/.exec(token)?.[1];

const proofOf = (secret: ServerSecret, sessionId: string, body: Buffer): Buffer =>
  secret.hmac('refresh-proof', `${sessionId}\n${body.toString('base64url')}`).subarray(0, PROOF_BYTES);

const tokenOf = (secret: ServerSecret, sessionId: string, body: Buffer): string =>
  `${sessionId}.${Buffer.concat([body, proofOf(secret, sessionId, body)]).toString('base64url')}`;
