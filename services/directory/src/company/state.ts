import { blankProfile, type CompanyProfile } from '@carsi/contracts/directory/company-profile';
import { canonical } from '@carsi/kernel/given';
import type { CompanyEvent } from './events.js';

export type CompanyState =
  | { readonly is: 'unknown' }
  | {
      readonly is: 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
      /** What it goes back to when it is reinstated, or restored where nobody had suspended it. */
      readonly was: 'pending' | 'active' | 'rejected' | 'suspended';
      readonly ownerId: string | null;
      readonly slug: string;
      readonly sample: boolean;
      /** What the public sees, or would see. */
      readonly profile: CompanyProfile;
      /** Changes that wait beside the live version. */
      readonly waiting: Partial<CompanyProfile> | null;
      readonly verified: boolean;
      readonly featured: boolean;
      readonly restorableUntil: string | null;
      /** An admin suspended it, and closing it takes nothing of that away. */
      readonly suspended?: boolean;
    };

export const unknown: CompanyState = { is: 'unknown' };

/** What differs from the live version; null where nothing does any more: there is nothing to wait for. */
const otherThan = (live: CompanyProfile, waiting: Partial<CompanyProfile>): Partial<CompanyProfile> | null => {
  const differing = Object.entries(waiting).filter(
    ([field, value]) => canonical(value) !== canonical(live[field as keyof CompanyProfile] ?? null),
  );
  return differing.length > 0 ? (Object.fromEntries(differing) as Partial<CompanyProfile>) : null;
};

export const evolve = (state: CompanyState, event: CompanyEvent): CompanyState => {
  if (event.type === 'CompanySubmitted') {
    const { profile, slug, ownerId, sample } = event.data;
    const fresh = {
      is: 'pending',
      was: 'pending',
      waiting: null,
      verified: false,
      featured: false,
      restorableUntil: null,
    } as const;
    return { ...fresh, profile: { ...blankProfile, ...profile }, slug, ownerId, sample };
  }
  if (state.is === 'unknown') return state;
  switch (event.type) {
    case 'CompanyApproved':
      return {
        ...state,
        is: 'active',
        was: 'active',
        slug: event.data.slug,
        profile: { ...state.profile, ...state.waiting },
        waiting: null,
      };
    case 'CompanyRejected':
      return state.is === 'active' ? { ...state, waiting: null } : { ...state, is: 'rejected', was: 'rejected' };
    case 'CompanyRevised':
      return state.is === 'active'
        ? { ...state, waiting: otherThan(state.profile, { ...state.waiting, ...event.data.changes }) }
        : { ...state, is: 'pending', was: 'pending', profile: { ...state.profile, ...event.data.changes } };
    case 'CompanyAmended':
      return { ...state, slug: event.data.slug, profile: { ...state.profile, ...event.data.changes } };
    case 'CompanySuspended':
      return { ...state, is: 'suspended', suspended: true };
    case 'CompanyReinstated':
      return { ...state, is: event.data.to, suspended: false };
    case 'CompanyClosed':
      return { ...state, is: 'closed', restorableUntil: event.data.restorableUntil };
    case 'CompanyRestored':
      return { ...state, is: event.data.to, restorableUntil: null };
    case 'CompanyClaimed':
      return { ...state, ownerId: event.data.ownerId, verified: true };
    case 'CompanyUnclaimed':
      return {
        ...state,
        ownerId: null,
        profile: { ...state.profile, contactPerson: null },
        waiting: null,
      };
    case 'CompanyVerified':
      return { ...state, verified: true };
    case 'CompanyUnverified':
      return { ...state, verified: false };
    case 'CompanyFeatured':
      return { ...state, featured: true };
    case 'CompanyUnfeatured':
      return { ...state, featured: false };
  }
};
