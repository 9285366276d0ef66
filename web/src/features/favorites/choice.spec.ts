import type { Favorite } from '@carsi/contracts/directory/http/favorite';
import { slug } from '@carsi/turkish/slug';
import { describe, expect, it } from 'vitest';
import { aCompany } from '../../testing/company';
import { categoriesOf, type Choice, choose, readChoice, writeChoice } from './choice';

const favorite = (
  name: string,
  day: number,
  over: Partial<Pick<Favorite, 'rating' | 'reviewCount' | 'address'>> & { category?: string } = {},
): Favorite => {
  const { category = 'Kafe', address = 'Moda Cad. No: 5', rating = 0, reviewCount = 0 } = over;
  const ref = {
    id: category,
    slug: slug(category),
    name: category,
    icon_name: '',
    color_class: '',
    parent: null,
  };
  return {
    user_id: 'ayse',
    company_id: name,
    addedDate: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    company: aCompany({ id: name, name, category: ref, address }),
    id: name,
    name,
    address,
    category,
    rating,
    reviewCount,
    image: null,
    isOpen: null,
    tags: [],
  };
};
const all: Choice = { q: '', category: '', sort: 'yeni', view: 'izgara' };
const names = (favorites: readonly Favorite[], over: Partial<Choice> = {}) =>
  choose(favorites, { ...all, ...over }).map(({ name }) => name);

describe('favourites', () => {
  const favorites = [
    favorite('Çınar Kafe', 3, { rating: 4.5, reviewCount: 6 }),
    favorite('Iğdır Sofrası', 1, { rating: 5, reviewCount: 1, category: 'Restoran', address: 'İstiklal Sok. 7' }),
    favorite('İzmir Fırını', 5, { category: 'Fırın' }),
    favorite('Cevahir Kafe', 4, { rating: 5, reviewCount: 9 }),
    favorite('Zümrüt Kafe', 2),
  ];

  it('come with the last that was added first', () =>
    expect(names(favorites)).toEqual(['İzmir Fırını', 'Cevahir Kafe', 'Çınar Kafe', 'Zümrüt Kafe', 'Iğdır Sofrası']));
  it('are in Turkish alphabetical order: c before ç, ı before i', () =>
    expect(names(favorites, { sort: 'isim' })).toEqual([
      'Cevahir Kafe',
      'Çınar Kafe',
      'Iğdır Sofrası',
      'İzmir Fırını',
      'Zümrüt Kafe',
    ]));
  it('come with the best first: a good mean of many reviews before a perfect one of a single review', () =>
    expect(names(favorites, { sort: 'puan' }).slice(0, 3)).toEqual(['Cevahir Kafe', 'Çınar Kafe', 'Iğdır Sofrası']));
  it.each([
    ['IĞDIR', ['Iğdır Sofrası']],
    ['igdir', ['Iğdır Sofrası']],
    ['İZMİR', ['İzmir Fırını']],
    ['izmir', ['İzmir Fırını']],
    ['istiklal', ['Iğdır Sofrası']],
    ['  kafe   cinar ', ['Çınar Kafe']],
    ['yok', []],
  ])('are found by %s in name or address, however it is typed', (q, found) =>
    expect(names(favorites, { q })).toEqual(found),
  );
  it('are narrowed to a category, with what there is in each', () => {
    expect(names(favorites, { category: 'restoran' })).toEqual(['Iğdır Sofrası']);
    expect(categoriesOf(favorites)).toEqual([
      { slug: 'firin', name: 'Fırın', count: 1 },
      { slug: 'kafe', name: 'Kafe', count: 3 },
      { slug: 'restoran', name: 'Restoran', count: 1 },
    ]);
  });
});

describe('what one wants to see of them', () => {
  it('is stored in the URL and read back', () => {
    const choice: Choice = { q: 'kafe', category: 'kafe', sort: 'puan', view: 'liste' };
    expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual(choice);
    expect(writeChoice(all)).toEqual({});
  });
  it('falls back to the defaults if the URL is invalid', () =>
    expect(readChoice(new URLSearchParams('sirala=x&gorunum=harita'))).toEqual(all));
});
