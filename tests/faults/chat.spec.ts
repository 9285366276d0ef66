import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf, openCompany, talk } from '../support/chat.js';
import { Chatter } from '../support/chatter.js';
import { call, signIn, signUp, type Person } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

/** `MESSAGES=10000` is a night. */
const MESSAGES = Number(process.env['MESSAGES'] ?? 450);
const KILLS = Math.ceil(MESSAGES / 150);

describe('a conversation over connections that break, with a process that is killed', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let owner: Person;
  let ayse: Person;
  let conversation: Conversation;
  const chatters: Chatter[] = [];
  const env = {
    LIMITS:
      '{"login":1000,"register":1000,"mail":1000,"account":1000000,"session":1000000,"read":1000000,"message":1000000,"live":1000000}',
  };
  const start = () => startCarsi(folder.path, { env });

  beforeAll(async () => {
    const admin = { ADMIN_EMAIL: 'yonetici@ornek.example', ADMIN_PASSWORD: 'Yonetici-parolasi-1' };
    carsi = await startCarsi(folder.path, { env: { ...env, ...admin } });
    const site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business' });
    ayse = await signUp(site);
    const { id } = await openCompany(site, owner, await signIn(site, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD), 'Ada');
    conversation = await talk(site, ayse, id);
    // The company answers: there has to be a question.
    const first = { content: 'Merhaba', client_id: 'ilk-mesaj-1' };
    await call(site, 'POST', `/api/conversations/${conversation.id}/messages`, first, ayse.token);
  });
  afterAll(async () => {
    for (const chatter of chatters) chatter.end();
    await carsi?.kill();
    folder.remove();
  });

  it(
    `keeps one order everywhere, loses nothing that was acknowledged and says nothing twice, in ${MESSAGES} messages and ${KILLS} kills`,
    async () => {
      const device = (person: Person): Chatter => {
        const chatter = new Chatter(person, conversation.id, () => carsi.url);
        chatters.push(chatter);
        return chatter;
      };
      const [phone, desk, shop] = [device(ayse), device(ayse), device(owner)];
      let talking = true;
      const pause = (): number => (Math.random() < 0.3 ? Math.random() * 12 : 0);
      const share = Math.floor(MESSAGES / 3);
      const all = Promise.all([phone, desk, shop].map((chatter) => chatter.say(share, pause))).finally(
        () => (talking = false),
      );
      const said = () => chatters.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      const breaking = (async () => {
        while (talking) {
          await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 250));
          chatters[Math.floor(Math.random() * chatters.length)]!.drop();
          void shop.mark(Math.random() < 0.5 ? 'message:delivered' : 'message:read');
          void phone.mark('message:delivered');
        }
      })();
      for (let kill = 1; kill <= KILLS; kill++) {
        const until = (kill / (KILLS + 1)) * share * 3;
        while (talking && said() < until) await new Promise((resolve) => setTimeout(resolve, 5));
        await carsi.kill();
        carsi = await start();
      }
      await all;
      await breaking;

      const site = { url: carsi.url };
      const [asAyse, asOwner] = [
        await messagesOf(site, ayse, conversation.id),
        await messagesOf(site, owner, conversation.id),
      ];
      const order = asAyse.map(({ seq, clientId, content }) => ({ seq, clientId, content }));
      expect(asOwner.map(({ seq, clientId, content }) => ({ seq, clientId, content }))).toEqual(order);
      expect(order.map(({ seq }) => seq)).toEqual(order.map((_, index) => index + 1));
      // Nothing lost, nothing twice: every message that was written is there once.
      const written = chatters.flatMap((chatter) => chatter.written);
      expect(order.map(({ clientId }) => clientId).sort()).toEqual(['ilk-mesaj-1', ...written].sort());
      for (const chatter of chatters) {
        expect(chatter.acknowledged.size).toBe(share);
        for (const [clientId, seq] of chatter.acknowledged) expect(order[seq - 1]!.clientId).toBe(clientId);
        // One after the other, as each device wrote them.
        const own = new Set(chatter.written);
        expect(order.filter(({ clientId }) => own.has(clientId)).map(({ clientId }) => clientId)).toEqual(
          chatter.written,
        );
        await chatter.settled();
        expect(chatter.contradictions).toEqual([]);
        expect([...chatter.thread.keys()].sort((a, b) => a - b)).toEqual(order.map(({ seq }) => seq));
      }
    },
    180_000 + MESSAGES * 100,
  );

  it('counts exactly what is unread, also after it was made again from the first event', async () => {
    const read = async ({ token }: Person): Promise<Conversation> =>
      (await (
        await call(carsi, 'GET', `/api/conversations/${conversation.id}`, undefined, token)
      ).json()) as Conversation;
    const before = { ayse: await read(ayse), owner: await read(owner) };
    const messages = await messagesOf(carsi, ayse, conversation.id);
    const observed = messages.filter(({ mine, status }) => mine && status === 'read').length;
    const requested = messages.filter(({ mine }) => mine).length;
    expect(before.owner.unreadCount).toBe(requested - observed);
    for (const name of ['conversations', 'messages'])
      expect((await carsi.command('rebuild', name)).output).toContain('yeniden kuruldu');
    const live = ({ isOnline: _now, lastSeen: _then, ...rest }: Conversation) => rest;
    expect(live(await read(ayse))).toEqual(live(before.ayse));
    expect(live(await read(owner))).toEqual(live(before.owner));
    expect(await messagesOf(carsi, ayse, conversation.id)).toEqual(messages);
    const marked = await call(carsi, 'PATCH', `/api/conversations/${conversation.id}`, { read: true }, owner.token);
    expect(await marked.json()).toMatchObject({ unreadCount: 0 });
  });
});
