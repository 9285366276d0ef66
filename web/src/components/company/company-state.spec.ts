import { describe, expect, it } from 'vitest';
import { stateOf } from './company-state';

const moderation = (state: 'pending' | 'rejected' | 'suspended') => ({ state, reason: null, at: null });

describe('the state of a company that its owner sees', () => {
  it('is public, or public with a pending change', () => {
    expect(stateOf({ status: 'active', live: true, moderation: null })).toBe('active');
    expect(stateOf({ status: 'pending', live: true, moderation: moderation('pending') })).toBe('waiting');
    expect(stateOf({ status: 'active', live: true, moderation: moderation('rejected') })).toBe('active');
  });

  it('is the decision on a company that was never public', () => {
    expect(stateOf({ status: 'pending', live: false, moderation: moderation('pending') })).toBe('pending');
    expect(stateOf({ status: 'suspended', live: false, moderation: moderation('rejected') })).toBe('rejected');
    expect(stateOf({ status: 'suspended', live: false, moderation: moderation('suspended') })).toBe('suspended');
    expect(stateOf({ status: 'closed', live: false, moderation: null })).toBe('closed');
  });
});
