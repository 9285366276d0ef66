import { describe, expect, it } from 'vitest';
import { emptyDay, noCounters, type CompanyDay } from '../company-day/row.js';
import { percent, recordOf } from './sums.js';

const day = (date: string, over: Partial<CompanyDay> = {}, counters: object = {}): CompanyDay => ({
  ...emptyDay('kebap', date),
  ...over,
  counters: { ...noCounters, ...counters },
});
const window = ['2026-11-20', '2026-11-21'];

describe('the figures of a window', () => {
  it.each([
    [1, 4, 25],
    [1, 3, 33.3],
    [0, 7, 0],
    [3, 0, null],
    [0, 0, null],
  ])('%i of %i are %s percent', (part, complete, expected) => expect(percent(part, complete)).toBe(expected));
  it('are sums, with rates of the sums', () => {
    const { metrics, performance } = recordOf(
      window,
      [
        day('2026-11-20', {}, { views: 10, viewers: 8, converted: 2, clicks: 4, calls: 1, favoriteAdds: 1 }),
        day('2026-11-21', {}, { views: 10, viewers: 8, converted: 2, clicks: 1, calls: 1, reviewsReceived: 1 }),
      ],
      [],
    );
    expect(metrics).toMatchObject({ views: 20, clicks: 5, calls: 2, conversionRate: 25 });
    expect(performance).toEqual({ ctr: 25, callConversion: 40, engagement: 10 });
  });
  it('have no rate where nothing can be divided by', () =>
    expect(recordOf(window, [], []).performance).toEqual({ ctr: null, callConversion: null, engagement: null }));
  it('are compared with the window before; where nothing was, nothing is said', () => {
    const now = [day('2026-11-20', {}, { views: 30, clicks: 5 })];
    const before = [day('2026-11-18', {}, { views: 20 })];
    expect(recordOf(window, now, before).trends).toMatchObject({ views: 50, clicks: null, calls: null });
    expect(recordOf(window, [], before).trends).toMatchObject({ views: -100 });
  });
  it('name no group of fewer than five people, added up over the window', () => {
    const rows = [
      day('2026-11-20', {
        cities: { 34: 4, 6: 2, 35: 4 },
        devices: { mobile: 9, tablet: 1 },
        categories: { kebap: 5 },
      }),
      day('2026-11-21', { cities: { 34: 4, 6: 2 }, devices: { mobile: 1, tablet: 3 }, categories: { cafe: 4 } }),
    ];
    expect(recordOf(window, rows, []).demographics).toEqual({
      topCities: [{ city: 34, count: 8 }],
      deviceTypes: [{ type: 'mobile', count: 10 }],
      topCategories: [{ category: 'kebap', count: 5 }],
    });
  });
  it('name every way that led to the page, and searches of at least three', () => {
    const rows = [
      day('2026-11-20', {
        sources: { search: 3, map: 1 },
        words: [
          ['kebap', 3],
          ['ocakbasi adana', 2],
        ],
      }),
    ];
    expect(recordOf(window, rows, [])).toMatchObject({
      sources: [
        { source: 'search', count: 3 },
        { source: 'map', count: 1 },
      ],
      terms: [{ words: 'kebap', count: 3 }],
    });
  });
});
