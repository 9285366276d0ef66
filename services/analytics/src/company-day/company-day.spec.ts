import { contactKinds, type Telemetry } from '@carsi/contracts/analytics';
import { describe, expect, it } from 'vitest';
import { companyDay } from './projection.js';
import type { CompanyDay } from './row.js';

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
    expect(Object.keys(row.words)).toHaveLength(50);
    expect(row.words['kelime 1']).toBe(2);
  });
});
