import { contactKinds, type Telemetry } from '@carsi/contracts/analytics/events';
import { describe, expect, it } from 'vitest';
import { companyDay } from './projection.js';
import type { CompanyDay } from './row.js';
import { MOST_VISITORS } from './visitors.js';

const NOON = Date.parse('2026-11-21T09:00:00Z');
const minute = (minutes: number): string => new Date(NOON + minutes * 60_000).toISOString();
let next = 0;
const base = { companyId: 'kebap', visitor: 'v1', device: 'mobile', own: false } as const;
const visit = (at: number, over: object = {}) => ({
  at: minute(at),
  event: {
    type: 'VisitTracked',
    data: { ...base, id: `e${next++}`, source: 'search', city: 34, ...over },
  } as Telemetry,
});
const act = (kind: string, at: number, over: object = {}) => ({
  at: minute(at),
  event: { type: 'InteractionTracked', data: { ...base, id: `e${next++}`, kind, ...over } } as Telemetry,
});
const day = (...happened: { at: string; event: Telemetry }[]): CompanyDay =>
  happened.reduce<CompanyDay | undefined>(
    (row, { at, event }) => companyDay.evolve(row, event, { stream: 'kebap', at, by: null }, 'row'),
    undefined,
  )!;

describe("a company's day", () => {
  it('counts a visitor once in thirty minutes and discards the repeats', () => {
    const { counters, discarded } = day(visit(0), visit(5), visit(29), visit(31));
    expect(counters).toMatchObject({ views: 2, viewers: 1 });
    expect(discarded).toEqual({ bot: 0, repeat: 2, own: 0 });
  });
  it('counts a retry neither as a view nor as discarded', () => {
    const once = visit(0);
    expect(day(once, once)).toEqual(day(once));
  });
  it('discards bots and the own visits of the owner', () => {
    const { counters, discarded } = day(visit(0, { device: 'bot' }), visit(1, { own: true }), visit(2));
    expect(counters.views).toBe(1);
    expect(discarded).toEqual({ bot: 1, repeat: 0, own: 1 });
  });
  it.each(contactKinds)('counts %s as a click', (kind) => {
    expect(day(visit(0), act(kind, 1)).counters.clicks).toBe(1);
  });
  it('counts neither a map view nor a share as a click', () => {
    expect(day(visit(0), act('map_view', 1), act('share', 2)).counters).toMatchObject({
      clicks: 0,
      mapViews: 1,
      shares: 1,
    });
  });
  it('converts a visitor once, whichever came first, the view or the contact', () => {
    expect(day(visit(0), act('call', 1), act('whatsapp', 2)).counters).toMatchObject({
      viewers: 1,
      converted: 1,
      clicks: 2,
    });
    expect(day(act('call', 0), visit(1)).counters).toMatchObject({ viewers: 1, converted: 1 });
    expect(day(act('call', 0)).counters).toMatchObject({ viewers: 0, converted: 0 });
  });
  it('keeps every accepted event either counted or discarded', () => {
    const row = day(visit(0), visit(1), act('call', 2), act('call', 3), visit(4, { device: 'bot' }), visit(40));
    expect(row.counted + row.discarded.bot + row.discarded.repeat + row.discarded.own).toBe(6);
  });
  it('puts views into the hour of Turkey and beside their device, source and province', () => {
    const row = day(visit(0), visit(61, { visitor: 'v2', device: 'desktop' }));
    expect(row.hours.views[12]).toBe(1);
    expect(row.hours.views[13]).toBe(1);
    expect(row).toMatchObject({ devices: { mobile: 1, desktop: 1 }, sources: { search: 2 }, cities: { 34: 2 } });
  });
  it('says of what was discarded what it was', () => {
    const row = day(visit(0), visit(1), act('call', 2), act('call', 3), act('call', 4, { own: true }));
    expect(row.discardedOf).toEqual({ view: { repeat: 1 }, call: { repeat: 1, own: 1 } });
  });
  it('counts somebody once in demographics, and not at all who does not want that', () => {
    const row = day(visit(0, { category: 'kebap' }), visit(40), visit(1, { visitor: 'v2', shared: false }));
    expect(row.counters.views).toBe(3);
    expect(row).toMatchObject({ devices: { mobile: 1 }, cities: { 34: 1 }, categories: { kebap: 1 } });
    expect(row.sources).toEqual({ search: 3 });
  });
  it('keeps the words that led here, fifty different ones a day', () => {
    const many = Array.from({ length: 60 }, (_, n) => visit(0, { visitor: `w${n}`, words: `kelime ${n}` }));
    const row = day(...many, visit(1, { visitor: 'x', words: 'kelime 1' }));
    expect(row.words).toHaveLength(50);
    expect(row.words).toContainEqual(['kelime 1', 2]);
  });
  it('names no field by what somebody typed', () => {
    const { words } = day(visit(0, { words: '$id' }), visit(0, { visitor: 'v2', words: '__proto__' }));
    expect(words).toEqual([
      ['$id', 1],
      ['__proto__', 1],
    ]);
  });

  describe('that is busier than it remembers', () => {
    const crowd = (count: number, over: (n: number) => object = () => ({})) =>
      Array.from({ length: count }, (_, n) => visit(n / 1_000, { visitor: `kalabalik-${n}`, ...over(n) }));
    const bytesOf = (row: unknown): number => Buffer.byteLength(JSON.stringify(row));

    it('forgets nobody below the limit', () => {
      const row = day(...crowd(MOST_VISITORS), ...crowd(MOST_VISITORS, (n) => ({ id: `again-${n}` })));
      expect(row).toMatchObject({ forgotten: 0, counters: { views: MOST_VISITORS, viewers: MOST_VISITORS } });
      expect(row.discarded.repeat).toBe(MOST_VISITORS);
    });
    it('forgets who came longest ago, counts them as new when they come back, and says how often', () => {
      const [first, second] = [visit(0, { visitor: 'ilk' }), visit(0, { visitor: 'ikinci' })];
      const back = visit(2, { visitor: 'ikinci' });
      const row = day(
        first,
        second,
        back,
        ...crowd(MOST_VISITORS - 1),
        visit(3, { visitor: 'ilk' }),
        visit(3, { visitor: 'ikinci' }),
      );
      expect(row.forgotten).toBe(3);
      expect(row.counters.views).toBe(MOST_VISITORS + 3);
      expect(row.discarded.repeat).toBe(1);
    });
    it('still has everything either counted or discarded', () => {
      const row = day(...crowd(1_000, (n) => ({ device: n % 3 === 0 ? 'bot' : 'mobile' })));
      expect(row.counted + row.discarded.bot + row.discarded.repeat + row.discarded.own).toBe(1_000);
    });
    it('is never a larger row than a store likes to write, whatever clients send', () => {
      const kinds = [...contactKinds, 'click', 'map_view', 'share', 'search_appearance'];
      const flood = crowd(300, (n) => ({
        id: `${n}-`.repeat(40).slice(0, 128),
        words: `${n} `.repeat(40).slice(0, 80),
      }));
      const acts = kinds.flatMap((kind) =>
        Array.from({ length: 300 }, (_, n) =>
          act(kind, 1, { visitor: `kalabalik-${n}`, id: `${kind}-${n}`.repeat(9) }),
        ),
      );
      expect(bytesOf(day(...flood, ...acts))).toBeLessThan(64 * 1024);
    });
    it('costs for each visit what a day of a thousand costs, in rows and in bytes', () => {
      const visits = Array.from({ length: 20_000 }, (_, n) => visit(n / 100, { visitor: `kalabalik-${n}` }));
      const rows = new Map<string, CompanyDay>();
      let bytes = 0;
      const costs: number[] = [];
      for (const [n, { at, event }] of visits.entries()) {
        const occurrence = { stream: 'kebap', at, by: null };
        const ids = companyDay.rows(event, occurrence);
        expect(ids).toHaveLength(1);
        rows.set(ids[0]!, companyDay.evolve(rows.get(ids[0]!), event, occurrence, ids[0]!)!);
        bytes += bytesOf(rows.get(ids[0]!));
        if ((n + 1) % 1_000 !== 0) continue;
        costs.push(bytes);
        bytes = 0;
      }
      expect(rows.size).toBeLessThanOrEqual(4);
      expect(costs.at(-1)! / costs[0]!).toBeLessThan(1.5);
      // It grows no more: a million costs for each visit what twenty thousand do.
      expect(costs.at(-1)! / costs[4]!).toBeLessThan(1.02);
    });
  });
});
