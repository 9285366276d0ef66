import { describe, expect, it } from 'vitest';
import { FreeSlugs } from './free-slugs.js';

const view = (held: Readonly<Record<string, string>>) => async (): Promise<ReadonlyMap<string, string>> =>
  new Map(Object.entries(held));
const ada = (companyId: string) => ({ companyId, name: 'Ada Kebap', district: '1-seyhan' });

describe('addresses for new companies', () => {
  it('take the district, then a number, in the order of the rows', async () => {
    const slugs = new FreeSlugs(view({}));
    expect(await slugs.take([ada('a'), ada('b'), ada('c')])).toEqual([
      'ada-kebap',
      'ada-kebap-seyhan',
      'ada-kebap-seyhan-2',
    ]);
    expect(await slugs.take([ada('d'), { ...ada('e'), name: 'Ekle' }])).toEqual(['ada-kebap-seyhan-3', 'ekle-seyhan']);
  });
  it('are the lowest that are free, so that an import that was cut off gives the same again', async () => {
    const slugs = new FreeSlugs(
      view({ 'ada-kebap': 'x', 'ada-kebap-seyhan': 'y', 'ada-kebap-seyhan-2': 'z', 'ada-kebap-seyhan-4': 'w' }),
    );
    expect(await slugs.take([ada('a'), ada('b')])).toEqual(['ada-kebap-seyhan-3', 'ada-kebap-seyhan-5']);
  });
  it('are its own again where a company had one before', async () =>
    expect(await new FreeSlugs(view({ 'ada-kebap': 'a' })).take([ada('a')])).toEqual(['ada-kebap']));
  it('are others once somebody else was first', async () => {
    const slugs = new FreeSlugs(view({}));
    expect(await slugs.take([ada('a')])).toEqual(['ada-kebap']);
    slugs.lost('ada-kebap');
    expect(await slugs.take([ada('a')])).toEqual(['ada-kebap-seyhan']);
  });
});
