import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session';
import { call } from '../call';
import { mine } from './me';

export const myCompaniesQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'companies'),
    queryFn: (context) => call('GET /api/users/{id}/companies', { params: { id: user.id } }, context),
    staleTime: 0,
  });

const FIVE_MINUTES = 5 * 60_000;
const anonymous = { queryKey: ['nobody', 'companies'], queryFn: skipToken };

/** Whether the viewer owns this company; undefined while unknown. */
export const useOwns = (companyId: string): boolean | undefined => {
  const user = useSession((session) => session.user);
  const { queryKey, queryFn } = user ? myCompaniesQuery(user) : anonymous;
  const { data, isError } = useQuery<OwnCompany[]>({
    queryKey: [...queryKey],
    queryFn: queryFn as never,
    staleTime: FIVE_MINUTES,
  });
  return data?.some(({ id }) => id === companyId) ?? (isError ? false : undefined);
};

export const closeCompany = (id: string): Promise<OwnCompany> => call('DELETE /api/companies/{id}', { params: { id } });
export const reopenCompany = (id: string): Promise<OwnCompany> =>
  call('POST /api/companies/{id}/restore', { params: { id } });
