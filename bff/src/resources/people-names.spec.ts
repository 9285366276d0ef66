import type { PersonName } from '@carsi/contracts/identity/person';
import { ServiceUnavailable } from '@carsi/platform/platform';
import { describe, expect, it } from 'vitest';
import { PeopleNames } from './people-names.js';

const start = (...known: readonly PersonName[]) => {
  let ms = 100_000;
  const requested: (readonly string[])[] = [];
  const state = { known, unavailable: false };
  const people = async ({ ids }: { ids: readonly string[] }) => {
    requested.push(ids);
    if (state.unavailable) throw new ServiceUnavailable('identity');
    return state.known.filter(({ id }) => ids.includes(id));
  };
  const names = new PeopleNames({ identity: { people } } as never, () => ms);
  return { names, asked: requested, state, pass: (time: number) => void (ms += time) };
};
const ayse = { id: 'ayse', name: 'Ayşe Yılmaz', avatar: null };
const ali = { id: 'ali', name: 'Ali Kaya', avatar: null };

describe('names of people', () => {
  it('are fetched together, each once, and cached for half a minute', async () => {
    const { names, asked, pass } = start(ayse, ali);
    expect((await names.of(['ayse', 'ali', 'ayse'])).byId).toEqual(new Map(Object.entries({ ayse, ali })));
    await names.of(['ali']);
    expect(asked).toEqual([['ayse', 'ali']]);
    pass(30_001);
    await names.of(['ali']);
    expect(asked).toHaveLength(2);
  });
  it('are fetched a hundred at a time', async () => {
    const { names, asked } = start();
    await names.of(Array.from({ length: 201 }, (_, n) => `k${n}`));
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 1]);
  });
  it('are gone for people whom identity leaves out', async () => {
    const { names } = start(ayse);
    expect((await names.of(['silinen'])).byId.get('silinen')).toBeNull();
  });
  it('are missing while identity is unavailable, and fetched again the next time', async () => {
    const { names, state } = start(ayse);
    await names.of(['ayse']);
    state.unavailable = true;
    expect(await names.of(['ayse', 'ali'])).toEqual({ byId: new Map([['ayse', ayse]]), unavailable: true });
    state.unavailable = false;
    expect(await names.of(['ali'])).toEqual({ byId: new Map([['ali', null]]), unavailable: false });
  });
  it('are forgotten when they change, and not believed until the change has settled', async () => {
    const { names, state, pass, asked } = start(ayse);
    await names.of(['ayse']);
    names.drop(['ayse']);
    await names.of(['ayse']);
    state.known = [{ ...ayse, name: 'Ayşe Demir' }];
    expect((await names.of(['ayse'])).byId.get('ayse')?.name).toBe('Ayşe Demir');
    pass(2_001);
    await names.of(['ayse']);
    await names.of(['ayse']);
    expect(asked).toHaveLength(4);
  });
  it('are all forgotten after a gap in the events', async () => {
    const { names, pass, asked } = start(ayse);
    await names.of(['ayse']);
    pass(5_000);
    names.empty();
    await names.of(['ayse']);
    expect(asked).toHaveLength(2);
  });
});
