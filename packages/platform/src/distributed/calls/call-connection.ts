import { connect } from 'node:net';
import { JsonSocket } from '@nestjs/microservices';
import { Refused, CallTimeout, ServiceUnavailable } from '../../platform.js';
import { HANDSHAKE_MS, introduce, isProven, REFUSED, type Hello, type Introduction, type Proof } from './handshake.js';

/** The connection closed before the answer; the call may or may not have been executed. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** One connection, many requests at a time, told apart by their ids. */
export interface ServiceConnection {
  readonly retiresAt: number;
  isOpen(): boolean;
  /** Resolves within `ms` with the answer, or throws Refused, CallTimeout, ServiceUnavailable or ConnectionLost. */
  ask(pattern: string, data: unknown, ms: number): Promise<unknown>;
  /** Accepts no new call and closes when all are answered. */
  retire(): void;
}

const CONNECT_MS = 500;

/** The wording of Nest's own server. */
export const NO_HANDLER = 'There is no matching message handler defined in the remote service.';

/** The intended service, and the secrets that prove membership of the same system. */
export interface Meant {
  readonly service: string;
  readonly secrets: readonly string[];
}

interface Packet {
  readonly id: string;
  readonly response?: unknown;
  readonly err?: unknown;
  readonly isDisposed?: boolean;
}
interface Waiting {
  response: unknown;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export const createConnection = (
  address: { host: string; port: number },
  retiresAt: number,
  { service, secrets }: Meant,
): ServiceConnection => {
  /** Buffered until both sides are authenticated. */
  let unsent: object[] | undefined = [];
  let introduced: (Introduction & Hello) | undefined;
  const waiting = new Map<string, Waiting>();
  let state: 'open' | 'retired' | 'closed' = 'open';
  let last = 0;

  const socket = connect({ ...address, noDelay: true, keepAlive: true });
  const json = new JsonSocket(socket);
  const lost = (why: string): void => {
    if (state === 'closed') return;
    state = 'closed';
    clearTimeout(patience);
    socket.destroy();
    for (const { reject } of waiting.values()) reject(new ConnectionLost(why));
    waiting.clear();
  };
  let patience = setTimeout(() => lost('nobody took the connection'), CONNECT_MS);
  socket.once('connect', () => {
    clearTimeout(patience);
    patience = setTimeout(() => lost('the service did not prove itself in time'), HANDSHAKE_MS);
  });
  socket.once('error', (error) => lost(String(error)));
  // A stopping service answers what it has read and says goodbye; the caller sends the rest elsewhere.
  socket.once('end', () => lost('the service closed the connection'));
  socket.once('close', () => lost('the connection was closed'));

  const closeIfIdle = (): void => {
    if (state !== 'retired' || waiting.size > 0) return;
    state = 'closed';
    clearTimeout(patience);
    socket.end();
  };

  /** Nothing is sent to an unauthenticated server: calls carry people's tokens. */
  const greet = (message: Partial<Hello & Proof & Packet>): void => {
    if (message.err !== undefined) return lost(`it answered: ${REFUSED} Is SERVICE_SECRET the same everywhere?`);
    if (!introduced && typeof message.hello === 'string') {
      introduced = { hello: message.hello, ...introduce(secrets, service, message.hello) };
      json.sendMessage({ nonce: introduced.nonce, mac: introduced.mac });
    } else if (introduced && isProven(secrets, service, introduced.hello, introduced, message.proof)) {
      clearTimeout(patience);
      for (const packet of unsent ?? []) json.sendMessage(packet);
      unsent = undefined;
    } else lost('who listens there does not know our SERVICE_SECRET');
  };

  json.on('message', (message: Packet) => {
    if (unsent) return greet(message);
    const { id, response, err, isDisposed } = message;
    const pending = waiting.get(id);
    // Its deadline is over.
    if (!pending) return;
    if (response !== undefined) pending.response = response;
    if (err === undefined && !isDisposed) return;
    waiting.delete(id);
    if (err === undefined || err === null) pending.resolve(pending.response);
    else pending.reject(errorOf(err));
    closeIfIdle();
  });

  return {
    retiresAt,
    isOpen: () => state === 'open',
    ask: (pattern, data, ms) => {
      if (state !== 'open') return Promise.reject(new ConnectionLost('the connection is closed'));
      const id = String(++last);
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(id);
          reject(new CallTimeout(pattern));
          closeIfIdle();
        }, ms);
        const ended = (act: () => void): void => {
          clearTimeout(late);
          act();
        };
        waiting.set(id, {
          response: undefined,
          resolve: (value) => ended(() => resolve(value)),
          reject: (error) => ended(() => reject(error)),
        });
        if (unsent) unsent.push({ id, pattern, data });
        else json.sendMessage({ id, pattern, data });
      });
    },
    retire: () => {
      if (state === 'open') state = 'retired';
      closeIfIdle();
    },
  };
};

const errorOf = (err: unknown): Error => {
  const refused = Refused.from(err);
  if (refused) return refused;
  if (err === NO_HANDLER) return new ServiceUnavailable('Nobody answers this request there.');
  return new Error(`The service failed: ${typeof err === 'string' ? err : JSON.stringify(err)}`);
};
