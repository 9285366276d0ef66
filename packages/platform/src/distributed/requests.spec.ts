import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClientTCP } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { systemClock } from '../clock.js';
import { ServiceAway, services, type RequestContext, type ServiceName } from '../platform.js';
import { requestsContract } from '../testing/requests.contract.js';
import { createTcpRequests, type Addresses } from './requests.js';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
const freeAddresses = async (): Promise<Addresses> => {
  const ports = await Promise.all(services.map(freePort));
  return Object.fromEntries(services.map((name, i) => [name, { host: '127.0.0.1', port: ports[i]! }])) as never;
};
const context = (): RequestContext => ({ requestId: 'r', commandId: 'c', deadline: Date.now() + 2_000 });

interface Handled {
  addHandler(pattern: string, handler: unknown): void;
  listen(callback: (error?: unknown) => void): void;
  close(): Promise<void>;
}
const listen = async (server: unknown, handlers: Readonly<Record<string, unknown>>): Promise<Handled> => {
  const handled = server as Handled;
  for (const [pattern, handler] of Object.entries(handlers)) handled.addHandler(pattern, handler);
  await new Promise<void>((resolve, reject) => handled.listen((error) => (error ? reject(error) : resolve())));
  return handled;
};

requestsContract('TCP', async () => {
  const requests = createTcpRequests(await freeAddresses(), systemClock);
  return {
    requests,
    serve: (service, handlers) => listen(requests.server(service), handlers),
    close: () => requests.stop(),
  };
});

describe('requests over TCP', () => {
  let addresses: Addresses;
  beforeAll(async () => {
    addresses = await freeAddresses();
  });
  const running: { close(): Promise<void> }[] = [];
  const serve = async (service: ServiceName, handlers: Readonly<Record<string, unknown>>) => {
    const requests = createTcpRequests(addresses, systemClock);
    const server = await listen(requests.server(service), handlers);
    running.push(server);
    return server;
  };
  afterAll(() => Promise.all(running.map((server) => server.close())));

  it("speak Nest's framing: its own client is answered", async () => {
    await serve('identity', { 'identity.echo': ({ body }: { body: unknown }) => body });
    const client = new ClientTCP(addresses.identity);
    const answer = client.send('identity.echo', { body: { text: 'İğne 😀' } });
    expect(await lastValueFrom(answer)).toEqual({ text: 'İğne 😀' });
    client.close();
  });

  it('lose nothing while the service is replaced again and again', async () => {
    const client = createTcpRequests(addresses, systemClock);
    const handlers = { 'billing.echo': async ({ body }: { body: unknown }) => (await pause(5), body) };
    let server = await listen(createTcpRequests(addresses, systemClock).server('billing'), handlers);
    const ending = new AbortController();
    const answers: unknown[] = [];
    const asking = Promise.all(
      Array.from({ length: 8 }, async (_, caller) => {
        for (let i = 0; !ending.signal.aborted; i++) {
          const asked = { ...context(), deadline: Date.now() + 5_000 };
          answers.push(await patiently(() => client.call('billing', 'billing.echo', { caller, i }, asked)));
        }
      }),
    );
    for (let round = 0; round < 5; round++) {
      const before = answers.length;
      await expect.poll(() => answers.length, { timeout: 5_000 }).toBeGreaterThan(before + 20);
      await server.close();
      server = await listen(createTcpRequests(addresses, systemClock).server('billing'), handlers);
    }
    ending.abort();
    await asking;
    expect(answers.length).toBeGreaterThan(100);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
    await server.close();
    await client.stop();
  });

  it('survive somebody who does not speak the language', async () => {
    const server = await serve('messaging', { 'messaging.echo': () => 'fine' });
    const { connect } = await import('node:net');
    const stranger = connect(addresses.messaging);
    stranger.on('error', () => undefined);
    stranger.write('GET / HTTP/1.1\r\n\r\n#{"x"');
    await pause(50);
    const client = createTcpRequests(addresses, systemClock);
    expect(await client.call('messaging', 'messaging.echo', {}, context())).toBe('fine');
    stranger.destroy();
    await client.stop();
    await server.close();
  });
});

/** Between the old and the new process nobody listens for a moment: that is told at once, and is nobody's loss. */
const patiently = async <T>(call: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ServiceAway)) throw error;
      await pause(10);
    }
  }
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
