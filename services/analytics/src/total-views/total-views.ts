import type { ViewsCounted } from '@carsi/contracts/analytics/events';
import type { Command } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

// How often a company was viewed in all, as others last heard it. Names and shapes are on disk for ever.

export type CountViews = Command<'CountViews', { readonly companyId: string; readonly views: number }>;

export const totalViews: Aggregate<number, CountViews, ViewsCounted> = {
  name: 'views',
  initial: 0,
  decide: ({ data }, views) => (data.views === views ? [] : [{ type: 'ViewsCounted', data }]),
  evolve: (_views, { data }) => data.views,
};
