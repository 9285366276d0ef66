import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';
import { keepPosting } from './keep-posting.js';

describe('an orderly stop under load', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  beforeAll(async () => {
    const list = join(folder.path, 'list.csv');
    writeFileSync(list, 'external_id,name,category,city,phone\nk1,Kale Berber,berber,Ankara,0312 000 00 01');
    carsi = await startCarsi(data);
    expect((await carsi.command('import', list)).code).toBe(0);
  });
  afterAll(async () => {
    if (carsi?.process.exitCode === null) await carsi.kill();
    folder.remove();
  });

  it('finishes the requests in flight, fails none of them, loses nothing and exits with 0', async () => {
    const [company] = (await (await fetch(`${carsi.url}/api/companies?limit=1`)).json()) as { id: string }[];
    const load = keepPosting(64, (n) => ({
      url: `${carsi.url}/api/companies/${company!.id}/track-visit`,
      headers: { 'user-agent': `Mozilla/5.0 (iPhone) Mobile Safari stop-${n}`, 'idempotency-key': `stop-${n}` },
    }));
    while (load.asked.filter(({ status }) => status === 202).length < 600 || load.inFlight().length === 0)
      await new Promise((resolve) => setTimeout(resolve, 7));
    const begun = Date.now();
    const stopping = carsi.stop();
    const inFlight = load.inFlight();
    const code = await stopping;
    expect(code).toBe(0);
    expect(Date.now() - begun).toBeLessThan(60_000);
    const requested = await load.end();
    expect(inFlight.length).toBeGreaterThan(0);
    expect(requested.filter(({ status }) => status !== undefined && status !== 202)).toEqual([]);
    expect(inFlight.filter(({ status }) => status !== 202)).toEqual([]);

    carsi = await startCarsi(data);
    const acknowledged = requested.filter(({ status }) => status === 202).length;
    const views = async () =>
      (JSON.parse((await carsi.command('metrics', 'kale-berber', '--json')).output) as { metrics: { views: number } })
        .metrics.views;
    await expect.poll(views).toBeGreaterThanOrEqual(acknowledged);
    expect(await views()).toBeLessThanOrEqual(requested.length);
  });
});
