import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { describe, expect, it } from 'vitest';
import { treeOf, wordsOf } from './category-list';

const category = (id: string, name: string, parent_id: string | null, synonyms: string[] = []): AdminCategory => ({
  id,
  slug: id,
  name,
  description: null,
  popular: false,
  parent_id,
  keywords: [],
  synonyms,
  aliases: [],
  company_count: 0,
});
const all = [
  category('saglik', 'Sağlık', null),
  category('cilingir', 'Çilingir', 'ev'),
  category('ev', 'Ev Hizmetleri', null),
  category('boya', 'Boyacı', 'ev', ['badanacı']),
];
const ids = (words: string) => treeOf(all, words).map(({ id }) => id);

describe('the categories that an admin sees', () => {
  it('are listed below their roots in Turkish alphabetical order', () => {
    expect(ids('')).toEqual(['ev', 'boya', 'cilingir', 'saglik']);
  });

  it('are found by any word that leads to them, with the root above', () => {
    expect(ids('BADANACI')).toEqual(['ev', 'boya']);
    expect(ids('saglik')).toEqual(['saglik']);
    expect(ids('yok böyle')).toEqual([]);
  });
});

describe('words between commas', () => {
  it('are read without duplicates, ignoring case and spaces', () => {
    expect(wordsOf(' berber, Kuaför ,, BERBER,\tkuaför')).toEqual(['BERBER', 'kuaför']);
    expect(wordsOf('  ')).toEqual([]);
  });
});
