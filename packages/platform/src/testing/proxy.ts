import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that a test can disturb. `deaf`: what is said arrives, and no answer comes back. */
export interface Proxy {
  readonly port: number;
  set(state: 'open' | 'cut' | 'deaf'): void;
  close(): Promise<void>;
}

export const openProxy = async (target: { host: string; port: number }): Promise<Proxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'deaf' = 'open';
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const server = createServer((client) => {
    if (state === 'cut') return void client.resetAndDestroy();
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => {
      if (state !== 'deaf') client.write(bytes);
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
    set: (next) => {
      // Answers that were swallowed are lost: their connection is of no more use.
      if (next === 'cut' || state === 'deaf') cut();
      state = next;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
