import { manualClock } from '@carsi/platform/testing/manual-clock';
import { createLogger } from '@carsi/platform/logging';
import { describe, expect, it } from 'vitest';
import type { CompanyPage } from './company-page/row.js';
import { Figures } from './figures.js';

type Parts = ConstructorParameters<typeof Figures>;

const page = (city: number, reviews: number): { id: string; row: CompanyPage } => ({
  id: `${city}`,
  row: { company: { status: 'active', sample: false, profile: { city } }, reviews: { count: reviews } } as CompanyPage,
});

/** Says it has `companies`; reads `rows` through when it is let. */
const figuresOf = (companies: number, rows: { id: string; row: CompanyPage }[]) => {
  const clock = manualClock('2026-11-22T09:00:00Z');
  const gates: (() => void)[] = [];
  const pages = {
    count: async () => companies,
    find: async ({ where, limit }: { where: { id: { gt: string } }; limit: number }) => {
      if (where.id.gt === '') await new Promise<void>((resolve) => gates.push(resolve));
      return rows.filter(({ id }) => id > where.id.gt).slice(0, limit);
    },
  };
  const figures = new Figures(pages as unknown as Parts[0], { all: new Map() } as unknown as Parts[1], clock);
  const readThrough = async (): Promise<void> => {
    await expect.poll(() => gates.length).toBe(1);
    gates.pop()!();
  };
  return { figures, clock, rows, gates, readThrough };
};

describe('the figures of the site', () => {
  it('count provinces and reviews of a small directory at every question', async () => {
    const { figures, rows, readThrough } = figuresOf(2, [page(6, 3), page(34, 4)]);
    const first = figures.stats();
    await readThrough();
    expect(await first).toEqual({ companies: 2, categories: 0, cities: 2, reviews: 7 });
    rows.push(page(35, 1));
    const second = figures.stats();
    await readThrough();
    expect(await second).toMatchObject({ cities: 3, reviews: 8 });
  });
  it('read all of many pages, step by step', async () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ ...page(at % 81, 1), id: String(at).padStart(3, '0') }));
    const { figures, readThrough } = figuresOf(250, many);
    const counted = figures.stats();
    await readThrough();
    expect(await counted).toMatchObject({ cities: 81, reviews: 250 });
  });
  it('keep those of a large one for ten minutes, and give the old ones while new ones are counted', async () => {
    const { figures, clock, rows, gates, readThrough } = figuresOf(5_000, [page(6, 3)]);
    figures.start(createLogger('test', 'silent'));
    clock.advance(2_000);
    await readThrough();
    await expect.poll(async () => (await figures.stats()).reviews).toBe(3);
    rows.push(page(34, 4));
    clock.advance(9 * 60_000);
    expect(await figures.stats()).toMatchObject({ companies: 5_000, cities: 1, reviews: 3 });
    expect(gates).toEqual([]);
    clock.advance(60_000);
    expect(await figures.stats()).toMatchObject({ cities: 1, reviews: 3 });
    expect(await figures.stats()).toMatchObject({ cities: 1, reviews: 3 });
    await readThrough();
    await expect.poll(async () => (await figures.stats()).reviews).toBe(7);
  });
});
