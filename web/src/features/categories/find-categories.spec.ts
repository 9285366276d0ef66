import { describe, expect, it } from 'vitest';
import { categoriesNamed } from './categories-named';

const category = (name: string, ...children: string[]) => ({
  name,
  subcategories: children.map((child) => ({ name: child })),
});
const all = [category('Yeme İçme', 'Kafe', 'Lokanta'), category('Sağlık', 'Diş Kliniği'), category('ISITMA', 'Kombi')];
const named = (typed: string) => categoriesNamed(all, typed).map(({ name }) => name);

describe('the categories that somebody looks for by name', () => {
  it('are all of them while nothing is typed', () => expect(named('  ')).toHaveLength(3));
  it('are found whatever the Turkish letters and their case', () => {
    expect(named('yeme iç')).toEqual(['Yeme İçme']);
    expect(named('SAGLIK')).toEqual(['Sağlık']);
    expect(named('ısıtma')).toEqual(['ISITMA']);
  });
  it('are found by what belongs to them', () => expect(named('diş')).toEqual(['Sağlık']));
  it('are none where nothing is called so', () => expect(named('uçan halı')).toEqual([]));
});
