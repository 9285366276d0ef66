import { notification as notificationSchema, type Notification } from '@carsi/contracts/messaging/http/notification';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

interface Heard {
  readonly event: string;
  readonly told: unknown;
}

describe('notifications', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  const sockets: Socket[] = [];
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let member: Person;
  let stranger: Person;
  let admin: Person;
  let companyId: string;
  let reviewId: string;

  beforeAll(async () => {
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LIMITS: '{"register":1000,"login":1000}' };
    carsi = await startCarsi(folder.path, { env });
    site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business' });
    [member, stranger] = [await signUp(site), await signUp(site)];
    admin = await signIn(site, email, password);
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const added = await call(site, 'POST', '/api/companies', form, owner.token);
    companyId = ((await added.json()) as OwnCompany).id;
    await call(site, 'POST', `/api/admin/companies/${companyId}/approve`, { approved: true }, admin.token);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await carsi?.stop();
    folder.remove();
  });

  const listOf = async ({ token }: Person, query = ''): Promise<Notification[]> => {
    const answer = await call(site, 'GET', `/api/notifications${query}`, undefined, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return z.array(notificationSchema).parse(await answer.json());
  };
  const titlesOf = async (who: Person) => (await listOf(who)).map(({ title }) => title);
  const unreadOf = async ({ token }: Person) =>
    (
      (await (await call(site, 'GET', '/api/notifications/unread-count', undefined, token)).json()) as {
        unread: number;
      }
    ).unread;
  const listen = async (auth: object): Promise<Heard[]> => {
    const delivered: Heard[] = [];
    const socket = io(carsi.url, { transports: ['websocket'], auth, reconnection: false });
    sockets.push(socket);
    socket.onAny((event: string, received: unknown) => delivered.push({ event, told: received }));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return delivered;
  };

  it('come of what really happens, with names and where it leads', async () => {
    await expect.poll(() => titlesOf(owner)).toEqual(['İşletmeniz onaylandı']);
    expect((await listOf(owner))[0]).toMatchObject({
      type: 'system',
      message: 'Ada Kebap onaylandı ve yayında.',
      actionUrl: '/firma/ada-kebap',
      isRead: false,
      isArchived: false,
      sender: { name: 'Çarşı', type: 'system' },
      metadata: { businessId: companyId },
    });
  });

  it('reach every device of their person while it is connected, and no other', async () => {
    const [phone, desk] = [await listen({ token: owner.token }), await listen({ token: owner.token })];
    const others = [
      await listen({ token: stranger.token }),
      await listen({ token: admin.token }),
      await listen({ token: `${owner.token}x` }),
      await listen({}),
    ];
    const post = async () => {
      const review = { company_id: companyId, rating: 4, content: 'Közde patlıcanı çok güzeldi.', anonymous: true };
      const answer = await call(site, 'POST', '/api/reviews', review, member.token);
      if (answer.status === 201) reviewId = ((await answer.json()) as { id: string }).id;
      return answer.status;
    };
    await expect.poll(post).toBe(201);
    for (const delivered of [phone, desk]) {
      await expect.poll(() => delivered.map(({ event }) => event)).toEqual(['notification:new', 'notification:count']);
      expect(notificationSchema.parse(delivered[0]!.told)).toMatchObject({ title: 'Yeni yorum', type: 'review' });
      expect(delivered[1]!.told).toEqual({ unread: 2 });
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(others.flat()).toEqual([]);
  });

  it('do not reveal who wrote anonymously, nor who has a company as a favourite', async () => {
    await call(site, 'POST', '/api/favorites', { user_id: member.id, company_id: companyId }, member.token);
    await expect.poll(() => titlesOf(owner)).toEqual(['Yeni favori', 'Yeni yorum', 'İşletmeniz onaylandı']);
    const received = JSON.stringify(await listOf(owner));
    for (const secret of [member.id, member.email, 'Ayşe']) expect(received).not.toContain(secret);
  });

  it('of another person are not found, whatever the request', async () => {
    const [first] = await listOf(owner);
    for (const { token } of [stranger, member, admin]) {
      const path = `/api/notifications/${first!.id}`;
      for (const body of [{ isRead: true }, { isArchived: true }, {}]) {
        const changed = await call(site, 'PATCH', path, body, token);
        expect(changed.status).toBe(404);
        expect(await changed.json()).toMatchObject({ code: 'NOTIFICATION_NOT_FOUND' });
      }
      expect((await call(site, 'DELETE', path, undefined, token)).status).toBe(404);
      for (const all of ['read-all', 'archive-read', 'empty-archive'])
        expect((await call(site, 'POST', `/api/notifications/${all}`, {}, token)).status).toBe(200);
    }
    expect(await listOf(stranger)).toEqual([]);
    expect(await unreadOf(owner)).toBe(3);
    expect((await listOf(owner))[0]).toEqual(first);
  });

  it('take no wishes that are none, and lists only what there is', async () => {
    const [first] = await listOf(owner);
    for (const body of [{ isRead: 'evet' }, { isArchived: 1 }, '[1]', '"x"'])
      expect((await call(site, 'PATCH', `/api/notifications/${first!.id}`, body, owner.token)).status).toBe(400);
    for (const query of ['?tab=baskasi', '?limit=101', '?limit=0', '?offset=-1', `?tab=all&tab=${stranger.id}`])
      expect((await call(site, 'GET', `/api/notifications${query}`, undefined, owner.token)).status).toBe(400);
    expect(await listOf(owner, `?user_id=${stranger.id}&limit=1`)).toEqual([first]);
  });

  it('are read, archived, deleted and counted, on every device', async () => {
    const delivered = await listen({ token: owner.token });
    // The three of before may be delivered again, a moment late; every decrease is delivered once.
    const counts = () =>
      delivered.flatMap(({ told }) => (told as { unread?: number }).unread ?? []).filter((unread) => unread < 3);
    const [first, second] = await listOf(owner);
    const read = await call(site, 'PATCH', `/api/notifications/${first!.id}`, { isRead: true }, owner.token);
    expect(await read.json()).toMatchObject({ id: first!.id, isRead: true });
    await expect.poll(counts).toEqual([2]);
    const unavailable = await call(
      site,
      'PATCH',
      `/api/notifications/${second!.id}`,
      { isArchived: true },
      owner.token,
    );
    expect(await unavailable.json()).toMatchObject({ isArchived: true, isRead: false });
    await expect.poll(counts).toEqual([2, 1]);
    const all = await call(site, 'GET', '/api/notifications?tab=unread&limit=1', undefined, owner.token);
    expect(
      ['x-total-count', 'x-notifications-all', 'x-notifications-unread'].map((name) => all.headers.get(name)),
    ).toEqual(['1', '2', '1']);
    expect((await listOf(owner, '?tab=archive')).map(({ id }) => id)).toEqual([second!.id]);
    expect((await call(site, 'DELETE', `/api/notifications/${first!.id}`, undefined, owner.token)).status).toBe(200);
    expect((await call(site, 'DELETE', `/api/notifications/${first!.id}`, undefined, owner.token)).status).toBe(404);
    await call(site, 'POST', '/api/notifications/read-all', {}, owner.token);
    await call(site, 'POST', '/api/notifications/archive-read', {}, owner.token);
    await call(site, 'POST', '/api/notifications/empty-archive', {}, owner.token);
    for (const tab of ['all', 'unread', 'messages', 'reviews', 'archive'])
      expect(await listOf(owner, `?tab=${tab}`)).toEqual([]);
    await expect.poll(() => counts().at(-1)).toBe(0);
  });

  it('notify an author of a response and of a removal, a writer of a company’s message, and never reveal the owner', async () => {
    const answer = await call(
      site,
      'PUT',
      `/api/reviews/${reviewId}/reply`,
      { content: 'Teşekkür ederiz.' },
      owner.token,
    );
    expect(answer.status).toBe(200);
    await expect.poll(() => titlesOf(member)).toEqual(['Yorumunuza yanıt geldi']);
    const reason = 'Kişisel bilgi içeriyor.';
    const decided = { keep: false, reason };
    const down = await call(site, 'POST', `/api/admin/reviews/${reviewId}/decision`, decided, admin.token);
    expect(down.status).toBe(200);
    await expect.poll(() => titlesOf(member)).toEqual(['Yorumunuz kaldırıldı', 'Yorumunuza yanıt geldi']);
    const begun = await call(site, 'POST', '/api/conversations', { company_id: companyId }, member.token);
    const { id } = (await begun.json()) as { id: string };
    const write = async (who: Person, n: number) =>
      (
        await call(
          site,
          'POST',
          `/api/conversations/${id}/messages`,
          { content: 'Merhaba', client_id: `mesaj-no-${n}` },
          who.token,
        )
      ).status;
    expect([await write(member, 1), await write(member, 2)]).toEqual([201, 201]);
    await expect.poll(() => titlesOf(owner)).toEqual(['Yeni mesaj']);
    expect((await listOf(owner))[0]).toMatchObject({
      message: 'Ayşe Yılmaz size 2 mesaj gönderdi. (Ada Kebap)',
      actionUrl: `/mesajlar?konusma=${id}`,
      sender: { name: 'Ayşe Yılmaz', type: 'user' },
    });
    expect(await write(owner, 3)).toBe(201);
    await expect.poll(() => titlesOf(member)).toHaveLength(3);
    const received = await listOf(member);
    expect(received[0]).toMatchObject({ message: 'Ada Kebap size mesaj gönderdi.', sender: { type: 'business' } });
    expect(JSON.stringify(received)).not.toContain(owner.id);
    expect(JSON.stringify(received)).not.toContain(reason);
    await call(site, 'PATCH', `/api/conversations/${id}`, { read: true }, owner.token);
    await expect.poll(() => unreadOf(owner)).toBe(0);
  });

  it('notify an owner of a request and a person of its answer, each with a link to it', async () => {
    const requested = await call(
      site,
      'POST',
      '/api/requests',
      { company_id: companyId, kind: 'quote', message: 'Elli kişilik yemek için fiyat rica ederim.' },
      member.token,
    );
    expect(requested.status).toBe(201);
    const { id } = (await requested.json()) as { id: string };
    await expect.poll(async () => (await listOf(owner))[0]?.title).toBe('Yeni istek');
    expect((await listOf(owner))[0]).toMatchObject({
      actionUrl: '/randevularim?liste=gelen',
      sender: { name: 'Ayşe Yılmaz', type: 'user' },
      metadata: { requestId: id },
    });
    await call(site, 'PATCH', `/api/requests/${id}`, { state: 'accepted', reply: 'Bin lira.' }, owner.token);
    await expect.poll(async () => (await listOf(member))[0]?.title).toBe('İsteğiniz yanıtlandı');
    const [answered] = await listOf(member);
    expect(answered).toMatchObject({ actionUrl: '/randevularim', sender: { name: 'Ada Kebap', type: 'business' } });
    expect(JSON.stringify(answered)).not.toContain(owner.id);
    const before = await unreadOf(member);
    await call(site, 'PATCH', `/api/requests/${id}`, { state: 'canceled' }, member.token);
    await expect.poll(async () => (await listOf(owner))[0]?.title).toBe('İstek geri alındı');
    expect((await listOf(owner))[0]!.message).toBe('Ayşe Yılmaz isteğini geri aldı. (Ada Kebap)');
    await call(site, 'POST', '/api/notifications/read-all', {}, owner.token);
    expect(await unreadOf(member)).toBe(before);
  });

  it('are not sent to a device whose session has ended', async () => {
    const elsewhere = await signIn(site, owner.email, owner.password);
    const delivered = await listen({ token: elsewhere.token });
    await call(site, 'POST', '/api/auth/logout', { token: elsewhere.token }, elsewhere.token);
    const gone = sockets.at(-1)!;
    await expect.poll(() => gone.connected).toBe(false);
    await call(site, 'POST', '/api/favorites', { user_id: stranger.id, company_id: companyId }, stranger.token);
    await expect.poll(() => unreadOf(owner)).toBe(1);
    // Earlier events may still have been delivered to it.
    expect(delivered.map(({ event }) => event)).not.toContain('notification:new');
  });
});
