import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProxy, type Line, type Proxy } from '@carsi/platform/testing/proxy';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { canStartKafka, startKafka, type OwnKafka } from '../support/own-kafka.js';
import { startMailbox, type Mailbox } from '../support/own-mailbox.js';
import { call, signIn, type Person } from '../support/people.js';
import { startDistributed, type Distributed, type ProcessName } from '../support/start-distributed.js';

/**
 * How long the servers are away, in seconds, and how often each: OUTAGES=2,5,10,30,120 OUTAGE_ROUNDS=20 is what operations.md wants,
 * and takes most of a day. The table is printed at the end.
 */
const lengths = (process.env['OUTAGES'] ?? '2').split(',').map(Number);
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 1);
const kinds: readonly Exclude<Line, 'open'>[] = ['refused', 'cut', 'deaf', 'slow'];
const HEALED_MS = 10_000;
const password = 'Dagitik-parola-1';
const services = ['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'] as const;
const servers = ['mongo', 'redis', 'meili', 'kafka'] as const;
type Server = (typeof servers)[number];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const proxyTo = (url: string): Promise<Proxy> => {
  const { hostname, port } = new URL(url);
  return openProxy({ host: hostname, port: Number(port) });
};

describe('seven processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-'));
  const proxies = new Map<Server, Proxy>();
  const table: string[] = [];
  let kafka: OwnKafka | undefined;
  let mailbox: Mailbox;
  let system: Distributed;
  let ayse: Person;
  let companyId: string;
  let requests = 0;

  /** One request that each service answers from its store, and one of search. */
  const probes = (): Readonly<Record<string, () => Promise<Response>>> => {
    const get = (path: string) => () => call(system, 'GET', path, undefined, ayse.token);
    return {
      identity: get('/api/auth/sessions'),
      directory: get(`/api/users/${ayse.id}/favorites`),
      reviews: get(`/api/companies/${companyId}/reviews/mine`),
      billing: get('/api/billing/identity'),
      messaging: get('/api/conversations'),
      search: get(`/api/companies/search?q=kale&limit=${1 + (requests++ % 50)}`),
      analytics: () =>
        fetch(`${system.url}/api/companies/${companyId}/track-visit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' },
          body: '{}',
        }),
    };
  };
  const answers = async (request: () => Promise<Response>): Promise<boolean> =>
    request().then(
      ({ status }) => status < 500,
      () => false,
    );
  /** Milliseconds until every service has answered twice in a row, and which were late. */
  const healing = async (limitMs: number): Promise<{ readonly ms: number; readonly late: readonly string[] }> => {
    const began = Date.now();
    const waiting = new Map(Object.entries(probes()).map(([name, request]) => [name, { request, answered: 0 }]));
    while (waiting.size > 0 && Date.now() - began < limitMs) {
      await Promise.all(
        [...waiting].map(async ([name, probe]) => {
          probe.answered = (await answers(probe.request)) ? probe.answered + 1 : 0;
          if (probe.answered === 2) waiting.delete(name);
        }),
      );
      await pause(50);
    }
    return { ms: Date.now() - began, late: [...waiting.keys()] };
  };
  const setAll = async (line: Line): Promise<void> => {
    await Promise.all([...proxies.values()].map((proxy) => proxy.set(line)));
  };

  beforeAll(async () => {
    mailbox = await startMailbox();
    for (const name of ['mongo', 'redis', 'meili'] as const)
      proxies.set(name, await proxyTo(process.env[`${name.toUpperCase()}_URL`]!));
    if (canStartKafka)
      kafka = await startKafka(async (port) => {
        proxies.set('kafka', await openProxy({ host: '127.0.0.1', port }));
        return proxies.get('kafka')!.port;
      });
    const portOf = (name: Server): number => proxies.get(name)!.port;
    system = await startDistributed({
      MONGO_URL: `mongodb://127.0.0.1:${portOf('mongo')}/?directConnection=true`,
      REDIS_URL: `redis://127.0.0.1:${portOf('redis')}`,
      MEILI_URL: `http://127.0.0.1:${portOf('meili')}`,
      ...(kafka && { KAFKA_BROKERS: kafka.brokers }),
      SMTP_URL: mailbox.smtpUrl,
      LIMITS:
        '{"login":10000,"register":1000,"mail":1000,"session":100000,"account":1000000,"read":1000000,"search":1000000,"track":1000000,"message":1000000,"live":1000000}',
    });
    const list = join(folder, 'list.csv');
    writeFileSync(list, 'external_id,name,category,city\na1,Kale Berber,berber,Ankara');
    expect((await system.command('import', list)).output).toContain('1 yeni');
    const page = () => fetch(`${system.url}/api/companies/slug/kale-berber`);
    await vi.waitUntil(async () => (await page()).status === 200, { timeout: 60_000, interval: 100 });
    companyId = ((await (await page()).json()) as { id: string }).id;
    const email = 'ayse@ornek.example';
    await call(system, 'POST', '/api/auth/register', {
      email,
      password,
      full_name: 'Ayşe Yılmaz',
      user_type: 'customer',
      accepted_terms: true,
    });
    const token = (await mailbox.linkTo(email, '/email-dogrulama')).searchParams.get('token');
    await call(system, 'POST', '/api/auth/verify-email', { token });
    ayse = await signIn({ url: system.url, folder: '' }, email, password);
    expect(await healing(60_000)).toMatchObject({ late: [] });
  }, 240_000);
  afterAll(async () => {
    if (table.length > 0) process.stdout.write(`\nserver · kind · away · heals in\n${table.join('\n')}\n`);
    await setAll('open');
    await system?.stop();
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
    await kafka?.stop();
    await mailbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  for (const server of servers)
    for (const kind of kinds)
      it.skipIf(server === 'kafka' && !canStartKafka)(
        `are all back within ten seconds after ${server} was away: ${kind}`,
        async () => {
          for (const seconds of lengths) {
            const healed: number[] = [];
            for (let round = 0; round < rounds; round++) {
              await proxies.get(server)!.set(kind);
              const load = setInterval(() => Object.values(probes()).map(answers), 250);
              await pause(seconds * 1_000);
              clearInterval(load);
              await proxies.get(server)!.set('open');
              const { ms, late } = await healing(60_000);
              expect(late).toEqual([]);
              healed.push(ms);
            }
            table.push(`${server} · ${kind} · ${seconds} s · ${Math.max(...healed)} ms at most of ${rounds}`);
            expect(Math.max(...healed)).toBeLessThan(HEALED_MS);
          }
          for (const [name, child] of system.processes) expect(child.exitCode, name).toBeNull();
        },
        lengths.reduce((sum, seconds) => sum + seconds * 1_000 + 60_000, 0) * rounds,
      );

  it('start while every server is away, name what they wait for, and are ready soon after', async () => {
    const names: readonly ProcessName[] = [...services, 'bff'];
    await Promise.all(names.map((name) => system.kill(name)));
    await setAll('refused');
    const children = names.map((name) => system.launch(name));
    // Longer than any of them waits for one server before it begins anew.
    await pause(15_000);
    for (const [at, name] of names.entries()) expect(children[at]!.exitCode, name).toBeNull();
    for (const name of services) {
      expect((await system.probe(name, '/livez'))?.ok, name).toBe(true);
      const { ok, body } = (await system.probe(name))!;
      expect([ok, body.status], name).toEqual([false, 'starting']);
      expect(body.reason, name).toMatch(/MongoDB/);
    }
    expect((await system.probe('bff'))?.body).toMatchObject({
      status: 'starting',
      reason: expect.stringContaining('directory'),
    });
    await setAll('open');
    const began = Date.now();
    for (const name of names)
      await vi.waitUntil(async () => (await system.probe(name))?.ok, { timeout: 60_000, interval: 100 });
    table.push(`all · refused at the start · 15 s · ready in ${Date.now() - began} ms`);
    expect((await healing(60_000)).late).toEqual([]);
  }, 180_000);

  it('start while names of servers cannot be resolved, and wait', async () => {
    await Promise.all([system.kill('directory'), system.kill('billing')]);
    const nowhere = {
      MONGO_URL: 'mongodb://nowhere.invalid:27017/?directConnection=true',
      REDIS_URL: 'redis://nowhere.invalid:6379',
      MEILI_URL: 'http://nowhere.invalid:7700',
      KAFKA_BROKERS: 'nowhere.invalid:9092',
    };
    const children = (['directory', 'billing'] as const).map((name) => system.launch(name, nowhere));
    await pause(15_000);
    for (const child of children) expect(child.exitCode).toBeNull();
    expect((await system.probe('billing'))?.body.reason).toMatch(/MongoDB.*nowhere\.invalid/);
    await Promise.all([system.kill('directory'), system.kill('billing')]);
    await Promise.all([system.start('directory'), system.start('billing')]);
  }, 120_000);

  it('replace a MongoDB driver that does not watch its server any more', async () => {
    await system.kill('messaging');
    const preload = new URL('../support/silent-monitor.mjs', import.meta.url);
    const child = system.launch('messaging', {}, ['--import', preload.href]);
    await vi.waitUntil(async () => (await system.probe('messaging'))?.ok, { timeout: 60_000, interval: 100 });
    await vi.waitUntil(() => answers(probes()['messaging']!), { timeout: 10_000, interval: 100 });
    await proxies.get('mongo')!.set('refused');
    await vi.waitUntil(async () => !(await answers(probes()['messaging']!)), { timeout: 10_000, interval: 100 });
    // Only the monitor connects while the server is unknown.
    child.kill('SIGUSR2');
    await pause(3_000);
    await proxies.get('mongo')!.set('open');
    const back = Date.now();
    await pause(5_000);
    // Without the watch it would never answer again.
    expect(await answers(probes()['messaging']!)).toBe(false);
    await vi.waitUntil(() => answers(probes()['messaging']!), { timeout: 60_000, interval: 200 });
    table.push(`mongo · a driver without heartbeats · 3 s · ${Date.now() - back} ms`);
    expect(child.exitCode).toBeNull();
    expect((await system.probe('messaging'))?.ok).toBe(true);
  }, 180_000);
});
