import { join } from 'node:path';
import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { clientCommand } from '../client-command.js';
import { systemClock } from '../clock.js';
import { openDatabase } from '../embedded/sqlite/database.js';
import { createEmbeddedEventStore } from '../embedded/sqlite/event-store.js';
import { type EventStore } from '../platform.js';
import { KeyReused } from '../refused-writes.js';
import { temporaryFolder } from '../testing/folder.js';
import { commandsOf, type Aggregate } from './commands.js';

type Filled = Event<'Filled', { readonly by: number }>;
type Fill = Command<'Fill', { readonly by: number }>;

/** A jar that takes up to ten. */
const jar: Aggregate<number, Fill, Filled> = {
  name: 'jar',
  initial: 0,
  decide: ({ data }, state) => (state + data.by > 10 ? refuse('JAR_FULL') : [{ type: 'Filled', data }]),
  evolve: (state, { data }) => state + data.by,
};
let commandId = 0;
const fill = (by: number, id = `c${(commandId += 1)}`): Fill => ({
  type: 'Fill',
  data: { by },
  meta: { by: null, at: '2026-11-21T09:00:00Z', commandId: id, correlationId: 'r' },
});

describe('a command on a stream that is believed to be new', () => {
  const folder = temporaryFolder();
  const db = openDatabase(join(folder.path, 'events.db'), { durable: false });
  let files = 0;
  let store: EventStore;
  let read: string[];
  beforeEach(() => {
    store = createEmbeddedEventStore(db, `s${(files += 1)}`);
    read = [];
  });
  afterAll(() => {
    db.close();
    folder.remove();
  });
  /** As another process would have it, with nothing remembered. */
  const commands = () =>
    commandsOf(jar, { ...store, read: (stream, after) => (read.push(stream), store.read(stream, after)) }, systemClock);

  it('writes without reading', async () => {
    expect(await commands().run('a', fill(3), { fresh: true })).toMatchObject({ version: 1, state: 3 });
    expect(read).toEqual([]);
  });
  it('decides on what is there when there is something', async () => {
    await commands().run('a', fill(8));
    await expect(commands().run('a', fill(3), { fresh: true })).rejects.toMatchObject({ code: 'JAR_FULL' });
    expect(await commands().run('a', fill(2), { fresh: true })).toMatchObject({ version: 2, state: 10 });
  });
  it('writes once, however often it comes', async () => {
    await commands().run('a', fill(3, 'same'), { fresh: true });
    expect(await commands().run('a', fill(3, 'same'), { fresh: true })).toMatchObject({ version: 1, state: 3 });
    expect(await store.read('jar-a')).toHaveLength(1);
  });
  describe('under the key of a client', () => {
    const keyed = (key: string, body: object) =>
      clientCommand({ key, from: 'ayse', method: 'PUT', path: '/api/jars/a', body });
    const filling = (by: number, { commandId: id, fingerprint }: ReturnType<typeof keyed>): Fill => {
      const { meta, ...command } = fill(by, id);
      return { ...command, meta: { ...meta, fingerprint } };
    };

    it('is refused with another body, also where it would be refused for another reason', async () => {
      await commands().run('a', filling(3, keyed('k', { by: 3 })));
      for (const by of [2, 30])
        await expect(commands().run('a', filling(by, keyed('k', { by })))).rejects.toBeInstanceOf(KeyReused);
      expect(await commands().run('a', filling(3, keyed('k', { by: 3 })))).toMatchObject({ version: 1, state: 3 });
    });
    it('is another command of another person, on another resource, and never one of the system', async () => {
      const ids = [
        keyed('time-a-1', {}),
        clientCommand({ key: 'time-a-1', from: 'ali', method: 'PUT', path: '/api/jars/a', body: {} }),
        clientCommand({ key: 'time-a-1', from: 'ayse', method: 'PUT', path: '/api/jars/b', body: {} }),
      ].map(({ commandId: id }) => id);
      expect(new Set(ids).size).toBe(3);
      for (const id of ids) expect(id).toMatch(/^client-[\w-]{32}$/);
    });
    it('is known by an id that the service made from something else, whatever else it brings', async () => {
      const { fingerprint } = keyed('k', {});
      for (const print of [fingerprint, 'another'])
        await commands().run('a', filling(3, { commandId: 'verify-by-link', fingerprint: print }));
      expect(await store.read('jar-a')).toHaveLength(1);
    });
  });
});
