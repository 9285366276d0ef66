import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { RequestKind, KvkkState } from '@carsi/contracts/identity/privacy';
import type { KvkkRequest } from '@carsi/contracts/identity/http/kvkk';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { lengthOf } from '../format/length-of';
import { mine } from './me';

/** What the form offers: exports and erasures come into the queue by themselves. */
export const kvkkKinds = ['question', 'rectification', 'objection', 'other'] as const satisfies readonly RequestKind[];
export const kvkkStates = ['open', 'done', 'canceled'] as const satisfies readonly KvkkState[];

export const stateTones: Readonly<Record<KvkkState, string>> = {
  open: 'bg-fair-soft text-fair',
  done: 'bg-good-soft text-good',
  canceled: 'bg-sunken text-muted',
};

export const longestNote = 2_000;
export const isTooLong = (text: string): boolean => lengthOf(text) > longestNote;

export const kvkkQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'kvkk'),
    queryFn: (context) => call('GET /api/users/me/kvkk-requests', {}, context),
    staleTime: 0,
  });

export const askKvkk = (kind: RequestKind, note: string): Promise<KvkkRequest> =>
  call('POST /api/users/me/kvkk-requests', { body: { kind, note } });
