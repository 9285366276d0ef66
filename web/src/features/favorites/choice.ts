import type { Favorite } from '@carsi/contracts/directory/http/favorite';
import { bayesianRating } from '@carsi/insight/bayesian';
import { compareTurkish } from '@carsi/turkish/collate';
import { fold } from '@carsi/turkish/fold';

export const sorts = ['yeni', 'isim', 'puan'] as const;
export const views = ['izgara', 'liste'] as const;
export type Sort = (typeof sorts)[number];
export type View = (typeof views)[number];

/** Filters of the favourites, stored in the URL. */
export interface Choice {
  readonly q: string;
  /** A slug; empty for all. */
  readonly category: string;
  readonly sort: Sort;
  readonly view: View;
}

const one = <T extends string>(known: readonly T[], value: string | null): T =>
  known.find((name) => name === value) ?? (known[0] as T);

export const readChoice = (params: URLSearchParams): Choice => ({
  q: (params.get('q') ?? '').slice(0, 200),
  category: params.get('kategori') ?? '',
  sort: one(sorts, params.get('sirala')),
  view: one(views, params.get('gorunum')),
});

/** Without defaults. */
export const writeChoice = ({ q, category, sort, view }: Choice): Record<string, string> => ({
  ...(q && { q }),
  ...(category && { kategori: category }),
  ...(sort !== sorts[0] && { sirala: sort }),
  ...(view !== views[0] && { gorunum: view }),
});

const trust = ({ rating, reviewCount }: Favorite): number => bayesianRating(rating * reviewCount, reviewCount);

const orders: Readonly<Record<Sort, (a: Favorite, b: Favorite) => number>> = {
  yeni: (a, b) => Date.parse(b.addedDate) - Date.parse(a.addedDate),
  isim: (a, b) => compareTurkish(a.name, b.name),
  puan: (a, b) => trust(b) - trust(a) || b.reviewCount - a.reviewCount || compareTurkish(a.name, b.name),
};

/** Every word has to occur in the name or the address. */
export const choose = (favorites: readonly Favorite[], { q, category, sort }: Choice): readonly Favorite[] => {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return favorites
    .filter(({ company }) => category === '' || company.category?.slug === category)
    .filter(({ name, address, company }) => {
      const text = fold([name, address, company.district, company.city].filter(Boolean).join(' '));
      return words.every((word) => text.includes(word));
    })
    .toSorted(orders[sort]);
};

/** The categories there are, by the Turkish alphabet. */
export const categoriesOf = (
  favorites: readonly Favorite[],
): readonly { readonly slug: string; readonly name: string; readonly count: number }[] => {
  const counted = new Map<string, { slug: string; name: string; count: number }>();
  for (const { company } of favorites) {
    if (!company.category) continue;
    const { slug, name } = company.category;
    counted.set(slug, { slug, name, count: (counted.get(slug)?.count ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((a, b) => compareTurkish(a.name, b.name));
};
