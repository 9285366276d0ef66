import type { ReadModel } from '@carsi/platform/events/read-models';
import { describe, expect, it } from 'vitest';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { KnownCompanies } from './query.js';

describe('companies that may be visited', () => {
  const start = (rows: Map<string, CompanyStanding>) => {
    let ms = 0;
    let requested = 0;
    const get = (id: string) => ((requested += 1), Promise.resolve(rows.get(id)));
    const known = new KnownCompanies({ get } as unknown as ReadModel<CompanyStanding>, {
      now: () => new Date(ms),
      after: () => () => undefined,
    });
    return { known, pass: (time: number) => (ms += time), asked: () => requested };
  };

  it('are asked for once in seconds, however many visit', async () => {
    const { known, asked } = start(new Map([['a', { ownerId: 'o', open: true }]]));
    for (let n = 0; n < 100; n++) expect(await known.get('a')).toEqual({ ownerId: 'o', open: true });
    expect(asked()).toBe(1);
  });
  it('are closed seconds after they closed', async () => {
    const rows = new Map([['a', { ownerId: null, open: true }]]);
    const { known, pass } = start(rows);
    await known.get('a');
    rows.set('a', { ownerId: null, open: false });
    pass(5_000);
    expect(await known.get('a')).toMatchObject({ open: false });
  });
  it('are open as soon as they opened', async () => {
    const rows = new Map<string, CompanyStanding>();
    const { known } = start(rows);
    expect(await known.get('a')).toBeUndefined();
    rows.set('a', { ownerId: null, open: true });
    expect(await known.get('a')).toMatchObject({ open: true });
  });
});
