import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Collection, type Collections, type Find, type Stored, type Write } from '../platform.js';
import { Unstorable } from '../refused-writes.js';

export interface OpenedCollections {
  readonly collections: Collections;
  /** Collections of another service in the same place. */
  readonly others: Collections;
  close(): Promise<void>;
}

interface Shop {
  readonly name: string;
  readonly city: number;
  readonly open?: boolean;
  readonly rating?: number | null;
  readonly owner?: { readonly id: string };
  readonly days?: Readonly<Record<string, number>>;
}

const indexes = [['city', 'rating'], ['owner.id'], ['open', 'name'], ['name'], ['rating']] as const;
const fresh = <Row>(id: string, row: Row, marks: Record<string, number> = {}): Write<Row> => ({ id, v: 0, marks, row });

/** `open` gives a service without collections. Finds that no index covers must be refused. */
export const collectionsContract = (name: string, open: () => Promise<OpenedCollections>): void => {
  describe(`collections (${name})`, () => {
    let opened: OpenedCollections;
    let shops: Collection<Shop>;
    beforeEach(async () => {
      opened = await open();
      shops = await opened.collections.open<Shop>('shops', { indexes });
    });
    afterEach(() => opened.close());

    const stored = async (id: string): Promise<Stored<Shop> | undefined> => (await shops.load([id])).get(id);
    const found = async (find: Find): Promise<string[]> => (await shops.find(find)).map(({ id }) => id);

    it('deletes a tombstone for good when it was met long enough ago, and no row that lives', async () => {
      await shops.write([fresh('gone', { name: 'A', city: 1 }), fresh('lives', { name: 'B', city: 2 })]);
      await shops.write([{ id: 'gone', v: 1, marks: {}, row: undefined }]);
      await shops.purge(1_000, 500);
      await shops.purge(1_499, 500);
      expect(await stored('gone')).toMatchObject({ v: 2, row: undefined });
      await shops.purge(1_500, 500);
      expect(await stored('gone')).toBeUndefined();
      expect(await stored('lives')).toEqual({ id: 'lives', v: 1, marks: {}, row: { name: 'B', city: 2 } });
      expect(await shops.write([{ id: 'gone', v: 2, marks: {}, row: { name: 'C', city: 3 } }])).toEqual(['gone']);
      expect(await shops.write([fresh('gone', { name: 'C', city: 3 })])).toEqual([]);
    });

    describe('a row', () => {
      it('comes back as it was written, with its version and its marks', async () => {
        const row: Shop = {
          name: 'Şekerci "Işık"',
          city: 34,
          owner: { id: 'u1' },
          days: { '2026-03-01': 2, 'a.b': 1, a$b: 3 },
          rating: null,
        };
        expect(await shops.write([fresh('a', row, { store: 7, 'reviews.events/3': 12 })])).toEqual([]);
        expect(await stored('a')).toEqual({ id: 'a', v: 1, marks: { store: 7, 'reviews.events/3': 12 }, row });
      });

      it('keeps numbers, texts and lists exact', async () => {
        const row = {
          n: [0, -1, 1.5, 2 ** 40, 1e21],
          t: ['', ' ', '😀', 'a\u0000b', 'İıĞğ'],
          empty: {},
          list: [],
          no: false,
        };
        const any = await opened.collections.open<typeof row>('anything');
        await any.write([fresh('x', row)]);
        expect((await any.load(['x'])).get('x')!.row).toEqual(row);
      });

      it.each([
        ['a field of a name that a database reads as its own', { $id: 1 }],
        ['a field that BSON would take for a type of its own', { x: { _bsontype: 'Long' } }],
        ['a field with a NUL in its name', { 'a\u0000b': 1 }],
        ['a field whose name is no text', { '\ud800': 1 }],
        ['more levels than any screen needs', JSON.parse(`${'{"x":'.repeat(250)}1${'}'.repeat(250)}`) as object],
        ['more than a row may hold', { x: 'x'.repeat(1_000_001) }],
      ])('with %s is refused, and nothing of its batch is written', async (_what, poison) => {
        const any = await opened.collections.open<object>('anything');
        const written = any.write([fresh<object>('good', {}), fresh<object>('bad', poison)]);
        await expect(written).rejects.toBeInstanceOf(Unstorable);
        expect((await any.load(['good', 'bad'])).size).toBe(0);
      });

      it('whose id is no text is refused: it would never be found again', async () => {
        await expect(shops.write([fresh('\udc00', { name: 'A', city: 1 })])).rejects.toBeInstanceOf(Unstorable);
      });

      it('gives back a half of a surrogate pair as the sign for what cannot be read', async () => {
        await shops.write([fresh('a', { name: 'A\ud83d', city: 1 }), fresh('b', { name: 'B\\ud83d', city: 1 })]);
        expect((await stored('a'))!.row!.name).toBe('A\ufffd');
        expect((await stored('b'))!.row!.name).toBe('B\\ud83d');
      });

      it('that is undefined in a field has no such field', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1, open: undefined } as unknown as Shop)]);
        expect(Object.keys((await stored('a'))!.row!)).toEqual(['name', 'city']);
      });

      it('that is not there is not in the answer', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        expect([...(await shops.load(['a', 'b', 'a'])).keys()]).toEqual(['a']);
        expect((await shops.load([])).size).toBe(0);
      });

      it('counts its writes', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        await shops.write([{ id: 'a', v: 1, marks: {}, row: { name: 'B', city: 2 } }]);
        expect(await stored('a')).toEqual({ id: 'a', v: 2, marks: {}, row: { name: 'B', city: 2 } });
      });
    });

    describe('a conditional write', () => {
      it('leaves a row alone that has moved, and names it', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 }), fresh('b', { name: 'B', city: 1 })]);
        await shops.write([{ id: 'a', v: 1, marks: {}, row: { name: 'A2', city: 1 } }]);
        const moved = await shops.write([
          { id: 'a', v: 1, marks: {}, row: { name: 'late', city: 1 } },
          { id: 'b', v: 1, marks: {}, row: { name: 'B2', city: 1 } },
          fresh('c', { name: 'C', city: 1 }),
        ]);
        expect(moved).toEqual(['a']);
        expect((await stored('a'))!.row!.name).toBe('A2');
        expect((await stored('b'))!.row!.name).toBe('B2');
        expect((await stored('c'))!.v).toBe(1);
      });

      it('does not make a row that already is, nor change one that is not', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        const moved = await shops.write([
          fresh('a', { name: 'again', city: 1 }),
          { id: 'z', v: 3, marks: {}, row: { name: 'Z', city: 1 } },
        ]);
        expect([...moved].sort()).toEqual(['a', 'z']);
        expect((await stored('a'))!.row!.name).toBe('A');
        expect(await stored('z')).toBeUndefined();
      });

      it('lets one of many win that write the same row at once', async () => {
        await shops.write([fresh('a', { name: 'A', city: 0 })]);
        const results = await Promise.all(
          Array.from({ length: 10 }, (_, city) =>
            shops.write([{ id: 'a', v: 1, marks: {}, row: { name: 'A', city } }]),
          ),
        );
        expect(results.filter((moved) => moved.length === 0)).toHaveLength(1);
        expect((await stored('a'))!.v).toBe(2);
      });

      it('loses no addition and makes none twice when everybody loads and folds again by their marks', async () => {
        const add = async (who: string, ids: readonly string[]): Promise<void> => {
          for (let pending = ids; pending.length > 0;) {
            const loaded = await shops.load(pending);
            pending = await shops.write(
              pending.flatMap((id) => {
                const { v, row, marks } = loaded.get(id) ?? { v: 0, row: undefined, marks: {} };
                // An adapter may name a row that had been written, and overwritten by others at once: its mark tells.
                if (who in marks) return [];
                return [{ id, v, marks: { ...marks, [who]: 1 }, row: { name: id, city: (row?.city ?? 0) + 1 } }];
              }),
            );
          }
        };
        const ids = Array.from({ length: 20 }, (_, i) => `row-${i}`);
        await Promise.all(Array.from({ length: 6 }, (_, i) => add(`adder-${i}`, ids)));
        const rows = await shops.load(ids);
        expect([...rows.values()].map(({ row }) => row!.city)).toEqual(ids.map(() => 6));
      });

      it('of nothing is nothing', async () => expect(await shops.write([])).toEqual([]));

      it('takes a thousand rows in one', async () => {
        const rows = Array.from({ length: 1_000 }, (_, i) => fresh(`r${i}`, { name: `n${i}`, city: i % 81 }));
        expect(await shops.write(rows)).toEqual([]);
        const moved = await shops.write(rows.map(({ row, id }) => ({ id, v: id === 'r500' ? 9 : 1, marks: {}, row })));
        expect(moved).toEqual(['r500']);
        expect(await shops.count({ city: 5 })).toBe(13);
        expect((await shops.load(rows.map(({ id }) => id))).size).toBe(1_000);
      });
    });

    describe('a row that goes', () => {
      beforeEach(async () => {
        await shops.write([
          fresh('a', { name: 'A', city: 1, rating: null }, { store: 3 }),
          fresh('b', { name: 'B', city: 1 }),
        ]);
        await shops.write([{ id: 'a', v: 1, marks: { store: 4 }, row: undefined }]);
      });
      it('leaves a tombstone with its marks', async () =>
        expect(await stored('a')).toEqual({ id: 'a', v: 2, marks: { store: 4 }, row: undefined }));
      it('is not found and not counted', async () => {
        expect(await found({ where: { city: 1 } })).toEqual(['b']);
        expect(await found({})).toEqual(['b']);
        expect(await found({ where: { rating: null } })).toEqual(['b']);
        expect(await shops.count({ city: 1 })).toBe(1);
        expect(await shops.count()).toBe(1);
      });
      it('can come back, on top of its tombstone', async () => {
        expect(await shops.write([fresh('a', { name: 'late', city: 1 })])).toEqual(['a']);
        expect(await shops.write([{ id: 'a', v: 2, marks: { store: 5 }, row: { name: 'A', city: 1 } }])).toEqual([]);
        expect((await stored('a'))!.row!.name).toBe('A');
        expect(await shops.count({ city: 1 })).toBe(2);
      });
      it('may never have been', async () => {
        await shops.write([{ id: 't', v: 0, marks: { store: 9 }, row: undefined }]);
        expect(await stored('t')).toEqual({ id: 't', v: 1, marks: { store: 9 }, row: undefined });
      });
    });

    describe('a find', () => {
      beforeEach(() =>
        shops.write([
          fresh('a', { name: 'Elma', city: 34, rating: 4, open: true, owner: { id: 'u1' } }),
          fresh('b', { name: 'Armut', city: 34, rating: 2, open: false, owner: { id: 'u2' } }),
          fresh('c', { name: 'Kiraz', city: 6, rating: 5, open: true, owner: { id: 'u1' } }),
          fresh('d', { name: 'Dut', city: 34, rating: null, open: true }),
          fresh('e', { name: 'Nar', city: 35, open: true, rating: 4.5 }),
        ]),
      );
      it('looks for what equals, in any depth', async () => {
        expect((await found({ where: { city: 34 } })).sort()).toEqual(['a', 'b', 'd']);
        expect((await found({ where: { 'owner.id': 'u1' } })).sort()).toEqual(['a', 'c']);
        expect((await found({ where: { open: false } })).sort()).toEqual(['b']);
        expect((await found({ where: { city: 34, rating: 4 } })).sort()).toEqual(['a']);
        expect(await found({ where: { city: 99 } })).toEqual([]);
      });
      it('takes null for what is null and for what is missing', async () => {
        expect((await found({ where: { 'owner.id': null } })).sort()).toEqual(['d', 'e']);
        expect(await found({ where: { city: 34, rating: null } })).toEqual(['d']);
      });
      it('looks for any of several', async () => {
        expect((await found({ where: { city: { in: [6, 35, 1] } } })).sort()).toEqual(['c', 'e']);
        expect(await found({ where: { city: { in: [] } } })).toEqual([]);
        expect((await found({ where: { id: { in: ['a', 'e', 'x'] } } })).sort()).toEqual(['a', 'e']);
      });
      it('looks for what lies between', async () => {
        expect((await found({ where: { rating: { gt: 2, lte: 4.5 } } })).sort()).toEqual(['a', 'e']);
        expect((await found({ where: { rating: { gte: 4.5 } } })).sort()).toEqual(['c', 'e']);
        expect((await found({ where: { name: { gte: 'D', lt: 'E' } } })).sort()).toEqual(['d']);
        expect((await found({ where: { city: 34, rating: { lt: 4 } } })).sort()).toEqual(['b']);
      });
      it('sorts both ways, what is missing first upwards', async () => {
        expect(await found({ where: { city: 34 }, sort: [['rating', 'asc']] })).toEqual(['d', 'b', 'a']);
        expect(await found({ where: { city: 34 }, sort: [['rating', 'desc']] })).toEqual(['a', 'b', 'd']);
        expect(await found({ sort: [['name', 'asc']] })).toEqual(['b', 'd', 'a', 'c', 'e']);
        expect(await found({ sort: [['id', 'asc']] })).toEqual(['a', 'b', 'c', 'd', 'e']);
        expect(await found({ sort: [['id', 'desc']] })).toEqual(['e', 'd', 'c', 'b', 'a']);
        expect(await found({ where: { id: { gt: 'c' } }, sort: [['id', 'asc']] })).toEqual(['d', 'e']);
      });
      it('without an order comes by id', async () => expect(await found({})).toEqual(['a', 'b', 'c', 'd', 'e']));
      it('gives a page of it', async () => {
        expect(await found({ sort: [['name', 'asc']], limit: 2 })).toEqual(['b', 'd']);
        expect(await found({ sort: [['name', 'asc']], limit: 2, offset: 3 })).toEqual(['c', 'e']);
        expect(await found({ sort: [['name', 'asc']], offset: 4 })).toEqual(['e']);
        expect(await found({ sort: [['name', 'asc']], limit: 2, offset: 9 })).toEqual([]);
      });
      it('shows every row on exactly one page, however many are alike', async () => {
        await shops.write(
          Array.from({ length: 25 }, (_, i) => fresh(`same-${i}`, { name: 'Aynı', city: 7, rating: 3 })),
        );
        for (const direction of ['asc', 'desc'] as const) {
          const observed: string[] = [];
          for (let offset = 0; offset < 25; offset += 4)
            observed.push(...(await found({ where: { city: 7 }, sort: [['rating', direction]], limit: 4, offset })));
          expect(new Set(observed).size).toBe(25);
          expect(observed).toHaveLength(25);
        }
      });
      it('gives the rows themselves, without what is ours', async () => {
        const [first] = await shops.find({ where: { city: 6 } });
        expect(first).toEqual({ id: 'c', row: { name: 'Kiraz', city: 6, rating: 5, open: true, owner: { id: 'u1' } } });
      });
      it('counts without fetching', async () => {
        expect(await shops.count()).toBe(5);
        expect(await shops.count({ city: 34 })).toBe(3);
        expect(await shops.count({ city: { in: [34, 6] } })).toBe(4);
      });
      it('counts by a value', async () => {
        await shops.write([fresh('f', { name: 'Incir', city: 34, rating: 4, open: true })]);
        const counts = await shops.countBy('rating', { city: 34 });
        expect(counts).toEqual(
          new Map([
            [4, 2],
            [2, 1],
            [null, 1],
          ]),
        );
        expect(await shops.countBy('city', undefined)).toEqual(
          new Map([
            [34, 4],
            [6, 1],
            [35, 1],
          ]),
        );
      });
      it('that no index covers is refused', async () => {
        await expect(shops.find({ where: { days: 1 } })).rejects.toThrow(/index/);
        await expect(shops.find({ where: { open: true }, sort: [['rating', 'asc']] })).rejects.toThrow(/index/);
        await expect(shops.count({ open: true, city: 34 })).rejects.toThrow(/index/);
        await expect(shops.countBy('days', { city: 34 })).rejects.toThrow(/index/);
      });
    });

    describe('the whole of it', () => {
      it('can be walked by id, tombstones too', async () => {
        const ids = Array.from({ length: 2_500 }, (_, i) => `r${String(i).padStart(5, '0')}`);
        await shops.write(ids.map((id) => fresh(id, { name: id, city: 1 })));
        await shops.write([{ id: ids[7]!, v: 1, marks: {}, row: undefined }]);
        const walked: Stored<Shop>[] = [];
        for await (const chunk of shops.scan()) walked.push(...chunk);
        expect(walked.map(({ id }) => id)).toEqual(ids);
        expect(walked[7]!.row).toBeUndefined();
      });
      it('can be cleared', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        await shops.clear();
        expect(await shops.count()).toBe(0);
        expect(await shops.write([fresh('a', { name: 'A', city: 1 })])).toEqual([]);
      });
    });

    describe('a service', () => {
      it('knows its collections by name and can drop one', async () => {
        await opened.collections.open('accounts', { source: true });
        expect([...(await opened.collections.names())].sort()).toEqual(['accounts', 'shops']);
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        await opened.collections.drop('shops');
        await opened.collections.drop('never-was');
        expect(await opened.collections.names()).toEqual(['accounts']);
        const again = await opened.collections.open<Shop>('shops', { indexes });
        expect(await again.count()).toBe(0);
      });
      it('opens the same collection again with what is in it', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        const again = await opened.collections.open<Shop>('shops', { indexes });
        expect((await again.load(['a'])).get('a')!.row!.name).toBe('A');
      });
      it('keeps source rows like others', async () => {
        const accounts = await opened.collections.open<{ hash: string }>('accounts', {
          source: true,
          indexes: [['hash']],
        });
        expect(await accounts.write([fresh('u1', { hash: 'x' })])).toEqual([]);
        expect(await accounts.write([fresh('u1', { hash: 'y' })])).toEqual(['u1']);
        expect(await accounts.find({ where: { hash: 'x' } })).toEqual([{ id: 'u1', row: { hash: 'x' } }]);
      });
      it('does not see the rows of another service', async () => {
        await shops.write([fresh('a', { name: 'A', city: 1 })]);
        const theirs = await opened.others.open<Shop>('shops', { indexes });
        expect(await theirs.count()).toBe(0);
        await opened.others.drop('shops');
        expect(await shops.count()).toBe(1);
      });
    });
  });
};
