import type { SessionView } from '@carsi/contracts/identity/calls';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext, Clock } from '@carsi/platform/platform';
import { z } from 'zod';
import type { Caller } from './caller.js';
import type { Revocation } from './revocation.js';
import type { Sessions } from './sessions.js';

/** An access token lives for 15 minutes; what ended before that is of no interest. */
const ENDED_WINDOW_MS = 16 * 60_000;
const ended = z.object({ since: z.iso.datetime() });
const oneSession = z.object({ sessionId: z.string().min(1).max(100) });

/** The sessions of the caller, and for other services those that ended a moment ago. */
export class OwnSessions {
  constructor(
    private readonly parts: {
      readonly sessions: Sessions;
      readonly revocation: Revocation;
      readonly clock: Clock;
      readonly who: Caller;
    },
  ) {}

  async sessions(_body: unknown, context: CallContext): Promise<readonly SessionView[]> {
    const person = await this.parts.who.person(context);
    const sessions = await this.parts.sessions.of(person.id);
    return [...sessions]
      .sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1))
      .map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        current: id === person.sessionId,
        device,
        createdAt,
        lastUsedAt,
      }));
  }

  async endSession(body: unknown, context: CallContext): Promise<{ ended: true }> {
    const { id } = await this.parts.who.person(context);
    await this.parts.sessions.end(id, parse(oneSession, body).sessionId);
    return { ended: true };
  }

  async endOtherSessions(_body: unknown, context: CallContext): Promise<{ ended: number }> {
    const { id, sessionId } = await this.parts.who.person(context);
    return { ended: await this.parts.revocation.because('signed-out-everywhere', id, sessionId) };
  }

  async endedSessions(body: unknown) {
    const { since } = parse(ended, body);
    const earliest = new Date(this.parts.clock.now().getTime() - ENDED_WINDOW_MS).toISOString();
    const found = await this.parts.sessions.endedSince(since > earliest ? since : earliest);
    return found.map(({ userId, id: sessionId, endedAt }) => ({ userId, sessionId, except: null, at: endedAt! }));
  }
}
