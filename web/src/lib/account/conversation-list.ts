import type { Conversation } from '@carsi/contracts/messaging/http/conversation';

/** Latest activity first; the loaded rows of `total`. */
export interface Conversations {
  rows: readonly Conversation[];
  total: number;
}

/** The later one of two states of a conversation, in whatever order they came. */
export const later = (known: Conversation | undefined, arrived: Conversation): Conversation =>
  known && known.revision > arrived.revision ? known : arrived;

const without = ({ rows, total }: Conversations, gone: string): Conversations => {
  const remaining = rows.filter(({ id }) => id !== gone);
  return { rows: remaining, total: total - (rows.length - remaining.length) };
};

/** Without duplicates; a conversation of the other list leaves this one. One that is not loaded may be new or old. */
export const placed = (list: Conversations, archived: boolean, changed: Conversation): Conversations => {
  const others = without(list, changed.id);
  if (changed.isArchived !== archived) return others;
  const rows = [changed, ...others.rows].toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  return { rows, total: Math.max(list.total, rows.length) };
};

/** A fetched list with what is `known` by now and later than the fetched rows, or than the rows of `before` the fetch. */
export const withLater = (
  fetched: Conversations,
  archived: boolean,
  before: readonly Conversation[],
  known: readonly Conversation[],
): Conversations => {
  const revisions = new Map([...before, ...fetched.rows].map(({ id, revision }) => [id, revision]));
  return known
    .filter(({ id, revision }) => revision > (revisions.get(id) ?? 0))
    .reduce((list, conversation) => placed(list, archived, conversation), fetched);
};
