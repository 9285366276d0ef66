import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type EndSubscriptionOf = Command<'EndSubscriptionOf', { readonly companyId: string }>;

/** Whenever a company is closed, its plan ends and nothing is due. A suspended one keeps its paid plan. */
export const endSubscriptionWhenCompanyClosed: Policy<DirectoryEvent, EndSubscriptionOf> = {
  name: 'end-subscription-when-company-closed',
  from: 'origin',
  when: (event) =>
    event.type === 'CompanyWithdrawn' && event.data.reason !== 'suspended'
      ? [{ type: 'EndSubscriptionOf', data: { companyId: event.data.companyId } }]
      : [],
};
