import { assert, boolean, double, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiScore, type ScoreFacts } from './ai-score.js';

const NOW = '2026-06-30T12:00:00.000Z';
const bare: ScoreFacts = {
  description: '',
  hasPhone: false,
  hasEmail: false,
  hasWebsite: false,
  hasAddress: false,
  hasLogo: false,
  hasWorkingHours: false,
  hasSocialMedia: false,
  hasTags: false,
  updatedAt: '2020-01-01T00:00:00.000Z',
  viewCount: 0,
  averageRating: 0,
  verified: false,
};
const score = (facts: Partial<ScoreFacts>): number => aiScore({ ...bare, ...facts }, NOW).score;

describe('the AI score', () => {
  it('is 5 for a company that says nothing', () => expect(score({})).toBe(5));
  it.each<readonly [Partial<ScoreFacts>, number]>([
    [{ description: 'a'.repeat(50) }, 5],
    [{ description: 'a'.repeat(51) }, 5.3],
    [{ hasPhone: true }, 5.2],
    [{ hasEmail: true }, 5.2],
    [{ hasWebsite: true }, 5.2],
    [{ hasAddress: true }, 5.3],
    [{ hasLogo: true }, 5.2],
    [{ hasWorkingHours: true }, 5.2],
    [{ hasSocialMedia: true }, 5.2],
    [{ hasTags: true }, 5.2],
    [{ updatedAt: '2026-05-31T12:00:00.000Z' }, 5.5],
    [{ updatedAt: '2026-05-31T11:59:59.000Z' }, 5.3],
    [{ updatedAt: '2026-04-01T12:00:00.000Z' }, 5.3],
    [{ updatedAt: '2026-04-01T11:00:00.000Z' }, 5],
    [{ viewCount: 500 }, 5.5],
    [{ viewCount: 90_000 }, 6],
    [{ averageRating: 5 }, 6.5],
    [{ averageRating: 4 }, 6.2],
    [{ verified: true }, 6],
  ])('of %j is %d', (facts, expected) => expect(score(facts)).toBe(expected));

  it('has 2 points for a complete page', () => {
    const complete = {
      description: 'a'.repeat(60),
      hasPhone: true,
      hasEmail: true,
      hasWebsite: true,
      hasAddress: true,
      hasLogo: true,
    };
    expect(score({ ...complete, hasWorkingHours: true, hasSocialMedia: true, hasTags: true })).toBe(7);
  });
  it('tells what would raise it, the most first, and nothing where there is nothing to gain', () => {
    const { raises } = aiScore({ ...bare, hasPhone: true }, NOW);
    expect(raises[0]).toEqual({ part: 'reviews', points: 1.5 });
    expect(raises.map(({ part }) => part)).not.toContain('phone');
  });
  it('is 5 when it cannot be told', () => {
    expect(score({ viewCount: Number.NaN })).toBe(5);
    expect(score({ averageRating: Number.NaN })).toBe(5);
  });
  it('stays between 0 and 10, and the parts add up to it', () => {
    const facts = record({
      description: string(),
      hasPhone: boolean(),
      hasEmail: boolean(),
      hasWebsite: boolean(),
      hasAddress: boolean(),
      hasLogo: boolean(),
      hasWorkingHours: boolean(),
      hasSocialMedia: boolean(),
      hasTags: boolean(),
      viewCount: integer({ min: 0, max: 10_000_000 }),
      averageRating: double({ min: 0, max: 5, noNaN: true }),
      verified: boolean(),
    });
    const bounded = property(facts, (some) => {
      const { score: of, base, breakdown } = aiScore({ ...bare, ...some }, NOW);
      const sum = breakdown.reduce((total, { points }) => total + points, base);
      return of >= 0 && of <= 10 && Math.abs(Math.min(10, sum) - of) <= 0.051;
    });
    expect(() => assert(bounded)).not.toThrow();
  });
});
