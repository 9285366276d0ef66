import type { AnalyticsEvent } from '@carsi/contracts/analytics';
import type { Publish } from '@carsi/platform/platform';

/** Everything that is in the store of analytics is meant for others; visits never were in it. */
export const publish: Publish = (event) => event as AnalyticsEvent;
