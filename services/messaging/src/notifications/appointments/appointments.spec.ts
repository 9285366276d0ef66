import type { DirectoryEvent } from '@carsi/contracts/directory/events';
import { describe, expect, it } from 'vitest';
import type { BoxEvent } from '../box/events.js';
import { appointments, type Appointment } from './projection.js';

type State = Extract<DirectoryEvent, { type: 'RequestAnswered' }>['data']['state'];
const answered = (state: State, preferredAt: string | null, kind: 'appointment' | 'quote' = 'appointment') =>
  ({
    type: 'RequestAnswered',
    data: { companyId: 'kebap', requestId: 't1', personId: 'ayse', kind, state, preferredAt },
  }) as const satisfies DirectoryEvent;
const received: BoxEvent = {
  type: 'NotificationRaised',
  data: { id: 'n1', kind: 'appointment-tomorrow', refs: { companyId: 'kebap', requestId: 't1' } },
};
const after = (...events: readonly (readonly [string, DirectoryEvent | BoxEvent])[]): Appointment | undefined =>
  events.reduce<Appointment | undefined>((row, [at, event]) => {
    const occurrence = { stream: 's', at, by: null };
    return appointments.rows(event, occurrence).includes('t1')
      ? appointments.evolve(row, event, occurrence, 't1')
      : row;
  }, undefined);

const early = '2026-11-20T08:00:00.000Z';
/** Half past one at night in Turkey, on the 24th: in London it is still the 23rd. */
const atNight = '2026-11-23T22:30:00.000Z';

describe('an appointment', () => {
  it('is reminded of at nine of the day before, as Turkey counts days and hours', () => {
    expect(after([early, answered('accepted', '2026-11-24T09:00:00.000Z')])?.remindAt).toBe('2026-11-23T06:00:00.000Z');
    expect(after([early, answered('accepted', atNight)])?.remindAt).toBe('2026-11-23T06:00:00.000Z');
  });
  it('that is accepted after that is not reminded of: its person was notified just now', () => {
    expect(after(['2026-11-23T06:00:00.000Z', answered('accepted', atNight)])).toMatchObject({ remindAt: null });
    expect(after(['2026-11-23T05:59:59.000Z', answered('accepted', atNight)])?.remindAt).not.toBeNull();
  });
  it.each(['declined', 'done', 'canceled'] as const)('that is %s needs no reminder', (state) =>
    expect(after([early, answered('accepted', atNight)], [early, answered(state, atNight)])?.remindAt).toBeNull(),
  );
  it('without a time, and what is none, is not reminded of', () => {
    expect(after([early, answered('accepted', null)])?.remindAt).toBeNull();
    expect(after([early, answered('accepted', atNight, 'quote')])).toBeUndefined();
  });
  it('is the same in whichever order its events come', () => {
    const one = after([early, answered('accepted', atNight)], [atNight, received]);
    expect(after([atNight, received], [early, answered('accepted', atNight)])).toEqual(one);
    expect(one).toMatchObject({ told: true, of: { personId: 'ayse' } });
  });
});
