import { connect, createServer, type Socket } from 'node:net';

/**
 * A line to a server that a test can disturb. `deaf`: what is said arrives, and no answer comes back; a connection that was
 * deaf stays so. Connections are cut one after the other, the oldest first: a driver that is told of all at the same moment
 * may hang on its own monitor (see mongo.ts), and none of ours is what is tried here.
 */
export interface Proxy {
  readonly port: number;
  set(state: 'open' | 'cut' | 'deaf'): Promise<void>;
  close(): Promise<void>;
}

export const openProxy = async (target: { host: string; port: number }): Promise<Proxy> => {
  const pairs = new Map<readonly [Socket, Socket], { deaf: boolean }>();
  let state: 'open' | 'cut' | 'deaf' = 'open';
  const cut = async (): Promise<void> => {
    for (const pair of pairs.keys()) {
      for (const socket of pair) socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const server = createServer((client) => {
    if (state === 'cut') return void client.resetAndDestroy();
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    const line = { deaf: state === 'deaf' };
    pairs.set(pair, line);
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      if (!line.deaf) client.write(bytes);
    });
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.once('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    port: (server.address() as { port: number }).port,
    set: async (next) => {
      state = next;
      if (next === 'cut') await cut();
      if (next === 'deaf') for (const line of pairs.values()) line.deaf = true;
    },
    close: async () => {
      await cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
