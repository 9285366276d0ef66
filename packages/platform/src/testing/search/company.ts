import type { SearchDocument } from '../../search.js';

/** A company in Kadıköy without a category, unless said otherwise. */
export const company = (id: string, name: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  slug: id,
  name,
  description: '',
  categoryIds: [],
  categoryWords: [],
  services: [],
  tags: [],
  city: 34,
  district: '34-kadikoy',
  rating: 0,
  reviewCount: 0,
  bayesianRating: 3.5,
  verified: false,
  featured: false,
  premium: false,
  latitude: null,
  longitude: null,
  viewCount: 0,
  createdAt: 1_700_000_000,
  phones: [],
  address: '',
  attributes: [],
  priceLevel: null,
  open: [],
  ...more,
});

export const cafe = { categoryIds: ['yeme-icme', 'kafe'], categoryWords: ['Yeme İçme', 'Kafe', 'cafe'] };
