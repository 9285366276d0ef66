/** What a recommendation looks at. `aiScore` 0–10. */
export interface Candidate {
  readonly id: string;
  readonly categoryId: string;
  readonly city: number;
  readonly status: string;
  readonly aiScore: number;
  readonly rating: number;
}

export type RecommendationType = 'similar' | 'nearby' | 'trending';
export interface Recommendation<C> {
  readonly company: C;
  readonly type: RecommendationType;
  /** 0–1. */
  readonly score: number;
}

const MOST = { similar: 3, nearby: 2, trending: 2 } as const;
const TRENDING_ABOVE = 8.5;

/** Specification 1, section 9: up to 3 of the same category, 2 of the same city, 2 with a score above 8.5; active only; best first. */
export const recommend = <C extends Candidate>(
  candidates: readonly C[],
  to: Candidate | undefined,
  limit: number,
): readonly Recommendation<C>[] => {
  const used = new Set(to ? [to.id] : []);
  const ranked = candidates
    .filter(({ status }) => status === 'active')
    .sort((a, b) => b.aiScore - a.aiScore || (a.id < b.id ? -1 : 1));
  const take = (type: RecommendationType, fits: (candidate: C) => boolean): readonly Recommendation<C>[] =>
    ranked
      .filter((candidate) => !used.has(candidate.id) && fits(candidate))
      .slice(0, MOST[type])
      .map((company) => {
        used.add(company.id);
        return { company, type, score: scoreOf(type, company) };
      });
  const similar = to ? take('similar', ({ categoryId }) => categoryId === to.categoryId) : [];
  const nearby = to ? take('nearby', ({ city }) => city === to.city) : [];
  const trending = take('trending', ({ aiScore }) => aiScore > TRENDING_ABOVE);
  return [...similar, ...nearby, ...trending].sort((a, b) => b.score - a.score).slice(0, limit);
};

const closeness = { similar: 0.5, nearby: 0.4, trending: 0.45 } as const;
const scoreOf = (type: RecommendationType, { aiScore, rating }: Candidate): number =>
  Math.round(Math.min(1, closeness[type] + (aiScore / 10) * 0.3 + (rating / 5) * 0.2) * 100) / 100;
