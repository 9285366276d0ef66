import type { Event } from '@carsi/kernel/event';
import type { Append, Commit, EventStore } from '../platform.js';
import { assertStorableEvents } from '../storable.js';
import { isSealed, type PersonalKeys, type Purpose } from './keys.js';

/** The fields of an event with personal data, and their owner. */
export interface PersonalFields {
  readonly purpose: Purpose;
  readonly fields: readonly string[];
  person(event: Event, stream: string): string;
}

export interface PersonalTexts {
  seal<E extends Event>(stream: string, event: E): Promise<E>;
  /** A field whose key was destroyed is null. */
  open<C extends Commit>(commit: C): Promise<C>;
}

/** `personal`: event type → its personal fields. */
export const personalTexts = (
  keys: PersonalKeys,
  personal: Readonly<Record<string, PersonalFields>>,
): PersonalTexts => {
  const each = async <E extends Event>(
    event: E,
    stream: string,
    change: (value: unknown, person: string, purpose: Purpose) => Promise<unknown>,
  ): Promise<E> => {
    const personalFields = personal[event.type];
    if (!personalFields) return event;
    const data = { ...(event.data as Record<string, unknown>) };
    const person = personalFields.person(event, stream);
    for (const field of personalFields.fields) {
      const value = data[field];
      if (value !== undefined && value !== null)
        data[field] = (await change(value, person, personalFields.purpose)) ?? null;
    }
    return { ...event, data };
  };
  return {
    seal: (stream, event) => each(event, stream, (value, person, purpose) => keys.seal(person, purpose, value)),
    open: async (commit) => {
      // Most events of most services have no personal fields.
      if (!commit.events.some(({ type }) => type in personal)) return commit;
      return {
        ...commit,
        events: await Promise.all(
          commit.events.map((event) =>
            each(event, commit.stream, async (value, person, purpose) =>
              isSealed(value) ? keys.open(person, purpose, value) : value,
            ),
          ),
        ),
      };
    },
  };
};

/**
 * An event store that seals personal fields before they are written, and opens them for projections, which read by position. Streams
 * are read sealed: deciders never see personal data, so their state omits these fields.
 */
export const sealedStore = (store: EventStore, { seal, open }: PersonalTexts): EventStore => ({
  append: async <E extends Event>(stream: string, expectedVersion: number, append: Append<E>) => {
    // Before sealing: projections read them open.
    assertStorableEvents(append.events);
    const events = await Promise.all(append.events.map((event) => seal(stream, event)));
    return store.append<E>(stream, expectedVersion, { ...append, events });
  },
  read: (stream, after) => store.read(stream, after),
  readStreams: (streams) => store.readStreams(streams),
  readAll: async <E extends Event>(after: number, limit: number) =>
    Promise.all((await store.readAll<E>(after, limit)).map((commit) => open(commit))),
  head: () => store.head(),
  onAppended: (wake) => store.onAppended(wake),
  positionOf: (stream, version) => store.positionOf(stream, version),
});
