import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ClientTCP, JsonSocket } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { systemClock } from '../../clock.js';
import { ServiceUnavailable, services, type CallContext, type ServiceName } from '../../platform.js';
import { callsContract } from '../../testing/calls.contract.js';
import { HANDSHAKE_BYTES, introduce, REFUSED } from './handshake.js';
import { createTcpCalls, type Addresses, type TcpCalls } from './calls.js';

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
const SECRETS = ['first-secret-of-these-tests-12345678'];
const context = (): CallContext => ({ requestId: 'r', commandId: 'c', deadline: Date.now() + 60_000 });

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

callsContract('TCP', async () => {
  const calls = createTcpCalls(await freeAddresses(), systemClock, SECRETS);
  return {
    calls,
    serve: (service, handlers) => listen(calls.server(service), handlers),
    close: () => calls.stop(),
  };
});

describe('requests over TCP', () => {
  let addresses: Addresses;
  beforeAll(async () => {
    addresses = await freeAddresses();
  });
  const running: { close(): Promise<void> }[] = [];
  const serve = async (service: ServiceName, handlers: Readonly<Record<string, unknown>>) => {
    const calls = createTcpCalls(addresses, systemClock, SECRETS);
    const server = await listen(calls.server(service), handlers);
    running.push(server);
    return server;
  };
  afterAll(() => Promise.all(running.map((server) => server.close())));

  describe('ask of each other who they are', () => {
    const OTHER = ['another-secret-of-these-tests-1234567'];
    let requested = 0;
    const handlers = { 'identity.people': () => ((requested += 1), 'names') };
    const call = (client: TcpCalls) => client.call('identity', 'identity.people', {}, context());
    const serveWith = async (secrets: readonly string[]) =>
      listen(createTcpCalls(addresses, systemClock, secrets).server('identity'), handlers);
    beforeEach(() => void (requested = 0));

    it('and answer nobody who does not say', async () => {
      const server = await serveWith(SECRETS);
      const stranger = new ClientTCP(addresses.identity);
      await expect(lastValueFrom(stranger.send('identity.people', {}))).rejects.toBe(REFUSED);
      stranger.close();
      const raw = connect(addresses.identity);
      const closed = once(raw.resume(), 'close').catch(() => undefined);
      raw.on('error', () => undefined);
      raw.write('1'.repeat(HANDSHAKE_BYTES + 1));
      await closed;
      expect(requested).toBe(0);
      await server.close();
    });
    it('and answer nobody who repeats what was overheard', async () => {
      const server = await serveWith(SECRETS);
      const overheard = introduce(SECRETS, 'identity', 'the nonce of another connection');
      const socket = new JsonSocket(connect(addresses.identity) as never);
      const delivered: Record<string, unknown>[] = [];
      socket.on('message', (message: Record<string, unknown>) => delivered.push(message));
      await expect.poll(() => delivered.length).toBe(1);
      socket.sendMessage(overheard);
      socket.sendMessage({ id: '1', pattern: 'identity.people', data: {} });
      await expect.poll(() => delivered.length).toBeGreaterThan(1);
      expect(delivered[1]).toMatchObject({ err: REFUSED });
      expect(requested).toBe(0);
      await server.close();
    });
    it('and answer nobody of another system, and say which variable is meant', async () => {
      const server = await serveWith(SECRETS);
      const client = createTcpCalls(addresses, systemClock, OTHER);
      await expect(call(client)).rejects.toThrow(/SERVICE_SECRET/);
      expect(requested).toBe(0);
      await client.stop();
      await server.close();
    });
    it('and send nothing to whoever only listens where a service should', async () => {
      const delivered: string[] = [];
      const impostor = createServer((socket) => {
        const json = new JsonSocket(socket);
        socket.on('data', (bytes) => delivered.push(bytes.toString()));
        socket.on('error', () => undefined);
        json.sendMessage({ hello: 'x' });
        json.on('message', () => json.sendMessage({ proof: 'none' }));
      });
      await new Promise<void>((ready) => impostor.listen(addresses.reviews.port, '127.0.0.1', ready));
      const client = createTcpCalls(addresses, systemClock, SECRETS);
      const secret = { ...context(), token: 'the token of a person' };
      await expect(client.call('reviews', 'reviews.any', {}, secret)).rejects.toBeInstanceOf(ServiceUnavailable);
      expect(delivered.join('')).toContain('mac');
      expect(delivered.join('')).not.toContain('token');
      await client.stop();
      await new Promise((closed) => impostor.close(closed));
    });
    it('while a secret is exchanged: two are taken', async () => {
      const both = [...OTHER, ...SECRETS];
      for (const [ours, theirs] of [
        [SECRETS, both],
        [OTHER, both],
        [both, OTHER],
      ] as const) {
        const server = await serveWith(theirs);
        const client = createTcpCalls(addresses, systemClock, ours);
        expect(await call(client)).toBe('names');
        await client.stop();
        await server.close();
      }
    });
  });

  it('lose nothing while the service is replaced again and again', async () => {
    const client = createTcpCalls(addresses, systemClock, SECRETS);
    const handlers = { 'billing.echo': async ({ body }: { body: unknown }) => (await pause(5), body) };
    let server = await listen(createTcpCalls(addresses, systemClock, SECRETS).server('billing'), handlers);
    const ending = new AbortController();
    const answers: unknown[] = [];
    const asking = Promise.all(
      Array.from({ length: 8 }, async (_, caller) => {
        for (let i = 0; !ending.signal.aborted; i++) {
          const requested = { ...context(), deadline: Date.now() + 60_000 };
          answers.push(await patiently(() => client.call('billing', 'billing.echo', { caller, i }, requested)));
        }
      }),
    );
    for (let round = 0; round < 5; round++) {
      const before = answers.length;
      await expect.poll(() => answers.length).toBeGreaterThan(before + 20);
      await server.close();
      server = await listen(createTcpCalls(addresses, systemClock, SECRETS).server('billing'), handlers);
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
    const stranger = connect(addresses.messaging);
    stranger.on('error', () => undefined);
    stranger.write('GET / HTTP/1.1\r\n\r\n#{"x"');
    await pause(50);
    const client = createTcpCalls(addresses, systemClock, SECRETS);
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
      if (!(error instanceof ServiceUnavailable)) throw error;
      await pause(10);
    }
  }
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
