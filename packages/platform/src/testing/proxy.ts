import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A line to a server that a test can disturb.
 *
 * - `cut`: connections are reset, the oldest first, and new ones at once.
 * - `refused`: all connections end at the same moment, and nobody listens.
 * - `deaf`: what is sent arrives, and no answer comes back; a connection that was deaf stays so.
 * - `slow`: everything arrives a quarter of a second late in each direction.
 */
export type Line = 'open' | 'cut' | 'refused' | 'deaf' | 'slow';

export interface Proxy {
  readonly port: number;
  set(state: Line): Promise<void>;
  close(): Promise<void>;
}

const SLOW_MS = 250;

export const openProxy = async (target: { host: string; port: number }): Promise<Proxy> => {
  const pairs = new Map<readonly [Socket, Socket], { deaf: boolean; late: number }>();
  let state: Line = 'open';
  let port = 0;
  let server: Server | undefined;
  const cut = async (pauseMs: number): Promise<void> => {
    for (const pair of pairs.keys()) {
      for (const socket of pair) socket.destroy();
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const accept = (client: Socket): void => {
    if (state === 'cut') return void client.resetAndDestroy();
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    const line = { deaf: state === 'deaf', late: 0 };
    pairs.set(pair, line);
    // Timers of equal length fire in the order in which they were set. Nothing overtakes what is late.
    const send = (to: Socket, bytes: Buffer): void => {
      if (state !== 'slow' && line.late === 0) return void to.write(bytes);
      line.late++;
      setTimeout(() => {
        line.late--;
        to.write(bytes);
      }, SLOW_MS);
    };
    client.on('data', (bytes) => send(upstream, bytes));
    upstream.on('data', (bytes) => {
      if (!line.deaf) send(client, bytes);
    });
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  };
  const listen = async (): Promise<void> => {
    if (server) return;
    server = createServer(accept).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as { port: number });
  };
  const endListening = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    if (!ending) return;
    const closed = once(ending, 'close');
    ending.close();
    await cut(0);
    await closed;
  };
  await listen();
  return {
    port,
    set: async (next) => {
      state = next;
      if (next === 'refused') return endListening();
      await listen();
      if (next === 'cut') await cut(5);
      if (next === 'deaf') for (const line of pairs.values()) line.deaf = true;
    },
    close: endListening,
  };
};
