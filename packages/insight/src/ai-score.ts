/** What the score looks at. Times ISO-8601 UTC; `rating` 0–5, 0 without reviews. */
export interface Scored {
  readonly description: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly address: string | null;
  readonly logo: string | null;
  readonly hasWorkingHours: boolean;
  readonly hasSocialMedia: boolean;
  readonly hasTags: boolean;
  readonly updatedAt: string;
  readonly viewCount: number;
  readonly rating: number;
  readonly reviewCount: number;
  readonly verified: boolean;
}

export type ScorePartKey =
  | 'base'
  | 'description'
  | 'phone'
  | 'email'
  | 'website'
  | 'address'
  | 'logo'
  | 'working_hours'
  | 'social_media'
  | 'tags'
  | 'recency'
  | 'views'
  | 'reviews'
  | 'verified';

/** `max - points` is what this part would still raise. */
export interface ScorePart {
  readonly key: ScorePartKey;
  readonly points: number;
  readonly max: number;
}

export interface AiScore {
  /** 0–10 with one decimal. */
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

const DAY_MS = 86_400_000;
const LONGER_THAN = 50;

/** Specification 1, section 9: base 5, completeness to 2, recency to 0.5, views to 1, reviews to 1.5, verified 1; clamped to 0–10. */
export const aiScore = (company: Scored, now: Date): AiScore => {
  const parts: readonly ScorePart[] = [
    { key: 'base', points: 5, max: 5 },
    whether('description', [...company.description.trim()].length > LONGER_THAN, 0.3),
    whether('phone', isProvided(company.phone), 0.2),
    whether('email', isProvided(company.email), 0.2),
    whether('website', isProvided(company.website), 0.2),
    whether('address', isProvided(company.address), 0.3),
    whether('logo', isProvided(company.logo), 0.2),
    whether('working_hours', company.hasWorkingHours, 0.2),
    whether('social_media', company.hasSocialMedia, 0.2),
    whether('tags', company.hasTags, 0.2),
    { key: 'recency', points: recency(now.getTime() - Date.parse(company.updatedAt)), max: 0.5 },
    { key: 'views', points: Math.min(1, Math.max(0, company.viewCount) / 1000), max: 1 },
    { key: 'reviews', points: company.reviewCount > 0 ? (company.rating / 5) * 1.5 : 0, max: 1.5 },
    whether('verified', company.verified, 1),
  ];
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return { score: Math.round(Math.min(10, Math.max(0, sum)) * 10) / 10, parts };
};

const isProvided = (text: string | null): boolean => text !== null && text.trim() !== '';
const whether = (key: ScorePartKey, holds: boolean, max: number): ScorePart => ({ key, points: holds ? max : 0, max });
const recency = (age: number): number => (age <= 30 * DAY_MS ? 0.5 : age <= 90 * DAY_MS ? 0.3 : 0);
