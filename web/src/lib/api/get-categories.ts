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
