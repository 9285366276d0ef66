import type { DirectoryEvent } from '@carsi/contracts/directory';
import { describe, expect, it } from 'vitest';
import { removeReviewsWhenCompanyRemoved } from './remove-reviews-when-company-removed.js';

const occurrence = { stream: 'company-kebap', at: '2026-11-21T09:00:00Z', by: null };
const withdrawn = (reason: 'closed' | 'removed' | 'suspended'): DirectoryEvent => ({
  type: 'CompanyWithdrawn',
  data: { companyId: 'kebap', reason },
});

describe('the reviews of a company', () => {
  it('go when it is removed for good', () =>
    expect(removeReviewsWhenCompanyRemoved.when(withdrawn('removed'), occurrence)).toEqual([
      { type: 'RemoveReviewsOfCompany', data: { companyId: 'kebap' } },
    ]));
  it.each(['closed', 'suspended'] as const)('stay when it is %s', (reason) =>
    expect(removeReviewsWhenCompanyRemoved.when(withdrawn(reason), occurrence)).toEqual([]),
  );
});
