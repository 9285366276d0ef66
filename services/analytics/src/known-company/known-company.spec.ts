import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import { describe, expect, it } from 'vitest';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { knownCompany } from './projection.js';

const companyId = 'kebap';
const approved: DirectoryEvent = { type: 'CompanyApproved', data: { companyId, ownerId: 'ayse', sample: false } };
const withdrawn: DirectoryEvent = { type: 'CompanyWithdrawn', data: { companyId, reason: 'suspended' } };
const reopened: DirectoryEvent = { type: 'CompanyReopened', data: { companyId } };
const occurrence = { stream: 'company-kebap', at: '2026-11-21T09:00:00Z', by: null };
const after = (...events: DirectoryEvent[]): CompanyStanding | undefined =>
  events.reduce<CompanyStanding | undefined>(
    (row, event) => knownCompany.evolve(row, event, occurrence, companyId),
    undefined,
  );

describe('a company that analytics knows', () => {
  it('can be visited from its approval until it is withdrawn, and again when it is back', () => {
    expect(after(approved)).toEqual({ ownerId: 'ayse', open: true });
    expect(after(approved, withdrawn)).toEqual({ ownerId: 'ayse', open: false });
    expect(after(approved, withdrawn, reopened)).toEqual({ ownerId: 'ayse', open: true });
  });
  it('has another owner, or none, once the directory says so', () => {
    const of = (ownerId?: string | null): DirectoryEvent => ({
      type: 'CompanyRepublished',
      data: { companyId, ...(ownerId !== undefined && { ownerId }) },
    });
    expect(after(approved, of())).toEqual({ ownerId: 'ayse', open: true });
    expect(after(approved, of(null))).toEqual({ ownerId: null, open: true });
    expect(after(approved, withdrawn, of('veli'))).toEqual({ ownerId: 'veli', open: false });
    expect(after(of('veli'))).toBeUndefined();
  });
  it('is not touched by what says nothing of that', () =>
    expect(knownCompany.rows({ type: 'OfferingsChanged', data: { companyId } }, occurrence)).toEqual([]));
});
