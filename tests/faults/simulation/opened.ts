import { systemClock } from '@carsi/platform/clock';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalTexts } from '@carsi/platform/personal/sealed-store';
import type { Collections, Stored } from '@carsi/platform/platform';
import { personal } from '@carsi/reviews/review/personal';
import type { State } from './servers.js';

/** What is on the disks with what people wrote readable, by the keys that are on them: a checker is no process and does not wait. */
export const opened = async (state: State): Promise<State> => {
  const reviews = state.stores.get('reviews');
  if (!reviews) return state;
  const rows = state.rows.get('reviews/personal-keys') ?? new Map<string, Stored<unknown>>();
  const load = async (ids: readonly string[]) =>
    new Map(ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)!]] : [])));
  const collections = { open: async () => ({ load }) } as unknown as Collections;
  const { open } = personalTexts(new PersonalKeys(collections, systemClock), personal);
  const positioned = await Promise.all(reviews.positioned.map((commit) => open(commit)));
  return { ...state, stores: new Map([...state.stores, ['reviews', { ...reviews, positioned }]]) };
};
