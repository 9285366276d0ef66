import type { Projection } from '@carsi/kernel/projection';
import { type CategoryBody, type CategoryEvent, evolve } from './category.js';

export interface CategoryRow extends CategoryBody {
  readonly id: string;
}

export const categories: Projection<CategoryRow, CategoryEvent> = {
  name: 'categories',
  version: 1,
  rows: (event, { stream }) => (stream.startsWith('category-') ? [event.data.id] : []),
  evolve: (row, event) => {
    const body = evolve(row ?? null, event);
    return body ? { ...body, id: event.data.id } : undefined;
  },
};
