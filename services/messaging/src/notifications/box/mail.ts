import type { ConsiderMail, NoticeReturn } from './commands.js';
import type { BoxEvent } from './events.js';
import type { Box } from './state.js';

/**
 * One mail reports all unread messages to a person who was absent since they came; the next one only after another visit. Each
 * message is decided about once.
 */
export const decideMail = (command: ConsiderMail | NoticeReturn, { mailedAt }: Box): readonly BoxEvent[] => {
  const returned: readonly BoxEvent[] = mailedAt === null ? [] : [{ type: 'PersonReturned', data: {} }];
  if (command.type === 'NoticeReturn') return returned;
  const { mailId, unread, conversations, since, upTo, lastActiveAt: seenAt, wanted } = command.data;
  const cameBack = mailedAt !== null && seenAt !== null && seenAt > mailedAt ? returned : [];
  const withheld = (reason: 'seen' | 'off' | 'asked already'): readonly BoxEvent[] => [
    ...cameBack,
    { type: 'MailWithheld', data: { reason, upTo } },
  ];
  if (seenAt !== null && seenAt >= since) return withheld('seen');
  if (!wanted) return withheld('off');
  if (mailedAt !== null && cameBack.length === 0) return withheld('asked already');
  return [...cameBack, { type: 'MailAsked', data: { mailId, unread, conversations, upTo } }];
};
