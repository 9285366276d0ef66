import type { AdminActsRequests } from '@carsi/contracts/admin-acts';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { OpsRequests } from '@carsi/platform/hosting/ops';
import { services, type Requests, type ServiceName } from '@carsi/platform/platform';

/** What services answer alike, each beside its own language. */
export type Operated = Served<OpsRequests & AdminActsRequests>;
export type EveryService = ReadonlyMap<ServiceName, Operated>;

export const everyServiceOf = (requests: Requests): EveryService =>
  new Map(services.map((name) => [name, clientOf<OpsRequests & AdminActsRequests>(requests, name)]));

/** Those whose events tell what admins did. */
export const audited = [
  'identity',
  'directory',
  'reviews',
  'billing',
  'messaging',
] as const satisfies readonly ServiceName[];

/** Nest's token for them. */
export const EVERY_SERVICE = Symbol('every service');
