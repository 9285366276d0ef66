import { adminActs, type ActsOf } from '@carsi/platform/audit/admin-acts';
import type { UserEvent } from '../user/events.js';
import type { AdminsEvent } from './admins.js';
import type { DeskEvent } from './desk.js';

const isOwn = ({ stream, by }: { readonly stream: string; readonly by: string | null }): boolean =>
  stream === `user-${by}`;

/** What admins do with people, for the record. */
const ofPeople: ActsOf<UserEvent | AdminsEvent | DeskEvent> = {
  UserVerified: () => ({}),
  UserUnverified: () => ({}),
  UserTypeChosen: (_data, occurrence) => (isOwn(occurrence) ? undefined : {}),
  ErasureScheduled: ({ asked }) => (asked === 'admin' ? {} : undefined),
  KvkkRequestAnswered: ({ userId: id }) => ({ kind: 'user', id }),
  MailSentAgain: ({ userId: id }) => ({ kind: 'user', id }),
  MailRead: ({ userId: id }) => ({ kind: 'user', id }),
  SecondFactorsReset: ({ userId: id }) => ({ kind: 'user', id }),
  AdminAppointed: ({ userId: id }) => ({ kind: 'user', id }),
  AdminDismissed: ({ userId: id }) => ({ kind: 'user', id }),
};

export const acts = adminActs(ofPeople, 1, ['SecondFactorsReset']);
