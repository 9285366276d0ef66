import type { TrackingPostponed } from '@carsi/contracts/analytics/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type TrackPostponed = Command<'TrackPostponed', TrackingPostponed['data']>;

/** Whenever the BFF has accepted a visit or an interaction for this service, it is tracked. */
export const trackWhenPostponed: Policy<TrackingPostponed, TrackPostponed> = {
  name: 'track-when-postponed',
  from: 'origin',
  when: ({ data }) => [{ type: 'TrackPostponed', data }],
};
