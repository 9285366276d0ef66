import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { INestApplicationContext } from '@nestjs/common';
import { networkOf } from '../answers/networks.js';

/** An office, or customers of a mobile network, may share one address. */
const OPEN_FROM_A_NETWORK = 1_000;
/** How long a connection may stay silent. */
const CONNECT_MS = 20_000;

type Handshake = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Decides at the handshake whether a socket is opened: a page of another site opens none, and one network holds only so many at a time.
 * Programs send no Origin and are accepted; their token decides what they may do. Counts are per process.
 */
export class SocketGate {
  readonly #open = new Map<string, number>();
  readonly #site: string;

  constructor(
    { publicUrl, trustProxy }: { readonly publicUrl: string; readonly trustProxy: number },
    private readonly most = OPEN_FROM_A_NETWORK,
  ) {
    this.#site = new URL(publicUrl).host;
    this.addressOf = (request) => proxyAddr(request as IncomingMessage, (_address, hop) => hop < trustProxy);
  }

  /** Behind the proxies that the configuration trusts. */
  readonly addressOf: (request: Handshake) => string;

  allows(request: Handshake): boolean {
    return this.#isOwnPage(request) && (this.#open.get(networkOf(this.addressOf(request))) ?? 0) < this.most;
  }

  /** From now on it counts, until the answer is called. */
  enter(request: Handshake): () => void {
    const network = networkOf(this.addressOf(request));
    this.#open.set(network, (this.#open.get(network) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    };
  }

  /** The host that was requested counts too: a site may be reached by several names. */
  #isOwnPage({ headers: { origin, host } }: Handshake): boolean {
    if (origin === undefined) return true;
    const from = URL.parse(origin)?.host;
    return from !== undefined && (from === this.#site || from === host);
  }
}

/** Nest's adapter for socket.io, with the gate in front. */
export class GatedIoAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly gate: SocketGate,
  ) {
    super(app);
  }

  override createIOServer(
    ...[port, options]: Parameters<IoAdapter['createIOServer']>
  ): ReturnType<IoAdapter['createIOServer']> {
    const server = super.createIOServer(port, {
      ...options,
      connectTimeout: CONNECT_MS,
      allowRequest: (request: IncomingMessage, done: (error: string | null, allowed: boolean) => void) =>
        done(null, this.gate.allows(request)),
    } as typeof options);
    server.engine.on('connection', (socket: { request: IncomingMessage; once(event: 'close', f: () => void): void }) =>
      socket.once('close', this.gate.enter(socket.request)),
    );
    return server;
  }
}
