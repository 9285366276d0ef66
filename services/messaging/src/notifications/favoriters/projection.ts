import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';

/** One person who favourited one company. */
export interface Favoriter {
  readonly companyId: string;
  readonly userId: string;
}

export const favoriters: Projection<Favoriter, DirectoryEvent> = {
  name: 'keepers',
  version: 1,
  rows: (event) =>
    event.type === 'FavoriteAdded' || event.type === 'FavoriteRemoved'
      ? [`${event.data.companyId}_${event.data.userId}`]
      : [],
  evolve: (_row, event) => {
    if (event.type !== 'FavoriteAdded') return undefined;
    const { companyId, userId } = event.data;
    return { companyId, userId };
  },
};
