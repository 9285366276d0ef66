import { join } from 'node:path';
import type { AdminTicket } from '@carsi/contracts/messaging/http/contact';
import type { AdminArticle, BlogPost } from '@carsi/contracts/directory/http/editorial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsIn } from '@carsi/platform/testing/outbox';
import { call, linkTo, mailsTo, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

describe('what a visitor writes to the site', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  let admin: Person;
  let customer: Person;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        ADMIN_EMAIL: 'yonetici@ornek.example',
        ADMIN_PASSWORD: 'Yonetici-parolasi-1',
        LIMITS: '{"contact":60,"letter":4}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
    customer = await signUp(site);
    admin = await signIn(site, 'yonetici@ornek.example', 'Yonetici-parolasi-1');
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const contact = (more: object = {}, token?: string) =>
    call(
      site,
      'POST',
      '/api/contact',
      { name: 'Ali', email: `ali-${Math.random()}@ornek.example`, subject: 'Soru', message: 'Nasıl?', ...more },
      token,
    );
  const tickets = async (): Promise<AdminTicket[]> =>
    (await (await call(site, 'GET', '/api/admin/tickets', undefined, admin.token)).json()) as AdminTicket[];

  it('runs in no article: neither in its words nor in its title, summary and tags', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const body = {
      title: `Başlık ${evil}`,
      excerpt: `Özet ${evil}`,
      content: `${evil}\n\n[tıkla](javascript:alert(1))\n\n![iz](https://kotu.example/iz.gif)\n\n</script><script>alert(1)`,
      category: 'tips',
      tags: ['<b>x</b>'],
    };
    const foreign = { ...body, image: 'https://kotu.example/iz.gif', imageText: 'İz' };
    expect((await call(site, 'POST', '/api/admin/blog', foreign, admin.token)).status).toBe(422);
    const written = await call(site, 'POST', '/api/admin/blog', body, admin.token);
    expect(written.status).toBe(201);
    const { id, slug } = (await written.json()) as AdminArticle;
    await call(site, 'POST', `/api/admin/blog/${id}/publish`, {}, admin.token);
    const post = (await (await call(site, 'GET', `/api/blog/${slug}`)).json()) as BlogPost;
    expect(post.contentHtml).not.toMatch(/<script|<img|href="javascript|kotu\.example/);
    const html = await (await call(site, 'GET', `/blog/${slug}`)).text();
    // The page's own scripts are named by their type or are the one that starts it.
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !attributes!.includes('type='))).toHaveLength(1);
    expect(html).not.toMatch(/<img[^>]+onerror|src=["']?https:\/\/kotu/);
    await call(site, 'DELETE', `/api/admin/blog/${id}`, undefined, admin.token);
    expect((await call(site, 'GET', `/api/blog/${slug}`)).status).toBe(404);
  });

  it('adds no header to a mail, and is sent only to its writer', async () => {
    const email = 'kurban@ornek.example';
    const spam = 'UCUZ ILAC https://kotu.example';
    expect((await contact({ email, name: spam, subject: `${spam}\r\nBcc: x@y.example`, message: spam })).status).toBe(
      201,
    );
    await expect.poll(() => mailsTo(site, email).length).toBe(1);
    expect(JSON.stringify(mailsIn(join(folder.path, 'outbox')))).not.toMatch(/UCUZ|Bcc|kotu\.example/);
    for (const bad of ['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example', '<a@b.example>', 'a b@c.example'])
      expect((await contact({ email: bad })).status).toBe(422);
  });

  it('floods no mailbox and not the site', async () => {
    const email = 'hedef@ornek.example';
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await contact({ email })).status);
    expect(statuses.slice(4)).toEqual([429, 429]);
    expect((await call(site, 'POST', '/api/newsletter', { email: 'HEDEF@ornek.example ' })).status).toBe(429);
    await expect.poll(() => mailsTo(site, email).length).toBe(4);
    const flood = await Promise.all(Array.from({ length: 80 }, () => contact({ email: 'x' })));
    expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(15);
    expect(flood.every(({ status }) => [422, 429].includes(status))).toBe(true);
  });

  it('is read by admins alone, and does not reveal to others that it exists', async () => {
    const [{ id }] = (await tickets()) as [AdminTicket];
    for (const [method, path] of [
      ['GET', '/api/admin/tickets'],
      ['POST', `/api/admin/tickets/${id}/reply`],
      ['PATCH', `/api/admin/tickets/${id}`],
      ['DELETE', `/api/admin/tickets/${id}`],
      ['GET', '/api/admin/newsletter'],
      ['GET', '/api/admin/newsletter/export'],
      ['POST', '/api/admin/blog'],
      ['POST', '/api/admin/blog/preview'],
      ['DELETE', '/api/admin/blog/blog_rakamlari-okumak'],
      ['POST', '/api/admin/help/faq_uyelik-ucretli-mi/publish'],
    ] as const) {
      expect((await call(site, method, path, method === 'GET' ? undefined : {}, customer.token)).status).toBe(403);
      expect((await call(site, method, path, method === 'GET' ? undefined : {})).status).toBe(401);
    }
    const unknown = await call(site, 'POST', '/api/admin/tickets/yok/reply', { answer: 'x' }, admin.token);
    expect(unknown.status).toBe(404);
  });

  it('takes nothing that only the site may say', async () => {
    const body = {
      title: 'X',
      excerpt: 'Y',
      content: 'Z',
      category: 'tips',
      id: 'blog_rakamlari-okumak',
      state: 'published',
      publishedAt: '2000-01-01T00:00:00.000Z',
      views: 9,
      likes: 9,
    };
    const draft = (await (await call(site, 'POST', '/api/admin/blog', body, admin.token)).json()) as AdminArticle;
    expect(draft).toMatchObject({ state: 'draft', publishedAt: null });
    expect(draft.id).not.toBe('blog_rakamlari-okumak');
  });
});

describe('the newsletter', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  let admin: Person;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: { ADMIN_EMAIL: 'yonetici@ornek.example', ADMIN_PASSWORD: 'Yonetici-parolasi-1' },
    });
    site = { url: carsi.url, folder: folder.path };
    admin = await signIn(site, 'yonetici@ornek.example', 'Yonetici-parolasi-1');
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const list = async () => await (await call(site, 'GET', '/api/admin/newsletter', undefined, admin.token)).json();
  const keyOf = async (email: string): Promise<string> =>
    (await linkTo(site, email, '/bulten')).searchParams.get('anahtar')!;

  it('begins only with the confirmation mail, ends with one click, and no token works for another address', async () => {
    const [ayse, veli] = ['ayse@ornek.example', '=cmd@ornek.example'];
    for (const email of [ayse, veli]) expect((await call(site, 'POST', '/api/newsletter', { email })).status).toBe(202);
    const [hers, his] = [await keyOf(ayse), await keyOf(veli)];
    expect(await list()).toMatchObject({ confirmed: 0, waiting: 2 });
    const press = (what: string, token: string) => call(site, 'POST', `/api/newsletter/${what}`, { token });
    const [id, round, mac] = hers.split('.') as [string, string, string];
    for (const forged of [
      '',
      'x',
      `${id}.2.${mac}`,
      `${id}.${round}.${his.split('.')[2]}`,
      `${his.split('.')[0]}.1.${mac}`,
    ])
      expect((await press('confirm', forged)).status).toBe(422);
    // A confirmation is no leave, and looking at the link does nothing.
    expect((await press('unsubscribe', hers)).status).toBe(422);
    const looked = await fetch(`${site.url}/api/newsletter/confirm?token=${hers}`, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([303, `/bulten?islem=onay&anahtar=${hers}`]);
    expect(await list()).toMatchObject({ confirmed: 0, waiting: 2 });
    expect((await press('confirm', hers)).status).toBe(200);
    expect((await press('confirm', hers)).status).toBe(200);
    expect(await list()).toMatchObject({ confirmed: 1, waiting: 1 });

    const csv = await call(site, 'GET', '/api/admin/newsletter/export', undefined, admin.token);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toContain(`"'${veli}"`);

    const oneClick = () => mailsTo(site, ayse).find(({ subject }) => /başladı/.test(subject))?.unsubscribe;
    await expect.poll(oneClick).toBeDefined();
    const { pathname, search } = new URL(oneClick()!);
    const left = await fetch(site.url + pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(left.status).toBe(200);
    expect(await list()).toMatchObject({ confirmed: 0, waiting: 1 });
    expect((await press('confirm', hers)).status).toBe(422);
  });

  it('answers alike whether or not an address is known', async () => {
    const subscribe = async (email: string) => {
      const answer = await call(site, 'POST', '/api/newsletter', { email });
      return [answer.status, await answer.text()];
    };
    expect(await subscribe('=cmd@ornek.example')).toEqual(await subscribe('yeni@ornek.example'));
  });
});
