import { describe, expect, it } from 'vitest';
import { recommend, type RecommendedCompany } from './recommendation.js';

const company = (
  id: string,
  categoryId: string,
  city: number,
  aiScore: number,
  status = 'active',
): RecommendedCompany => ({ id, categoryId, city, aiScore, status });
const here = company('here', 'kafe', 34, 9);
const all = [
  here,
  ...[6, 7, 8, 5].map((score, at) => company(`kafe-${at}`, 'kafe', 6, score)),
  ...[6, 7, 5].map((score, at) => company(`near-${at}`, 'otel', 34, score)),
  ...[8.6, 9.5, 9, 8.5].map((score, at) => company(`trend-${at}`, 'otel', 35, score)),
  company('closed', 'kafe', 34, 10, 'suspended'),
];

describe('recommendations', () => {
  it('are at most 3 similar, 2 nearby and 2 trending ones, the best five', () => {
    const recommended = recommend(all, here);
    expect(recommended.length).toBe(5);
    const everything = recommend(all, here, [], 100);
    const kinds = Map.groupBy(everything, ({ type }) => type);
    expect([kinds.get('similar')?.length, kinds.get('nearby')?.length, kinds.get('trending')?.length]).toEqual([
      3, 2, 2,
    ]);
    expect(everything.map(({ score }) => score)).toEqual(
      everything.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(kinds.get('trending')?.map(({ companyId }) => companyId)).toEqual(['trend-1', 'trend-2']);
  });
  it('name neither the company itself, nor one twice, nor one that is not active', () => {
    const ids = recommend(all, here, [], 100).map(({ companyId }) => companyId);
    expect(ids).not.toContain('here');
    expect(ids).not.toContain('closed');
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('trend only above 8.5', () => expect(recommend([company('x', 'a', 1, 8.5)], undefined)).toEqual([]));
  it('follow what a person likes where there is no company', () => {
    const [first] = recommend(all, undefined, ['kafe']);
    expect(first).toMatchObject({ type: 'personalized', companyId: 'here', reason: 'İlgi alanlarınıza uygun' });
  });
  it('score between 0 and 1', () =>
    expect(recommend(all, here, [], 100).every(({ score }) => score >= 0 && score <= 1)).toBe(true));
});
