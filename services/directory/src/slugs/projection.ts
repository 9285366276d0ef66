import type { Projection } from '@carsi/kernel/projection';
import type { CompanyEvent } from '../company/events.js';

/** Every slug a company ever had, and the company it leads to. */
export interface SlugRow {
  readonly companyId: string;
}

export const slugs: Projection<SlugRow, CompanyEvent> = {
  name: 'slugs',
  version: 1,
  rows: (event, { stream }) => (stream.startsWith('company-') && 'slug' in event.data ? [event.data.slug] : []),
  evolve: (_row, _event, { stream }) => ({ companyId: stream.slice('company-'.length) }),
};
