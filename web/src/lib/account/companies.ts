import type { AccountUser } from '@carsi/contracts/http/account';
import type { OwnCompany } from '@carsi/contracts/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { getMine, send } from '../http';
import { mine } from './me';

export const myCompaniesQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'companies'),
    queryFn: (context) => getMine<OwnCompany[]>(`/api/users/${user.id}/companies`, context),
    staleTime: 0,
  });

export const closeCompany = (id: string): Promise<OwnCompany> => send('DELETE', `/api/companies/${id}`);
export const reopenCompany = (id: string): Promise<OwnCompany> => send('POST', `/api/companies/${id}/restore`);
