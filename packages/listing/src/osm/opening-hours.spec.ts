import type { WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import { describe, expect, it } from 'vitest';
import { weekOf } from './opening-hours.js';

/** `mon 09:00-18:00 | sat 10:00-14:00`, and special days by date. */
const received = (hours: WorkingHours | null): string | null =>
  hours &&
  weekdays
    .map((day) => [day.slice(0, 2), ...hours.week[day].map(({ open, close }) => `${open}-${close}`)].join(' '))
    .filter((day) => day.length > 2)
    .join(' | ');

describe('opening hours of OpenStreetMap', () => {
  it.each([
    ['Mo-Fr 09:00-18:00', 'mo 09:00-18:00 | tu 09:00-18:00 | we 09:00-18:00 | th 09:00-18:00 | fr 09:00-18:00'],
    ['Mo 08:30-12:00,13:00-17:00; Sa off', 'mo 08:30-12:00 13:00-17:00'],
    ['Fr,Sa 20:00-02:00', 'fr 20:00-02:00 | sa 20:00-02:00'],
    ['Fr 18:00-26:00', 'fr 18:00-02:00'],
    ['Mo 08:00-24:00', 'mo 08:00-00:00'],
    ['Pzt-Sal 10:00-19:00', 'mo 10:00-19:00 | tu 10:00-19:00'],
    ['24/7', weekdays.map((day) => `${day.slice(0, 2)} 00:00-00:00`).join(' | ')],
    ['Mo-Tu 00:00-24:00; We 09:00-17:00', 'mo 00:00-00:00 | tu 00:00-00:00 | we 09:00-17:00'],
    ['off', ''],
  ])('%s is %s in our week', async (value, week) => {
    const hours = await weekOf(value, 2026);
    expect(received(hours)).toBe(week);
    expect(hours!.special).toEqual([]);
  });

  it('close on public holidays where they say so, on those of Turkey', async () => {
    const hours = await weekOf('Mo-Sa 09:00-19:00; PH off', 2026);
    expect(received(hours)).toMatch(/^mo 09:00-19:00.*sa 09:00-19:00$/);
    expect(hours!.special).toContainEqual({ date: '2026-10-29', intervals: [], note: 'Resmî tatil' });
    expect(hours!.special).toContainEqual({ date: '2027-04-23', intervals: [], note: 'Resmî tatil' });
    // 30 August 2026 is a Sunday, on which they are closed anyway.
    expect(hours!.special.map(({ date }) => date)).not.toContain('2026-08-30');
    // No holiday of the library's country has come in.
    expect(hours!.special.map(({ date }) => date)).not.toContain('2026-12-25');
  });

  it('keep single days that differ', async () => {
    const hours = await weekOf('Mo-Fr 09:00-18:00; Dec 31 09:00-13:00', 2026);
    expect(hours!.special).toEqual([
      { date: '2026-12-31', intervals: [{ open: '09:00', close: '13:00' }] },
      { date: '2027-12-31', intervals: [{ open: '09:00', close: '13:00' }] },
    ]);
  });

  it.each([
    'Apr-Oct 10:00-20:00',
    'week 1-53/2 Mo 10:00-12:00',
    'sunrise-sunset',
    'Mo-Fr 09:00-17:00 "randevu ile"',
    'Mo-Su 10:00+',
    'Mo-Fr 08:00-15:00; SH off',
    'hep',
    'her gün açığız, bekleriz',
    '',
  ])('are left out where a week cannot say them: %s', async (value) => expect(await weekOf(value, 2026)).toBeNull());
});
