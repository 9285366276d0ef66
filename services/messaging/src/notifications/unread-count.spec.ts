import { fold } from '@carsi/kernel/decider';
import { Refusal } from '@carsi/kernel/refusal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoxCommand } from './box/commands.js';
import { box } from './box/decide.js';
import type { BoxEvent } from './box/events.js';
import { emptyBox, type Box } from './box/state.js';
import { notificationRows, type NotificationRow } from './notification-rows/projection.js';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 21) + second * 1_000).toISOString();
const meta = { by: 'usta', at: at(0), commandId: 'c', correlationId: 'r' };

/** Ids are few, so that what is done often meets something. */
const id = fc.integer({ min: 0, max: 6 }).map((n) => `n${n}`);
const wish = fc.option(fc.boolean(), { nil: undefined });
const command: fc.Arbitrary<Omit<BoxCommand, 'meta'>> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('kebap_ayse', 'kebap_veli').map(messageIn) },
  { weight: 2, arbitrary: fc.constant({ type: 'RaiseNotification', data: of('new-review', {}) } as const) },
  { weight: 3, arbitrary: fc.record({ id, isRead: wish, isArchived: wish }).map(typed('ChangeNotification')) },
  id.map((one) => ({ type: 'DeleteNotification', data: { id: one } }) as const),
  fc.constantFrom('kebap_ayse', 'kebap_veli').map((conversationId) => typed('ReadOfConversation')({ conversationId })),
  fc.constantFrom('ReadAll', 'ArchiveRead', 'EmptyArchive').map((type) => ({ type, data: {} }) as const),
);
function typed<Type extends string>(type: Type) {
  return <Data>(data: Data) => ({ type, data });
}
function of(kind: 'new-review' | 'new-message', refs: object) {
  return { id: 'given below', kind, refs: { companyId: 'kebap', ...refs } };
}
function messageIn(conversationId: string) {
  return { type: 'RaiseNotification', data: of('new-message', { conversationId }) } as const;
}

/** What a person would count on paper. */
interface Paper {
  read: boolean;
  archived: boolean;
  conversation: string | null;
}
const onPaper = (paper: Map<string, Paper>, { type, data }: Omit<BoxCommand, 'meta'>, fresh: string): void => {
  const requested = data as {
    id: string;
    isRead?: boolean;
    isArchived?: boolean;
    conversationId?: string;
    refs?: object;
  };
  const all = [...paper.values()];
  if (type === 'RaiseNotification') {
    const conversation = (requested.refs as { conversationId?: string }).conversationId ?? null;
    const same = (one: Paper) => one.conversation === conversation && !one.read && !one.archived;
    if (conversation === null || !all.some(same)) {
      for (const [name, old] of paper)
        if (conversation !== null && old.conversation === conversation && old.read && !old.archived) paper.delete(name);
      paper.set(fresh, { read: false, archived: false, conversation });
    }
  }
  const one = paper.get(requested.id);
  if (type === 'ChangeNotification' && one) {
    one.read = requested.isRead ?? one.read;
    one.archived = requested.isArchived ?? one.archived;
  }
  if (type === 'DeleteNotification') paper.delete(requested.id);
  if (type === 'ReadOfConversation')
    for (const each of all) if (each.conversation === requested.conversationId) each.read = true;
  if (type === 'ReadAll') for (const each of all) each.read = true;
  if (type === 'ArchiveRead') for (const each of all) if (each.read) each.archived = true;
  if (type === 'EmptyArchive') for (const [name, each] of paper) if (each.archived) paper.delete(name);
};

describe('the number of unread notifications', () => {
  const play = (commands: readonly Omit<BoxCommand, 'meta'>[]) => {
    const [history, paper]: [BoxEvent[], Map<string, Paper>] = [[], new Map()];
    let state: Box = emptyBox;
    let next = 0;
    for (const wished of commands) {
      // Ids are given in turn, so that later commands may name them.
      const fresh = `n${next}`;
      const data = wished.type === 'RaiseNotification' ? { ...wished.data, id: fresh } : wished.data;
      let events: readonly BoxEvent[] = [];
      try {
        events = box.decide({ type: wished.type, data, meta } as unknown as BoxCommand, state);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
      onPaper(paper, wished, fresh);
      if (events.some(({ type }) => type === 'NotificationRaised')) next++;
      state = fold(box, events, state);
      history.push(...events);
    }
    return { history, paper, state };
  };
  const rowsOf = (history: readonly BoxEvent[]) => {
    const rows = new Map<string, NotificationRow>();
    for (const [second, event] of history.entries()) {
      const occurrence = { stream: 'notifications-usta', at: at(second), by: null };
      for (const name of notificationRows.rows(event, occurrence)) {
        const row = notificationRows.evolve(rows.get(name), event, occurrence, name);
        if (row) rows.set(name, row);
        else rows.delete(name);
      }
    }
    return rows;
  };
  const counts = (all: Iterable<{ read: boolean; archived: boolean }>) => {
    const those = [...all];
    return {
      unread: those.filter(({ read, archived }) => !read && !archived).length,
      all: those.filter(({ archived }) => !archived).length,
      archive: those.filter(({ archived }) => archived).length,
    };
  };

  it('is the same in the box, in the list and on paper, whatever is done in whatever order', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const { history, paper, state } = play(commands);
        const [onList, inBox] = [counts(rowsOf(history).values()), counts(state.notifications)];
        expect(onList).toEqual(counts(paper.values()));
        expect(inBox).toEqual(onList);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same when the list is made again from the first event', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const { history } = play(commands);
        expect(rowsOf(history)).toEqual(rowsOf(structuredClone(history)));
      }),
      { numRuns: 200 },
    );
  });
});
