import { Access, type Actor } from '@carsi/platform/hosting/access';
import { Inject, Injectable } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { endsSession } from '../sign-in/ended-sessions.js';
import { SignIn } from '../sign-in/sign-in.js';

/** So long a socket may stay after its token has expired: time to renew it. */
const GRACE_MS = 60_000;
/** Anonymous sockets are closed: all events are for signed-in people. */
const ANONYMOUS_MS = 30_000;
/** All tabs and devices of one person. */
const SOCKETS_OF_A_PERSON = 30;

/** The shape of every acknowledgement. */
export interface Acknowledged {
  readonly ok: boolean;
  readonly code?: string;
}

/** What a socket may: who it is, and until when. */
interface SocketSession {
  actor?: Actor;
  timer?: NodeJS.Timeout;
  /** Was checked and is none of ours: not checked again at every event. */
  refused?: string;
}

/** Everything that is for one person goes to all their sockets. */
export const roomOfPerson = (userId: string): string => `person ${userId}`;

/** The person at each socket: resolved from its token at the first message, and renewed by `auth`. */
@Injectable()
export class SocketRegistry {
  constructor(
    @Inject(Access) private readonly access: Access,
    @Inject(SignIn) private readonly signIn: SignIn,
  ) {}

  async require(socket: Socket): Promise<Actor | undefined> {
    const session = sessionOf(socket);
    if (session.actor) return session.actor;
    const token = tokenOf(socket);
    const found = token === undefined || token === session.refused ? undefined : await this.#actorOf(token, session);
    if (found) await this.#take(socket, found);
    else if (!session.timer) this.#endLater(socket, ANONYMOUS_MS);
    return found;
  }

  /** A newer token of the same person: the socket stays and its rooms with it. */
  async renew(socket: Socket, token: string): Promise<Acknowledged> {
    const before = sessionOf(socket).actor;
    const actor = await this.#actorOf(token, sessionOf(socket));
    if (!actor) return { ok: false, code: 'SIGN_IN_REQUIRED' };
    if (before && before.id !== actor.id) {
      // Another person in the same browser: nothing of the first may reach them.
      socket.disconnect(true);
      return { ok: false, code: 'FORBIDDEN' };
    }
    (socket.data as { token?: string }).token = token;
    await this.#take(socket, actor);
    return { ok: true };
  }

  /** Who was signed in by a session that has ended is shown the door, within the moment that its event takes. */
  end(server: Server | undefined, ended: Parameters<typeof endsSession>[0] & { readonly userId: string }): void {
    for (const socket of server?.sockets.sockets.values() ?? []) {
      const { actor } = sessionOf(socket);
      if (actor?.kind === 'person' && actor.id === ended.userId && endsSession(ended, actor.sessionId))
        socket.disconnect(true);
    }
  }

  async #actorOf(token: string, session: SocketSession): Promise<Actor | undefined> {
    try {
      const actor = this.access.actorOf({ token });
      const found = actor?.kind === 'person' ? await this.signIn.personOf(token) : actor;
      if (!found) session.refused = token;
      return found;
    } catch {
      return undefined;
    }
  }

  #endLater(socket: Socket, ms: number): void {
    const session = sessionOf(socket);
    if (!session.timer) socket.once('disconnect', () => clearTimeout(session.timer));
    clearTimeout(session.timer);
    session.timer = setTimeout(() => socket.disconnect(true), Math.max(0, ms)).unref();
  }

  async #take(socket: Socket, actor: Actor): Promise<void> {
    const session = sessionOf(socket);
    session.actor = actor;
    clearTimeout(session.timer);
    if (actor.kind !== 'person') return;
    this.#endLater(socket, actor.expiresAt * 1000 + GRACE_MS - Date.now());
    await socket.join(roomOfPerson(actor.id));
    const sockets = socket.nsp?.adapter.rooms.get(roomOfPerson(actor.id))?.size ?? 0;
    if (sockets > SOCKETS_OF_A_PERSON) socket.disconnect(true);
  }
}

/** The call context of the person at this socket. */
export const tokenOf = (socket: Socket): string | undefined => {
  const renewed = (socket.data as { token?: string }).token;
  const first = socket.handshake.auth['token'] as unknown;
  return renewed ?? (typeof first === 'string' ? first : undefined);
};

/** The person found before; makes no call. */
export const actorAt = (socket: Pick<Socket, 'data'>): Actor | undefined => sessionOf(socket).actor;

const sessionOf = (socket: Pick<Socket, 'data'>): SocketSession =>
  ((socket.data as { session?: SocketSession }).session ??= {});
