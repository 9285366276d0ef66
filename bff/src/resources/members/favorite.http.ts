import type { FavoriteView } from '@carsi/contracts/directory/favorites';
import type { Favorite } from '@carsi/contracts/directory/http/favorite';
import { toListItem } from '../companies/company.http.js';
import { isOpenAt } from './open-now.js';
import { type CategoriesById } from '../categories/categories.js';

export const toFavorite = (
  userId: string,
  { addedAt, company: view }: FavoriteView,
  categories: CategoriesById,
  now: Date,
): Favorite => {
  const company = toListItem(view, categories);
  const { id, name, address, district, city, phone, website } = company;
  return {
    user_id: userId,
    company_id: id,
    addedDate: addedAt,
    company,
    id,
    name,
    address: address ?? [district, city].filter(Boolean).join(', '),
    category: company.category?.name ?? null,
    rating: company.rating,
    reviewCount: company.review_count,
    image: company.logo_url ?? company.cover_image_url,
    isOpen: view.status === 'active' ? isOpenAt(view.profile.workingHours, now) : false,
    tags: company.tags,
    ...(phone !== null && { phone }),
    ...(website !== null && { website }),
  };
};
