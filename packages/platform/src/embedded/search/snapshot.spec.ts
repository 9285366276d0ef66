import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchIndex, SearchQuery } from '../../search.js';
import { companies, searchCategories } from '../../testing/search/corpus.js';
import { temporaryFolder } from '../../testing/folder.js';
import { createEmbeddedSearch } from './search.js';

const all = companies(600, 4);
const questions = [
  'berber',
  'kadıköy diş hekimi',
  'ankra lokanta',
  'açık eczane',
  all[17]!.name,
  all[201]!.phones[0] ?? '',
  'wifi olan kafe',
  '',
];
const sorts: readonly SearchQuery['sort'][] = ['relevance', 'name', 'rating', 'newest', 'views', 'distance'];

describe('a snapshot of an index in memory', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let file: string;
  const signal = new AbortController().signal;
  const open = async (): Promise<SearchIndex> => {
    const index = await createEmbeddedSearch({ folder: folder.path }).index('companies');
    await index.setCategories(searchCategories);
    return index;
  };
  const answersOf = async (index: SearchIndex) => {
    const answers: unknown[] = [];
    const filters = { near: { latitude: 40.99, longitude: 29.03 } };
    for (const q of questions)
      for (const sort of sorts)
        answers.push(await index.search({ q, filters, sort, limit: 30, offset: 0, facets: true, reasons: true }));
    for (const prefix of ['ka', 'ber', all[3]!.name.slice(0, 5)]) answers.push(await index.suggest(prefix));
    return answers;
  };
  const written = async (): Promise<SearchIndex> => {
    const index = await open();
    await index.put(all);
    await index.remove(all.slice(0, 50).map(({ id }) => id));
    await index.put([{ ...all[60]!, name: 'Yepyeni Ad', services: ['ağız bakımı'] }]);
    await index.snapshot!.save('basis', 'first', signal);
    return index;
  };

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'companies.snapshot');
  });
  afterEach(() => folder.remove());

  it('answers every question as the index does that wrote it, and takes writes as it does', async () => {
    const [before, after] = [await written(), await open()];
    expect(await after.snapshot!.load('basis', ['other', 'first'])).toEqual({ name: 'first', isCurrent: true });
    expect(await after.count()).toBe(550);
    expect(await answersOf(after)).toEqual(await answersOf(before));
    for (const index of [before, after]) {
      await index.remove([all[99]!.id, all[0]!.id]);
      await index.put([all[0]!, { ...all[120]!, tags: ['Yepyeni Etiket'], city: 6, district: null }]);
    }
    expect(await answersOf(after)).toEqual(await answersOf(before));
  });
  it('is written again over the one before, by the index that loaded it as well', async () => {
    await written();
    const second = await open();
    await second.snapshot!.load('basis', ['first']);
    await second.remove([all[70]!.id]);
    await second.snapshot!.save('basis', 'second', signal);
    const third = await open();
    expect(await third.snapshot!.load('basis', ['first'])).toBeUndefined();
    expect(await third.snapshot!.load('basis', ['second'])).toEqual({ name: 'second', isCurrent: true });
    expect(await answersOf(third)).toEqual(await answersOf(second));
    expect(readdirSync(folder.path)).toEqual(['companies.snapshot']);
  });
  it('answers until it is made again where documents are made in another way now', async () => {
    await written();
    const index = await open();
    expect(await index.snapshot!.load('another basis', ['first'])).toEqual({ name: 'first', isCurrent: false });
    expect(await index.count()).toBe(550);
  });
  it('holds nothing of a company that was removed or replaced before', async () => {
    const index = await open();
    const secret = {
      ...all[0]!,
      id: 'x-removed',
      name: 'Şukufezade Berber',
      tags: ['Gizlietiket'],
      services: ['Gizlihizmet'],
    };
    await index.put([...all.slice(1), { ...secret, phones: ['2160001234'], address: 'Gizlimahalle Mah. No: 1' }]);
    await index.put([{ ...secret, id: all[1]!.id, slug: 'eski-adres' }]);
    await index.remove(['x-removed']);
    await index.put([all[1]!]);
    await index.snapshot!.save('basis', 'first', signal);
    const text = readFileSync(file, 'latin1');
    for (const word of ['removed', 'ukufezade', 'Gizli', 'gizli', 'eski-adres'])
      expect([word, text.includes(word)]).toEqual([word, false]);
    expect(text).toContain(all[2]!.slug);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
  it('has what was there when it began, while companies are put and removed', async () => {
    const index = await open();
    await index.put(all);
    const saving = index.snapshot!.save('basis', 'first', signal);
    const asItBegan = await answersOf(index);
    await index.remove(all.slice(0, 400).map(({ id }) => id));
    for (let times = 0; times < 4; times += 1) await index.put(companies(600, 5 + times));
    await saving;
    const loaded = await open();
    await loaded.snapshot!.load('basis', ['first']);
    expect(await answersOf(loaded)).toEqual(asItBegan);
  });
  it('stays as it was where another one is not finished', async () => {
    const index = await written();
    const ending = new AbortController();
    const saving = index.snapshot!.save('basis', 'second', ending.signal);
    ending.abort();
    await expect(saving).rejects.toThrow('abort');
    expect(readdirSync(folder.path)).toEqual(['companies.snapshot']);
    expect(await (await open()).snapshot!.load('basis', ['first', 'second'])).toMatchObject({ name: 'first' });
  });

  const flipped = (at: number): void => {
    const bytes = readFileSync(file);
    bytes[at]! ^= 0x10;
    writeFileSync(file, bytes);
  };
  it.each<[string, () => void]>([
    ['is empty', () => truncateSync(file, 0)],
    ['lacks its last byte', () => truncateSync(file, statSync(file).size - 1)],
    ['ends after its header', () => truncateSync(file, 8 + readFileSync(file).readUInt32LE(0))],
    ['claims a length that it has not', () => flipped(3)],
    ['is damaged in its header', () => flipped(40)],
    ['is damaged in the middle', () => flipped(Math.floor(statSync(file).size / 2))],
    ['is damaged at its end', () => flipped(statSync(file).size - 1)],
    ['is another file', () => writeFileSync(file, 'Ş'.repeat(10_000))],
  ])('is not taken where it %s', async (_fault, damage) => {
    await written();
    damage();
    const index = await open();
    expect(await index.snapshot!.load('basis', ['first'])).toBeUndefined();
    expect(await index.count()).toBe(0);
    await index.put(all.slice(0, 10));
    expect(await index.count()).toBe(10);
  });
  it('is not there in a new folder, and in an index without one', async () => {
    expect(await (await open()).snapshot!.load('basis', ['first'])).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    expect((await createEmbeddedSearch().index('companies')).snapshot).toBeUndefined();
  });
});
