import { messagingTopic } from '@carsi/contracts/messaging/events';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { PersonalDataCalls } from '@carsi/contracts/identity/privacy';
import type { Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf, type Served } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService, type HostedService } from '@carsi/platform/hosting/service';
import { isSealed } from '@carsi/platform/personal/keys';
import type { EventStore, ServiceName } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MessagingModule } from './messaging.module.js';
import { refusals } from './refusals.js';

const { access, tokenOf, operatorKey } = testTokens();
const context = (token?: string) => ({
  requestId: v7(),
  commandId: v7(),
  deadline: Date.now() + 60_000,
  ...(token !== undefined && { token }),
});
const as = (id: string, emailVerified = true) => context(tokenOf({ id, emailVerified }));

describe('conversations', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'fatal');
  let platform: EmbeddedPlatform;
  let service: HostedService;
  let messaging: Served<MessagingCalls & PersonalDataCalls>;
  let readModels: ReadModels;
  const others = new Map<ServiceName, EventStore>();

  /** Another service says this, and messaging has heard it. */
  const said = async (name: 'directory' | 'identity', stream: string, event: Event): Promise<void> => {
    const store = others.get(name)!;
    const { length } = await store.read(stream);
    const meta = { by: null, at: '2026-11-21T09:00:00.000Z', commandId: v7(), correlationId: 'r' };
    await store.append(stream, length, { ...meta, events: [event] });
    await readModels.waitUntilCaughtUp(name === 'directory' ? 'messaging-companies' : 'messaging-people');
  };
  const approved = (companyId: string, ownerId: string | null) =>
    said('directory', `company-${companyId}`, { type: 'CompanyApproved', data: { companyId, ownerId, sample: false } });
  const republished = (companyId: string, ownerId: string | null) =>
    said('directory', `company-${companyId}`, { type: 'CompanyRepublished', data: { companyId, ownerId } });
  const allowed = (userId: string, allowMessages: boolean) =>
    said('identity', `user-${userId}`, { type: 'SettingsChosen', data: { userId, choices: { allowMessages } } });

  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    for (const name of ['directory', 'identity'] as const)
      others.set(
        name,
        platform.store(name, (event) => event),
      );
    service = await hostService('messaging', MessagingModule.on({ platform, logger, access }), platform, {
      refusals,
      logger,
    });
    readModels = service.app.get(ReadModels, { strict: false });
    messaging = clientOf(platform.calls, 'messaging');
    await approved('kebap', 'usta');
    await approved('berber', 'usta');
    await approved('bos', null);
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
    folder.remove();
  });

  const start = async (userId: string, companyId = 'kebap') => (await messaging.start({ companyId }, as(userId))).id;
  const send = (userId: string, conversationId: string, content: string, clientId: string = v7()) =>
    messaging.send({ conversationId, content, clientId }, as(userId));
  const list = async (userId: string, archived = false) =>
    (await messaging.conversations({ limit: 100, offset: 0, archived }, as(userId))).conversations;
  const unread = async (userId: string) => (await messaging.unreadConversations({}, as(userId))).unread;
  const read = async (
    userId: string,
    conversationId: string,
    page: { after?: number; before?: number; limit?: number } = {},
  ) => (await messaging.messages({ conversationId, limit: 100, ...page }, as(userId))).messages;

  it('are begun by a person, and the company sees them with the first message', async () => {
    const id = await start('ayse');
    expect(await start('ayse')).toBe(id);
    expect(await list('ayse')).toMatchObject([{ id, side: 'person', lastSeq: 0, lastMessage: null, unread: 0 }]);
    expect(await list('usta')).toEqual([]);
    await expect(messaging.conversation({ conversationId: id }, as('usta'))).rejects.toMatchObject({ status: 404 });
    const sent = await send('ayse', id, ' Yarın açık mısınız? ');
    expect(sent).toMatchObject({ seq: 1, side: 'person', senderId: 'ayse', content: 'Yarın açık mısınız?' });
    expect(await list('usta')).toMatchObject([{ id, side: 'company', unread: 1, lastMessage: sent }]);
    expect(await unread('usta')).toBe(1);
    expect(await unread('ayse')).toBe(0);
    expect((await messaging.begun({ companyId: 'kebap' }, as('ayse'))).conversation).toMatchObject({ id });
    expect((await messaging.begun({ companyId: 'berber' }, as('ayse'))).conversation).toBeNull();
  });

  it('take a message that is sent twice once, also when it would be refused by now', async () => {
    const id = await start('fatma');
    const [first, second] = [
      await send('fatma', id, 'Bir', 'cihaz-bir'),
      await send('fatma', id, 'Bir daha', 'cihaz-bir'),
    ];
    expect(second).toEqual(first);
    await messaging.change({ conversationId: id, blocked: true }, as('usta'));
    expect(await send('fatma', id, 'Bir', 'cihaz-bir')).toEqual(first);
    await expect(send('fatma', id, 'Yeni')).rejects.toMatchObject({ code: 'CONVERSATION_BLOCKED', status: 403 });
    await messaging.change({ conversationId: id, blocked: false }, as('usta'));
    expect((await read('fatma', id)).map(({ content }) => content)).toEqual(['Bir']);
    // The other side may have chosen the same name for a message of its own.
    expect(await send('usta', id, 'Buyurun', 'cihaz-bir')).toMatchObject({ seq: 2, content: 'Buyurun' });
  });

  it('are read in order, in pages from either end', async () => {
    const id = await start('can');
    for (let n = 1; n <= 7; n++) await send(n % 3 === 0 ? 'usta' : 'can', id, `söz ${n}`);
    const seqs = async (page: object) => (await read('can', id, page)).map(({ seq }) => seq);
    expect(await seqs({})).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await seqs({ limit: 3 })).toEqual([5, 6, 7]);
    expect(await seqs({ before: 5, limit: 3 })).toEqual([2, 3, 4]);
    expect(await seqs({ after: 5 })).toEqual([6, 7]);
    expect(await seqs({ after: 2, before: 5 })).toEqual([3, 4]);
    expect(await seqs({ after: 7 })).toEqual([]);
  });

  it('are not read again from their beginning with every message, however long they are', async () => {
    const id = await start('uzun');
    for (let n = 0; n < 60; n++) await send('uzun', id, `söz ${n}`);
    const store = platform.store('messaging', () => undefined);
    const reads: number[] = [];
    const read = store.read.bind(store);
    Object.assign(store, {
      read: async (stream: string, after?: number) => {
        const commits = await read(stream, after);
        reads.push(commits.length);
        return commits;
      },
    });
    for (let n = 0; n < 10; n++) {
      await send('uzun', id, `sonra ${n}`);
      await messaging.read({ conversationId: id, upTo: 60 + n }, as('usta'));
    }
    Object.assign(store, { read });
    expect(reads.length).toBeGreaterThan(20);
    expect(reads.reduce((sum, length) => sum + length, 0)).toBe(0);
  });

  it('tell each side how far the other has come', async () => {
    const id = await start('deniz');
    for (const text of ['bir', 'iki']) await send('deniz', id, text);
    const { reached } = await messaging.delivered({ conversationId: id, upTo: 2 }, as('usta'));
    expect(reached.company).toEqual({ delivered: 2, read: 0 });
    await messaging.read({ conversationId: id, upTo: 1 }, as('usta'));
    expect(await messaging.conversation({ conversationId: id }, as('usta'))).toMatchObject({ unread: 1 });
    await messaging.read({ conversationId: id, upTo: 900 }, as('usta'));
    expect(await messaging.conversation({ conversationId: id }, as('deniz'))).toMatchObject({
      reached: { company: { delivered: 2, read: 2 }, person: { delivered: 0, read: 0 } },
    });
  });

  it('are kept, archived and marked for oneself, and come back from the archive with a message', async () => {
    const id = await start('ece');
    await send('ece', id, 'Merhaba');
    const before = await unread('usta');
    const changed = await messaging.change(
      { conversationId: id, isFavorite: true, isArchived: true, read: true },
      as('usta'),
    );
    expect(changed).toMatchObject({ favorite: true, archived: true, unread: 0 });
    expect((await list('usta')).map((one) => one.id)).not.toContain(id);
    expect((await list('usta', true)).map((one) => one.id)).toEqual([id]);
    expect(await unread('usta')).toBe(before - 1);
    expect(await list('ece')).toMatchObject([{ favorite: false, archived: false }]);
    await send('ece', id, 'Orada mısınız?');
    expect((await list('usta'))[0]).toMatchObject({ id, archived: false, favorite: true, unread: 1 });
    await messaging.change({ conversationId: id, read: true }, as('usta'));
    const again = await messaging.change({ conversationId: id, read: false }, as('usta'));
    expect(again).toMatchObject({ unread: 1, reached: { company: { read: 2 } } });
  });

  it('are listed last first, as a person and as the owner of companies', async () => {
    await approved('cay', 'melek');
    const asOwner = await start('gul', 'cay');
    await send('gul', asOwner, 'Çay var mı?');
    const asPerson = await start('melek', 'kebap');
    await send('melek', asPerson, 'Kebap var mı?');
    expect((await list('melek')).map(({ id, side }) => [id, side])).toEqual([
      [asPerson, 'person'],
      [asOwner, 'company'],
    ]);
    const page = (offset: number) => messaging.conversations({ limit: 1, offset }, as('melek'));
    expect(await page(0)).toMatchObject({ total: 2, conversations: [{ id: asPerson }] });
    expect(await page(1)).toMatchObject({ total: 2, conversations: [{ id: asOwner }] });
    // What lies before a page of two lists is read as well: nobody has the whole of it read by a number.
    await expect(page(1_000_000_000)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('belong to whoever owns the company now', async () => {
    await approved('firin', 'eski');
    const id = await start('ayse', 'firin');
    await send('ayse', id, 'Ekmek kaldı mı?');
    await send('eski', id, 'Kaldı');
    await republished('firin', 'yeni');
    await expect(read('eski', id)).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND', status: 404 });
    expect(await read('yeni', id)).toHaveLength(2);
    expect(await list('eski')).toEqual([]);
    await republished('firin', null);
    await expect(send('ayse', id, 'Alo')).rejects.toMatchObject({ code: 'COMPANY_UNCLAIMED', status: 409 });
    expect(await list('ayse')).toEqual(expect.arrayContaining([expect.objectContaining({ id, ownerId: null })]));
    // Who comes to own a company that they had written to talks to nobody, and is counted once.
    await republished('firin', 'ayse');
    const before = await unread('ayse');
    await expect(send('ayse', id, 'Ben')).rejects.toMatchObject({ code: 'CONVERSATION_WITH_ONESELF' });
    const { conversations, total } = await messaging.conversations({ limit: 100, offset: 0 }, as('ayse'));
    expect(conversations.filter((one) => one.id === id)).toMatchObject([{ side: 'person' }]);
    expect(total).toBe(conversations.length);
    expect(before).toBe(conversations.filter((one) => one.unread > 0).length);
  });

  it('fill a page beside one that its person put into the archive before they owned the company', async () => {
    await approved('borek', 'eski');
    const other = await start('gul', 'borek');
    await send('gul', other, 'Börek kaldı mı?');
    const own = await start('pelin', 'borek');
    await send('pelin', own, 'Kaçta açıyorsunuz?');
    await messaging.change({ conversationId: own, isArchived: true }, as('pelin'));
    await republished('borek', 'pelin');
    expect(await messaging.conversations({ limit: 1, offset: 0 }, as('pelin'))).toMatchObject({
      conversations: [{ id: other, side: 'company' }],
      total: 1,
    });
  });

  it('need an address that is verified, and a company that can be written to', async () => {
    await expect(messaging.start({ companyId: 'kebap' }, as('su', false))).rejects.toMatchObject({
      code: 'EMAIL_UNVERIFIED',
      status: 403,
    });
    await said('identity', 'user-su', { type: 'EmailVerified', data: { userId: 'su' } });
    await messaging.start({ companyId: 'kebap' }, as('su', false));
    const refused = (companyId: string, userId = 'su') =>
      messaging.start({ companyId }, as(userId)).catch(({ code }: { code: string }) => code);
    expect(await refused('yok')).toBe('COMPANY_NOT_FOUND');
    expect(await refused('bos')).toBe('COMPANY_UNCLAIMED');
    expect(await refused('kebap', 'usta')).toBe('CONVERSATION_WITH_ONESELF');
    await allowed('usta', false);
    expect(await refused('berber')).toBe('MESSAGES_OFF');
    expect(await start('su')).toBe('kebap_su');
    expect(await messaging.reachable({ companyId: 'berber' }, context())).toMatchObject({
      reason: 'off',
      messages: false,
    });
    await allowed('usta', true);
    expect(await messaging.reachable({ companyId: 'berber' }, context())).toMatchObject({
      reason: null,
      messages: true,
    });
    expect(await messaging.reachable({ companyId: 'bos' }, context())).toMatchObject({
      reason: 'unclaimed',
      ownerId: null,
    });
  });

  describe('are nobody else’s business:', () => {
    const id = 'kebap_ayse';
    it.each<[string, (who: ReturnType<typeof context>) => Promise<unknown>]>([
      ['reading', (who) => messaging.messages({ conversationId: id, limit: 10 }, who)],
      ['looking at one', (who) => messaging.conversation({ conversationId: id }, who)],
      ['writing', (who) => messaging.send({ conversationId: id, content: 'x', clientId: v7() }, who)],
      ['marking as delivered', (who) => messaging.delivered({ conversationId: id, upTo: 1 }, who)],
      ['marking as read', (who) => messaging.read({ conversationId: id, upTo: 1 }, who)],
      ['blocking', (who) => messaging.change({ conversationId: id, blocked: true }, who)],
      ['reporting', (who) => messaging.report({ conversationId: id, reason: 'spam' }, who)],
    ])('%s', async (_what, ask) => {
      await expect(ask(as('veli'))).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND', status: 404 });
      await expect(ask(context(tokenOf({ id: 'veli', userType: 'admin' })))).rejects.toMatchObject({ status: 404 });
      await expect(ask(context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    });
    it('one that never was is none either', async () => {
      await expect(read('veli', 'kebap_veli')).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND' });
      for (const conversationId of ['', '_', 'kebap', '__proto__', 'kebap_', { $ne: null } as never])
        await expect(read('veli', conversationId)).rejects.toMatchObject({
          code: expect.stringMatching(/CONVERSATION_NOT_FOUND|BAD_REQUEST/),
        });
    });
  });

  it('say to operators alone who wrote to whose company', async () => {
    const conversationIds = ['kebap_ayse', 'kebap_su', 'berber_yok', 'cay_gul'];
    const requested = (ownerId: string, who = context(operatorKey)) =>
      messaging.correspondence({ ownerId, conversationIds }, who);
    // One began a conversation and wrote nothing in it.
    expect(await requested('usta')).toEqual({ personIds: ['ayse'] });
    expect(await requested('melek')).toEqual({ personIds: ['gul'] });
    expect(await requested('veli')).toEqual({ personIds: [] });
    await messaging.change({ conversationId: 'kebap_ayse', blocked: true }, as('ayse'));
    expect(await requested('usta')).toEqual({ personIds: [] });
    await messaging.change({ conversationId: 'kebap_ayse', blocked: false }, as('ayse'));
    await expect(requested('usta', as('usta'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(requested('usta', context())).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });

  describe('of somebody who is erased', () => {
    it('are sealed on disk, with what was said of them to the admins', async () => {
      const id = await start('giden', 'berber');
      await send('giden', id, 'Gizli söz');
      await send('usta', id, 'Cevap');
      await send('giden', id, 'Gizli ikinci söz');
      await messaging.report({ conversationId: id, reason: 'abuse', note: 'Gizli şikâyet' }, as('giden'));
      const stored = await platform.store('messaging', () => undefined).read(`conversation-${id}`);
      expect(JSON.stringify(stored)).not.toMatch(/Gizli|Cevap/);
      const texts = stored.flatMap(({ events }) =>
        events.map(({ data }) => data as { content?: string; note?: string }),
      );
      expect(texts.filter(({ content, note }) => isSealed(content ?? note))).toHaveLength(4);
    });
    it('are in their export first', async () => {
      const { tables } = await messaging.personalData({ userId: 'giden' }, context(operatorKey));
      expect(tables.slice(0, 3)).toMatchObject([
        { name: 'conversations', rows: [{ conversationId: 'berber_giden', companyId: 'berber' }] },
        { name: 'messages', rows: [{ content: 'Gizli söz' }, { content: 'Gizli ikinci söz' }] },
        { name: 'conversation-reports', rows: [{ reason: 'abuse', note: 'Gizli şikâyet' }] },
      ]);
      expect(tables[1]!.rows).toHaveLength(2);
      await expect(messaging.personalData({ userId: 'giden' }, as('giden'))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    });
    it('keep their place without their words, and those of the other with theirs', async () => {
      const data = { userId: 'giden', purposes: ['profile', 'messages', 'requests'] };
      await said('identity', 'user-giden', { type: 'UserErased', data });
      const contents = async () => (await read('usta', 'berber_giden')).map(({ content }) => content);
      await expect.poll(contents).toEqual([null, 'Cevap', null]);
      const left = async () => {
        const rows: unknown[] = [];
        for (const name of ['messages', 'conversation-reports', 'conversations'])
          for await (const { row } of readModels.content(name)) rows.push(row);
        return JSON.stringify(rows);
      };
      expect(await left()).not.toContain('Gizli');
      await expect(send('usta', 'berber_giden', 'Alo?')).rejects.toMatchObject({ code: 'PERSON_GONE', status: 409 });
      await expect(send('giden', 'berber_giden', 'Ben')).rejects.toMatchObject({ code: 'FORBIDDEN' });
      for (const name of ['messages', 'conversation-reports']) await readModels.rebuild(name);
      expect(await left()).not.toContain('Gizli');
      expect(await contents()).toEqual([null, 'Cevap', null]);
    });
  });

  it('are told to others by ids and positions alone', async () => {
    const arrived: unknown[] = [];
    const handle = async (records: readonly { events: readonly unknown[] }[]): Promise<void> =>
      void arrived.push(...records.flatMap(({ events }) => events));
    const subscription = await platform.log.read({ topic: messagingTopic, name: 'ears', kind: 'competing', handle });
    await expect.poll(() => arrived.length).toBeGreaterThan(20);
    await subscription.stop();
    expect(JSON.stringify(arrived)).not.toMatch(/Yarın|Gizli|sealed|söz|content|note/);
  });

  it.each(['conversations', 'messages', 'conversation-reports', 'messaging-companies', 'messaging-people'])(
    'have %s that a replay from the first event gives again',
    async (name) => {
      const rows = async () => {
        const all: [string, unknown][] = [];
        for await (const { id, row } of readModels.content(name)) all.push([id, row]);
        return canonical(all.sort(([a], [b]) => (a < b ? -1 : 1)));
      };
      const before = await rows();
      expect(before.length).toBeGreaterThan(20);
      await readModels.rebuild(name);
      expect(await rows()).toBe(before);
    },
  );
});
