import type { Command, Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever.

export interface CategoryBody {
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly iconName: string;
  readonly colorClass: string;
  readonly gradient: string;
  readonly popular: boolean;
  readonly keywords: readonly string[];
  readonly synonyms: readonly string[];
  /** Shipped synonyms that it got at some time: one that an admin removed does not come back. Absent in earlier events. */
  readonly shipped?: readonly string[];
  readonly aliases: readonly string[];
}

export type CategoryAdded = Event<'CategoryAdded', { readonly id: string; readonly category: CategoryBody }>;
export type CategoryRevised = Event<'CategoryRevised', { readonly id: string; readonly category: CategoryBody }>;
export type CategoryEvent = CategoryAdded | CategoryRevised;

export type AddCategory = Command<'AddCategory', { readonly id: string; readonly category: CategoryBody }>;
export type ReviseCategory = Command<'ReviseCategory', { readonly id: string; readonly category: CategoryBody }>;
export type CategoryCommand = AddCategory | ReviseCategory;

const decide = ({ type, data }: CategoryCommand, category: CategoryBody | null): readonly CategoryEvent[] => {
  if (data.category.name.trim() === '') return refuse('CATEGORY_NAME_REQUIRED');
  if (type === 'AddCategory') return category ? refuse('CATEGORY_EXISTS') : [{ type: 'CategoryAdded', data }];
  if (!category) return refuse('CATEGORY_NOT_FOUND');
  return canonical(category) === canonical(data.category) ? [] : [{ type: 'CategoryRevised', data }];
};

export const category: Aggregate<CategoryBody | null, CategoryCommand, CategoryEvent> = {
  name: 'category',
  initial: null,
  decide,
  evolve: (_before, event) => event.data.category,
  reservations: (events) => ({ reservations: events.map((event) => `category-slug:${event.data.category.slug}`) }),
};
