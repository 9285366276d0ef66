import type { NotificationKind } from '@carsi/contracts/messaging/notifications';
import type { Command } from '@carsi/kernel/event';
import type { Occurrence } from '@carsi/kernel/projection';
import type { Refs } from '../box/events.js';

interface Notification {
  readonly kind: NotificationKind;
  readonly refs: Refs;
}
export type Notify = Command<'Notify', Notification & { readonly to: string }>;
/** Notifies the current owner of the company, unless that is `except`. */
export type NotifyOwner = Command<
  'NotifyOwner',
  Notification & { readonly companyId: string; readonly except: string | null }
>;

/** Imports by operators, samples and lists of others, are no news. */
export const isBroughtIn = ({ by }: Occurrence): boolean => by === 'operator';
