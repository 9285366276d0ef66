import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// One person's claim of one company: claim-<companyId>_<userId>. Names and shapes are on disk for ever.
//
//   none → code → claimed
//        ↘ waiting (a document) → claimed | rejected → again

interface OfClaim {
  readonly companyId: string;
  readonly userId: string;
}
/** `hash` of the code and `salt`; the code itself is in the mail alone. */
export type ClaimCodeSent = Event<
  'ClaimCodeSent',
  OfClaim & { readonly salt: string; readonly hash: string; readonly expiresAt: string }
>;
export type ClaimCodeMissed = Event<'ClaimCodeMissed', Record<string, never>>;
export type ClaimProven = Event<'ClaimProven', OfClaim>;
/** `document` names a picture that only admins are shown. */
export type ClaimDocumented = Event<'ClaimDocumented', OfClaim & { readonly document: string }>;
export type ClaimDecided = Event<
  'ClaimDecided',
  OfClaim & { readonly approved: boolean; readonly reason: string | null }
>;
export type ClaimEvent = ClaimCodeSent | ClaimCodeMissed | ClaimProven | ClaimDocumented | ClaimDecided;

export type SendClaimCode = Command<'SendClaimCode', OfClaim & { readonly salt: string; readonly hash: string }>;
export type EnterClaimCode = Command<'EnterClaimCode', OfClaim & { readonly hash: string }>;
export type HandClaimDocument = Command<'HandClaimDocument', OfClaim & { readonly document: string }>;
export type DecideClaim = Command<'DecideClaim', { readonly approved: boolean; readonly reason: string | null }>;
export type ClaimCommand = SendClaimCode | EnterClaimCode | HandClaimDocument | DecideClaim;

export interface Claim {
  readonly is: 'none' | 'waiting' | 'claimed' | 'rejected';
  readonly of: OfClaim | null;
  readonly code: {
    readonly salt: string;
    readonly hash: string;
    readonly expiresAt: string;
    readonly misses: number;
  } | null;
  /** When codes were sent, the last ones. */
  readonly sent: readonly string[];
  readonly document: string | null;
  readonly reason: string | null;
}

const LIVES_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const CODES_A_DAY = 3;
const MOST_MISSES = 5;

const initial: Claim = { is: 'none', of: null, code: null, sent: [], document: null, reason: null };

const evolve = (state: Claim, event: ClaimEvent): Claim => {
  switch (event.type) {
    case 'ClaimCodeSent': {
      const { companyId, userId, salt, hash, expiresAt } = event.data;
      const code = { salt, hash, expiresAt, misses: 0 };
      return { ...state, of: { companyId, userId }, code, sent: [...state.sent, expiresAt].slice(-CODES_A_DAY) };
    }
    case 'ClaimCodeMissed':
      return { ...state, code: state.code && { ...state.code, misses: state.code.misses + 1 } };
    case 'ClaimProven':
      return { ...state, is: 'claimed', code: null };
    case 'ClaimDocumented': {
      const { companyId, userId, document } = event.data;
      return { ...state, is: 'waiting', of: { companyId, userId }, document, reason: null };
    }
    case 'ClaimDecided': {
      const { approved, reason } = event.data;
      return { ...state, is: approved ? 'claimed' : 'rejected', document: null, reason };
    }
  }
};

const decide = ({ type, data, meta }: ClaimCommand, state: Claim): readonly ClaimEvent[] => {
  const now = Date.parse(meta.at);
  switch (type) {
    case 'SendClaimCode': {
      const lately = state.sent.filter((expiresAt) => Date.parse(expiresAt) - LIVES_MS > now - DAY_MS);
      if (lately.length >= CODES_A_DAY) return refuse('CLAIM_TOO_MANY_CODES');
      return [{ type: 'ClaimCodeSent', data: { ...data, expiresAt: new Date(now + LIVES_MS).toISOString() } }];
    }
    case 'EnterClaimCode': {
      const { code } = state;
      if (!code || Date.parse(code.expiresAt) < now || code.misses >= MOST_MISSES) return refuse('CLAIM_CODE_EXPIRED');
      const { companyId, userId, hash } = data;
      // A miss is written, or a code could be guessed at for ever.
      return code.hash === hash
        ? [{ type: 'ClaimProven', data: { companyId, userId } }]
        : [{ type: 'ClaimCodeMissed', data: {} }];
    }
    case 'HandClaimDocument':
      return state.is === 'waiting' ? refuse('CLAIM_WAITS') : [{ type: 'ClaimDocumented', data }];
    case 'DecideClaim':
      if (state.is !== 'waiting' || !state.of) return refuse('CLAIM_NOT_WAITING');
      return [{ type: 'ClaimDecided', data: { ...state.of, ...data } }];
  }
};

export const claim: Aggregate<Claim, ClaimCommand, ClaimEvent> = { name: 'claim', initial, decide, evolve };
