import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import { publishReviewsWhenEmailVerified } from './publish-reviews-when-email-verified.js';
import { removeReviewsWhenAuthorErased } from './remove-reviews-when-author-erased.js';
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

describe('the reviews of a person', () => {
  const verified: IdentityEvent = { type: 'EmailVerified', data: { userId: 'ayse' } };
  const erased = (...purposes: ('profile' | 'reviews')[]): IdentityEvent => ({
    type: 'UserErased',
    data: { userId: 'ayse', purposes },
  });
  it('are published when the address is verified', () => {
    expect(publishReviewsWhenEmailVerified.when(verified, occurrence)).toEqual([
      { type: 'PublishReviewsOf', data: { userId: 'ayse' } },
    ]);
    expect(publishReviewsWhenEmailVerified.when(erased(), occurrence)).toEqual([]);
  });
  it('go with whoever is erased, if they asked for that', () => {
    const requested = (event: IdentityEvent) => removeReviewsWhenAuthorErased.when(event, occurrence);
    expect(requested(erased('profile', 'reviews'))).toEqual([
      { type: 'EraseAuthor', data: { userId: 'ayse', reviewsToo: true } },
    ]);
    expect(requested(erased('profile'))).toEqual([
      { type: 'EraseAuthor', data: { userId: 'ayse', reviewsToo: false } },
    ]);
    expect(requested(verified)).toEqual([]);
  });
});
