import type { SearchAsked } from '@carsi/contracts/analytics/events';
import { canonical } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { countableWords } from './countable-words.js';
import { searches, type Search } from './projection.js';

const requested = (typed: string, total: number): SearchAsked => ({
  type: 'SearchAsked',
  data: { ...countableWords(typed)!, total },
});
const replay = (...events: readonly SearchAsked[]): ReadonlyMap<string, Search> => {
  const rows = new Map<string, Search>();
  for (const [minute, event] of events.entries()) {
    const occurrence = { stream: 'x', at: `2026-11-21T09:0${minute}:00.000Z`, by: null };
    for (const id of searches.rows(event, occurrence))
      rows.set(id, searches.evolve(rows.get(id), event, occurrence, id)!);
  }
  return rows;
};
const history = [
  requested('KUAFÖR Kadıköy', 4),
  requested('kuafor  kadikoy ', 3),
  requested('Nöbetçi Noter', 0),
  requested('nobetci noter', 0),
];

describe('a stored search', () => {
  it('is counted by its folded words, and by how often it found nothing', () => {
    const rows = replay(...history);
    expect([...rows.keys()]).toEqual(['kuafor kadikoy', 'nobetci noter']);
    expect(rows.get('nobetci noter')).toEqual({
      query: 'nobetci noter',
      text: 'Nöbetçi Noter',
      asked: 2,
      withoutResults: 2,
      found: false,
      people: 1,
      days: 1,
      popularity: 0,
      day: '2026-11-21',
      visitors: [''],
      lastAskedAt: '2026-11-21T09:03:00.000Z',
    });
  });
  it('is popular by how many people searched for it on several days, however often one of them does', () => {
    const on = (day: number, visitor: string) => ({ day, visitor });
    const kept = { query: 'kahvalti', text: 'Kahvaltı', total: 3 };
    const after = (searched: readonly { day: number; visitor: string }[]) =>
      searched.reduce<Search | undefined>(
        (row, { day, visitor }) =>
          searches.evolve(
            row,
            { type: 'SearchAsked', data: { ...kept, visitor } },
            { stream: 'x', at: `2026-11-${day}T09:00:00.000Z`, by: null },
            kept.query,
          ),
        undefined,
      )!;
    const often = Array.from({ length: 500 }, () => on(21, 'a'));
    expect(after(often)).toMatchObject({ asked: 500, people: 1, popularity: 0 });
    expect(after([...often, on(22, 'a')])).toMatchObject({ people: 2, days: 2, popularity: 2 });
    expect(after([on(21, 'a'), on(21, 'b'), on(21, 'c')])).toMatchObject({ people: 3, popularity: 0 });
    expect(after([on(21, 'a'), on(21, 'b'), on(22, 'c'), on(22, 'c')])).toMatchObject({ people: 3, popularity: 3 });
    // A flood of networks on one day counts to a limit, and the row stays small.
    const flood = after(Array.from({ length: 1_000 }, (_, n) => on(21, `v${n}`)));
    expect([flood.people, flood.visitors.length]).toEqual([64, 64]);
  });
  it('is no longer in vain once somebody found something', () =>
    expect(replay(...history, requested('nöbetçi noter', 1)).get('nobetci noter')).toMatchObject({
      found: true,
      asked: 3,
      withoutResults: 2,
    }));
  it('shows Turkish letters as soon as somebody types them', () =>
    expect(replay(requested('nobetci noter', 0), requested('nöbetçi noter', 0)).get('nobetci noter')?.text).toBe(
      'nöbetçi noter',
    ));
  it('gives the same rows from the same events', () =>
    expect(canonical([...replay(...history)])).toBe(canonical([...replay(...history)])));
  it.each([
    'ayse@example.com',
    'ayşe gmail com',
    '0532 111 22 33',
    'berber 05321112233',
    'TR12 0006 1005 1978',
    '٠٥٣٢١١١٢٢٣٣',
    'https://example.com/x',
    'a',
    '!!! ???',
    'x'.repeat(81),
  ])('is never written down where it may tell of a person or tells nothing: %s', (typed) =>
    expect(countableWords(typed)).toBeUndefined(),
  );
  it.each(['istanbul 34 oto', '7/24 çilingir', 'no 5 kafe'])('may have numbers as names have them: %s', (typed) =>
    expect(countableWords(typed)).toBeDefined(),
  );
});
