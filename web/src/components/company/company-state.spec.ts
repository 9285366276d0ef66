import { describe, expect, it } from 'vitest';
import { stateOf } from './company-state';

const moderation = (state: 'pending' | 'rejected' | 'suspended') => ({ state, reason: null, at: null });

describe('what an owner is told of a company', () => {
  it('is that it can be seen, or that a change of it waits', () => {
    expect(stateOf({ status: 'active', live: true, moderation: null })).toBe('active');
    expect(stateOf({ status: 'pending', live: true, moderation: moderation('pending') })).toBe('waiting');
    expect(stateOf({ status: 'active', live: true, moderation: moderation('rejected') })).toBe('active');
  });

  it('is what became of it before it was ever seen', () => {
    expect(stateOf({ status: 'pending', live: false, moderation: moderation('pending') })).toBe('pending');
    expect(stateOf({ status: 'suspended', live: false, moderation: moderation('rejected') })).toBe('rejected');
    expect(stateOf({ status: 'suspended', live: false, moderation: moderation('suspended') })).toBe('suspended');
    expect(stateOf({ status: 'closed', live: false, moderation: null })).toBe('closed');
  });
});
