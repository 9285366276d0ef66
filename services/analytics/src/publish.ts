import type { AnalyticsEvent } from '@carsi/contracts/analytics/events';
import type { Publish } from '@carsi/platform/platform';
import type { MonthCounted } from './closed-months/month.js';

/** The border: total views. What a closed month had stays; visits never were in the store. */
export const publish: Publish = (event): AnalyticsEvent | undefined => {
  const own = event as AnalyticsEvent | MonthCounted;
  return own.type === 'MonthCounted' ? undefined : own;
};
