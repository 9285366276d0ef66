import type { AnalyticsRequests } from '@carsi/contracts/analytics';
import type { DirectoryRequests } from '@carsi/contracts/directory';
import type { IdentityRequests } from '@carsi/contracts/identity';
import type { ReviewsRequests } from '@carsi/contracts/reviews';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { OpsRequests } from '@carsi/platform/hosting/ops';
import type { RequestContext, Requests, ServiceName } from '@carsi/platform/platform';
import { v7 } from 'uuid';

/** The services as an operator's command calls them, in either profile. */
export interface Operator {
  readonly directory: Served<DirectoryRequests>;
  readonly identity: Served<IdentityRequests>;
  readonly reviews: Served<ReviewsRequests>;
  readonly analytics: Served<AnalyticsRequests>;
  ops(service: ServiceName): Served<OpsRequests>;
  /** One for each call; the same `commandId` makes a call again harmless. */
  context(commandId?: string): RequestContext;
}

/** Commands work through long lists and wait longer than a person would. */
const DEADLINE_MS = 600_000;

export const operatorOf = (requests: Requests, operatorKey: string): Operator => ({
  directory: clientOf<DirectoryRequests>(requests, 'directory'),
  identity: clientOf<IdentityRequests>(requests, 'identity'),
  reviews: clientOf<ReviewsRequests>(requests, 'reviews'),
  analytics: clientOf<AnalyticsRequests>(requests, 'analytics'),
  ops: (service) => clientOf<OpsRequests>(requests, service),
  context: (commandId = v7()) => ({
    token: operatorKey,
    requestId: v7(),
    commandId,
    deadline: Date.now() + DEADLINE_MS,
  }),
});
