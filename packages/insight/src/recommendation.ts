/** What a recommendation looks at. `aiScore` 0–10. */
export interface Candidate {
  readonly id: string;
  readonly categoryId: string;
  /** The root of its category: companies under one root are of related trades. */
  readonly rootId: string;
  readonly city: number;
  readonly district: string | null;
  /** From the company that the recommendation is for, where both positions are known. */
  readonly distanceKm: number | null;
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
/** So many of a list are reserved for the neighbourhood. */
const NEARBY_SHARE = 2 / 5;
/** As far as the next district of a town. */
const NEAR_KM = 10;

/**
 * Specification 1, section 9: up to 3 of the same category, 2 nearby, 2 with a score above 8.5; active only; best first. Nearby ones have
 * reserved places. For a company, nothing of another trade comes from another province.
 */
export const recommend = <C extends Candidate>(
  candidates: readonly C[],
  to: Candidate | undefined,
  limit: number,
): readonly Recommendation<C>[] => {
  const used = new Set(to ? [to.id] : []);
  const ranked = candidates
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => b.aiScore - a.aiScore || (a.id < b.id ? -1 : 1));
  const take = (type: RecommendationType, most: number, from: readonly C[]): readonly Recommendation<C>[] =>
    from
      .filter(({ id }) => !used.has(id))
      .slice(0, Math.max(0, most))
      .map((company) => {
        used.add(company.id);
        return { company, type, score: scoreOf(type, company) };
      });
  const trending = ranked.filter(({ aiScore }) => aiScore > TRENDING_ABOVE);
  if (!to) return take('trending', Math.min(limit, MOST.trending), trending);
  const reserved = Math.min(MOST.nearby, Math.ceil(limit * NEARBY_SHARE));
  const nearby = take('nearby', reserved, neighboursOf(ranked, to));
  const sameTrade = ranked.filter(({ categoryId }) => categoryId === to.categoryId);
  const similar = take('similar', Math.min(MOST.similar, limit - nearby.length), inRegionFirst(sameTrade, to));
  const room = Math.min(MOST.trending, limit - nearby.length - similar.length);
  const fitting = trending.filter(({ categoryId, city }) => categoryId === to.categoryId || city === to.city);
  return [...nearby, ...similar, ...take('trending', room, fitting)].toSorted((a, b) => b.score - a.score);
};

/** The same trade, then a related one, then any in the neighbourhood, nearest first; then the province's of the same or a related trade. */
const neighboursOf = <C extends Candidate>(candidates: readonly C[], to: Candidate): readonly C[] => {
  const isNear = ({ district, distanceKm }: Candidate): boolean =>
    (district !== null && district === to.district) || (distanceKm !== null && distanceKm <= NEAR_KM);
  const kinship = ({ categoryId, rootId }: Candidate): number =>
    categoryId === to.categoryId ? 0 : rootId === to.rootId ? 1 : 2;
  const rank = (candidate: C): number => (isNear(candidate) ? 0 : 3) + kinship(candidate);
  return candidates
    .filter((candidate) => isNear(candidate) || (candidate.city === to.city && kinship(candidate) < 2))
    .toSorted((a, b) => rank(a) - rank(b) || (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0);
};

const inRegionFirst = <C extends Candidate>(candidates: readonly C[], to: Candidate): readonly C[] =>
  candidates.toSorted((a, b) => Number(b.city === to.city) - Number(a.city === to.city));

const closeness = { similar: 0.5, nearby: 0.4, trending: 0.45 } as const;
const scoreOf = (type: RecommendationType, { aiScore, rating }: Candidate): number =>
  Math.round(Math.min(1, closeness[type] + (aiScore / 10) * 0.3 + (rating / 5) * 0.2) * 100) / 100;
