import { describe, expect, it } from 'vitest';
import { insightsOf } from './insights.js';

const typesOf = (aiScore: number, viewCount: number, categoryAverage: number | null): string =>
  insightsOf({ aiScore, viewCount, categoryAverage })
    .map(({ type, priority }) => `${type}/${priority}`)
    .join(' ');

describe('insights', () => {
  it('warn of fewer than a hundred views', () => {
    expect(typesOf(8, 99, null)).toBe('alert/high');
    expect(typesOf(8, 100, null)).toBe('');
  });
  it('advise below a score of 7', () => {
    expect(typesOf(6.9, 500, null)).toBe('performance/medium');
    expect(typesOf(7, 500, null)).toBe('');
  });
  it('note a score above the average of the category', () => {
    expect(typesOf(8, 500, 7.9)).toBe('trend/low');
    expect(typesOf(8, 500, 8)).toBe('');
  });
});
