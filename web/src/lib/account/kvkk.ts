import type { RequestKind, KvkkState } from '@carsi/contracts/identity/privacy';
import { lengthOf } from '../format/length-of';
/** What the form offers: exports and erasures come into the queue by themselves. */
export const kvkkKinds = ['question', 'rectification', 'objection', 'other'] as const satisfies readonly RequestKind[];
export const kvkkStates = ['open', 'done', 'canceled'] as const satisfies readonly KvkkState[];

export const stateTones: Readonly<Record<KvkkState, string>> = {
  open: 'bg-fair-soft text-fair',
  done: 'bg-good-soft text-good',
  canceled: 'bg-sunken text-muted',
};

export const longestNote = 2_000;
export const isTooLong = (text: string): boolean => lengthOf(text) > longestNote;
