import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type StopRenewalOf = Command<'StopRenewalOf', { readonly companyId: string }>;

/** Whenever a company has a new owner, or none, its renewal stops: they did not order it. */
export const stopRenewalWhenOwnerChanges: Policy<DirectoryEvent, StopRenewalOf> = {
  name: 'stop-renewal-when-owner-changes',
  from: 'origin',
  when: (event) =>
    event.type === 'CompanyRepublished' && event.data.ownerId !== undefined
      ? [{ type: 'StopRenewalOf', data: { companyId: event.data.companyId } }]
      : [],
};
