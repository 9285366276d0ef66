import { describe, expect, it } from 'vitest';
import { alikeOf, Phrases } from './alike.js';

const category = (id: string, name: string, ...synonyms: readonly string[]) => ({
  id,
  parentId: 'root',
  name,
  synonyms,
});
const known = new Phrases([
  category('phone', 'Telefoncu', 'cep telefonu'),
  category('clothing', 'Giyim Mağazası', 'mağaza'),
  category('dentist', 'Diş Hekimi', 'dişçi'),
  category('clinic', 'Klinik', 'hekim'),
  category('repair', 'Oto Tamir'),
  category('tire', 'Lastikçi', 'oto lastik'),
  category('moving', 'Evden Eve Nakliyat', 'ev taşıma'),
  category('jewelry', 'Kuyumcu'),
  category('estate', 'Emlakçı', 'evimi satmak'),
]);
const alike = (name: string): readonly string[] =>
  [...alikeOf(known, [{ id: 'other', parentId: null, name, synonyms: [] }]).keys()].sort();

describe('a category of another list', () => {
  it.each([
    ['Cep telefonu mağazası', ['phone']],
    ['Mağaza', ['clothing']],
    ['Diş hekimliği faaliyetleri', ['dentist']],
    ['Oto lastik tamiri ve satışı', ['tire']],
    ['Ev ve büro taşımacılığı', ['moving']],
    ['KUYUMCULUK', ['jewelry']],
    ['Diğer', []],
    ['', []],
  ])('%s is like %j', (name, ids) => expect(alike(name)).toEqual(ids));
});

describe('a phrase', () => {
  it('stands in a text in any form of its words', () => {
    expect(known.within(['evi', 'satmak'])).toContainEqual({ category: 'estate', from: 0, to: 2 });
    expect(known.within(['oto', 'usta', 'tamiri']).filter(({ category: id }) => id === 'repair')).toEqual([]);
  });
});
