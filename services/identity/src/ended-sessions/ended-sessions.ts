import type { SessionsEnded } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

export type PublishSessionsEnded = Command<'PublishSessionsEnded', SessionsEnded['data']>;

/** Sessions are rows; that some have ended is published by a stream of its own: `sessions-<userId>`. Duplicates are harmless. */
export const endedSessions: Aggregate<null, PublishSessionsEnded, SessionsEnded> = {
  name: 'sessions',
  initial: null,
  decide: ({ data }) => [{ type: 'SessionsEnded', data }],
  evolve: () => null,
};
