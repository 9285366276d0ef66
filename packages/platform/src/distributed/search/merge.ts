import { distanceKm } from '@carsi/turkish/distance';
import type { SearchQuery } from '../../search.js';
import type { MeiliDocument } from './documents.js';

export type Hit = Pick<
  MeiliDocument,
  'id' | '_geo' | 'reviewCount' | 'bayesianRating' | 'sortKey' | 'createdAt' | 'viewCount'
>;
type Compare = (a: Hit, b: Hit) => number;

const tie: Compare = (a, b) =>
  b.bayesianRating - a.bayesianRating || b.reviewCount - a.reviewCount || (a.id < b.id ? -1 : 1);

const orderOf = ({ sort, filters: { near } }: SearchQuery): Compare | undefined => {
  if (sort === 'rating') return tie;
  if (sort === 'name') return (a, b) => (a.sortKey < b.sortKey ? -1 : a.sortKey > b.sortKey ? 1 : a.id < b.id ? -1 : 1);
  if (sort === 'newest') return (a, b) => b.createdAt - a.createdAt || tie(a, b);
  if (sort === 'views') return (a, b) => b.viewCount - a.viewCount || tie(a, b);
  if (sort !== 'distance' || near === undefined) return undefined;
  const distanceOf = ({ _geo }: Hit): number =>
    _geo ? distanceKm(near.latitude, near.longitude, _geo.lat, _geo.lng) : 1e9;
  return (a, b) => distanceOf(a) - distanceOf(b) || tie(a, b);
};

/** Merges lists with the same sort order: by relevance one after the other, else by their common order. */
export const merged = (lists: readonly (readonly Hit[])[], query: SearchQuery): readonly Hit[] => {
  const order = orderOf(query);
  return lists.length < 2 || order === undefined ? lists.flat() : lists.flat().sort(order);
};
