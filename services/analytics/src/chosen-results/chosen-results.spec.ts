import type { Observation, VisitTracked } from '@carsi/contracts/analytics/events';
import { canonical, specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { learnedSearch, type LearnSearch } from './learned-search.js';
import { chosenResults, LEAST_VISITORS, type ChosenResult } from './projection.js';

type On = readonly [day: number, event: Observation];
const visit = (visitor: string, more: Partial<VisitTracked['data']> = {}): VisitTracked => ({
  type: 'VisitTracked',
  data: {
    companyId: 'kebap',
    id: visitor,
    visitor,
    device: 'mobile',
    own: false,
    source: 'search',
    city: null,
    words: 'kebap adana',
    network: visitor,
    ...more,
  },
});
const call = (visitor: string): Observation => {
  const { source: _source, city: _city, ...data } = visit(visitor).data;
  return { type: 'InteractionTracked', data: { ...data, kind: 'call' } };
};
const dayAfter = (days: number): string =>
  new Date(Date.parse('2026-01-01T09:00:00Z') + days * 86_400_000).toISOString();
const rowsAfter = (events: readonly On[]): ReadonlyMap<string, ChosenResult> => {
  const rows = new Map<string, ChosenResult>();
  for (const [day, event] of events) {
    const occurrence = { stream: 'kebap', at: dayAfter(day), by: null };
    for (const id of chosenResults.rows(event, occurrence))
      rows.set(id, chosenResults.evolve(rows.get(id), event, occurrence, id)!);
  }
  return rows;
};
const pairAfter = (...events: readonly On[]): ChosenResult | undefined => [...rowsAfter(events).values()][0];
const visitors = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `v${n}`);

describe('what is opened after a search', () => {
  it('is counted by its words in any order and by company', () => {
    const rows = rowsAfter([
      [0, visit('a')],
      [0, visit('b', { words: 'adana kebap' })],
      [0, visit('a', { companyId: 'firin' })],
      [0, visit('a', { words: 'doner' })],
    ]);
    expect([...rows.values()].map(({ words, companyId, weight }) => [words, companyId, weight])).toEqual([
      ['adana kebap', 'kebap', 2],
      ['adana kebap', 'firin', 1],
      ['doner', 'kebap', 1],
    ]);
  });
  it('is proven by five different visitors of one day, and not by one who comes back', () => {
    const one = visitors(LEAST_VISITORS - 1).map((who): On => [0, visit(who)]);
    expect(pairAfter(...one)?.provenOn).toBeNull();
    expect(pairAfter(...one, [0, visit('v0')])?.provenOn).toBeNull();
    expect(pairAfter(...one, [0, visit('another')])?.provenOn).toBe('2026-01-01');
    const everyDay = Array.from({ length: 300 }, (_, day): On => [day, visit(`day ${day}`)]);
    expect(pairAfter(...everyDay)?.provenOn).toBeNull();
  });
  it('is not lifted by one visitor who opens and calls a thousand times', () => {
    const honest = visitors(5).map((who): On => [0, visit(who)]);
    const often = Array.from({ length: 1_000 }, (_, n): On => [0, n % 2 ? call('v0') : visit('v0', { rank: 900 })]);
    expect(pairAfter(...honest)?.weight).toBe(5);
    expect(pairAfter(...honest, ...often)?.weight).toBe(7);
    const flood = pairAfter(...visitors(1_000).map((who): On => [0, visit(who)]));
    expect([flood?.weight, flood?.visitors.length]).toEqual([64, 64]);
  });
  it('says nothing where the owner, a program or a member who opted out opened it, or no search came before', () => {
    expect(pairAfter([0, visit('a', { own: true })])).toBeUndefined();
    expect(pairAfter([0, visit('a', { device: 'bot' })])).toBeUndefined();
    expect(pairAfter([0, visit('a', { shared: false })])).toBeUndefined();
    const { words: _words, ...data } = visit('a').data;
    expect(pairAfter([0, { type: 'VisitTracked', data }])).toBeUndefined();
  });
  it('counts more for a result further down, up to three, and for a call', () => {
    const weights = [1, 2, 3, 50].map((rank) => pairAfter([0, visit('a', { rank })])?.weight);
    expect(weights).toEqual([1, 2, 3, 3]);
    expect(pairAfter([0, visit('a')], [0, call('a')])?.weight).toBe(2);
  });
  it('halves in thirty days, and knows no visitor of an earlier day', () => {
    const later = pairAfter([0, visit('a')], [0, visit('b')], [30, visit('c')]);
    expect(later?.weight).toBeCloseTo(2);
    expect(later?.visitors).toHaveLength(1);
    expect(pairAfter([0, visit('a')], [90, visit('b')])?.weight).toBeCloseTo(1.125);
  });
  it('gives the same rows from the same events', () => {
    const history: readonly On[] = [0, 0, 1, 1, 40].map((day, n) => [day, n % 2 ? call(`v${n}`) : visit(`v${n}`)]);
    expect(canonical([...rowsAfter(history)])).toBe(canonical([...rowsAfter(history)]));
    expect(rowsAfter(history).size).toBe(1);
  });
});

describe('what words taught', () => {
  const given = specification(learnedSearch);
  const data = { words: 'adana kebap', day: '2026-01-01', companies: [{ companyId: 'kebap', weight: 5 }] };
  const learn = (over: Partial<LearnSearch['data']> = {}): LearnSearch => ({
    type: 'LearnSearch',
    data: { ...data, ...over },
    meta: { by: 'analytics', at: '2026-01-01T09:00:00Z', commandId: 'c', correlationId: 'r' },
  });
  it('is published when it has changed', () => given().when(learn()).then({ type: 'SearchLearned', data }));
  it('is not published again', () =>
    given({ type: 'SearchLearned', data })
      .when(learn({ day: '2026-01-02' }))
      .thenNothing());
});
