import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

/** `ROUNDS=100` is a night. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const COMPANIES = 4;
const AT_ONCE = 16;

interface Metrics {
  metrics: { views: number; calls: number; clicks: number; conversionRate: number };
  counted: number;
  discarded: { bot: number; repeat: number; own: number };
}

describe('a process that is killed under load', () => {
  const folder = temporaryFolder();
  const list = join(folder.path, 'list.csv');
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  beforeAll(async () => {
    const rows = Array.from({ length: COMPANIES }, (_, n) => `k${n},Kale Berber ${n},berber,Ankara,0312 000 00 0${n}`);
    writeFileSync(list, ['external_id,name,category,city,phone', ...rows].join('\n'));
    carsi = await startCarsi(data);
    expect((await carsi.command('import', list)).output).toContain(`${COMPANIES} yeni`);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  it(
    `loses no acknowledged visit and counts each once, in ${ROUNDS} rounds`,
    async () => {
      const ids = (await (await fetch(`${carsi.url}/api/companies?limit=10`)).json()) as { id: string; slug: string }[];
      expect(ids).toHaveLength(COMPANIES);
      let next = 0;
      const sent = new Map<number, 'asked' | 'acknowledged'>();
      /** Each visit is a visitor of its own; repeated after a crash, it is the same visit by its key. */
      const visit = async (n: number): Promise<void> => {
        const { id } = ids[n % COMPANIES]!;
        const post = (path: string, key: string, body: object) =>
          fetch(carsi.url + path, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'user-agent': `Mozilla/5.0 (iPhone) Mobile Safari visitor-${n}`,
              'idempotency-key': key,
            },
            body: JSON.stringify(body),
          });
        if ((await post(`/api/companies/${id}/track-visit`, `visit-${n}`, {})).status !== 202)
          throw new Error('not accepted');
        if (
          n % 3 === 0 &&
          (await post('/api/analytics', `call-${n}`, { company_id: id, event_type: 'call' })).status !== 202
        )
          throw new Error('not accepted');
        sent.set(n, 'acknowledged');
      };
      for (let round = 0; round < ROUNDS; round++) {
        let alive = true;
        const clients = Array.from({ length: AT_ONCE }, async () => {
          while (alive) {
            const n = next++;
            sent.set(n, 'asked');
            await visit(n).catch(() => undefined);
          }
        });
        await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 500));
        await carsi.kill();
        alive = false;
        await Promise.all(clients);
        carsi = await startCarsi(data);
        for (const [n, state] of sent) if (state === 'asked') await visit(n);
      }
      expect(next).toBeGreaterThan(AT_ONCE * ROUNDS);

      const expected = ids.map((_, index) => ({
        views: [...sent.keys()].filter((n) => n % COMPANIES === index).length,
        calls: [...sent.keys()].filter((n) => n % COMPANIES === index && n % 3 === 0).length,
      }));
      const read = async (): Promise<Metrics[]> =>
        Promise.all(
          ids.map(async ({ slug }) => JSON.parse((await carsi.command('metrics', slug, '--json')).output) as Metrics),
        );
      await expect
        .poll(async () => (await read()).map(({ metrics: { views, calls } }) => ({ views, calls })), {
          timeout: 10_000,
        })
        .toEqual(expected);
      for (const { counted, discarded, metrics } of await read()) {
        expect(discarded).toEqual({ bot: 0, repeat: 0, own: 0 });
        expect(counted).toBe(metrics.views + metrics.calls);
      }
    },
    60_000 + ROUNDS * 10_000,
  );

  it('gives the same rows again when they are rebuilt', async () => {
    const slug = 'kale-berber-0';
    const before = (await carsi.command('metrics', slug, '--json')).output;
    expect((await carsi.command('rebuild', 'company-day')).output).toContain('yeniden kuruldu');
    expect((await carsi.command('metrics', slug, '--json')).output).toBe(before);
  });

  it('imports a list to its end although it was killed in the middle, and doubles nothing', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => `b${n},Büyük Kafe ${n % 50},kafe,İzmir,`);
    writeFileSync(list, ['external_id,name,category,city,phone', ...rows].join('\n'));
    const cut = carsi.command('import', list).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await carsi.kill();
    await cut;
    carsi = await startCarsi(data);
    expect((await carsi.command('import', list)).code).toBe(0);
    expect((await carsi.command('import', list)).output).toContain('0 yeni, 0 güncel, 3000 aynı');
    const response = await fetch(`${carsi.url}/api/companies?city=izmir&limit=1`);
    expect(response.headers.get('x-total-count')).toBe('3000');
  }, 120_000);
});
