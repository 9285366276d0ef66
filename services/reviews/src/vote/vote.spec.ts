import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { vote, type CastVote, type ReviewVoted } from './vote.js';

const given = specification(vote);
const meta = { by: 'veli', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const of = { companyId: 'kebap', reviewId: 'kebap_ayse', outerId: 'dis-1', voterId: 'veli' };
const cast = (helpful: boolean | null): CastVote => ({ type: 'CastVote', data: { ...of, helpful }, meta });
const voted = (helpful: boolean | null, previous: boolean | null): ReviewVoted => ({
  type: 'ReviewVoted',
  data: { ...of, helpful, previous },
});

describe('a vote', () => {
  it('is one, however often it is cast', () => {
    given().when(cast(true)).then(voted(true, null));
    given(voted(true, null)).when(cast(true)).thenNothing();
  });
  it('may be changed, and says what it was before', () =>
    given(voted(true, null)).when(cast(false)).then(voted(false, true)));
  it('may be taken back, and cast again', () => {
    given(voted(false, null)).when(cast(null)).then(voted(null, false));
    given(voted(false, null), voted(null, false)).when(cast(null)).thenNothing();
    given(voted(false, null), voted(null, false)).when(cast(true)).then(voted(true, null));
    given().when(cast(null)).thenNothing();
  });
});
