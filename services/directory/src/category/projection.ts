import type { Projection } from '@carsi/kernel/projection';
import type { CategoryBody, CategoryEvent } from './category.js';

export interface CategoryRow extends CategoryBody {
  readonly id: string;
}

export const categories: Projection<CategoryRow, CategoryEvent> = {
  name: 'categories',
  version: 1,
  rows: (event, { stream }) => (stream.startsWith('category-') ? [event.data.id] : []),
  evolve: (_row, event) => ({ ...event.data.category, id: event.data.id }),
};
