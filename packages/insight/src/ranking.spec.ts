import { describe, expect, it } from 'vitest';
import { scoreColour, smartRelevance } from './ranking.js';

const company = {
  name: 'Çınar Kafe',
  description: 'Deniz kenarında kafe',
  tags: ['Kafe', 'Güvenilir'],
  categoryId: 'kafe',
  aiScore: 8,
};

describe('ranking', () => {
  it('adds 3 for the name, 2 for the description, 1 for a tag, and a tenth of the AI score', () => {
    expect(smartRelevance(company, 'KAFE')).toBeCloseTo(6.8);
    expect(smartRelevance(company, 'cinar')).toBeCloseTo(3.8);
    expect(smartRelevance(company, 'deniz')).toBeCloseTo(2.8);
    expect(smartRelevance(company, 'güvenilir')).toBeCloseTo(1.8);
  });
  it('adds half a point for a preferred category', () =>
    expect(smartRelevance(company, 'yok', new Set(['kafe']))).toBeCloseTo(1.3));
  it('finds nothing for an empty question', () => expect(smartRelevance(company, '  ')).toBeCloseTo(0.8));

  it.each([
    [5, 'green'],
    [4, 'green'],
    [3.9, 'yellow'],
    [3, 'yellow'],
    [2.9, 'red'],
  ] as const)('colours %d %s', (rating, colour) => expect(scoreColour(rating)).toBe(colour));
});
