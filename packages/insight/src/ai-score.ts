/** What the score of a company depends on. Formula and constants: specification 1 §9. */
export interface ScoreFacts {
  readonly description: string;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly hasWebsite: boolean;
  readonly hasAddress: boolean;
  readonly hasLogo: boolean;
  readonly hasWorkingHours: boolean;
  readonly hasSocialMedia: boolean;
  readonly hasTags: boolean;
  /** ISO-8601. */
  readonly updatedAt: string;
  readonly viewCount: number;
  /** Mean of its reviews, 0 without any. */
  readonly averageRating: number;
  readonly verified: boolean;
}

export const scoreParts = [
  'description',
  'phone',
  'email',
  'website',
  'address',
  'logo',
  'workingHours',
  'socialMedia',
  'tags',
  'recency',
  'views',
  'reviews',
  'verified',
] as const;
export type ScorePart = (typeof scoreParts)[number];

export interface AiScore {
  /** 0–10 with one decimal; shown ×10 out of 100. */
  readonly score: number;
  readonly base: number;
  readonly breakdown: readonly { readonly part: ScorePart; readonly points: number; readonly most: number }[];
  /** What would raise it, the most first, each with the points that are still to be had. */
  readonly raises: readonly { readonly part: ScorePart; readonly points: number }[];
}

const BASE = 5;
const BEST = 10;
const LONG_DESCRIPTION = 50;
const DAY_MS = 86_400_000;

const MOST: Readonly<Record<ScorePart, number>> = {
  description: 0.3,
  phone: 0.2,
  email: 0.2,
  website: 0.2,
  address: 0.3,
  logo: 0.2,
  workingHours: 0.2,
  socialMedia: 0.2,
  tags: 0.2,
  recency: 0.5,
  views: 1,
  reviews: 1.5,
  verified: 1,
};

const recency = (updatedAt: string, at: string): number => {
  const days = (Date.parse(at) - Date.parse(updatedAt)) / DAY_MS;
  return days <= 30 ? 0.5 : days <= 90 ? 0.3 : 0;
};

const pointsOf = (facts: ScoreFacts, at: string): Readonly<Record<ScorePart, number>> => {
  const has = (part: ScorePart, is: boolean): number => (is ? MOST[part] : 0);
  return {
    description: has('description', [...facts.description.trim()].length > LONG_DESCRIPTION),
    phone: has('phone', facts.hasPhone),
    email: has('email', facts.hasEmail),
    website: has('website', facts.hasWebsite),
    address: has('address', facts.hasAddress),
    logo: has('logo', facts.hasLogo),
    workingHours: has('workingHours', facts.hasWorkingHours),
    socialMedia: has('socialMedia', facts.hasSocialMedia),
    tags: has('tags', facts.hasTags),
    recency: recency(facts.updatedAt, at),
    views: Math.min(1, Math.max(0, facts.viewCount) / 1000),
    reviews: (Math.min(5, Math.max(0, facts.averageRating)) / 5) * MOST.reviews,
    verified: has('verified', facts.verified),
  };
};

/** The score at the moment `at` (ISO-8601): it decays 30 and 90 days after the last change. Facts that are no numbers score 5. */
export const aiScore = (facts: ScoreFacts, at: string): AiScore => {
  const points = pointsOf(facts, at);
  const sum = scoreParts.reduce((total, part) => total + points[part], BASE);
  const score = Number.isFinite(sum) ? Math.round(Math.min(BEST, Math.max(0, sum)) * 10) / 10 : BASE;
  const breakdown = scoreParts.map((part) => ({ part, points: points[part], most: MOST[part] }));
  const raises = breakdown
    .map(({ part, points: had, most }) => ({ part, points: Math.min(most - had, BEST - score) }))
    .filter((raise) => raise.points >= 0.05)
    .sort((a, b) => b.points - a.points);
  return { score, base: BASE, breakdown, raises };
};

/** The days after the last change on which the score falls, counted from `updatedAt`. */
export const SCORE_DECAYS_AFTER_DAYS = [30, 90] as const;
