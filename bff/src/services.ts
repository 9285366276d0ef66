import type { AnalyticsRequests } from '@carsi/contracts/analytics';
import type { DirectoryRequests } from '@carsi/contracts/directory';
import type { ReviewsRequests } from '@carsi/contracts/reviews';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import type { Requests } from '@carsi/platform/platform';

/** The services as the BFF knows them: by their published request interfaces. */
export interface Services {
  readonly directory: Served<DirectoryRequests>;
  readonly reviews: Served<ReviewsRequests>;
  readonly analytics: Served<AnalyticsRequests>;
}

export const servicesOf = (requests: Requests): Services => ({
  directory: clientOf<DirectoryRequests>(requests, 'directory'),
  reviews: clientOf<ReviewsRequests>(requests, 'reviews'),
  analytics: clientOf<AnalyticsRequests>(requests, 'analytics'),
});

/** Nest's token for them. */
export const SERVICES = Symbol('services');
