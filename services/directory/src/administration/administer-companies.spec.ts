import type { OwnedCompany } from '@carsi/contracts/directory/owned-companies';
import { operatorsOnly } from '@carsi/platform/testing/tokens';
import { describe, expect, it } from 'vitest';
import type { CompanyPage } from '../company-page/row.js';
import { AdministerCompanies } from './administer-companies.js';

type Parts = ConstructorParameters<typeof AdministerCompanies>[0];

const page = (id: string, company: object) => [id, { id, company } as CompanyPage] as const;

describe('the list of an admin', () => {
  it('does not show once more what was just decided on, although its name is still among those that wait', async () => {
    const pages = new Map([
      page('decided', { status: 'active', waitsSince: null }),
      page('waiting', { status: 'pending', waitsSince: '2026-11-22' }),
    ]);
    const context = { token: 'key', requestId: 'r', commandId: 'c', deadline: Date.now() + 1_000 };
    const administer = new AdministerCompanies({
      access: operatorsOnly('key'),
      names: { having: async () => [...pages.keys()] },
      pages: { getAll: async () => pages },
      owned: { viewOf: ({ id }: CompanyPage) => ({ company: { id } }) as OwnedCompany },
    } as unknown as Parts);
    const shown = await administer.listOwned({ q: 'kuyruk', status: 'waiting', limit: 20, offset: 0 }, context);
    expect(shown).toEqual({ companies: [{ company: { id: 'waiting' } }], total: 1 });
    const pending = await administer.listOwned({ q: 'kuyruk', status: 'pending', limit: 20, offset: 0 }, context);
    expect(pending.total).toBe(1);
  });
});
