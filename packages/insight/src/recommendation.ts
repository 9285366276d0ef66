import { texts } from './texts.js';

export interface RecommendedCompany {
  readonly id: string;
  readonly categoryId: string;
  readonly city: number;
  /** 0–10. */
  readonly aiScore: number;
  readonly status: string;
}

export interface Recommendation {
  readonly id: string;
  readonly companyId: string;
  readonly reason: string;
  /** 0–1. */
  readonly score: number;
  readonly type: 'similar' | 'nearby' | 'trending' | 'personalized';
}

const MOST = { similar: 3, nearby: 2, trending: 2, all: 5 } as const;
const TRENDING_ABOVE = 8.5;

/** A company's own score moves it by at most a fifth within its kind: the kind says why it is shown. */
const WORTH = { personalized: 0.8, similar: 0.7, nearby: 0.5, trending: 0.6 } as const;

const best = (companies: readonly RecommendedCompany[], most: number): readonly RecommendedCompany[] =>
  companies.toSorted((a, b) => b.aiScore - a.aiScore || (a.id < b.id ? -1 : 1)).slice(0, most);

/**
 * Up to 3 of the same category, 2 of the same city and 2 that trend (above 8.5), active ones only and each once, the best 5
 * (specification 1 §9). Without a company, `preferredCategories` take the place of its category and the reason says so.
 */
export const recommend = (
  candidates: readonly RecommendedCompany[],
  of: Pick<RecommendedCompany, 'id' | 'categoryId' | 'city'> | undefined,
  preferredCategories: readonly string[] = [],
  limit: number = MOST.all,
): readonly Recommendation[] => {
  const active = candidates.filter(({ id, status }) => status === 'active' && id !== of?.id);
  const chosen = new Map<string, Recommendation>();
  const add = (type: Recommendation['type'], companies: readonly RecommendedCompany[], most: number): void => {
    for (const { id, aiScore } of best(
      companies.filter((company) => !chosen.has(company.id)),
      most,
    )) {
      const score = Math.round((WORTH[type] + aiScore / 50) * 100) / 100;
      chosen.set(id, { id: `${type}-${id}`, companyId: id, reason: texts.reasons[type], score, type });
    }
  };
  if (of !== undefined) {
    add(
      'similar',
      active.filter(({ categoryId }) => categoryId === of.categoryId),
      MOST.similar,
    );
    add(
      'nearby',
      active.filter(({ city }) => city === of.city),
      MOST.nearby,
    );
  } else {
    add(
      'personalized',
      active.filter(({ categoryId }) => preferredCategories.includes(categoryId)),
      MOST.similar,
    );
  }
  add(
    'trending',
    active.filter(({ aiScore }) => aiScore > TRENDING_ABOVE),
    MOST.trending,
  );
  return [...chosen.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, limit);
};
