import type { ModerationState } from '@carsi/contracts/reviews';
import type { Projection } from '@carsi/kernel/projection';
import type { ReviewEvent } from '../review/events.js';

/** A review that an admin looks at or has looked at. No words: those are read from its stream, and go with whoever wrote them. */
export interface Moderated {
  readonly companyId: string;
  readonly state: ModerationState;
  /** When that began. */
  readonly at: string;
}

const states: Partial<Record<ReviewEvent['type'], ModerationState>> = {
  ReviewKept: 'kept',
  ReviewRestored: 'kept',
  ReviewTakenDown: 'removed',
  AppealDismissed: 'removed',
  ReviewAppealed: 'appealed',
};

export const moderation: Projection<Moderated, ReviewEvent> = {
  name: 'moderation',
  version: 1,
  rows: ({ type }, { stream }) =>
    type === 'ReviewReported' || type === 'ReviewRemoved' || type in states ? [stream.slice('review-'.length)] : [],
  evolve: (row, { type, data: { companyId } }, { at }) => {
    if (type === 'ReviewRemoved') return undefined;
    // Further reports of the same thing do not move it in the list.
    if (type === 'ReviewReported') return row?.state === 'reported' ? row : { companyId, state: 'reported', at };
    return { companyId, state: states[type] ?? 'kept', at };
  },
};
