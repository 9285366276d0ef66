import type { AnalyticsCalls } from '@carsi/contracts/analytics/calls';
import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { IdentityCalls } from '@carsi/contracts/identity/calls';
import type { ReviewsCalls } from '@carsi/contracts/reviews/calls';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { OpsCalls } from '@carsi/platform/hosting/ops';
import type { CallContext, Calls, ServiceName } from '@carsi/platform/platform';
import { v7 } from 'uuid';

/** The services as an operator's command calls them, in either profile. */
export interface Operator {
  readonly directory: Served<DirectoryCalls>;
  readonly identity: Served<IdentityCalls>;
  readonly reviews: Served<ReviewsCalls>;
  readonly analytics: Served<AnalyticsCalls>;
  ops(service: ServiceName): Served<OpsCalls>;
  /** One for each call; the same `commandId` makes a call again harmless. */
  context(commandId?: string): CallContext;
}

/** Commands process long lists and have longer timeouts than requests of people. */
const DEADLINE_MS = 600_000;

export const operatorOf = (calls: Calls, operatorKey: string): Operator => ({
  directory: clientOf<DirectoryCalls>(calls, 'directory'),
  identity: clientOf<IdentityCalls>(calls, 'identity'),
  reviews: clientOf<ReviewsCalls>(calls, 'reviews'),
  analytics: clientOf<AnalyticsCalls>(calls, 'analytics'),
  ops: (service) => clientOf<OpsCalls>(calls, service),
  context: (commandId = v7()) => ({
    token: operatorKey,
    requestId: v7(),
    commandId,
    deadline: Date.now() + DEADLINE_MS,
  }),
});
