import { canonical } from '@carsi/kernel/given';
import { refuse } from '@carsi/kernel/refusal';
const decide = ({ type, data }, category) => {
  if (data.category.name.trim() === '') return refuse('CATEGORY_NAME_REQUIRED');
  if (type === 'AddCategory') return category ? refuse('CATEGORY_EXISTS') : [{ type: 'CategoryAdded', data }];
  if (!category) return refuse('CATEGORY_NOT_FOUND');
  return canonical(category) === canonical(data.category) ? [] : [{ type: 'CategoryRevised', data }];
};
export const category = {
  name: 'category',
  initial: null,
  decide,
  evolve: (_before, event) => event.data.category,
  reservations: (events) => ({ reservations: events.map((event) => `category-slug:${event.data.category.slug}`) }),
};
//# sourceMappingURL=category.js.map
