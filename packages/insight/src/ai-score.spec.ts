import { describe, expect, it } from 'vitest';
import { aiScore, type Scored } from './ai-score.js';

const NOW = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const bare: Scored = {
  description: '',
  phone: null,
  email: null,
  website: null,
  address: null,
  logo: null,
  hasWorkingHours: false,
  hasSocialMedia: false,
  hasTags: false,
  updatedAt: daysAgo(400),
  viewCount: 0,
  rating: 0,
  reviewCount: 0,
  verified: false,
};
const complete: Scored = {
  ...bare,
  description: 'x'.repeat(51),
  phone: '1',
  email: 'a',
  website: 'b',
  address: 'c',
  logo: 'd',
  hasWorkingHours: true,
  hasSocialMedia: true,
  hasTags: true,
};
const scoreOf = (over: Partial<Scored>): number => aiScore({ ...bare, ...over }, NOW).score;

describe('the AI score', () => {
  it('begins at 5', () => expect(scoreOf({})).toBe(5));
  it('gives 2 for a complete page', () => expect(aiScore(complete, NOW).score).toBe(7));
  it('wants a description of more than 50 characters', () => {
    expect(scoreOf({ description: 'x'.repeat(50) })).toBe(5);
    expect(scoreOf({ description: 'x'.repeat(51) })).toBe(5.3);
  });
  it.each([
    [0, 5.5],
    [30, 5.5],
    [31, 5.3],
    [90, 5.3],
    [91, 5],
  ])('of a page changed %i days ago is %d', (days, score) => expect(scoreOf({ updatedAt: daysAgo(days) })).toBe(score));
  it('gives a point for a thousand views and no more', () => {
    expect(scoreOf({ viewCount: 500 })).toBe(5.5);
    expect(scoreOf({ viewCount: 1_000 })).toBe(6);
    expect(scoreOf({ viewCount: 90_000 })).toBe(6);
  });
  it('gives 1.5 for five stars and nothing without reviews', () => {
    expect(scoreOf({ rating: 5, reviewCount: 1 })).toBe(6.5);
    expect(scoreOf({ rating: 4, reviewCount: 3 })).toBe(6.2);
    expect(scoreOf({ rating: 5, reviewCount: 0 })).toBe(5);
  });
  it('gives a point for being verified', () => expect(scoreOf({ verified: true })).toBe(6));
  it('never passes 10', () =>
    expect(
      aiScore({ ...complete, verified: true, rating: 5, reviewCount: 9, viewCount: 5_000, updatedAt: daysAgo(1) }, NOW)
        .score,
    ).toBe(10));
  it('returns what each part gave and could give', () => {
    const { parts } = aiScore({ ...bare, phone: '1' }, NOW);
    expect(parts.find(({ key }) => key === 'phone')).toEqual({ key: 'phone', points: 0.2, max: 0.2 });
    expect(parts.find(({ key }) => key === 'email')).toEqual({ key: 'email', points: 0, max: 0.2 });
    expect(parts.reduce((sum, { max }) => sum + max, 0)).toBeCloseTo(11);
  });
});
