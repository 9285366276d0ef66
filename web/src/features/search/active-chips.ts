import { attributeById } from '@carsi/contracts/directory/attributes';
import { type Filters, noFilters } from '../../lib/filters';
import { formatRating } from '../../lib/format/numbers';
import { texts } from './texts';

export interface ActiveChip {
  key: string;
  text: string;
  /** The URL without this filter. */
  without: Partial<Filters>;
}

const chip = (value: unknown, key: keyof Filters, text: string, without: Partial<Filters> = {}): ActiveChip[] =>
  value ? [{ key, text, without: { [key]: noFilters[key], ...without } }] : [];

export const activeChips = (filters: Filters, names: { category: string; city: string }): ActiveChip[] => {
  return [
    ...chip(filters.category, 'category', names.category),
    ...chip(filters.city, 'city', names.city, { district: '' }),
    ...chip(filters.district, 'district', filters.district),
    ...chip(filters.position, 'position', texts.within(String(filters.radius || 25)), { radius: 0 }),
    ...chip(filters.rating, 'rating', texts.ratingFrom(formatRating(filters.rating))),
    ...chip(filters.open, 'open', texts.open),
    ...chip(filters.verified, 'verified', texts.verifiedOnly),
    ...chip(filters.featured, 'featured', texts.featuredOnly),
    ...chip(filters.premium, 'premium', texts.premiumOnly),
    ...filters.tags.map((tag) => ({
      key: `tag-${tag}`,
      text: tag,
      without: { tags: filters.tags.filter((each) => each !== tag) },
    })),
    ...filters.attributes.map((id) => ({
      key: `attribute-${id}`,
      text: attributeById(id)?.label ?? id,
      without: { attributes: filters.attributes.filter((each) => each !== id) },
    })),
    ...filters.prices.map((level) => ({
      key: `price-${level}`,
      text: texts.price(level),
      without: { prices: filters.prices.filter((each) => each !== level) },
    })),
  ];
};
