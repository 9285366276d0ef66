import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// One person's favourites are one aggregate, so that a list never exceeds its limit. Names and shapes are on disk for ever.

export type FavoriteAdded = Event<'FavoriteAdded', { readonly companyId: string }>;
export type FavoriteRemoved = Event<'FavoriteRemoved', { readonly companyId: string }>;
export type FavoriteEvent = FavoriteAdded | FavoriteRemoved;

export type AddFavorite = Command<'AddFavorite', { readonly companyId: string }>;
export type RemoveFavorite = Command<'RemoveFavorite', { readonly companyId: string }>;
export type EraseFavorites = Command<'EraseFavorites', Record<string, never>>;
export type FavoriteCommand = AddFavorite | RemoveFavorite | EraseFavorites;

/** The ids of companies. */
export type Favorites = readonly string[];

export const MOST_FAVORITES = 500;

const evolve = (favorites: Favorites, { type, data: { companyId } }: FavoriteEvent): Favorites =>
  type === 'FavoriteAdded' ? [...favorites, companyId] : favorites.filter((id) => id !== companyId);

const decide = (command: FavoriteCommand, favorites: Favorites): readonly FavoriteEvent[] => {
  switch (command.type) {
    case 'AddFavorite': {
      const { companyId } = command.data;
      if (favorites.includes(companyId)) return [];
      if (favorites.length >= MOST_FAVORITES) return refuse('FAVORITES_FULL');
      return [{ type: 'FavoriteAdded', data: { companyId } }];
    }
    case 'RemoveFavorite': {
      const { companyId } = command.data;
      return favorites.includes(companyId) ? [{ type: 'FavoriteRemoved', data: { companyId } }] : [];
    }
    case 'EraseFavorites':
      return favorites.map((companyId) => ({ type: 'FavoriteRemoved', data: { companyId } }));
  }
};

export const favorites: Aggregate<Favorites, FavoriteCommand, FavoriteEvent> = {
  name: 'favorites',
  initial: [],
  decide,
  evolve,
};
