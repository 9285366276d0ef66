import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { claim, type ClaimCommand, type ClaimEvent } from './claim.js';

const given = specification(claim);
const of = { companyId: 'kebap', userId: 'ayse' };
const command = (type: ClaimCommand['type'], data: object, at = '2026-11-21T09:00:00.000Z'): ClaimCommand =>
  ({ type, data: { ...of, ...data }, meta: { by: 'ayse', at, commandId: 'c', correlationId: 'r' } }) as ClaimCommand;
const sent = (hash: string, expiresAt = '2026-11-21T09:15:00.000Z'): ClaimEvent => ({
  type: 'ClaimCodeSent',
  data: { ...of, salt: 's', hash, expiresAt },
});
const missed: ClaimEvent = { type: 'ClaimCodeMissed', data: {} };
const documented: ClaimEvent = { type: 'ClaimDocumented', data: { ...of, document: 'd' } };
const enter = (hash: string, at?: string) => command('EnterClaimCode', { hash }, at);

describe('a claim', () => {
  it('is proven by the code that was sent', () => {
    given()
      .when(command('SendClaimCode', { salt: 's', hash: 'h' }))
      .then(sent('h'));
    given(sent('h')).when(enter('h')).then({ type: 'ClaimProven', data: of });
  });
  it('is not proven by an older code, a late one, or after five that were wrong', () => {
    given(sent('h'), sent('i')).when(enter('h')).then(missed);
    given(sent('h')).when(enter('h', '2026-11-21T09:16:00.000Z')).thenRefused('CLAIM_CODE_EXPIRED');
    given(sent('h'), missed, missed, missed, missed, missed).when(enter('h')).thenRefused('CLAIM_CODE_EXPIRED');
    given().when(enter('h')).thenRefused('CLAIM_CODE_EXPIRED');
  });
  it('is sent three codes a day', () => {
    const again = (at: string) => command('SendClaimCode', { salt: 's', hash: 'n' }, at);
    given(sent('a'), sent('b'), sent('c')).when(again('2026-11-21T12:00:00.000Z')).thenRefused('CLAIM_TOO_MANY_CODES');
    given(sent('a'), sent('b'), sent('c'))
      .when(again('2026-11-22T10:00:00.000Z'))
      .then(sent('n', '2026-11-22T10:15:00.000Z'));
  });
  it('is else a document that waits once for an admin, who decides with a reason', () => {
    given()
      .when(command('HandClaimDocument', { document: 'd' }))
      .then(documented);
    given(documented)
      .when(command('HandClaimDocument', { document: 'e' }))
      .thenRefused('CLAIM_WAITS');
    const decided: ClaimEvent = { type: 'ClaimDecided', data: { ...of, approved: false, reason: 'Okunmuyor' } };
    given(documented)
      .when(command('DecideClaim', { approved: false, reason: 'Okunmuyor' }))
      .then(decided);
    given(documented, decided)
      .when(command('DecideClaim', { approved: true, reason: null }))
      .thenRefused('CLAIM_NOT_WAITING');
    given(documented, decided)
      .when(command('HandClaimDocument', { document: 'd' }))
      .then(documented);
  });
});
