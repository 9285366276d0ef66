import { describe, expect, it } from 'vitest';
import { type ListedCategory, popularOf } from './get-categories';

const category = (slug: string, company_count: number, popular = false): ListedCategory => ({
  id: slug,
  slug,
  name: slug,
  icon_name: '',
  color_class: '',
  company_count,
  popular,
  subcategories: [],
});
const slugs = (...args: Parameters<typeof popularOf>) => popularOf(...args).map(({ slug }) => slug);

describe('popular categories', () => {
  const all = [category('sanat', 9), category('kafe', 3, true), category('spor', 0, true), category('otel', 5, true)];
  it('come with the most used first, and none is empty', () =>
    expect(slugs(all, 12)).toEqual(['sanat', 'otel', 'kafe']));
  it('are rather those that an admin has marked', () => expect(slugs(all, 2)).toEqual(['otel', 'kafe']));
  it('are the marked ones while no company is there', () =>
    expect(slugs([category('sanat', 0), category('kafe', 0, true)], 1)).toEqual(['kafe']));
});
