import { createServer, type Socket } from 'node:net';
import { JsonSocket, Server, TcpContext, type CustomTransportStrategy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { HANDSHAKE_BYTES, HANDSHAKE_MS, newNonce, prove, REFUSED } from './handshake.js';
import { NO_HANDLER, type Meant } from './call-connection.js';
import { pause } from '../pause.js';

/**
 * Nest's TCP server with an orderly end.
 *
 *   (each connection: unproven  →  proven)
 *   listening  →  closing: no new connection or request, pending ones are answered  →  goodbye  →  closed
 *
 * Guarantee: every request that was read is answered before `close` resolves, unless its deadline has passed. Nest's own server destroys its sockets.
 * A connection that has not passed the handshake (handshake.ts) gets no data.
 */
const DRAIN_MS = 8_000;
const GOODBYE_MS = 500;
const LARGEST = 16 * 1024 * 1024;

interface Request {
  readonly id?: string;
  readonly pattern: string;
  readonly data: unknown;
}

export class RequestServer extends Server implements CustomTransportStrategy {
  readonly #port: number;
  readonly #sockets = new Map<Socket, { ignores: boolean }>();
  readonly #inHand = new Set<Promise<void>>();
  readonly #server = createServer({ noDelay: true, keepAlive: true }, (socket) => this.#welcome(socket));
  #closing: Promise<void> | undefined;

  constructor(
    port: number,
    private readonly own: Meant,
  ) {
    super();
    this.#port = port;
  }

  listen(callback: (error?: unknown) => void): void {
    this.#server.once('error', callback);
    this.#server.listen(this.#port, '0.0.0.0', () => callback());
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  on(): void {
    // Nobody listens to the transport itself.
  }

  unwrap<T>(): T {
    return this.#server as unknown as T;
  }

  #welcome(socket: Socket): void {
    const state = { ignores: this.#closing !== undefined };
    this.#sockets.set(socket, state);
    socket.once('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const json = new JsonSocket(socket, { maxBufferSize: LARGEST });
    const hello = newNonce();
    let isProven = false;
    const patience = setTimeout(() => socket.destroy(), HANDSHAKE_MS);
    socket.once('close', () => clearTimeout(patience));
    socket.on('data', () => {
      if (!isProven && socket.bytesRead > HANDSHAKE_BYTES) socket.destroy();
    });
    json.sendMessage({ hello });
    json.on('message', (request: Request) => {
      if (!isProven) {
        const proof = prove(this.own.secrets, this.own.service, hello, request);
        if (proof) {
          isProven = true;
          clearTimeout(patience);
          return void json.sendMessage(proof);
        }
        json.sendMessage({ id: request?.id, err: REFUSED, isDisposed: true });
        return void socket.end();
      }
      // Never answered: the caller sends it elsewhere after the goodbye.
      if (state.ignores) return;
      const work = Promise.race([this.#answer(json, request), overdue(request)]);
      this.#inHand.add(work);
      void work.finally(() => this.#inHand.delete(work));
    });
  }

  async #answer(json: JsonSocket, { id, pattern, data }: Request): Promise<void> {
    const name = this.getPatternAsString(pattern);
    const handler = this.getHandlerByPattern(name);
    if (!handler) return json.sendMessage({ id, err: NO_HANDLER, isDisposed: true });
    try {
      const answer = this.transformToObservable(await handler(data, new TcpContext([json, name, {}] as never)));
      const response: unknown = await lastValueFrom(answer, { defaultValue: null });
      json.sendMessage({ id, response: response ?? null, isDisposed: true });
    } catch (error) {
      json.sendMessage({ id, err: wireOf(error), isDisposed: true });
    }
  }

  async #close(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const state of this.#sockets.values()) state.ignores = true;
    await Promise.race([this.#drained(), pause(DRAIN_MS)]);
    // Half closed and still read: closing with unread requests would reset the connection and lose answers on their way.
    for (const socket of this.#sockets.keys()) socket.end();
    await Promise.race([ended, pause(GOODBYE_MS)]);
    for (const socket of this.#sockets.keys()) socket.destroy();
  }

  async #drained(): Promise<void> {
    while (this.#inHand.size > 0) await Promise.allSettled(this.#inHand);
  }
}

/** A request past its deadline does not delay closing. */
const overdue = ({ data }: Request): Promise<void> => {
  const deadline = (data as { context?: { deadline?: unknown } } | undefined)?.context?.deadline;
  return pause(typeof deadline === 'number' ? Math.max(0, deadline - Date.now()) : DRAIN_MS);
};

/** An error of the service's filter is a plain object already; anything else is a fault, whose text is not sent. */
const wireOf = (error: unknown): unknown =>
  error instanceof Error || error === null || typeof error !== 'object'
    ? { status: 'error', message: 'Internal server error' }
    : error;
