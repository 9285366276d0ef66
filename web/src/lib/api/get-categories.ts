import type { Category } from '@carsi/contracts/directory/http/category';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { freshness } from '../../config/site';
import { callPublic } from '../call';

export type ListedCategory = Pick<
  Category,
  'id' | 'slug' | 'name' | 'icon_name' | 'color_class' | 'company_count' | 'popular' | 'subcategories'
>;

const listed = ({ id, slug, name, icon_name, color_class, company_count, popular, subcategories }: Category) => ({
  id,
  slug,
  name,
  icon_name,
  color_class,
  company_count,
  popular,
  subcategories: subcategories.map((child) => ({
    id: child.id,
    slug: child.slug,
    name: child.name,
    businessCount: child.businessCount,
  })),
});

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async (context): Promise<ListedCategory[]> => {
      const all = await callPublic('GET /api/categories', {}, context);
      return all.filter((category) => category.active && !category.parent).map(listed);
    },
    staleTime: freshness.categories,
  });

export const useCategories = ({ enabled = true } = {}) => useQuery({ ...categoriesQuery(), enabled });

/** What people use most: the marked ones before the others, then by companies. Empty ones only while no category has a company. */
export const popularOf = (categories: readonly ListedCategory[], most: number): readonly ListedCategory[] => {
  const used = categories.filter(({ company_count }) => company_count > 0);
  const byUse = (a: ListedCategory, b: ListedCategory): number => b.company_count - a.company_count;
  return (used.length > 0 ? used : categories)
    .toSorted((a, b) => Number(b.popular) - Number(a.popular) || byUse(a, b))
    .slice(0, most)
    .toSorted(byUse);
};
