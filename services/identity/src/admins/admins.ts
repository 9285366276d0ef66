import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { ChosenType } from '../user/events.js';

// Names and shapes are on disk for ever.
export type AdminAppointed = Event<'AdminAppointed', { readonly userId: string }>;
/** `userType` is what they are from then on. */
export type AdminDismissed = Event<'AdminDismissed', { readonly userId: string; readonly userType: ChosenType }>;
export type AdminsEvent = AdminAppointed | AdminDismissed;

export type AppointAdmin = Command<'AppointAdmin', AdminAppointed['data']>;
export type DismissAdmin = Command<'DismissAdmin', AdminDismissed['data']>;

/** The admins: one stream, so that two concurrent dismissals are decided one after the other, and one admin always remains. */
export type Admins = readonly string[];

/** The only stream of its kind. */
export const ALL_ADMINS = 'all';

export const admins: Aggregate<Admins, AppointAdmin | DismissAdmin, AdminsEvent> = {
  name: 'admins',
  initial: [],
  decide: (command, admins) => {
    const { userId } = command.data;
    if (command.type === 'AppointAdmin')
      return admins.includes(userId) ? [] : [{ type: 'AdminAppointed', data: command.data }];
    if (!admins.includes(userId)) return [];
    return admins.length === 1 ? refuse('LAST_ADMIN') : [{ type: 'AdminDismissed', data: command.data }];
  },
  evolve: (admins, { type, data: { userId } }) =>
    type === 'AdminAppointed' ? [...admins, userId] : admins.filter((id) => id !== userId),
};
