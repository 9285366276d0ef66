import { describe, expect, it } from 'vitest';
import { recommend, type Candidate } from './recommendation.js';

const a = (id: string, over: Partial<Candidate> = {}): Candidate => ({
  id,
  categoryId: 'barber',
  rootId: 'beauty',
  city: 34,
  district: '34-kadikoy',
  distanceKm: 1,
  status: 'active',
  aiScore: 7,
  rating: 4,
  ...over,
});
const far = { city: 6, district: '6-cankaya', distanceKm: 350 } as const;
const cafe = { categoryId: 'cafe', rootId: 'restaurant' } as const;
const idsOf = (type: string, list: ReturnType<typeof recommend>): readonly string[] =>
  list.filter((one) => one.type === type).map(({ company }) => company.id);
const sixOf = (letter: string, over: Partial<Candidate>): readonly Candidate[] =>
  Array.from({ length: 6 }, (_, i) => a(`${letter}${i}`, over));

describe('recommendations', () => {
  it('are at most three similar, two nearby and two trending ones', () => {
    const many = [...sixOf('s', far), ...sixOf('n', cafe), ...sixOf('t', { ...far, aiScore: 9 })];
    const types = recommend(many, a('me'), 99).map(({ type }) => type);
    expect(types.toSorted().join(' ')).toBe('nearby nearby similar similar similar trending trending');
  });
  it('never hold the company itself, the same one twice, or one that is not active', () => {
    const list = recommend([a('me'), a('x', { aiScore: 9 }), a('y', { status: 'closed' })], a('me'), 5);
    expect(list.map(({ company }) => company.id)).toEqual(['x']);
  });
  it('call trending only what scores above 8.5', () =>
    expect(
      recommend([a('x', { aiScore: 8.5 }), a('y', { aiScore: 8.6 })], undefined, 5).map(({ company }) => company.id),
    ).toEqual(['y']));
  it('come best first', () => {
    const list = recommend([a('low', { ...far, rating: 1 }), a('high', { ...far, rating: 5 })], a('me'), 5);
    expect(list.map(({ company }) => company.id)).toEqual(['high', 'low']);
    expect(list.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
  });
  it.each([
    [5, 2],
    [3, 2],
    [2, 1],
    [1, 1],
  ])('of %i reserve %i for the neighbourhood, however good the others are', (limit, reserved) => {
    const many = [...sixOf('s', { ...far, aiScore: 10, rating: 5 }), ...sixOf('n', { rating: 1, aiScore: 2 })];
    const list = recommend(many, a('me'), limit);
    expect(list).toHaveLength(limit);
    expect(idsOf('nearby', list)).toHaveLength(reserved);
  });
  it('nearby are the nearest of the same trade, then of a related one, then of any', () => {
    const neighbours = [
      a('salon', { categoryId: 'hairdresser', distanceKm: 0.1 }),
      a('kafe', { ...cafe, distanceKm: 0.05, aiScore: 10 }),
      a('next-district', { district: '34-uskudar', distanceKm: 4 }),
      a('street', { distanceKm: 0.3 }),
    ];
    expect(idsOf('nearby', recommend(neighbours, a('me'), 5)).toSorted()).toEqual(['next-district', 'street']);
    const others = neighbours.filter(({ categoryId }) => categoryId !== 'barber');
    expect(idsOf('nearby', recommend(others, a('me'), 1))).toEqual(['salon']);
    expect(idsOf('nearby', recommend(others, a('me'), 5)).toSorted()).toEqual(['kafe', 'salon']);
  });
  it('nearby are those of the district where positions are unknown', () =>
    expect(
      idsOf(
        'nearby',
        recommend([a('x', { district: '34-sile', distanceKm: null }), a('y', { distanceKm: null })], a('me'), 1),
      ),
    ).toEqual(['y']));
  it('nearby are the nearest of the province where the neighbourhood has none', () =>
    expect(
      idsOf(
        'nearby',
        recommend(
          [a('x', { district: '34-sile', distanceKm: 50 }), a('y', { district: '34-silivri', distanceKm: 70 })],
          a('me'),
          1,
        ),
      ),
    ).toEqual(['x']));
  it('never show another trade from another province', () => {
    const list = recommend([...sixOf('hotel', { ...far, ...cafe, aiScore: 10 }), a('x', far)], a('me'), 5);
    expect(list.map(({ company }) => company.id)).toEqual(['x']);
  });
  it('similar are those of the province first', () => {
    const many = [...sixOf('far', { ...far, aiScore: 10 }), ...sixOf('here', { district: '34-sile', distanceKm: 50 })];
    expect(idsOf('similar', recommend(many, a('me'), 5)).every((id) => id.startsWith('here'))).toBe(true);
  });
});
