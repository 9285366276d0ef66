import type { SessionsEnded } from '@carsi/contracts/identity/events';
import type { Command } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

export type PublishSessionsEnded = Command<'PublishSessionsEnded', SessionsEnded['data']>;

/** Sessions are rows; that some ended is told to everybody, as a stream of its own: `sessions-<userId>`. Told twice does no harm. */
export const endedSessions: Aggregate<null, PublishSessionsEnded, SessionsEnded> = {
  name: 'sessions',
  initial: null,
  decide: ({ data }) => [{ type: 'SessionsEnded', data }],
  evolve: () => null,
};
