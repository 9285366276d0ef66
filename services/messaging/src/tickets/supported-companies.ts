import { plans } from '@carsi/contracts/billing/plans';
import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';

/** The owner of a company, and whether its plan gives their tickets priority. */
export interface SupportedCompany {
  readonly ownerId: string | null;
  readonly priority: boolean;
}

const nobodys: SupportedCompany = { ownerId: null, priority: false };

export const supportedIndexes = [['ownerId', 'priority']];

export const supportedCompanies: Projection<SupportedCompany, DirectoryEvent | BillingEvent> = {
  name: 'supported-companies',
  version: 1,
  rows: ({ type, data }) =>
    [
      'CompanyApproved',
      'CompanyRepublished',
      'SubscriptionStarted',
      'SubscriptionChanged',
      'SubscriptionEnded',
    ].includes(type) && 'companyId' in data
      ? [data.companyId]
      : [],
  evolve: (row = nobodys, event) => {
    switch (event.type) {
      case 'CompanyApproved':
        return { ...row, ownerId: event.data.ownerId };
      case 'CompanyRepublished':
        return event.data.ownerId === undefined ? row : { ...row, ownerId: event.data.ownerId };
      case 'SubscriptionStarted':
      case 'SubscriptionChanged':
        return { ...row, priority: plans[event.data.planId].limits.prioritySupport };
      case 'SubscriptionEnded':
        return { ...row, priority: false };
      default:
        return row;
    }
  },
};
