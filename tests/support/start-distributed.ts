import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openS3Server } from '@carsi/platform/testing/s3-server';

const root = fileURLToPath(new URL('../..', import.meta.url));
const services = ['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'] as const;
export type ProcessName = (typeof services)[number] | 'messaging-2' | 'bff' | 'bff-2';

export interface Probe {
  readonly ok: boolean;
  readonly body: { readonly status: string; readonly reason?: string };
}

export interface Distributed {
  readonly url: string;
  /** Of a second BFF, once `bff-2` was started. It calls the second messaging, where that one was started before it. */
  readonly secondUrl: string;
  readonly env: Record<string, string>;
  readonly processes: Map<ProcessName, ChildProcess>;
  /** Starts (or starts again) one of the seven, or a second one, and waits until it is ready. */
  start(name: ProcessName): Promise<void>;
  /** The same without waiting, with other settings, or arguments of Node. */
  launch(name: ProcessName, env?: Readonly<Record<string, string>>, args?: readonly string[]): ChildProcess;
  /** The answer of its probe; undefined while nothing answers. */
  probe(name: ProcessName, path?: '/readyz' | '/livez'): Promise<Probe | undefined>;
  kill(name: ProcessName, signal?: NodeJS.Signals): Promise<void>;
  command(...args: string[]): Promise<{ readonly code: number; readonly output: string }>;
  stop(): Promise<void>;
}

/** Below the ports that outgoing connections take: one of those may be gone again before the process that it is for has started. */
const given = new Set<number>();
const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    // Free is also what was given to a process that has not started yet: two would take one port, and one answer for both.
    if (given.has(port)) continue;
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '0.0.0.0', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((closed) => server.close(closed));
    given.add(port);
    return port;
  }
};

/** Seven processes on the real servers of the environment (or of `servers`), each run under names of its own so that runs don't meet. */
export const startDistributed = async (servers: Readonly<Record<string, string>> = {}): Promise<Distributed> => {
  const run = `t${randomBytes(4).toString('hex')}`;
  const bucket = await openS3Server('tests', 'tests-only');
  const bffPort = await freePort();
  const secondPort = await freePort();
  const health = new Map<ProcessName, number>();
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    KAFKA_PREFIX: `${run}-`,
    KAFKA_REPLICATION: '1',
    MONGO_PREFIX: run,
    MEILI_PREFIX: `${run}-`,
    S3_URL: bucket.url,
    S3_ACCESS_KEY: 'tests',
    S3_SECRET_KEY: 'tests-only',
    SMTP_URL: 'smtp://127.0.0.1:9',
    OPERATOR_KEY: randomBytes(32).toString('base64url'),
    SERVICE_SECRET: 'secret-between-the-services-of-this-test',
    PUBLIC_URL: `http://localhost:${bffPort}`,
    PORT: String(bffPort),
    LOG_LEVEL: 'warn',
    LIMITS: '{"track":1000000,"search":1000000,"read":1000000,"suggest":1000000}',
    ...servers,
  };
  for (const name of services) env[`${name.toUpperCase()}_URL`] = `tcp://127.0.0.1:${await freePort()}`;
  const secondMessaging = `tcp://127.0.0.1:${await freePort()}`;
  for (const name of [...services, 'messaging-2', 'bff', 'bff-2'] as const) health.set(name, await freePort());
  const processes = new Map<ProcessName, ChildProcess>();
  const said = new Map<ProcessName, string[]>();

  const launch: Distributed['launch'] = (name, settings = {}, args = []) => {
    const isBff = name === 'bff' || name === 'bff-2';
    const ownPort = name === 'bff-2' ? secondPort : bffPort;
    const main = join(root, isBff ? 'bff' : `services/${name.replace('-2', '')}`, 'dist/main.js');
    const own = {
      HEALTH_PORT: String(health.get(name)),
      ...(isBff && { PORT: String(ownPort) }),
      ...((name === 'messaging-2' || (name === 'bff-2' && processes.has('messaging-2'))) && {
        MESSAGING_URL: secondMessaging,
      }),
    };
    const child = spawn(process.execPath, ['--max-old-space-size=512', ...args, main], {
      env: { ...env, ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    said.set(name, lines);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    processes.set(name, child);
    return child;
  };
  const probe: Distributed['probe'] = async (name, path = '/readyz') => {
    const port = name === 'bff' ? bffPort : name === 'bff-2' ? secondPort : health.get(name)!;
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { ok: response.ok, body: (await response.json()) as Probe['body'] };
    } catch {
      return undefined;
    }
  };
  const start = async (name: ProcessName): Promise<void> => {
    const child = launch(name);
    const lines = said.get(name)!;
    for (const deadline = Date.now() + 60_000; ;) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${lines.join('')}`);
      if ((await probe(name))?.ok) return;
      if (Date.now() > deadline) throw new Error(`${name} is not ready after a minute:\n${lines.join('')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const kill = async (name: ProcessName, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    const child = processes.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const stop = async (): Promise<void> => {
    await Promise.all([...processes.keys()].map((name) => kill(name)));
    await bucket.close();
    // Logged faults are printed in any case: a test that fails by one has nothing else to show.
    for (const [name, lines] of said) {
      const received = process.env['SHOW_LOGS'] ? lines : lines.filter((line) => line.includes('"level":50'));
      if (received.length > 0) process.stderr.write(`--- ${name}\n${received.join('')}\n`);
    }
  };
  try {
    await Promise.all(services.map(start));
    await start('bff');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${bffPort}`,
    secondUrl: `http://localhost:${secondPort}`,
    env,
    processes,
    start,
    launch,
    probe,
    kill,
    stop,
    command: async (...args) => {
      const child = spawn(process.execPath, [join(root, 'embedded/dist/cli.js'), ...args], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const [code] = (await once(child, 'exit')) as [number];
      return { code, output };
    },
  };
};
