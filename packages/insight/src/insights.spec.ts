import { describe, expect, it } from 'vitest';
import { insightsOf } from './insights.js';

const facts = { id: 'c1', aiScore: 8, viewCount: 500, categoryAverage: undefined, raises: [] };
const types = (more: Partial<Parameters<typeof insightsOf>[0]>): readonly string[] =>
  insightsOf({ ...facts, ...more }).map(({ type }) => type);

describe('an owner', () => {
  it('is told nothing where all is well', () => expect(insightsOf(facts)).toEqual([]));
  it('is told below 7 how to reach 8.5', () => {
    expect(types({ aiScore: 7 })).toEqual([]);
    const [insight] = insightsOf({ ...facts, aiScore: 6.9 });
    expect(insight).toMatchObject({ type: 'performance', data: { target: 8.5 }, action: { url: '/firma/duzenle/c1' } });
  });
  it('is warned with high priority below 100 views', () => {
    expect(types({ viewCount: 100 })).toEqual([]);
    expect(insightsOf({ ...facts, viewCount: 99 })[0]).toMatchObject({ type: 'alert', priority: 'high' });
  });
  it('reads with low priority that the category is below them', () => {
    expect(types({ categoryAverage: 8 })).toEqual([]);
    expect(insightsOf({ ...facts, categoryAverage: 7.9 })[0]).toMatchObject({
      type: 'trend',
      priority: 'low',
      actionable: false,
    });
  });
  it('hears the next best step', () => {
    const [, next] = insightsOf({ ...facts, aiScore: 6, raises: [{ part: 'logo', points: 0.2 }] });
    expect(next).toMatchObject({ type: 'recommendation', description: 'Logo yükleyin: skorunuza 0,2 puan katar.' });
  });
});
