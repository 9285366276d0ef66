import type { Find } from '@carsi/platform/platform';
import { manualClock } from '@carsi/platform/testing/manual-clock';
import { describe, expect, it } from 'vitest';
import type { Notify } from '../policies/notify.js';
import type { Appointment } from './projection.js';
import { RemindOfAppointments } from './remind.js';

const nine = '2026-11-23T06:00:00.000Z';
const due = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `t${n}`,
    row: { of: { companyId: 'kebap', personId: `kisi${n}` }, remindAt: nine, told: false } satisfies Appointment,
  }));

describe('who reminds of appointments', () => {
  it('asks about each of a day once, though more of them want no reminder than are read at once', async () => {
    const requested: string[] = [];
    const clock = manualClock(nine);
    const rows = due(250);
    const view = { find: async ({ limit, offset = 0 }: Find) => rows.slice(offset, offset + limit!) };
    const reminding = new RemindOfAppointments(
      { notify: async ({ data: { to } }: Notify) => void requested.push(to) },
      view as never,
      clock,
    );
    await reminding.turn();
    expect(requested).toEqual(rows.map(({ row }) => row.of.personId));
    await reminding.turn();
    expect(requested).toHaveLength(250);
  });

  it('asks again about whom it could not', async () => {
    const requested: string[] = [];
    let unavailable = true;
    const reminding = new RemindOfAppointments(
      {
        notify: async ({ data: { to } }: Notify) => {
          if (unavailable) throw new Error('away');
          requested.push(to);
        },
      },
      { find: async () => due(1) } as never,
      manualClock(nine),
    );
    await expect(reminding.turn()).rejects.toThrow('away');
    unavailable = false;
    await reminding.turn();
    expect(requested).toEqual(['kisi0']);
  });
});
