import type { AccountUser } from '@carsi/contracts/http/account';
import type { OwnCompany } from '@carsi/contracts/http/owned-company';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine } from '../../../lib/http';

export const myCompaniesQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'companies'),
    queryFn: (context) => getMine<OwnCompany[]>(`/api/users/${user.id}/companies`, context),
    staleTime: 0,
  });
