import { join } from 'node:path';
import type { AuditedAct, SiteSettingsAnswer } from '@carsi/contracts/administration';
import type { SiteSettings } from '@carsi/contracts/directory/site-settings';
import { mailsIn } from '@carsi/platform/testing/outbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from './support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from './support/start-carsi.js';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQ4jWPgSs2mCmIYNYhrNIy4RtNR6mgWSSU/HQAAlrdHEJ5i1xsAAAAASUVORK5CYII=',
  'base64',
);

/** Each setting is saved by an admin and then checked where it has to apply: within a second, without a restart. */
describe('what an admin sets', () => {
  const folder = temporaryFolder();
  const [email, password] = ['yonetici@ornek.example', 'Yonetici-parolasi-1'];
  let carsi: Carsi;
  let site: Site;
  let admin: Person;
  let member: Person;
  beforeAll(async () => {
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LIMITS: '{"register":1000,"login":1000}' };
    carsi = await startCarsi(folder.path, { env });
    site = { url: carsi.url, folder: folder.path };
    admin = await signIn(site, email, password);
    member = await signUp(site, { userType: 'customer', name: 'Ayşe Kaya' });
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  const put = (changes: Partial<Record<keyof SiteSettings, unknown>>, { token }: Person = admin) =>
    call(site, 'PUT', '/api/admin/settings', changes, token);
  const saved = async (changes: Partial<SiteSettings>): Promise<SiteSettingsAnswer> => {
    const answer = await put(changes);
    expect(answer.status).toBe(200);
    return (await answer.json()) as SiteSettingsAnswer;
  };
  const page = async (path = '/') => {
    const answer = await fetch(`${site.url}${path}`);
    return { html: await answer.text(), policy: answer.headers.get('content-security-policy')! };
  };
  const manifestName = async (): Promise<string> =>
    ((await (await fetch(`${site.url}/assets/site.webmanifest`)).json()) as { name: string }).name;
  const mails = () => mailsIn(join(folder.path, 'outbox')).filter(({ id }) => id.startsWith('test-mail-'));

  it('is a name that titles, header, footer, structured data, the phone’s home screen and mails say', async () => {
    expect((await page()).html).toContain('<title>Çarşı: Türkiye’nin işletme rehberi</title>');
    expect(await manifestName()).toBe('Çarşı');
    await saved({ siteName: 'Kent Rehberi', mailSender: 'Kent Ekibi', mailReplyTo: 'yardim@kent.example' });
    const { html } = await page();
    expect(html).toContain('<title>Kent Rehberi: Türkiye’nin işletme rehberi</title>');
    expect(html).toContain('content="Kent Rehberi"');
    expect(html).toContain('"name":"Kent Rehberi"');
    expect(html).toContain('aria-label="Kent Rehberi, ana sayfa"');
    expect((await page('/hakkimizda')).html).toContain('Rakamlarla Kent Rehberi');
    expect((await page('/kullanim-kosullari')).html.includes('Kent Rehberi’ni kullanmanın kuralları')).toBe(true);
    const pages = [
      'hakkimizda',
      'iletisim',
      'kullanim-kosullari',
      'gizlilik-politikasi',
      'giris',
      'kayit',
      'kategoriler',
    ];
    const written = ['blog', 'blog/yorumlar-nasil-calisir', 'yardim', 'yardim/ilk-kullanim', 'yardim/isletme-ekleme'];
    for (const path of ['', ...pages, ...written].map((each) => `/${each}`))
      expect([path, /Çarşı/.exec((await page(path)).html)?.input.match(/.{60}Çarşı.{20}/)?.[0]]).toEqual([
        path,
        undefined,
      ]);
    expect(await manifestName()).toBe('Kent Rehberi');
    expect((await page('/api/docs')).html).toContain('<h1>Kent Rehberi API</h1>');
    for (const path of ['/api/openapi.json', '/api/blog']) expect((await page(path)).html).toContain('"Kent Rehberi');
    expect((await page('/api/blog')).html).not.toContain('Çarşı Yazı İşleri');
    expect((await call(site, 'POST', '/api/admin/settings/test-mail', {}, admin.token)).status).toBe(200);
    await expect
      .poll(mails)
      .toMatchObject([
        { to: email, subject: 'Kent Rehberi: deneme postası', sender: 'Kent Ekibi', replyTo: 'yardim@kent.example' },
      ]);
    expect(mails()[0]!.text).toMatch(/Kent Rehberi$/);
    await saved({ siteName: null, mailSender: null, mailReplyTo: null });
    expect((await page()).html).toContain('<title>Çarşı: Türkiye’nin işletme rehberi</title>');
  });

  it('is the one tile server that pages may then request', async () => {
    const offline = await page();
    expect(offline.policy).toContain("img-src 'self' data:;");
    expect(offline.html).toContain('"tiles":null');
    const tilesUrl = 'https://karo.kent.example/{z}/{x}/{y}.png';
    await saved({ tilesUrl, tilesAttribution: '© Kent' });
    const online = await page();
    expect(online.policy).toContain("img-src 'self' data: https://karo.kent.example;");
    expect(online.html).toContain(`"tiles":{"roadmap":"${tilesUrl}","attribution":"© Kent"}`);
    expect((await page('/gizlilik-politikasi')).html).toContain('karo.kent.example');
    await saved({ tilesUrl: null });
    expect((await page()).policy).toBe(offline.policy);
  });

  it('is how long support is there, on the pages that say it', async () => {
    await saved({ supportHours: 'Her gün, 08:00-22:00' });
    for (const path of ['/iletisim', '/yardim']) expect((await page(path)).html).toContain('Her gün, 08:00-22:00');
    await saved({ supportHours: null });
    expect((await page('/iletisim')).html).toContain('Pazartesi - Cuma, 09:00-18:00');
  });

  const message = { name: 'Ayşe', email: 'ayse@ornek.example', subject: 'Soru', message: 'Merhaba, bir sorum var.' };
  const idsOf = async (answer: Promise<Response>): Promise<string> =>
    ((await (await answer).json()) as { id: string }).id;
  const post = (path: string, body: object) => call(site, 'POST', path, body, member.token);
  const talk = async (n: number): Promise<Response> =>
    post('/api/conversations', { company_id: (await companies())[n] });
  let opened: Promise<readonly string[]> | undefined;
  const companies = (): Promise<readonly string[]> => (opened ??= openThree());
  const openThree = async (): Promise<readonly string[]> => {
    const { token } = await signUp(site, { userType: 'business', name: 'Veli Usta' });
    const ids: string[] = [];
    for (const name of ['Usta Tesisat', 'Ada Fırın', 'Köşe Berber']) {
      const form = { name, description: `${name}, kırk yıldır burada.`, city: 'Adana', category_id: 'restaurant' };
      ids.push(await idsOf(call(site, 'POST', '/api/companies', { ...form, phone: '0322 111 22 33' }, token)));
      await call(site, 'POST', `/api/admin/companies/${ids.at(-1)}/approve`, { approved: true }, admin.token);
    }
    // Reviews and messaging receive them a moment later; then an owner is refused for being the owner.
    const requested = { company_id: ids.at(-1), rating: 5, content: 'Kendi yerimi ben de severim.' };
    for (const path of ['/api/reviews', '/api/conversations']) {
      const refused = async () => (await call(site, 'POST', path, requested, token)).status;
      await expect.poll(refused, { interval: 200 }).not.toBe(404);
    }
    return ids;
  };
  // The nth of what a person does: what is counted has happened, and what is refused has not.
  const doings: Readonly<Record<string, (n: number) => Promise<Response>>> = {
    limitContact: () => call(site, 'POST', '/api/contact', message),
    limitReview: async (n) =>
      post('/api/reviews', { company_id: (await companies())[n], rating: 5, content: 'Çok güzeldi, yine geliriz.' }),
    limitConversation: talk,
    limitMessage: async (n) =>
      post(`/api/conversations/${await idsOf(talk(0))}/messages`, { content: `${n}`, client_id: crypto.randomUUID() }),
    limitUpload: () => {
      const body = new FormData();
      body.set('file', new Blob([pixel], { type: 'image/png' }), 'ben.png');
      return fetch(`${site.url}/api/auth/avatar`, {
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}` },
        body,
      });
    },
  };
  it.each(Object.keys(doings) as (keyof SiteSettings)[])(
    'is how often people may do something, from the next request on: %s',
    async (limit) => {
      const doing = doings[limit]!;
      await companies();
      await saved({ [limit]: 2 });
      for (const n of [0, 1]) expect([200, 201]).toContain((await doing(n)).status);
      const refused = await doing(2);
      expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
        429,
        'Çok fazla istek gönderdiniz. Lütfen biraz bekleyin.',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await saved({ [limit]: 50 });
      expect([200, 201]).toContain((await doing(2)).status);
      await saved({ [limit]: null });
    },
  );

  it('is how large a picture may be, with the sentence about it', async () => {
    await saved({ pictureMegabytes: 1 });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(1024 * 1024 + 1)]), 'x.png');
    const headers = { authorization: `Bearer ${member.token}` };
    const refused = await fetch(`${site.url}/api/auth/avatar`, { method: 'POST', headers, body: form });
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      413,
      'Görsel en fazla 1 MB olabilir.',
    ]);
    await saved({ pictureMegabytes: null });
  });

  it('is refused in Turkish where it makes no sense, and changes nothing then', async () => {
    for (const [changes, sentence] of [
      [{ tilesUrl: 'https://karo.example/harita.png' }, 'Adres https:// ile başlamalı, {z}, {x} ve {y} içermelidir'],
      [{ tilesUrl: 'https://karo.example/{z}/{x}/{y};script-src *' }, 'Adres https:// ile başlamalı'],
      [{ siteName: '<script>' }, 'Site adında < > ve tırnak kullanılamaz'],
      [{ siteName: 'x'.repeat(41) }, 'Site adı en fazla 40 karakter olabilir'],
      [{ limitReview: 0 }, '1 ile 100 arasında bir sayı girin'],
      [{ pictureMegabytes: 50 }, '1 ile 5 arasında bir sayı girin'],
      [{ mailReplyTo: 'kimse' }, 'Geçerli bir e-posta adresi girin'],
    ] as const) {
      const answer = await put(changes);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(sentence)]);
    }
    expect((await put({ siteName: 'Benim' }, member)).status).toBe(403);
    expect((await call(site, 'POST', '/api/admin/settings/test-mail', {}, member.token)).status).toBe(403);
    expect((await page()).html).toContain('<title>Çarşı:');
  });

  it('is on record', async () => {
    const acts = async () =>
      (await (await call(site, 'GET', '/api/admin/audit?limit=100', undefined, admin.token)).json()) as AuditedAct[];
    await expect.poll(async () => (await acts()).filter(({ act }) => act === 'SiteSettingsChanged').length).toBe(23);
  });
});
