import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '../embedded/platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { isSealed, PersonalKeys } from './keys.js';
import { personalTexts, sealedStore, type PersonalFields } from './sealed-store.js';

const personal: Readonly<Record<string, PersonalFields>> = {
  Told: { purpose: 'messages', fields: ['text', 'parts'], person: ({ data }) => (data as { by: string }).by },
};
const received = (by: string, text: string | null) => ({
  type: 'Told',
  data: { by, text, parts: ['a', 1], length: 3 },
});
const meta = { by: null, at: '2026-11-21T09:00:00Z', correlationId: 'r' };

describe('what a person wrote', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  let keys: PersonalKeys;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    keys = new PersonalKeys(platform.collections('messaging'), platform.clock);
  });
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });
  const store = () =>
    sealedStore(
      platform.store('messaging', () => undefined),
      personalTexts(keys, personal),
    );
  const all = async () => (await store().readAll(0, 100)).flatMap(({ events }) => events);

  it('is sealed on disk, stays sealed for deciders and is open for projections', async () => {
    await store().append('talk-1', 0, { ...meta, commandId: '1', events: [received('ayse', 'gizli söz')] });
    const [commit] = await store().read('talk-1');
    const { text, parts, length } = commit!.events[0]!.data as Record<string, unknown>;
    expect([isSealed(text), isSealed(parts), length]).toEqual([true, true, 3]);
    expect(await all()).toEqual([received('ayse', 'gizli söz')]);
  });

  it('is nothing once its key is destroyed, and no key is made again', async () => {
    await store().append('talk-2', 0, { ...meta, commandId: '2', events: [received('veli', 'öteki')] });
    await keys.destroy('ayse', 'messages');
    expect((await all()).map(({ data }) => (data as { text: string | null }).text)).toEqual([null, 'öteki']);
    await store().append('talk-3', 0, { ...meta, commandId: '3', events: [received('ayse', 'yine ben')] });
    expect((await all()).at(-1)).toMatchObject({ data: { text: null } });
    expect(await keys.seal('ayse', 'messages', 'x')).toBeUndefined();
    expect(await keys.seal('ayse', 'profile', 'x')).toBeDefined();
  });

  it('opens for nobody else and for nothing else', async () => {
    const sealed = (await keys.seal('veli', 'messages', 'söz'))!;
    expect(await keys.open('veli', 'messages', sealed)).toBe('söz');
    await keys.seal('hasan', 'messages', 'x');
    await expect(keys.open('hasan', 'messages', sealed)).rejects.toThrow(/authenticate|auth/i);
    const edited = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    await expect(keys.open('veli', 'messages', edited)).rejects.toThrow(/authenticate|auth/i);
  });

  it('has one key, however many ask for it first', async () => {
    const sealed = await Promise.all(Array.from({ length: 20 }, (_, n) => keys.seal('fatma', 'reviews', n)));
    const fresh = new PersonalKeys(platform.collections('messaging'), platform.clock);
    expect(await Promise.all(sealed.map((one) => fresh.open('fatma', 'reviews', one!)))).toEqual(
      Array.from({ length: 20 }, (_, n) => n),
    );
  });
});
