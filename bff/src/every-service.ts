import type { AdminActsCalls } from '@carsi/contracts/common/admin-acts';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { OpsCalls } from '@carsi/platform/hosting/ops';
import { services, type Calls, type ServiceName } from '@carsi/platform/platform';

/** What services answer alike, each beside its own language. */
export type Operated = Served<OpsCalls & AdminActsCalls>;
export type EveryService = ReadonlyMap<ServiceName, Operated>;

export const everyServiceOf = (calls: Calls): EveryService =>
  new Map(services.map((name) => [name, clientOf<OpsCalls & AdminActsCalls>(calls, name)]));

/** Services whose events record admins' actions. */
export const audited = [
  'identity',
  'directory',
  'reviews',
  'billing',
  'messaging',
] as const satisfies readonly ServiceName[];

/** Nest's token for them. */
export const EVERY_SERVICE = Symbol('every service');
