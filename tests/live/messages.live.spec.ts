import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { openProxy, type Proxy } from '@carsi/platform/testing/proxy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, messagesOf, openCompany, talk, type Device } from '../support/chat.js';
import { Chatter } from '../support/chatter.js';
import { canStartKafka, startKafka, type OwnKafka } from '../support/own-kafka.js';
import { startMailbox, type Mailbox } from '../support/own-mailbox.js';
import { call, signIn, type Person } from '../support/people.js';
import { startDistributed, type Distributed } from '../support/start-distributed.js';

const password = 'Dagitik-parola-1';
const clientId = () => crypto.randomUUID();
/** How long a server is unavailable; `AWAY_MS=300000` is what quality.md requires. */
const OUTAGE_MS = Number(process.env['AWAY_MS'] ?? 6_000);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('messages, on real servers with two BFFs and two replicas of messaging', () => {
  let mailbox: Mailbox;
  let redis: Proxy;
  let kafka: OwnKafka | undefined;
  let system: Distributed;
  let owner: Person;
  let ayse: Person;
  let conversation: Conversation;
  const devices: Device[] = [];
  beforeAll(async () => {
    mailbox = await startMailbox();
    const { hostname, port } = new URL(process.env['REDIS_URL']!);
    redis = await openProxy({ host: hostname, port: Number(port) });
    kafka = canStartKafka ? await startKafka() : undefined;
    system = await startDistributed({
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      ...(kafka && { KAFKA_BROKERS: kafka.brokers }),
      SMTP_URL: mailbox.smtpUrl,
      ADMIN_EMAIL: 'yonetici@ornek.example',
      ADMIN_PASSWORD: 'Yonetici-parolasi-1',
      LIMITS:
        '{"login":10000,"register":1000,"mail":1000,"session":10000,"account":1000000,"read":1000000,"message":1000000,"live":1000000}',
    });
    await system.start('messaging-2');
    await system.start('bff-2');
    owner = await signUp('usta@ornek.example', 'business');
    ayse = await signUp('ayse@ornek.example', 'customer');
    const admin = await signIn(first(), 'yonetici@ornek.example', 'Yonetici-parolasi-1');
    const { id } = await openCompany(first(), owner, admin, 'Ada Kebap');
    conversation = await talk(second(), ayse, id);
  }, 240_000);
  afterAll(async () => {
    for (const { socket } of devices) socket.disconnect();
    kafka?.go();
    await redis?.set('open');
    await system?.stop();
    await mailbox?.stop();
    await redis?.close();
    await kafka?.stop();
  });
  const first = () => ({ url: system.url, folder: '' });
  const second = () => ({ url: system.secondUrl, folder: '' });
  const signUp = async (email: string, userType: string): Promise<Person> => {
    await call(first(), 'POST', '/api/auth/register', {
      email,
      password,
      full_name: 'Ayşe Yılmaz',
      user_type: userType,
      company_name: 'Ada Ltd',
      accepted_terms: true,
    });
    const token = (await mailbox.linkTo(email, '/email-dogrulama')).searchParams.get('token');
    await call(first(), 'POST', '/api/auth/verify-email', { token });
    return signIn(first(), email, password);
  };
  const sit = async (url: string, { token }: Person): Promise<Device> => {
    const device = await connect(url, token);
    devices.push(device);
    return device;
  };
  const of = () => ({ conversation_id: conversation.id });
  const threeDevices = () => [
    new Chatter(ayse, conversation.id, () => system.url),
    new Chatter(ayse, conversation.id, () => system.secondUrl),
    new Chatter(owner, conversation.id, () => system.secondUrl),
  ];
  /** One order for both sides and at both BFFs, nothing lost of what was acknowledged, nothing twice, and every device has all of it. */
  const wereDelivered = async (chatters: readonly Chatter[]): Promise<readonly string[]> => {
    const order = (await messagesOf(first(), ayse, conversation.id)).map((message) => message.clientId);
    expect((await messagesOf(second(), owner, conversation.id)).map((message) => message.clientId)).toEqual(order);
    expect(new Set(order).size).toBe(order.length);
    for (const chatter of chatters) {
      for (const [client, seq] of chatter.acknowledged) expect(order[seq - 1]).toBe(client);
      expect(order.filter((client) => chatter.acknowledged.has(client))).toEqual(chatter.written);
      await chatter.settled();
      expect(chatter.thread.size).toBe(order.length);
      expect(chatter.contradictions).toEqual([]);
      chatter.end();
    }
    return order;
  };
  /** Said at one BFF, on the screen at the other; a BFF that missed something closes its connections once. Answers how often it was said. */
  const comesThrough = async (): Promise<number> => {
    for (let said = 1; said <= 10; said++) {
      const { socket, heard } = await sit(system.secondUrl, owner);
      const body = { content: `Yine buradayız ${said}`, client_id: clientId() };
      const { status } = await call(
        first(),
        'POST',
        `/api/conversations/${conversation.id}/messages`,
        body,
        ayse.token,
      );
      expect(status).toBe(201);
      for (const until = Date.now() + 2_000; Date.now() < until; await pause(20))
        if (heard['message:new'].some(({ content }) => content === body.content)) return (socket.disconnect(), said);
      socket.disconnect();
    }
    throw new Error('Nothing is live again.');
  };

  it('go from one BFF to the devices at the other, in order and within a second', async () => {
    const phone = await sit(system.url, ayse);
    const [desk, shop] = [await sit(system.secondUrl, ayse), await sit(system.secondUrl, owner)];
    const took: number[] = [];
    for (let n = 1; n <= 30; n++) {
      const since = performance.now();
      const arrived = new Promise<number>((resolve) =>
        shop.socket.once('message:new', () => resolve(performance.now() - since)),
      );
      const answer = await phone.say('message:send', { ...of(), content: `söz ${n}`, client_id: clientId() });
      expect(answer).toMatchObject({ ok: true, data: { seq: n } });
      took.push(await arrived);
    }
    for (const { heard } of [phone, desk, shop])
      await expect.poll(() => heard['message:new'].map(({ seq }) => seq)).toEqual(took.map((_, index) => index + 1));
    const sorted = took.slice(5).toSorted((a, b) => a - b);
    process.stdout.write(
      `from BFF to BFF: median ${sorted[12]!.toFixed(0)} ms, most ${sorted.at(-1)!.toFixed(0)} ms\n`,
    );
    expect(sorted.at(-1)).toBeLessThan(1_000);
    expect(await shop.say('message:read', { ...of(), seq: 30 })).toEqual({ ok: true });
    await expect.poll(() => phone.heard['message:status'].at(-1)).toMatchObject({ of: 'other', read: 30 });
    expect(await shop.say('typing', { ...of(), typing: true })).toEqual({ ok: true });
    await expect.poll(() => phone.heard.typing.length).toBe(1);
    expect(await phone.say('presence:watch', of())).toMatchObject({ presence: [{ online: true }] });
  }, 90_000);

  it('are numbered without a gap and delivered once, whichever replica accepts them', async () => {
    const [phone, desk, shop] = [devices[0]!, devices[1]!, devices[2]!];
    const sayAt = async (device: Device, words: string): Promise<void> => {
      for (let n = 0; n < 30; n++)
        expect(
          await device.say('message:send', { ...of(), content: `${words} ${n}`, client_id: clientId() }),
        ).toMatchObject({ ok: true });
    };
    await Promise.all([sayAt(phone, 'birinci'), sayAt(shop, 'ikinci')]);
    for (const { heard } of [phone, desk, shop])
      await expect
        .poll(() => heard['message:new'].map(({ seq }) => seq))
        .toEqual(Array.from({ length: 90 }, (_, n) => n + 1));
    for (const { socket } of devices.splice(0)) socket.disconnect();
  }, 90_000);

  it('are not lost and stay in one order when messaging is killed in the middle', async () => {
    const chatters = threeDevices();
    const talking = Promise.all(chatters.map((chatter) => chatter.say(40, () => Math.random() * 40)));
    const said = () => chatters.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    await expect.poll(said, { timeout: 30_000, interval: 10 }).toBeGreaterThan(30);
    await system.kill('messaging');
    await system.start('messaging');
    await talking;
    expect(await wereDelivered(chatters)).toHaveLength(90 + 120);
  }, 180_000);

  it(
    'go on while nobody can remember who is there, and presence comes back with Redis',
    async () => {
      const before = (await messagesOf(first(), ayse, conversation.id)).length;
      const chatters = threeDevices();
      await redis.set('cut');
      const unavailable = Date.now();
      await Promise.all(chatters.map((chatter) => chatter.say(15, () => Math.random() * 40)));
      await pause(Math.max(0, unavailable + OUTAGE_MS / 2 - Date.now()));
      await redis.set('open');
      const back = Date.now();
      expect(await wereDelivered(chatters)).toHaveLength(before + 45);
      const [phone, shop] = [await sit(system.url, ayse), await sit(system.secondUrl, owner)];
      await phone.say('presence:watch', of());
      await expect.poll(async () => (await phone.say('presence:watch', of())).presence?.[0]?.online).toBe(true);
      await expect
        .poll(async () => (await shop.say('typing', { ...of(), typing: true })).ok && phone.heard.typing.length > 0, {
          timeout: 10_000,
        })
        .toBe(true);
      process.stdout.write(`with Redis back, presence and typing after ${Date.now() - back} ms\n`);
      for (const { socket } of devices.splice(0)) socket.disconnect();
    },
    120_000 + OUTAGE_MS,
  );

  it.skipIf(!canStartKafka)(
    'are taken while the broker says nothing, and reach every screen once when it is back',
    async () => {
      const before = (await messagesOf(first(), ayse, conversation.id)).length;
      const chatters = threeDevices();
      kafka!.hold();
      const unavailable = Date.now();
      await Promise.all(chatters.map((chatter) => chatter.say(15, () => Math.random() * 40)));
      const acknowledged = Date.now() - unavailable;
      await pause(Math.max(0, OUTAGE_MS - acknowledged));
      kafka!.go();
      const back = Date.now();
      const said = await comesThrough();
      process.stdout.write(
        `45 messages acknowledged in ${acknowledged} ms without a broker, live again after ${Date.now() - back} ms\n`,
      );
      expect(await wereDelivered(chatters)).toHaveLength(before + 45 + said);
    },
    120_000 + OUTAGE_MS,
  );

  it('show that a person whose BFF was killed is offline, and that they are back', async () => {
    for (const { socket } of devices.splice(0)) socket.disconnect();
    const [phone, shop] = [await sit(system.url, ayse), await sit(system.secondUrl, owner)];
    expect(await phone.say('presence:watch', of())).toMatchObject({ presence: [{ online: true }] });
    const observed = () => phone.heard.presence.at(-1)?.online;
    const back = new Promise<void>((resolve) => shop.socket.io.once('reconnect', () => resolve()));
    await system.kill('bff-2');
    // The killed process sends no goodbye: its heartbeats expire.
    await expect.poll(observed, { timeout: 90_000 }).toBe(false);
    await system.start('bff-2');
    await back;
    await expect.poll(observed).toBe(true);
    expect(await phone.say('message:send', { ...of(), content: 'Döndünüz', client_id: clientId() })).toMatchObject({
      ok: true,
    });
    await expect.poll(() => shop.heard['message:new'].at(-1)?.content).toBe('Döndünüz');
  }, 180_000);
});
