import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate, Commands } from '@carsi/platform/events/commands';
import { metaOf } from '@carsi/platform/hosting/meta';
import type { Clock, CallContext } from '@carsi/platform/platform';

// Names and shapes are on disk for ever.

/** Acts of admins on rows, which cause no event of their own. Contains whom they concerned, not what was written. */
export type KvkkRequestAnswered = Event<'KvkkRequestAnswered', { readonly requestId: string; readonly userId: string }>;
export type MailSentAgain = Event<'MailSentAgain', { readonly mailId: string; readonly userId: string }>;
export type MailRead = Event<'MailRead', { readonly mailId: string; readonly userId: string }>;
/** By an operator, for a person who lost their factors. */
export type SecondFactorsReset = Event<'SecondFactorsReset', { readonly userId: string }>;
export type DeskEvent = KvkkRequestAnswered | MailSentAgain | MailRead | SecondFactorsReset;

export type NoteAct = Command<'NoteAct', { readonly act: DeskEvent }>;

/** One stream an admin, for their record alone: nothing is decided here. */
export const desk: Aggregate<null, NoteAct, DeskEvent> = {
  name: 'desk',
  initial: null,
  decide: ({ data }) => [data.act],
  evolve: () => null,
};

/** Records an act under its command's id: a repetition writes nothing. */
export type NoteActs = (act: DeskEvent, by: string, context: CallContext) => Promise<void>;
export const noteActs =
  (desks: Commands<null, NoteAct>, clock: Clock): NoteActs =>
  async (act, by, context) => {
    const meta = metaOf(context, clock, by);
    await desks.run(by, { type: 'NoteAct', data: { act }, meta: { ...meta, commandId: `${meta.commandId}-noted` } });
  };
