import { create } from 'zustand';
import type { Message } from '@carsi/contracts/messaging/http/conversation';
import { sentenceOf } from '../../lib/forms/failure';
import { ApiFailure } from '../../lib/http';
import { unsentKey } from '../../lib/session/unsent';
import { useSession } from '../../lib/session/session';
import { sendMessage } from './api/messages';
import { texts } from './texts';

/** Written, and not yet with the server. `failed`: the server will not take it, and why. */
export interface Pending {
  readonly clientId: string;
  readonly conversationId: string;
  readonly content: string;
  readonly at: string;
  readonly failed?: string;
}

interface Unsent {
  readonly userId: string;
  readonly pending: readonly Pending[];
  /** Composer drafts by conversation. */
  readonly drafts: Readonly<Record<string, string>>;
}

const nothing: Unsent = { userId: '', pending: [], drafts: {} };
const AGAIN_MS = 4_000;

/** Unsent messages survive a lost connection and a closed tab. They belong to one account and are deleted when it signs out. */
export const useOutbox = create<Unsent>(() => nothing);

useSession.subscribe(({ status }) => {
  if (status === 'out') useOutbox.setState(nothing, true);
});

const keep = (change: (unsent: Unsent) => Partial<Unsent>): void => {
  // An answer may arrive after its author has signed out.
  if (useOutbox.getState().userId === '') return;
  useOutbox.setState(change);
  try {
    localStorage.setItem(unsentKey, JSON.stringify(useOutbox.getState()));
  } catch {
    // Without storage: until the tab closes.
  }
};

const isUnsent = (value: unknown, userId: string): value is Unsent =>
  typeof value === 'object' && value !== null && (value as Unsent).userId === userId;

/** What this person left behind the last time. */
export const openOutbox = (userId: string): void => {
  if (useOutbox.getState().userId === userId) return;
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem(unsentKey) ?? 'null');
  } catch {
    // Nothing that could be read.
  }
  useOutbox.setState(isUnsent(stored, userId) ? stored : { ...nothing, userId }, true);
};

export const saveDraft = (conversationId: string, text: string): void =>
  keep(({ drafts: { [conversationId]: _before, ...others } }) => ({
    drafts: text === '' ? others : { ...others, [conversationId]: text },
  }));

const isOf = (clientId: string) => (one: Pending) => one.clientId === clientId;

export const drop = (clientId: string): void =>
  keep(({ pending }) => ({ pending: pending.filter((one) => !isOf(clientId)(one)) }));

const mark = (clientId: string, failed: string | undefined): void =>
  keep(({ pending }) => ({
    pending: pending.map(({ failed: _before, ...one }) =>
      isOf(clientId)(one) ? { ...one, ...(failed !== undefined && { failed }) } : one,
    ),
  }));

export const write = (conversationId: string, content: string): void => {
  const one = { clientId: crypto.randomUUID(), conversationId, content, at: new Date().toISOString() };
  keep(({ pending }) => ({ pending: [...pending, one] }));
};

export const tryAgain = (clientId: string): void => mark(clientId, undefined);

/** Worth retrying: no answer, rate limit, or server unavailable. */
const mayWorkLater = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.status === 0 || error.status === 429 || error.status >= 500;

let flushing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends pending messages in order, one at a time; retries until none is left. */
export const flush = async (onSent: (message: Message) => void): Promise<void> => {
  clearTimeout(timer);
  if (flushing) return;
  flushing = true;
  try {
    for (let next = waiting(); next; next = waiting()) {
      const { clientId, conversationId, content } = next;
      try {
        onSent(await sendMessage(conversationId, content, clientId));
        drop(clientId);
      } catch (error) {
        if (mayWorkLater(error)) {
          timer = setTimeout(() => void flush(onSent), AGAIN_MS);
          return;
        }
        mark(clientId, sentenceOf(error, texts.notSent));
      }
    }
  } finally {
    flushing = false;
  }
};

const waiting = (): Pending | undefined => useOutbox.getState().pending.find(({ failed }) => failed === undefined);
