import { hash } from 'node:crypto';
import { canonical } from '@carsi/kernel/given';

const PREFIX = 'client-';
const OF_CLIENT = /\bclient-[\w-]{32}/;

/** Who sent a request with an Idempotency-Key, where to, and what it said. */
export interface KeyedRequest {
  readonly key: string;
  /** A person's id, or what an anonymous visitor is known by. */
  readonly from: string;
  readonly method: string;
  /** The path without its query: a key counts for one resource. */
  readonly path: string;
  readonly body: unknown;
}

/**
 * The commandId of a client's Idempotency-Key, and the fingerprint of what it is for. Keys live in a name space of person and path,
 * so that none meets another person's, and none an id that the system makes for itself (`time-…`, a policy's, `end-…`).
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

/** Also of ids that a service made from a client's, for the second command of a request. */
export const isOfClient = (commandId: string): boolean => OF_CLIENT.test(commandId);

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 32);
