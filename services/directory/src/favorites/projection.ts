import type { Projection } from '@carsi/kernel/projection';
import type { FavoriteEvent } from './favorites.js';

/** One person's one company. */
export interface FavoriteRow {
  readonly userId: string;
  readonly companyId: string;
  readonly addedAt: string;
}

const STREAM = 'favorites-';

export const favoriteIdOf = (userId: string, companyId: string): string => `${userId}_${companyId}`;

export const favoriteRows: Projection<FavoriteRow, FavoriteEvent> = {
  name: 'favorites',
  version: 1,
  rows: (event, { stream }) =>
    stream.startsWith(STREAM) ? [favoriteIdOf(stream.slice(STREAM.length), event.data.companyId)] : [],
  evolve: (_row, { type, data: { companyId } }, { stream, at }) =>
    type === 'FavoriteAdded' ? { userId: stream.slice(STREAM.length), companyId, addedAt: at } : undefined,
};
