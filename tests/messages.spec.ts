import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, messagesOf, openCompany, talk, type Device } from './support/chat.js';
import { call, signIn, signUp, type Person, type Site } from './support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from './support/start-carsi.js';

describe('messages between a person and a company', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let ayse: Person;
  let companyId: string;
  const startedAt = Date.now();
  let slug: string;
  let conversation: Conversation;
  let devices: Record<'phone' | 'desk' | 'shop', Device>;

  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        ADMIN_EMAIL: 'yonetici@ornek.example',
        ADMIN_PASSWORD: 'Yonetici-parolasi-1',
        LIMITS:
          '{"login":1000,"register":1000,"mail":1000,"account":100000,"read":100000,"message":1000,"live":100000}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business', name: 'Usta Kebapçı' });
    ayse = await signUp(site);
    const admin = await signIn(site, 'yonetici@ornek.example', 'Yonetici-parolasi-1');
    ({ id: companyId, slug } = await openCompany(site, owner, admin, 'Ada Kebap'));
    conversation = await talk(site, ayse, companyId);
    const [phone, desk, shop] = await Promise.all([ayse, ayse, owner].map(({ token }) => connect(site.url, token)));
    devices = { phone: phone!, desk: desk!, shop: shop! };
  });
  afterAll(async () => {
    for (const { socket } of Object.values(devices ?? {})) socket.disconnect();
    await carsi?.stop();
    folder.remove();
  });

  const get = async <T>(path: string, { token }: Pick<Person, 'token'>): Promise<T> =>
    (await (await call(site, 'GET', path, undefined, token)).json()) as T;
  const say = (device: Device, content: string, clientId: string = crypto.randomUUID()) =>
    device.say('message:send', { conversation_id: conversation.id, content, client_id: clientId });
  const contents = (device: Device) => device.heard['message:new'].map(({ content }) => content);
  const patch = async (who: Person, body: object) =>
    (await call(site, 'PATCH', `/api/conversations/${conversation.id}`, body, who.token)).json();

  it('begin with the name of the company, which sees nothing before the first of them', async () => {
    expect(conversation).toMatchObject({
      participantId: companyId,
      participantName: 'Ada Kebap',
      participantType: 'business',
      participantSlug: slug,
      businessName: 'Ada Kebap',
      lastMessage: null,
      unreadCount: 0,
    });
    expect(await get('/api/conversations', owner)).toEqual([]);
  });

  it('reach every device of both sides, with their positions', async () => {
    const { data } = await say(devices.phone, 'Yarın açık mısınız?');
    expect(data).toMatchObject({
      seq: 1,
      mine: true,
      status: 'sent',
      senderId: ayse.id,
      content: 'Yarın açık mısınız?',
    });
    for (const device of Object.values(devices))
      await expect.poll(() => contents(device)).toEqual(['Yarın açık mısınız?']);
    expect(devices.desk.heard['message:new'][0]).toMatchObject({ mine: true, clientId: data!.clientId });
    expect(devices.shop.heard['message:new'][0]).toMatchObject({ mine: false, senderId: ayse.id });
    await expect
      .poll(() => devices.shop.heard['conversation:updated'].at(-1))
      .toMatchObject({ participantName: 'Ayşe Yılmaz', participantType: 'user', unreadCount: 1, isOnline: true });
    expect(await get('/api/conversations/unread-count', owner)).toEqual({ unread: 1 });
    expect(await get('/api/conversations/unread-count', ayse)).toEqual({ unread: 0 });
  });

  it('are sent once, however often the device repeats them', async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(devices.phone, 'Duydunuz mu?', clientId)));
    const body = { content: 'Duydunuz mu?', client_id: clientId };
    const path = `/api/conversations/${conversation.id}/messages`;
    const byRest = (await (await call(site, 'POST', path, body, ayse.token)).json()) as Message;
    expect(new Set([...answers.map(({ data }) => data!.seq), byRest.seq])).toEqual(new Set([2]));
    await expect.poll(() => contents(devices.shop)).toHaveLength(2);
    expect(await messagesOf(site, owner, conversation.id)).toHaveLength(2);
  });

  it('show their writer when they arrived and when they were read', async () => {
    const marks = (device: Device) =>
      device.heard['message:status'].map(({ of, delivered, read }) => `${of} ${delivered}/${read}`);
    const of = { conversation_id: conversation.id };
    expect(await devices.shop.say('message:delivered', { ...of, seq: 2 })).toEqual({ ok: true });
    await expect.poll(() => marks(devices.phone)).toEqual(['other 2/0']);
    expect((await messagesOf(site, ayse, conversation.id)).map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
    ]);
    expect(await devices.shop.say('message:read', { ...of, seq: 99 })).toEqual({ ok: true });
    await expect.poll(() => marks(devices.desk)).toEqual(['other 2/0', 'other 2/2']);
    await expect.poll(() => marks(devices.shop)).toEqual(['me 2/0', 'me 2/2']);
    expect((await messagesOf(site, ayse, conversation.id)).map(({ status }) => status)).toEqual(['read', 'read']);
    await expect.poll(() => devices.shop.heard['conversation:updated'].at(-1)).toMatchObject({ unreadCount: 0 });
  });

  it('show that the other is typing, and not to oneself', async () => {
    const typed = { conversation_id: conversation.id, typing: true };
    expect(await devices.shop.say('typing', typed)).toEqual({ ok: true });
    for (const device of [devices.phone, devices.desk])
      await expect.poll(() => device.heard.typing).toEqual([{ conversationId: conversation.id, typing: true }]);
    expect(devices.shop.heard.typing).toEqual([]);
  });

  it('show who is there, and when they were last there', async () => {
    const of = { conversation_id: conversation.id };
    expect(await devices.phone.say('presence:watch', of)).toMatchObject({
      ok: true,
      presence: [{ participantId: companyId, online: true, lastSeen: null }],
    });
    expect(await devices.phone.say('presence:watch', { user_ids: [companyId, 'baskasi'] })).toMatchObject({
      presence: [{ participantId: companyId, online: true }],
    });
    expect(await get(`/api/companies/${companyId}/contact`, ayse)).toMatchObject({ messages: true, online: true });
    devices.shop.socket.disconnect();
    const last = () => devices.phone.heard.presence.at(-1);
    await expect.poll(last).toMatchObject({ participantId: companyId, online: false });
    expect(Date.parse(last()!.lastSeen!)).toBeGreaterThan(startedAt);
    expect(await get(`/api/conversations/${conversation.id}`, ayse)).toMatchObject({
      isOnline: false,
      lastSeen: last()!.lastSeen,
    });
    devices.shop = await connect(site.url, owner.token);
    await expect.poll(last).toMatchObject({ participantId: companyId, online: true });
  });

  it('are not delivered while one blocks the other, who sees neither them nor presence', async () => {
    expect(await patch(owner, { blocked: true })).toMatchObject({ isBlocked: true, isBlockedByOther: false });
    await expect
      .poll(() => devices.phone.heard['conversation:updated'].at(-1))
      .toMatchObject({ isBlocked: false, isBlockedByOther: true, isOnline: false, lastSeen: null });
    expect(await say(devices.phone, 'Neden?')).toMatchObject({ ok: false, code: 'CONVERSATION_BLOCKED' });
    const before = devices.phone.heard.presence.length;
    expect(await devices.phone.say('typing', { conversation_id: conversation.id, typing: true })).toEqual({ ok: true });
    // Another customer, who is not blocked, is notified of both.
    const other = await signUp(site);
    const { id } = await talk(site, other, companyId);
    const { socket, say: watch, heard } = await connect(site.url, other.token);
    await watch('presence:watch', { conversation_id: id });
    devices.shop.socket.disconnect();
    await expect.poll(() => heard.presence.at(-1)).toMatchObject({ participantId: companyId, online: false });
    devices.shop = await connect(site.url, owner.token);
    await expect.poll(() => heard.presence.at(-1)).toMatchObject({ participantId: companyId, online: true });
    socket.disconnect();
    expect(devices.phone.heard.presence).toHaveLength(before);
    expect(devices.shop.heard.typing).toEqual([]);
    expect(await patch(owner, { blocked: false })).toMatchObject({ isBlocked: false });
    expect(await say(devices.phone, 'Teşekkürler')).toMatchObject({ ok: true });
  });

  it('come back from the archive with the next one', async () => {
    await patch(ayse, { isArchived: true, isFavorite: true });
    expect(await get('/api/conversations', ayse)).toEqual([]);
    expect(await get('/api/conversations?archived=true', ayse)).toMatchObject([
      { id: conversation.id, isFavorite: true },
    ]);
    await say(devices.shop, 'Bekleriz');
    await expect
      .poll(() => get('/api/conversations', ayse))
      .toMatchObject([{ id: conversation.id, isArchived: false }]);
    const response = await call(site, 'GET', '/api/conversations', undefined, ayse.token);
    expect(response.headers.get('x-total-count')).toBe('1');
  });

  it('show the company an address and a phone only of who shows them', async () => {
    const other = await signUp(site, { name: 'Can Deniz Su' });
    const { id } = await talk(site, other, companyId);
    const observed = () => get<Conversation>(`/api/conversations/${id}`, owner);
    const choose = (body: object) => call(site, 'PUT', '/api/users/me/settings', body, other.token);
    await choose({ profileVisibility: 'private', phone: '0555 111 22 33' });
    const first = { content: 'Merhaba', client_id: crypto.randomUUID() };
    await call(site, 'POST', `/api/conversations/${id}/messages`, first, other.token);
    const seldom = { interval: 300 };
    expect(await observed()).toMatchObject({
      participantName: 'C. D. S.',
      participantEmail: null,
      participantPhone: null,
    });
    expect((await choose({ profileVisibility: 'friends', showEmail: true })).status).toBe(200);
    await expect
      .poll(observed, seldom)
      .toMatchObject({ participantName: 'Can Deniz Su', participantEmail: other.email });
    expect((await observed()).participantPhone).toBeNull();
    await choose({ showEmail: false, showPhone: true });
    await expect.poll(observed, seldom).toMatchObject({ participantEmail: null, participantPhone: '0555 111 22 33' });
    // Of the company its page says what there is to say.
    expect(await get(`/api/conversations/${id}`, other)).toMatchObject({
      participantEmail: null,
      participantPhone: null,
    });
    await call(site, 'PATCH', `/api/conversations/${id}`, { blocked: true }, other.token);
    await expect.poll(observed, seldom).toMatchObject({ participantPhone: null, isBlockedByOther: true });
  });

  it('are not begun where the owner wants none, and say so to everybody', async () => {
    const other = await signUp(site, { name: 'Can Deniz' });
    await call(site, 'PUT', '/api/users/me/settings', { allowMessages: false }, owner.token);
    const begun = async () => {
      const response = await call(site, 'POST', '/api/conversations', { company_id: companyId }, other.token);
      return ((await response.json()) as { code?: string }).code;
    };
    await expect.poll(begun).toBe('MESSAGES_OFF');
    const contact = () => get(`/api/companies/${companyId}/contact`, ayse);
    await expect.poll(contact).toMatchObject({ messages: false, reason: 'off' });
    // What has begun goes on.
    expect(await say(devices.phone, 'Hâlâ buradayım')).toMatchObject({ ok: true });
  });

  it('are reported to the admins', async () => {
    const path = `/api/conversations/${conversation.id}/report`;
    const report = (body: object) => call(site, 'POST', path, body, ayse.token);
    expect(await (await report({ reason: 'spam', note: 'Reklam' })).json()).toEqual({ success: true });
    expect((await report({ reason: 'yok' })).status).toBe(400);
    expect((await report({ reason: 'abuse', note: 'a'.repeat(1_001) })).status).toBe(422);
  });
});
