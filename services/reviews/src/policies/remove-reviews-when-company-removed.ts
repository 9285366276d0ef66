import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Command } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';

export type RemoveReviewsOfCompany = Command<'RemoveReviewsOfCompany', { readonly companyId: string }>;

/** Whenever a company is removed for good, its reviews are removed. One that its owner closed may return: its reviews stay. */
export const removeReviewsWhenCompanyRemoved: Policy<DirectoryEvent, RemoveReviewsOfCompany> = {
  name: 'remove-reviews-when-company-removed',
  from: 'origin',
  when: (event) =>
    event.type === 'CompanyWithdrawn' && event.data.reason === 'removed'
      ? [{ type: 'RemoveReviewsOfCompany', data: { companyId: event.data.companyId } }]
      : [],
};
