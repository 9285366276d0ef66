import { hash } from 'node:crypto';
import { canonical } from '@carsi/kernel/given';

const PREFIX = 'client-';
const OF_CLIENT = /\bclient-[\w-]{32}/;

/** The sender, path and content of a request with an Idempotency-Key. */
export interface KeyedRequest {
  readonly key: string;
  /** A person's id, or the key of an anonymous visitor. */
  readonly from: string;
  readonly method: string;
  /** The path without its query: a key counts for one resource. */
  readonly path: string;
  readonly body: unknown;
}

/**
 * The commandId of a client's Idempotency-Key, and the fingerprint of its request. Keys are scoped to person and path, so they never
 * collide with another person's key or with an id that the system generates (`time-…`, a policy's, `end-…`).
 */
export const clientCommand = ({
  key,
  from,
  method,
  path,
  body,
}: KeyedRequest): { readonly commandId: string; readonly fingerprint: string } => ({
  commandId: PREFIX + digest(JSON.stringify([from, path, key])),
  fingerprint: digest(canonical([method, body ?? null])),
});

/** Also true for ids that a service derived from a client's for the second command of a request. */
export const isOfClient = (commandId: string): boolean => OF_CLIENT.test(commandId);

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 32);
