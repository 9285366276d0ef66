import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDistributed, type Distributed } from '../support/start-distributed.js';

const COMPANIES = 300;
const phone = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' };

describe('the main job as seven processes on real servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-'));
  const list = join(folder, 'list.csv');
  let system: Distributed;
  const json = async <T>(path: string): Promise<T> => (await (await fetch(system.url + path)).json()) as T;
  const post = (path: string, body: object, headers: object = {}) =>
    fetch(system.url + path, { method: 'POST', headers: { ...phone, ...headers }, body: JSON.stringify(body) });
  const metricsOf = async (slug: string) => {
    const { output } = await system.command('metrics', slug, '--json');
    return JSON.parse(output) as { metrics: Record<string, number>; discarded: Record<string, number> };
  };

  beforeAll(async () => {
    const rows = Array.from(
      { length: COMPANIES },
      (_, n) =>
        `d${n},${n === 7 ? 'Çınaraltı Diş Kliniği' : `Kale Berber ${n}`},${n === 7 ? 'dentist' : 'berber'},${n === 7 ? 'İzmir' : 'Ankara'},0312 000 00 00`,
    );
    writeFileSync(list, ['external_id,name,category,city,phone', ...rows].join('\n'));
    system = await startDistributed();
  }, 180_000);
  afterAll(async () => {
    await system?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('imports a list, and a second time changes nothing', async () => {
    expect((await system.command('import', list)).output).toContain(`${COMPANIES} yeni`);
    expect((await system.command('import', list)).output).toContain(`0 yeni, 0 güncel, ${COMPANIES} aynı`);
  }, 120_000);
  it('finds by Turkish words, counts and opens', async () => {
    const search = () =>
      json<{ total: number; results: { slug: string }[] }>('/api/companies/search?q=izmirdeki%20diş%20kliniği');
    await expect.poll(async () => (await search()).results[0]?.slug).toBe('cinaralti-dis-klinigi');
    await expect
      .poll(async () => (await json<{ total: number }>('/api/companies/search?q=ankara%20berber')).total, {
        timeout: 20_000,
      })
      .toBe(COMPANIES - 1);
    const response = await fetch(`${system.url}/firma/cinaralti-dis-klinigi`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Çınaraltı Diş Kliniği');
  }, 60_000);
  it('counts a visit and a call within a second', async () => {
    const { id } = await json<{ id: string }>('/api/companies/slug/cinaralti-dis-klinigi');
    await expect
      .poll(
        async () => (await post(`/api/companies/${id}/track-visit`, {}, { 'idempotency-key': 'first-visit' })).status,
      )
      .toBe(202);
    expect((await post('/api/analytics', { company_id: id, event_type: 'call' })).status).toBe(202);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await metricsOf('cinaralti-dis-klinigi')).metrics).toMatchObject({
      views: 1,
      clicks: 1,
      calls: 1,
      conversionRate: 100,
    });
  }, 60_000);
  it('counts each visit once although analytics is killed again and again', async () => {
    const { id } = await json<{ id: string }>('/api/companies/slug/kale-berber-1');
    const visit = async (n: number): Promise<boolean> =>
      post(
        `/api/companies/${id}/track-visit`,
        {},
        { 'user-agent': `Mozilla/5.0 (iPhone) Mobile Safari v${n}`, 'idempotency-key': `v${n}` },
      ).then(
        ({ status }) => status === 202,
        () => false,
      );
    const open = new Set(Array.from({ length: 300 }, (_, n) => n));
    for (let round = 0; round < 3; round++) {
      const trying = Promise.all([...open].map(async (n) => (await visit(n)) && open.delete(n)));
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200));
      await system.kill('analytics');
      await trying;
      await system.start('analytics');
    }
    for (let tries = 0; open.size > 0 && tries < 20; tries++) for (const n of open) if (await visit(n)) open.delete(n);
    expect(open.size).toBe(0);
    await expect.poll(async () => (await metricsOf('kale-berber-1')).metrics['views']).toBe(300);
  }, 180_000);
  it('notifies an open dashboard of a visit within a second, and nobody without a token', async () => {
    const { id } = await json<{ id: string }>('/api/companies/slug/kale-berber-3');
    const connect = (token?: string) => io(system.url, { transports: ['websocket'], auth: token ? { token } : {} });
    const [owner, stranger] = [connect(system.env['OPERATOR_KEY']), connect()];
    const watched = (socket: Socket) =>
      socket.timeout(5_000).emitWithAck('analytics:watch', { company_id: id }) as Promise<object>;
    expect(await watched(owner)).toEqual({ ok: true });
    expect(await watched(stranger)).toEqual({ ok: false, code: 'SIGN_IN_REQUIRED' });
    let overheard = 0;
    stranger.on('analytics:changed', () => (overheard += 1));
    const changed = new Promise<{ company_id: string }>((resolve, reject) => {
      owner.once('analytics:changed', resolve);
      setTimeout(() => reject(new Error('nothing was pushed')), 5_000);
    });
    const begun = performance.now();
    expect((await post(`/api/companies/${id}/track-visit`, {})).status).toBe(202);
    expect(await changed).toEqual({ company_id: id });
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(overheard).toBe(0);
    owner.close();
    stranger.close();
  }, 30_000);
  it('serves a page without reviews and analytics, and says so', async () => {
    await Promise.all([system.kill('reviews'), system.kill('analytics')]);
    const response = await fetch(`${system.url}/api/companies/kale-berber-2/details`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-degraded')).toContain('reviews');
    await Promise.all([system.start('reviews'), system.start('analytics')]);
  }, 90_000);
  it('stops each process cleanly on SIGTERM', async () => {
    for (const name of ['bff', 'directory', 'analytics'] as const) {
      await system.kill(name, 'SIGTERM');
      expect(system.processes.get(name)!.exitCode, name).toBe(0);
    }
  }, 60_000);
});
