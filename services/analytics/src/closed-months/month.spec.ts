import { canonical, specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { closedMonth, type CountMonth, type MonthCounted } from './month.js';
import { datesOf, monthToClose, nextMonth } from './months.js';
import { closedMonths, type ClosedMonth } from './projection.js';

const given = specification(closedMonth);
const data = (views: number, month = '2025-10', companyId = 'kebap'): MonthCounted['data'] => ({
  companyId,
  month,
  views,
  days: [{ date: `${month}-03`, counters: { views, viewers: views } }],
});
const count = (views: number): CountMonth => ({
  type: 'CountMonth',
  data: data(views),
  meta: { by: 'analytics', at: '2026-11-01T09:00:00Z', commandId: 'c', correlationId: 'r' },
});
const counted = (views: number, month?: string, companyId?: string): MonthCounted => ({
  type: 'MonthCounted',
  data: data(views, month, companyId),
});

describe('a month of a company', () => {
  it('is counted for good', () => given().when(count(7)).then(counted(7)));
  it('is never counted a second time, whatever is said of it later', () =>
    given(counted(7)).when(count(9)).thenNothing());
  it.each([
    ['2026-10-31T20:59:59Z', '2025-10'],
    ['2026-10-31T21:00:00Z', '2025-11'],
    ['2027-01-15T09:00:00Z', '2026-01'],
  ])('is closed when the same month of the next year begins in Turkey: at %s that of %s', (now, month) =>
    expect(monthToClose(new Date(now))).toBe(month),
  );
  it('is closed at least four weeks before its first day is 400 days old', () => {
    for (let month = '2024-01'; month < '2040-01'; month = nextMonth(month)) {
      const begins = Date.parse(`${month}-01T00:00:00+03:00`);
      const closes = Date.parse(`${Number(month.slice(0, 4)) + 1}${month.slice(4)}-01T00:00:00+03:00`);
      expect(monthToClose(new Date(closes))).toBe(month);
      expect((closes - begins) / 86_400_000).toBeLessThanOrEqual(400 - 28);
    }
  });
  it('has the days of the calendar', () => {
    expect(datesOf('2028-02')).toHaveLength(29);
    expect(datesOf('2026-12').at(-1)).toBe('2026-12-31');
    expect(nextMonth('2026-12')).toBe('2027-01');
  });
});

describe('the closed months', () => {
  const history = [counted(7), counted(3, '2025-11'), counted(1, '2025-10', 'terzi')];
  const replay = (events: readonly MonthCounted[]): Map<string, ClosedMonth> => {
    const rows = new Map<string, ClosedMonth>();
    for (const event of events) {
      const occurrence = { stream: 'x', at: '2026-11-01T09:00:00Z', by: null };
      for (const id of closedMonths.rows(event, occurrence))
        rows.set(id, closedMonths.evolve(rows.get(id), event, occurrence, id)!);
    }
    return rows;
  };
  it('are a row for each company and month', () =>
    expect([...replay(history).keys()]).toEqual(['kebap_2025-10', 'kebap_2025-11', 'terzi_2025-10']));
  it('are the same when they are made again', () =>
    expect(canonical([...replay([...history, ...history])])).toBe(canonical([...replay(history)])));
  it('are not touched by total views', () =>
    expect(
      closedMonths.rows({ type: 'ViewsCounted', data: { companyId: 'kebap', views: 7 } } as never, {
        stream: 'x',
        at: '',
        by: null,
      }),
    ).toEqual([]));
});
