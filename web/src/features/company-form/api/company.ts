import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

export const ownCompanyQuery = (user: AccountUser, id: string) =>
  queryOptions({
    queryKey: mine(user, 'company', id),
    queryFn: (context): Promise<Partial<OwnCompany>> => call('GET /api/companies/{id}', { params: { id } }, context),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** The draft of a new company, or of changes to an existing one. */
export const draftQuery = (user: AccountUser, company?: string) =>
  queryOptions({
    queryKey: mine(user, 'company-draft', company ?? 'new'),
    queryFn: async (context) =>
      (await call('GET /api/users/me/company-draft', { query: { company } }, context)).draft ?? null,
    staleTime: 0,
    gcTime: 0,
  });

export const saveDraft = (draft: object | null, company?: string): Promise<unknown> =>
  call('PUT /api/users/me/company-draft', { query: { company }, body: draft && { ...draft } });

export const createCompany = (body: object): Promise<OwnCompany> => call('POST /api/companies', { body: { ...body } });
export const changeCompany = (id: string, body: object): Promise<OwnCompany> =>
  call('PUT /api/companies/{id}', { params: { id }, body: { ...body } });

export const forecastQuery = (user: AccountUser, body: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: mine(user, 'company-forecast', body),
    queryFn: () => call('POST /api/companies/forecast', { body }),
    staleTime: 30_000,
    retry: false,
  });
