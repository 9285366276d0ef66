import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from './support/start-carsi.js';

describe('what people search for', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  const search = (q: string, more = '') =>
    fetch(`${carsi.url}/api/companies/search?q=${encodeURIComponent(q)}${more}`).then((answer) => answer.json());
  const inVain = async () =>
    JSON.parse((await carsi.command('searches', '--json')).output) as { query: string; asked: number }[];

  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { sample: 200 });
    // Another `limit` is another question: the same one again within seconds is answered from the cache, and not counted.
    for (const limit of [10, 11, 12]) {
      expect(await search('İstanbul', `&limit=${limit}`)).toMatchObject({ total: expect.any(Number) as number });
      expect(await search('Zqxwvk Jghfd', `&limit=${limit}`)).toMatchObject({ total: 0 });
    }
    await search('zqxwvk jghfd', '&offset=20');
    await search('ayse.zqxwvk@example.com');
    await search('0532 111 22 33');
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  it('is listed for the operator where it found nothing, without anyone’s address or number', async () => {
    await expect.poll(inVain).toMatchObject([{ query: 'zqxwvk jghfd', asked: 3 }]);
  });
  it('does not become popular by the repeated searches of one visitor', async () => {
    const popular = (await fetch(`${carsi.url}/api/searches/popular`).then((answer) => answer.json())) as object[];
    expect(popular.length).toBeGreaterThan(0);
    expect(popular).not.toContainEqual(expect.objectContaining({ query: 'İstanbul' }));
  });
});
