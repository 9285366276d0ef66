import { describe, expect, it } from 'vitest';
import { campaignState, promotionsOf } from './campaign-state';

// In Türkiye it is the 22nd already.
const now = new Date('2026-11-21T22:30:00Z');
const campaign = (over: object = {}) => ({ active: true, start_date: null, end_date: null, hidden: false, ...over });

describe('the state of a campaign that its owner sees', () => {
  it.each([
    [{}, 'running'],
    [{ start_date: '2026-11-22', end_date: '2026-11-22' }, 'running'],
    [{ start_date: '2026-11-23' }, 'coming'],
    [{ end_date: '2026-11-21' }, 'over'],
    [{ active: false }, 'off'],
    [{ hidden: true }, 'hidden'],
    [{ hidden: true, end_date: '2026-11-21' }, 'over'],
  ])('of %o is %s', (over, state) => expect(campaignState(campaign(over), now)).toBe(state));

  it('counts for the plan what runs or is to come', () =>
    expect(
      promotionsOf(
        [
          campaign(),
          campaign({ start_date: '2027-01-01' }),
          campaign({ active: false }),
          campaign({ end_date: '2026-11-21' }),
        ],
        now,
      ),
    ).toBe(2));
});
