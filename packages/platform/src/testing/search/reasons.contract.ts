import { expect, it } from 'vitest';
import type { SearchAnswer, SearchQuery } from '../../search.js';

/** Why companies of the contract's town stand where they do, the same in every engine. */
export const reasonsContract = (ask: (query: Partial<SearchQuery>) => Promise<SearchAnswer>): void => {
  const reasonsFor = async (q: string, id: string, more: Partial<SearchQuery> = {}) => {
    const { hits, groups } = await ask({ q, reasons: true, ...more });
    const hit = [...hits, ...groups.flatMap((group) => group.hits)].find((one) => one.id === id);
    return hit?.reasons?.map(({ kind, text, name }) => [kind, text, ...(name === undefined ? [] : [name])]);
  };

  it('says why a company stands there, in the spelling of the person and of the company', async () => {
    expect(await reasonsFor('çınar kadıköy', 'a')).toEqual([
      ['name', 'çınar'],
      ['place', 'kadıköy', 'Kadıköy'],
    ]);
    expect(await reasonsFor('cinarr', 'a')).toEqual([['name', 'cinarr', 'Çınar']]);
    expect(await reasonsFor('berber kadıköy', 'b')).toEqual([['category', 'berber', 'Berber']]);
    expect(await reasonsFor('filtre kahve', 'c')).toEqual([['service', 'filtre kahve']]);
    expect(await reasonsFor('kahve filtre kadıköy', 'c')).toContainEqual(['service', 'kahve filtre']);
    expect(await reasonsFor('wifi olan kafe', 'c')).toContainEqual(['attribute', 'wifi', expect.any(String)]);
    expect(await reasonsFor('doğrulanmış berber', 'a')).toContainEqual(['wish', 'doğrulanmış', 'doğrulanmış']);
    expect(await reasonsFor('doğrulanmış berber', 'b')).not.toContainEqual(expect.arrayContaining(['wish']));
  });
  it('says what people choose, and nothing where nobody asked', async () => {
    const lift = new Map([['c', 0.5]]);
    expect(await reasonsFor('kafe', 'c', { lift })).toContainEqual(['chosen', '']);
    expect(await reasonsFor('kafe', 'd', { lift })).not.toContainEqual(['chosen', '']);
    expect(await reasonsFor('', 'c')).toBeUndefined();
    expect((await ask({ q: 'kafe' })).hits[0]).not.toHaveProperty('reasons');
  });
};
