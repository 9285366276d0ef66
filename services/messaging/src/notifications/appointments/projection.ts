import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';
import { dayOf } from '@carsi/turkish/calendar';
import type { BoxEvent } from '../box/events.js';

/** An appointment of a person, and when to remind them. */
export interface Appointment {
  readonly of: { readonly companyId: string; readonly personId: string } | null;
  readonly remindAt: string | null;
  readonly told: boolean;
}

const DAY_MS = 86_400_000;
/** Nine in the morning in Turkey. */
const NINE = 'T06:00:00.000Z';
const none: Appointment = { of: null, remindAt: null, told: false };

const dayBefore = (at: string): string => `${dayOf(new Date(Date.parse(at) - DAY_MS))}${NINE}`;

export const appointments: Projection<Appointment, DirectoryEvent | BoxEvent> = {
  name: 'appointments',
  version: 1,
  rows: (event) => {
    if (event.type === 'RequestAnswered' && event.data.kind === 'appointment') return [event.data.requestId];
    if (event.type !== 'NotificationRaised' || event.data.kind !== 'appointment-tomorrow') return [];
    return event.data.refs.requestId === undefined ? [] : [event.data.refs.requestId];
  },
  evolve: (row = none, event, { at }) => {
    if (event.type === 'NotificationRaised') return { ...row, told: true };
    if (event.type !== 'RequestAnswered') return row;
    const { state, companyId, personId, preferredAt } = event.data;
    const remindAt = state === 'accepted' && preferredAt !== null ? dayBefore(preferredAt) : null;
    // Accepted on that day, or after nine the day before: they were notified just now.
    return { ...row, of: { companyId, personId }, remindAt: remindAt !== null && remindAt > at ? remindAt : null };
  },
};
