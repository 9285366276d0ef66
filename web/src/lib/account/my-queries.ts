import type { AnswerOf, InputOf } from '@carsi/contracts/all-routes';
import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call, callPage, type GetKey } from '../call';
import { pageSize } from '../pages-of';
import type { Parts } from '../request';
import { mine, useMe } from './me';

/** A member's GET, always fetched again. Its key is the route and its input, so the route alone invalidates all of it. */
export const myQuery = <Key extends GetKey>(user: AccountUser, route: Key, input: InputOf<Key>) =>
  queryOptions<AnswerOf<Key>>({
    queryKey: mine(user, route, input),
    queryFn: (context) => call(route, ...([input, context] as never)),
    staleTime: 0,
  });

export const useMyQuery = <Key extends GetKey>(route: Key, input: InputOf<Key>) =>
  useQuery(myQuery(useMe(), route, input));

/** A page of a member's list, from 1; the one before stays until it has arrived. */
export const myPage = <Key extends GetKey>(
  user: AccountUser,
  route: Key,
  input: InputOf<Key>,
  page: number,
  size = pageSize,
) =>
  queryOptions({
    queryKey: mine(user, route, input, page),
    queryFn: (context) => {
      const query = { ...(input as Parts).query, limit: size, offset: (page - 1) * size };
      return callPage(route, { ...input, query }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useMyPage = <Key extends GetKey>(route: Key, input: InputOf<Key>, page: number, size?: number) =>
  useQuery(myPage(useMe(), route, input, page, size));
