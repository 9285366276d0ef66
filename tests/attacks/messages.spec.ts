import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, messagesOf, openCompany, talk, type Device } from '../support/chat.js';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const evil = `<script>alert('x')</script> <img src=x onerror=alert(1)> </textarea>`;
const clientId = () => crypto.randomUUID();

describe('messages under attack', () => {
  const folder = temporaryFolder();
  const adminEmail = 'yonetici@ornek.example';
  const adminPassword = 'Yonetici-parolasi-1';
  let carsi: Carsi;
  let site: Site;
  let people: Record<'owner' | 'ayse' | 'veli' | 'unverified' | 'loud', Person>;
  let admin: Person;
  let companyId: string;
  let conversation: Conversation;
  const devices: Device[] = [];

  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
        LIMITS:
          '{"login":1000,"register":1000,"mail":1000,"account":100000,"read":100000,"message":20,"conversation":3,"live":60}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
    people = {
      owner: await signUp(site, { userType: 'business' }),
      ayse: await signUp(site),
      veli: await signUp(site, { name: 'Veli Kaya' }),
      unverified: await signUp(site, { verified: false }),
      loud: await signUp(site, { name: 'Gürültücü Kişi' }),
    };
    admin = await signIn(site, adminEmail, adminPassword);
    ({ id: companyId } = await openCompany(site, people.owner, admin, 'Ada Kebap'));
    conversation = await talk(site, people.ayse, companyId);
    await sendBy(people.ayse, 'Yarın açık mısınız?');
  });
  afterAll(async () => {
    for (const { socket } of devices) socket.disconnect();
    await carsi?.stop();
    folder.remove();
  });

  const at = (path = '') => `/api/conversations/${conversation.id}${path}`;
  const sendBy = ({ token }: Pick<Person, 'token'>, content: unknown, client_id: unknown = clientId()) =>
    call(site, 'POST', at('/messages'), { content, client_id }, token);
  const sit = async (token?: string): Promise<Device> => {
    const device = await connect(site.url, token);
    devices.push(device);
    return device;
  };
  const said = () => messagesOf(site, people.ayse, conversation.id);

  /** A message of hers, which her own devices have heard. */
  const isSentToAyse = async (content: string): Promise<void> => {
    const own = await sit(people.ayse.token);
    await sendBy(people.ayse, content);
    await expect.poll(() => own.heard['message:new'].map((message) => message.content)).toContain(content);
  };

  describe('are private to their two sides', () => {
    const routes: [method: string, path: string, body: object | undefined][] = [
      ['GET', '', undefined],
      ['PATCH', '', { blocked: true, isArchived: true }],
      ['GET', '/messages', undefined],
      ['POST', '/messages', { content: 'Ben de varım', client_id: 'baskasi-1' }],
      ['POST', '/report', { reason: 'spam' }],
    ];
    it.each(routes)('by %s /api/conversations/{id}%s', async (method, path, body) => {
      for (const { token } of [people.veli, admin]) {
        const response = await call(site, method, at(path), body, token);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ code: 'CONVERSATION_NOT_FOUND' });
      }
      expect((await call(site, method, at(path), body)).status).toBe(401);
    });
    it('by socket', async () => {
      const device = await sit(people.veli.token);
      const of = { conversation_id: conversation.id };
      for (const [event, body] of [
        ['message:send', { ...of, content: 'Ben de varım', client_id: clientId() }],
        ['message:delivered', { ...of, seq: 1 }],
        ['message:read', { ...of, seq: 1 }],
        ['typing', { ...of, typing: true }],
        ['presence:watch', of],
      ] as const)
        expect(await device.say(event, body)).toMatchObject({ ok: false, code: 'CONVERSATION_NOT_FOUND' });
      expect(await device.say('presence:watch', { user_ids: [people.owner.id, companyId, people.ayse.id] })).toEqual({
        ok: true,
        presence: [],
      });
      await isSentToAyse('Duyan var mı?');
      // What the site had for this socket before comes before its next answer.
      await device.say('typing', { ...of, typing: true });
      expect(Object.values(device.heard).flat()).toEqual([]);
      expect(JSON.stringify(await said())).not.toContain('Ben de varım');
    });
    it('and no room is entered by its name', async () => {
      const device = await sit(people.veli.token);
      for (const event of ['join', 'subscribe', 'room', 'watch']) device.socket.emit(event, `person ${people.ayse.id}`);
      const { ok } = await device.say('presence:watch', { conversation_id: `person ${people.ayse.id}` });
      expect(ok).toBe(false);
      await isSentToAyse('Hâlâ duyan var mı?');
      await device.say('presence:watch', { conversation_id: conversation.id });
      expect(Object.values(device.heard).flat()).toEqual([]);
    });
  });

  it('reveal to nobody who owns a company', async () => {
    const owner = await sit(people.owner.token);
    const ayse = await sit(people.ayse.token);
    expect(await ayse.say('presence:watch', { conversation_id: conversation.id })).toMatchObject({
      presence: [{ participantId: companyId, online: true }],
    });
    await owner.say('message:send', { conversation_id: conversation.id, content: 'Açığız', client_id: clientId() });
    await expect.poll(() => ayse.heard['message:new'].length).toBe(1);
    const list = await (await call(site, 'GET', '/api/conversations', undefined, people.ayse.token)).text();
    const rest = JSON.stringify([ayse.heard, await said(), list]);
    expect(rest).not.toContain(people.owner.id);
    expect(rest).toContain(companyId);
    expect(rest).not.toContain(people.owner.email);
  });

  describe('are shut for sockets', () => {
    const request = async (token?: string) => {
      const device = await sit(token);
      const content = { conversation_id: conversation.id, content: 'Kapıdan', client_id: clientId() };
      return { device, answer: await device.say('message:send', content) };
    };
    it('without a token, and with one that is none', async () => {
      for (const token of [undefined, '', 'a.b.c', `${people.ayse.token}x`, people.ayse.refreshToken])
        expect((await request(token)).answer).toMatchObject({ ok: false, code: 'SIGN_IN_REQUIRED' });
    });
    it('whose session has ended, at once', async () => {
      const going = await signIn(site, people.veli.email, people.veli.password);
      const { device } = await request(going.token);
      const closed = new Promise<void>((resolve) => device.socket.once('disconnect', () => resolve()));
      await call(site, 'POST', '/api/auth/logout', { token: going.token }, going.token);
      await closed;
      expect((await request(going.token)).answer).toMatchObject({ ok: false, code: 'SIGN_IN_REQUIRED' });
    });
  });

  it('are not written without a verified address', async () => {
    const response = await call(site, 'POST', '/api/conversations', { company_id: companyId }, people.unverified.token);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'EMAIL_UNVERIFIED' });
  });

  it('are text and nothing else', async () => {
    const response = await sendBy(people.ayse, evil);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(((await response.json()) as Message).content).toBe(evil);
    expect((await said()).at(-1)!.content).toBe(evil);
  });

  it('take no operators, no foreign fields and nothing oversized', async () => {
    for (const content of [{ $gt: '' }, ['x'], 7, true]) expect((await sendBy(people.ayse, content)).status).toBe(400);
    for (const client of [{ $ne: null }, 'kısa', 'x'.repeat(65), null, 7])
      expect((await sendBy(people.ayse, 'x', client)).status).toBe(400);
    expect((await sendBy(people.owner, 'x'.repeat(2_001))).status).toBe(422);
    expect((await sendBy(people.owner, '  ')).status).toBe(422);
    for (const query of ['after[$gt]=0', 'after=-1', 'limit=0', 'limit=101', 'before=x', 'limit[]=1'])
      expect((await call(site, 'GET', at(`/messages?${query}`), undefined, people.ayse.token)).status).toBeLessThan(
        500,
      );
    const forged = { content: 'Sahte', client_id: clientId(), seq: 99, side: 'company', senderId: people.owner.id };
    const stored = await call(site, 'POST', at('/messages'), { ...forged, conversation_id: 'x' }, people.owner.token);
    expect(await stored.json()).toMatchObject({ senderId: companyId, mine: true, conversationId: conversation.id });
    expect((await said()).map(({ seq }) => seq)).toEqual((await said()).map((_, index) => index + 1));
  });

  it('by socket take nothing that is none, and answer', async () => {
    const device = await sit(people.owner.token);
    for (const body of [null, 'x', 7, [], {}, { conversation_id: { $ne: null } }, { conversation_id: 'x'.repeat(999) }])
      for (const event of ['message:send', 'message:read', 'typing', 'presence:watch'])
        expect(await device.say(event, body)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
    const large = await sit(people.owner.token);
    const closed = new Promise<void>((resolve) => large.socket.once('disconnect', () => resolve()));
    large.socket.emit('message:send', { conversation_id: conversation.id, content: 'x'.repeat(70_000) });
    await closed;
    expect((await call(site, 'GET', at(), undefined, people.owner.token)).status).toBe(200);
  });

  it('in a flood are refused with a code, by HTTP and by socket, and the socket stays connected', async () => {
    const { loud } = people;
    conversation = await talk(site, loud, companyId);
    const device = await sit(loud.token);
    const codes = new Map<string, number>();
    for (let n = 0; n < 40; n++) {
      const body = { conversation_id: conversation.id, content: `Gürültü ${n}`, client_id: clientId() };
      const { code = 'ok' } = await device.say('message:send', body);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ ok: 20, TOO_MANY_REQUESTS: 20 });
    const rest = await sendBy(loud, 'Gürültü');
    expect(rest.status).toBe(429);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0);
    const marks = await Promise.all(
      Array.from({ length: 60 }, () => device.say('typing', { conversation_id: conversation.id, typing: true })),
    );
    expect(marks.filter(({ code }) => code === 'TOO_MANY_REQUESTS').length).toBeGreaterThan(20);
    expect(device.socket.connected).toBe(true);
    expect(await messagesOf(site, loud, conversation.id)).toHaveLength(20);
  });

  it('begin with few companies a day, and what has begun is found as often as one likes', async () => {
    const others = [];
    for (const name of ['Bir', 'İki', 'Üç'])
      others.push(await openCompany(site, people.owner, admin, `${name} Dükkân`));
    const statuses: number[] = [];
    for (const { id } of [...others, ...others]) {
      const body = { company_id: id };
      statuses.push((await call(site, 'POST', '/api/conversations', body, people.loud.token)).status);
    }
    expect(statuses).toEqual([201, 201, 429, 200, 200, 429]);
  });

  it('count as one contact of a company, however often the person returns, and not by a client’s claim', async () => {
    const { id, slug } = await openCompany(site, people.owner, admin, 'Sayılan Dükkân');
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${people.ayse.token}`,
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari',
    };
    const body = JSON.stringify({ company_id: id });
    for (let n = 0; n < 3; n++) await fetch(`${site.url}/api/conversations`, { method: 'POST', headers, body });
    const counted = async () => {
      const { output } = await carsi.command('metrics', slug, '--json');
      return (JSON.parse(output) as { metrics: { clicks: number } }).metrics.clicks;
    };
    await expect.poll(counted).toBe(1);
    const claimed = { company_id: id, event_type: 'message' };
    expect((await call(site, 'POST', '/api/analytics', claimed)).status).toBe(400);
  });
});
