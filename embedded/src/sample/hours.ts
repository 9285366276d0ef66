import type { Interval, WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import type { Hours } from './data/trades.js';
import type { Random } from './random.js';

type Span = readonly [open: string, close: string] | undefined;
type Choice = readonly Span[];

/** Weekdays, Saturday, Sunday, each with the hours to choose from; without hours it is closed. */
const usual: Readonly<Record<Hours, readonly [week: Choice, saturday: Choice, sunday: Choice]>> = {
  late: [
    [
      ['11:00', '22:30'],
      ['11:00', '23:00'],
      ['10:30', '22:00'],
      ['11:00', '01:00'],
    ],
    [['11:00', '23:00']],
    [['11:00', '22:30'], undefined],
  ],
  morning: [
    [
      ['07:00', '15:00'],
      ['08:00', '16:00'],
    ],
    [['08:00', '17:00']],
    [['08:00', '17:00']],
  ],
  cafe: [
    [
      ['08:00', '23:00'],
      ['09:00', '23:30'],
      ['08:30', '22:00'],
    ],
    [['09:00', '00:30']],
    [['09:00', '23:00']],
  ],
  bakery: [
    [
      ['05:30', '20:30'],
      ['06:00', '21:00'],
    ],
    [['06:00', '21:00']],
    [['06:00', '20:00']],
  ],
  shop: [
    [
      ['09:00', '19:00'],
      ['09:30', '20:00'],
      ['10:00', '20:00'],
    ],
    [['10:00', '19:00']],
    [undefined, ['12:00', '18:00']],
  ],
  market: [
    [
      ['08:00', '22:00'],
      ['07:30', '21:30'],
    ],
    [['08:00', '22:00']],
    [['09:00', '21:00']],
  ],
  office: [
    [
      ['09:00', '18:00'],
      ['08:30', '17:30'],
    ],
    [undefined, ['10:00', '14:00']],
    [undefined],
  ],
  clinic: [
    [
      ['09:00', '19:00'],
      ['08:30', '18:30'],
    ],
    [
      ['09:00', '15:00'],
      ['09:00', '19:00'],
    ],
    [undefined],
  ],
  salon: [
    [
      ['09:00', '20:00'],
      ['09:30', '20:30'],
      ['10:00', '21:00'],
    ],
    [['09:00', '21:00']],
    [undefined, ['11:00', '18:00']],
  ],
  works: [
    [
      ['08:00', '18:30'],
      ['08:30', '19:00'],
    ],
    [['08:30', '17:00']],
    [undefined],
  ],
  gym: [
    [
      ['07:00', '23:00'],
      ['06:30', '22:30'],
    ],
    [['08:00', '22:00']],
    [['10:00', '18:00']],
  ],
  night: [
    [
      ['14:00', '00:00'],
      ['17:00', '02:00'],
    ],
    [['12:00', '02:00']],
    [['12:00', '00:00']],
  ],
  lessons: [
    [
      ['09:00', '20:00'],
      ['10:00', '21:00'],
    ],
    [['09:00', '18:00']],
    [['10:00', '16:00'], undefined],
  ],
  school: [
    [
      ['07:30', '18:30'],
      ['08:00', '18:00'],
    ],
    [undefined, ['09:00', '14:00']],
    [undefined],
  ],
  always: [[['00:00', '00:00']], [['00:00', '00:00']], [['00:00', '00:00']]],
};

export const hoursOf = (random: Random, kind: Hours): WorkingHours => {
  const [week, saturday, sunday] = usual[kind].map((choice) => random.pick(choice)) as [Span, Span, Span];
  const spanOf = (weekday: (typeof weekdays)[number]): Span =>
    weekday === 'saturday' ? saturday : weekday === 'sunday' ? sunday : week;
  const day = (span: Span): Interval[] => (span === undefined ? [] : [{ open: span[0], close: span[1] }]);
  return {
    week: Object.fromEntries(weekdays.map((weekday) => [weekday, day(spanOf(weekday))])) as WorkingHours['week'],
    special: [],
  };
};
