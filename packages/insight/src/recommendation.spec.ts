import { describe, expect, it } from 'vitest';
import { recommend, type Candidate } from './recommendation.js';

const a = (id: string, over: Partial<Candidate> = {}): Candidate => ({
  id,
  categoryId: 'barber',
  city: 34,
  status: 'active',
  aiScore: 7,
  rating: 4,
  ...over,
});
const types = (list: readonly { type: string }[]): string =>
  list
    .map(({ type }) => type)
    .sort()
    .join(' ');

describe('recommendations', () => {
  it('are at most three similar, two nearby and two trending ones', () => {
    const many = [
      ...Array.from({ length: 6 }, (_, i) => a(`s${i}`, { city: 6 })),
      ...Array.from({ length: 6 }, (_, i) => a(`n${i}`, { categoryId: 'cafe' })),
      ...Array.from({ length: 6 }, (_, i) => a(`t${i}`, { categoryId: 'spa', city: 1, aiScore: 9 })),
    ];
    expect(types(recommend(many, a('me'), 99))).toBe('nearby nearby similar similar similar trending trending');
  });
  it('never hold the company itself, the same one twice, or one that is not active', () => {
    const list = recommend([a('me'), a('x', { aiScore: 9 }), a('y', { status: 'closed' })], a('me'), 5);
    expect(list.map(({ company }) => company.id)).toEqual(['x']);
  });
  it('call trending only what scores above 8.5', () =>
    expect(
      recommend([a('x', { aiScore: 8.5 }), a('y', { aiScore: 8.6 })], undefined, 5).map(({ company }) => company.id),
    ).toEqual(['y']));
  it('are cut to the limit, best first', () => {
    const list = recommend([a('low', { rating: 1 }), a('high', { rating: 5 }), a('mid', { rating: 3 })], a('me'), 2);
    expect(list.map(({ company }) => company.id)).toEqual(['high', 'mid']);
    expect(list.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
  });
});
