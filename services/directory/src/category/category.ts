import type { Command, Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import { fold } from '@carsi/turkish/fold';
import { findProvince } from '@carsi/turkish/places';

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
/** An admin attached the words of a search: one synonym more. */
export type CategoryWordsAttached = Event<'CategoryWordsAttached', { readonly id: string; readonly words: string }>;
export type CategoryEvent = CategoryAdded | CategoryRevised | CategoryWordsAttached;

export type AddCategory = Command<'AddCategory', { readonly id: string; readonly category: CategoryBody }>;
export type ReviseCategory = Command<'ReviseCategory', { readonly id: string; readonly category: CategoryBody }>;
export type AttachWords = Command<'AttachWords', { readonly id: string; readonly words: string }>;
export type CategoryCommand = AddCategory | ReviseCategory | AttachWords;

const MOST_OF_ADMINS = 100;
const SHORTEST = 2;
const LONGEST = 60;

const tidy = (words: string): string => words.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Synonyms of admins in the form in which they are stored: none that the category has, whatever its case and letters. */
const checked = (
  fresh: readonly string[],
  { name, aliases, synonyms, shipped = [] }: CategoryBody,
): readonly string[] => {
  const used = new Set([name, ...aliases, ...synonyms].map(fold));
  const all = fresh.map(tidy);
  for (const words of all) {
    const { length } = [...words];
    if (length < SHORTEST || length > LONGEST || !/\p{L}/u.test(words)) return refuse('CATEGORY_WORDS_INVALID');
    // A question's place would become the category.
    if (findProvince(words)) return refuse('CATEGORY_WORDS_PLACE');
    if (used.has(fold(words))) return refuse('CATEGORY_WORDS_EXIST');
    used.add(fold(words));
  }
  const ofAdmins = synonyms.filter((words) => !shipped.includes(words)).length;
  return fresh.length > 0 && ofAdmins + fresh.length > MOST_OF_ADMINS ? refuse('CATEGORY_WORDS_TOO_MANY') : all;
};

/** A category with its new synonyms checked. Shipped ones, and those that it had, were checked before. */
const withSynonyms = (category: CategoryBody, before: CategoryBody | null): CategoryBody => {
  const known = new Set([...(before?.synonyms ?? []), ...(category.shipped ?? [])]);
  const kept = category.synonyms.filter((words) => known.has(words));
  const synonyms = [...new Map(kept.toReversed().map((words) => [fold(words), words])).values()].toReversed();
  const fresh = category.synonyms.filter((words) => !known.has(words));
  return { ...category, synonyms: [...synonyms, ...checked(fresh, { ...category, synonyms })] };
};

const decide = (command: CategoryCommand, before: CategoryBody | null): readonly CategoryEvent[] => {
  const { type, data } = command;
  if (type !== 'AttachWords' && data.category.name.trim() === '') return refuse('CATEGORY_NAME_REQUIRED');
  if (type === 'AddCategory') {
    if (before) return refuse('CATEGORY_EXISTS');
    return [{ type: 'CategoryAdded', data: { ...data, category: withSynonyms(data.category, null) } }];
  }
  if (!before) return refuse('CATEGORY_NOT_FOUND');
  if (type === 'AttachWords') {
    const [words = ''] = checked([data.words], before);
    return [{ type: 'CategoryWordsAttached', data: { ...data, words } }];
  }
  const category = withSynonyms(data.category, before);
  return canonical(before) === canonical(category) ? [] : [{ type: 'CategoryRevised', data: { ...data, category } }];
};

/** Of the state and of the row. */
export const evolve = (before: CategoryBody | null, event: CategoryEvent): CategoryBody | null => {
  if (event.type !== 'CategoryWordsAttached') return event.data.category;
  return before && { ...before, synonyms: [...before.synonyms, event.data.words] };
};

export const category: Aggregate<CategoryBody | null, CategoryCommand, CategoryEvent> = {
  name: 'category',
  initial: null,
  decide,
  evolve,
  reservations: (events) => ({
    reservations: events.flatMap((event) =>
      event.type === 'CategoryWordsAttached' ? [] : [`category-slug:${event.data.category.slug}`],
    ),
  }),
};
