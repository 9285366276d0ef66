import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { favorites, MOST_FAVORITES, type FavoriteCommand, type FavoriteEvent } from './favorites.js';

const given = specification(favorites);
const command = (type: FavoriteCommand['type'], data: object = {}): FavoriteCommand =>
  ({
    type,
    data,
    meta: { by: 'ayse', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' },
  }) as FavoriteCommand;
const add = (companyId: string) => command('AddFavorite', { companyId });
const remove = (companyId: string) => command('RemoveFavorite', { companyId });
const added = (companyId: string): FavoriteEvent => ({ type: 'FavoriteAdded', data: { companyId } });
const removed = (companyId: string): FavoriteEvent => ({ type: 'FavoriteRemoved', data: { companyId } });
const full = Array.from({ length: MOST_FAVORITES }, (_, n) => added(`c${n}`));

describe('the favourites of a person', () => {
  it('take a company in, and let it go', () => {
    given().when(add('kebap')).then(added('kebap'));
    given(added('kebap')).when(remove('kebap')).then(removed('kebap'));
    given(added('kebap'), removed('kebap')).when(add('kebap')).then(added('kebap'));
  });
  it('do not change when the wish already holds', () => {
    given(added('kebap')).when(add('kebap')).thenNothing();
    given().when(remove('kebap')).thenNothing();
    given(added('kebap'), removed('kebap')).when(remove('kebap')).thenNothing();
  });
  it('are at most five hundred, and room comes back with one that goes', () => {
    given(...full)
      .when(add('kebap'))
      .thenRefused('FAVORITES_FULL');
    given(...full)
      .when(add('c7'))
      .thenNothing();
    given(...full, removed('c7'))
      .when(add('kebap'))
      .then(added('kebap'));
  });
  it('all go with the person', () => {
    given(added('kebap'), added('terzi'), removed('kebap'), added('firin'))
      .when(command('EraseFavorites'))
      .then(removed('terzi'), removed('firin'));
    expect(given().when(command('EraseFavorites')).events()).toEqual([]);
  });
});
