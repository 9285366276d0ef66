import type { NotificationKind } from '@carsi/contracts/notifications';
import type { Command } from '@carsi/kernel/event';
import type { Occurrence } from '@carsi/kernel/projection';
import type { Refs } from '../box/events.js';

interface Told {
  readonly kind: NotificationKind;
  readonly refs: Refs;
}
export type Notify = Command<'Notify', Told & { readonly to: string }>;
/** Whoever owns the company now, unless that is `except`. */
export type NotifyOwner = Command<'NotifyOwner', Told & { readonly companyId: string; readonly except: string | null }>;

/** What operators bring in, samples and lists of others, is no news to anybody. */
export const isBroughtIn = ({ by }: Occurrence): boolean => by === 'operator';
