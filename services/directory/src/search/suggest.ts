import type { SearchIndex, Suggestion } from '@carsi/platform/search';
import { provinceByPlate } from '@carsi/turkish/places';
import type { Catalog } from '../category/catalog.js';

/** Up to eight ways to go on, while someone types. */
export class Suggest {
  constructor(
    private readonly index: SearchIndex,
    private readonly catalog: Catalog,
  ) {}

  async suggest({ q }: { q: string }): Promise<readonly { type: string; text: string; slug: string }[]> {
    if (q.trim() === '') return [];
    const suggestions = await this.index.suggest(q.slice(0, 200));
    return suggestions.map((suggestion) => ({
      type: suggestion.type,
      text: suggestion.text,
      slug: this.#slugOf(suggestion),
    }));
  }

  #slugOf({ type, ref = '' }: Suggestion): string {
    if (type === 'category') return this.catalog.byId(ref)?.slug ?? '';
    if (type === 'city') return provinceByPlate(Number(ref))?.slug ?? '';
    return ref;
  }
}
