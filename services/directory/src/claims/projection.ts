import type { ClaimState } from '@carsi/contracts/directory/claims';
import type { Projection } from '@carsi/kernel/projection';
import type { ClaimEvent } from './claim.js';

export interface ClaimRow {
  readonly companyId: string;
  readonly userId: string;
  readonly state: ClaimState;
  readonly document: string | null;
  readonly changedAt: string;
}

const STREAM = 'claim-';

export const claimRows: Projection<ClaimRow, ClaimEvent> = {
  name: 'claims',
  version: 1,
  rows: (event, { stream }) =>
    stream.startsWith(STREAM) && event.type !== 'ClaimCodeMissed' ? [stream.slice(STREAM.length)] : [],
  evolve: (row, event, { at }) => {
    if (event.type === 'ClaimCodeMissed') return row;
    const { companyId, userId } = event.data;
    const of = { companyId, userId, changedAt: at };
    switch (event.type) {
      case 'ClaimCodeSent':
        return row?.state === 'waiting' ? row : { ...of, state: 'code', document: null };
      case 'ClaimProven':
        return { ...of, state: 'claimed', document: null };
      case 'ClaimDocumented':
        return { ...of, state: 'waiting', document: event.data.document };
      case 'ClaimDecided':
        return { ...of, state: event.data.approved ? 'claimed' : 'rejected', document: null };
    }
  },
};
