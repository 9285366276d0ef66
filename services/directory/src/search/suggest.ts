import type { Suggestion } from '@carsi/contracts/directory/http/search';
import type { SearchIndex, Suggestion as Found } from '@carsi/platform/search';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import type { Catalog } from '../category/catalog.js';

/** Up to eight ways to go on, while someone types. */
export class Suggest {
  constructor(
    private readonly index: SearchIndex,
    private readonly catalog: Catalog,
  ) {}

  async suggest({ q }: { q: string }): Promise<readonly Suggestion[]> {
    if (q.trim() === '') return [];
    const suggestions = await this.index.suggest(q.slice(0, 200));
    return suggestions.map((suggestion) => this.#withSlugs(suggestion));
  }

  #withSlugs({ type, text, ref = '', city, district }: Found): Suggestion {
    if (type === 'category') return { type, text, slug: this.catalog.byId(ref)?.slug ?? '' };
    if (type === 'city') return { type, text, slug: provinceByPlate(Number(ref))?.slug ?? '' };
    if (type === 'query') return { type, text, slug: '' };
    const own = districtById(type === 'district' ? ref : (district ?? ''));
    const province = provinceByPlate(own?.plate ?? city ?? 0);
    return {
      type,
      text,
      slug: type === 'company' ? ref : type === 'district' ? (own?.slug ?? '') : '',
      ...(province && {
        place: [type === 'district' ? undefined : own?.name, province.name].filter(Boolean).join(', '),
        city: province.slug,
      }),
      ...(own && type !== 'district' && { district: own.slug }),
    };
  }
}
