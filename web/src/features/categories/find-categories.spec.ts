import { describe, expect, it } from 'vitest';
import { findCategories } from './find-categories';

const category = (name: string, ...children: string[]) => ({
  name,
  subcategories: children.map((child) => ({ name: child })),
});
const all = [category('Yeme İçme', 'Kafe', 'Lokanta'), category('Sağlık', 'Diş Kliniği'), category('ISITMA', 'Kombi')];
const found = (typed: string) => findCategories(all, typed).map(({ name }) => name);

describe('finding categories by name', () => {
  it('are all of them while nothing is typed', () => expect(found('  ')).toHaveLength(3));
  it('are found whatever the Turkish letters and their case', () => {
    expect(found('yeme iç')).toEqual(['Yeme İçme']);
    expect(found('SAGLIK')).toEqual(['Sağlık']);
    expect(found('ısıtma')).toEqual(['ISITMA']);
  });
  it('are found by what belongs to them', () => expect(found('diş')).toEqual(['Sağlık']));
  it('are none where nothing is called so', () => expect(found('uçan halı')).toEqual([]));
});
