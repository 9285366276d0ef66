import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { IdentityEvent } from '@carsi/contracts/identity/events';
import { describe, expect, it } from 'vitest';
import { above, countOf, runsOf, withNext } from './conversations/unread.js';
import type { CompanyStanding } from '@carsi/contracts/directory/company-standing';
import { knownCompanies } from './known-companies/projection.js';
import { knownPeople, type KnownPerson } from './known-people/projection.js';
import { forgetMessagesWhenWriterErased } from './policies/forget-messages-when-writer-erased.js';

const occurrence = { stream: 's', at: '2026-11-21T09:00:00Z', by: null };

describe('what is unread', () => {
  it('is counted however far one has read', () => {
    const runs = [1, 2, 3, 5, 6, 9].reduce(withNext, [] as ReturnType<typeof runsOf>);
    expect(runs).toEqual([
      [1, 3],
      [5, 6],
      [9, 9],
    ]);
    expect(runs).toEqual(runsOf([1, 2, 3, 5, 6, 9]));
    expect([0, 1, 3, 4, 5, 8, 9, 10].map((upTo) => countOf(above(runs, upTo)))).toEqual([6, 5, 3, 3, 2, 1, 0, 0]);
  });
});

describe('a company that messaging knows', () => {
  const companyId = 'kebap';
  const after = (...events: DirectoryEvent[]): CompanyStanding | undefined =>
    events
      .filter((event) => knownCompanies.rows(event, occurrence).length > 0)
      .reduce<CompanyStanding | undefined>(
        (row, event) => knownCompanies.evolve(row, event, occurrence, companyId),
        undefined,
      );
  const approved: DirectoryEvent = { type: 'CompanyApproved', data: { companyId, ownerId: 'ayse', sample: false } };
  const withdrawn: DirectoryEvent = { type: 'CompanyWithdrawn', data: { companyId, reason: 'suspended' } };

  it('has the owner that it has now, and is there while it is public', () => {
    expect(after(approved)).toEqual({ ownerId: 'ayse', open: true });
    expect(after(approved, withdrawn)).toEqual({ ownerId: 'ayse', open: false });
    expect(after(approved, withdrawn, { type: 'CompanyReopened', data: { companyId } })).toMatchObject({ open: true });
    const revised: DirectoryEvent = { type: 'CompanyRepublished', data: { companyId } };
    expect(after(approved, revised)).toEqual({ ownerId: 'ayse', open: true });
    const unclaimed: DirectoryEvent = { type: 'CompanyRepublished', data: { companyId, ownerId: null } };
    expect(after(approved, unclaimed)).toEqual({ ownerId: null, open: true });
    expect(after(approved, withdrawn, unclaimed)).toEqual({ ownerId: null, open: false });
  });
});

describe('a person that messaging knows', () => {
  const userId = 'ayse';
  const after = (...events: IdentityEvent[]): KnownPerson | undefined =>
    events
      .filter((event) => knownPeople.rows(event, occurrence).length > 0)
      .reduce<KnownPerson | undefined>((row, event) => knownPeople.evolve(row, event, occurrence, userId), undefined);
  const allow = (allowMessages: boolean): IdentityEvent => ({
    type: 'SettingsChosen',
    data: { userId, choices: { allowMessages } },
  });

  it('wants messages until they say otherwise, and as long as they do', () => {
    expect(after()).toBeUndefined();
    expect(after({ type: 'SettingsChosen', data: { userId, choices: { showEmail: true } } })).toBeUndefined();
    expect(after(allow(false))).toMatchObject({ allowMessages: false });
    expect(after(allow(false), allow(true))).toMatchObject({ allowMessages: true });
  });
  it('is verified or gone as soon as that was said, and what they wrote goes where that was asked', () => {
    expect(after({ type: 'EmailVerified', data: { userId } })).toMatchObject({ verified: true, erased: false });
    const erased: IdentityEvent = { type: 'UserErased', data: { userId, purposes: ['profile', 'messages'] } };
    expect(after(erased)).toMatchObject({ erased: true });
    expect(forgetMessagesWhenWriterErased.when(erased, occurrence)).toEqual([
      { type: 'EraseWriter', data: { userId } },
    ]);
    const other: IdentityEvent = { type: 'UserErased', data: { userId, purposes: ['profile'] } };
    expect(forgetMessagesWhenWriterErased.when(other, occurrence)).toEqual([]);
  });
});
