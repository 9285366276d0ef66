import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExportAnswer } from '@carsi/contracts/identity/http/account';
import type { Invoice } from '@carsi/contracts/billing/http';
import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { Review } from '@carsi/contracts/reviews/http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, linkTo, signIn, signUp, type Person } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { runCommand, startCarsi, type Carsi } from '../support/start-carsi.js';

/** Words that are nowhere else, one for each place that a person can write into. */
const canary = {
  name: 'Kanaryagil',
  mail: 'kanarya-posta',
  phone: '0555 777 31 41',
  company: 'Kanaryasirket',
  bio: 'kanaryahakkimda',
  website: 'kanarya-sitesi',
  answer: 'kanaryasorusu',
  contact: 'kanaryailgili',
  request: 'kanaryabasvurusu',
  review: 'kanaryagidenyorum',
  reply: 'kanaryayaniti',
  report: 'kanaryabildirimi',
  message: 'kanaryamesaji',
  answered: 'kanaryacevabi',
  complaint: 'kanaryasikayeti',
  ticket: 'kanaryadestegi',
  stranger: 'kanaryayabanci',
  payer: 'Kanaryaunvan',
  tckn: '98765432150',
  secondPerson: 'Kanaryakalan',
} as const;
/** A review of the second person, who is erased too and did not request its removal. */
const staying = 'Pideleri burada hep tazeydi.';
const email = `${canary.mail}@ornek.example`;
const password = 'Kanarya-parolasi-1';
const env = { ERASURE_DAYS: '0', LIMITS: '{"register":1000,"login":1000,"account:login":1000,"session":1000}' };

/** Every file of the folder that has one of the words, and which. */
const found = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(folder, name);
    // While it runs a file may be renamed between the list and the look.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
    const bytes = readFileSync(path);
    return Object.values(canary).flatMap((word) =>
      bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')) ? [`${name}: ${word}`] : [],
    );
  });
/** Which keys of a person still open something. */
const keysOf = (folder: string, personId: string): readonly string[] => {
  const db = new DatabaseSync(join(folder, 'carsi.db'), { readOnly: true });
  try {
    const tables = db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB '*_personal_keys'")
      .all();
    expect(tables.length).toBeGreaterThan(2);
    return tables.flatMap(({ name }) =>
      db
        .prepare(`SELECT id FROM "${String(name)}" WHERE id GLOB ? AND row ->> '$.key' IS NOT NULL`)
        .all(`${personId}_*`)
        .map(({ id }) => `${String(name)} ${String(id).slice(personId.length + 1)}`),
    );
  } finally {
    db.close();
  }
};
/** An erased person gets one receipt, at the address of their request. */
const isReceipt = (place: string): boolean => place.startsWith('outbox/erasure-receipt-');

describe('a person who is erased', () => {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let carsi: Carsi;
  let companyId = '';
  let otherId = '';
  let holder: Person;
  const site = () => ({ url: carsi.url, folder: data });
  const request = (method: string, path: string, body: unknown, { token }: Pick<Person, 'token'>) =>
    call(site(), method, path, body, token);

  const reviewsOf = async (id: string) =>
    (await (await call(site(), 'GET', `/api/companies/${id}/reviews`)).json()) as Review[];

  /** A picture of this colour, so that no two are the same file. */
  const hand = async (path: string, background: string, { token }: Pick<Person, 'token'>): Promise<number> => {
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'resim.png');
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(carsi.url + path, { method: 'POST', headers, body })).status;
  };

  beforeAll(async () => {
    // A company without an owner, which they will claim.
    const list = join(folder.path, 'liste.csv');
    writeFileSync(list, 'external_id,name,category,city,district,phone\n1,Sahipsiz Kahve,kafe,Adana,Seyhan,\n');
    expect(await runCommand(data, 'import', list)).toMatchObject({ code: 0 });
    carsi = await startCarsi(data, {
      env: { ...env, ADMIN_EMAIL: 'yonetici@ornek.example', ADMIN_PASSWORD: 'Yonetici-parolasi-1' },
    });
    const registration = {
      email,
      password,
      full_name: `Ayşe ${canary.name}`,
      user_type: 'business',
      company_name: canary.company,
      phone: canary.phone,
      accepted_terms: true,
    };
    await call(site(), 'POST', '/api/auth/register', registration);
    const token = (await linkTo(site(), email, '/email-dogrulama')).searchParams.get('token');
    await call(site(), 'POST', '/api/auth/verify-email', { token });
    const person = await signIn(site(), email, password);
    const settings = { bio: canary.bio, website: `https://${canary.website}.example` };
    expect((await request('PUT', '/api/users/me/settings', settings, person)).status).toBe(200);
    const answers = {
      businessName: canary.company,
      businessCategory: 'restaurant',
      businessAddress: canary.answer,
      step: 3,
    };
    expect((await request('PUT', '/api/users/me/onboarding', answers, person)).status).toBe(200);
    const draft = { name: canary.company, description: canary.answer };
    expect((await request('PUT', '/api/users/me/company-draft', draft, person)).status).toBe(200);
    const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const added = (await (await request('POST', '/api/companies', form, person)).json()) as OwnCompany;
    companyId = added.id;
    const edit = { description: `${canary.answer} düzenlenirken` };
    const savedDraft = await request('PUT', `/api/users/me/company-draft?company=${companyId}`, edit, person);
    expect(savedDraft.status).toBe(200);
    expect(await hand('/api/auth/avatar', 'red', person)).toBe(200);
    // One that no company took yet, and a document by which they say that a company is theirs.
    expect(await hand('/api/uploads', 'green', person)).toBe(201);
    const [nobodys] = await (
      await call(site(), 'GET', '/api/companies/search?q=sahipsiz')
    )
      .json()
      .then(({ results }: { results: OwnCompany[] }) => results);
    expect(await hand(`/api/companies/${nobodys!.id}/claims`, 'blue', person)).toBe(200);
    const payer = {
      kind: 'person',
      name: canary.payer,
      taxNumber: canary.tckn,
      address: 'Kuzey Sok. 1',
      city: 'Adana',
      district: 'Seyhan',
    };
    expect((await request('PUT', '/api/billing/identity', payer, person)).status).toBe(200);
    const note = { kind: 'question', note: canary.request };
    expect((await request('POST', '/api/users/me/kvkk-requests', note, person)).status).toBe(201);
    const admin = await signIn(site(), 'yonetici@ornek.example', 'Yonetici-parolasi-1');
    expect((await request('POST', `/api/admin/companies/${companyId}/approve`, { approved: true }, admin)).status).toBe(
      200,
    );
    holder = await signUp(site(), { userType: 'business', name: `Veli ${canary.secondPerson}` });
    const other = await request('POST', '/api/companies', { ...form, name: 'Deniz Pide' }, holder);
    otherId = ((await other.json()) as OwnCompany).id;
    await request('POST', `/api/admin/companies/${otherId}/approve`, { approved: true }, admin);
  });
  afterAll(async () => {
    await carsi?.kill();
    folder.remove();
  });

  it('was invoiced before, one of them', async () => {
    const books = { kind: 'company', name: 'Deniz Gıda Ltd.', taxNumber: '4540536920', taxOffice: 'Seyhan' };
    const place = { address: 'Güney Sok. 2', city: 'Adana', district: 'Seyhan' };
    expect((await request('PUT', '/api/billing/identity', { ...books, ...place }, holder)).status).toBe(200);
    const order = { company_id: otherId, plan_id: 'premium', duration: 30 };
    // Companies come to billing by events.
    const ordered = async () => (await request('POST', '/api/subscriptions', order, holder)).status;
    await expect.poll(ordered).toBe(200);
  });

  it('was everywhere before, so that this test can find them', async () => {
    const person = await signIn(site(), email, password);
    const review = (company_id: string, content: string, author: Person) => async () =>
      (await request('POST', '/api/reviews', { company_id, rating: 4, content, pros: content }, author)).status;
    // Companies come to the reviews by events.
    await expect.poll(review(otherId, `Buraya ${canary.review} yazdım`, person)).toBe(201);
    await expect.poll(review(companyId, staying, holder)).toBe(201);
    const [theirs] = await reviewsOf(companyId);
    const reply = { content: `Teşekkürler, ${canary.reply}` };
    expect((await request('PUT', `/api/reviews/${theirs!.id}/reply`, reply, person)).status).toBe(200);
    const report = { reason: 'other', note: canary.report };
    expect((await request('POST', `/api/reviews/${theirs!.id}/report`, report, person)).status).toBe(200);
    // To the other company as a person, and to the other person as a company.
    const write = async (company_id: string, begins: Person, writes: Person, content: string) => {
      const begun = async () => (await request('POST', '/api/conversations', { company_id }, begins)).status;
      await expect.poll(begun).toBeLessThan(300);
      const { id } = (await (await request('POST', '/api/conversations', { company_id }, begins)).json()) as {
        id: string;
      };
      const path = `/api/conversations/${id}/messages`;
      const first = { content: 'Merhaba', client_id: crypto.randomUUID() };
      expect((await request('POST', path, first, begins)).status).toBe(201);
      const body = { content, client_id: crypto.randomUUID() };
      expect((await request('POST', path, body, writes)).status).toBe(201);
      return id;
    };
    const conversation = await write(otherId, person, person, `Size ${canary.message} yazdım`);
    await write(companyId, holder, person, `Size ${canary.answered} verdim`);
    const complaint = { reason: 'other', note: canary.complaint };
    expect((await request('POST', `/api/conversations/${conversation}/report`, complaint, person)).status).toBe(200);
    // To the site itself: signed in, and under the same address without an account; and the newsletter.
    const written = (message: string) => ({ name: canary.name, email, subject: 'Soru', message });
    expect((await request('POST', '/api/contact', written(canary.ticket), person)).status).toBe(201);
    expect((await call(site(), 'POST', '/api/contact', written(canary.stranger))).status).toBe(201);
    expect((await call(site(), 'POST', '/api/newsletter', { email })).status).toBe(202);
    const hasMail = (name: string) => readdirSync(join(data, 'outbox')).some((file) => file.startsWith(name));
    await expect.poll(() => hasMail('ticket-') && hasMail('newsletter-')).toBe(true);
    const queried = (await (await request('POST', '/api/auth/export', {}, person)).json()) as ExportAnswer;
    const state = async () =>
      ((await (await request('GET', `/api/auth/export/${queried.id}`, undefined, person)).json()) as ExportAnswer)
        .state;
    await expect.poll(state).toBe('ready');
    const places = found(data).join('\n');
    for (const word of [
      canary.name,
      canary.mail,
      canary.phone,
      canary.bio,
      canary.website,
      canary.answer,
      canary.request,
      canary.review,
      canary.reply,
      canary.message,
      canary.answered,
      canary.complaint,
      canary.ticket,
      canary.stranger,
      canary.secondPerson,
    ])
      expect(places).toContain(word);
    // Who they are on invoices is sealed where it is, and nowhere else.
    expect(places).not.toContain(canary.tckn);
    const identity = await request('GET', '/api/billing/identity', undefined, person);
    expect(await identity.json()).toMatchObject({ identity: { name: canary.payer, taxNumber: canary.tckn } });
    expect(keysOf(data, person.id)).toContain('billing_personal_keys billing');
    expect(places).toContain('outbox/');
    const files = readdirSync(join(data, 'files'), { recursive: true, encoding: 'utf8' });
    expect(files.some((name) => name.endsWith('.zip'))).toBe(true);
    expect(files.filter((name) => /claims.*\.webp$/.test(name)).length).toBeGreaterThan(0);
    // The avatar, the picture and the document.
    expect(new Set(files.flatMap((name) => /([0-9a-f]{16,})[^/]*\.webp$/.exec(name)?.[1] ?? [])).size).toBe(3);
  });

  it('is gone from every file, also when the process is killed in the middle', async () => {
    const person = await signIn(site(), email, password);
    // One is still being made when they go.
    expect((await request('POST', '/api/auth/export', {}, person)).status).toBe(202);
    const all = { phrase: 'HESABI SIL', password, reviews_too: true };
    expect((await request('DELETE', '/api/auth/account', all, person)).status).toBe(202);
    const theirs = { phrase: 'HESABI SIL', password: holder.password };
    expect((await request('DELETE', '/api/auth/account', theirs, holder)).status).toBe(202);
    for (let round = 0; round < 4; round++) {
      await pause(300 + Math.random() * 1_200);
      await carsi.kill();
      carsi = await startCarsi(data, { env });
    }
    const receipts = () => readdirSync(join(data, 'outbox')).filter((name) => name.startsWith('erasure-receipt-'));
    await expect.poll(() => receipts().length, { timeout: 60_000 }).toBe(2);
    const login = async () => (await call(site(), 'POST', '/api/auth/login', { email, password })).status;
    await expect.poll(login).toBe(401);
    // What follows from the event is done a moment after it, and a longer one where much runs at once.
    const pictures = () =>
      readdirSync(join(data, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(webp|zip)/.test(name),
      );
    const left = () => found(data).filter((place) => !isReceipt(place));
    // Written pages stay in the write-ahead logs until those are emptied: every ten minutes, and when a process ends.
    let places: readonly string[] = [];
    for (const until = Date.now() + 30_000; ;) {
      // Longer than the interval of two seconds at which messaging receives addresses.
      await pause(2_500);
      await carsi.stop();
      places = left();
      if ((places.length === 0 && pictures().length === 0) || Date.now() > until) break;
      carsi = await startCarsi(data, { env });
    }
    expect(places).toEqual([]);
    expect(pictures()).toEqual([]);
    // What is sealed in events is no word in a file: its keys must be gone, but for the review that stays
    // and for issued invoices, which the law requires.
    expect(keysOf(data, person.id)).toEqual([]);
    expect(keysOf(data, holder.id)).toEqual(['billing_personal_keys invoices', 'reviews_personal_keys reviews']);
    carsi = await startCarsi(data, { env });
  }, 120_000);

  it('leaves a page that is public and has no owner', async () => {
    const company = await call(site(), 'GET', `/api/companies/${companyId}`);
    expect(await company.json()).toMatchObject({ name: 'Ada Kebap', contact_person: null });
    const admin = await signIn(site(), 'yonetici@ornek.example', 'Yonetici-parolasi-1');
    const observed = (await (
      await request('GET', `/api/companies/${companyId}`, undefined, admin)
    ).json()) as OwnCompany;
    expect(observed.owner_id).toBeNull();
  });

  it('leaves the invoices that were issued, as they were issued, to the admins', async () => {
    const admin = await signIn(site(), 'yonetici@ornek.example', 'Yonetici-parolasi-1');
    const invoices = (await (await request('GET', '/api/admin/invoices', undefined, admin)).json()) as Invoice[];
    expect(invoices).toMatchObject([
      { companyId: otherId, buyer: { name: 'Deniz Gıda Ltd.', taxNumber: '4540536920' } },
    ]);
  });

  it('leaves no review where they requested that, and otherwise one without an author', async () => {
    expect(await reviewsOf(otherId)).toEqual([]);
    expect(await reviewsOf(companyId)).toMatchObject([
      { content: staying, pros: staying, user_id: null, display_name: 'Silinmiş kullanıcı', reply: null },
    ]);
  });

  it('remains erased when everything that can be derived is rebuilt', async () => {
    const all = [
      'invoices',
      'profiles',
      'admin-users',
      'settings',
      'onboarding',
      'company-page',
      'company-reviews',
      'moderation',
      'messages',
      'tickets',
      'newsletter-subscribers',
      'notifications',
      'unread-messages',
    ];
    for (const projection of all) await carsi.command('rebuild', projection);
    await carsi.stop();
    expect(found(data).filter((place) => !isReceipt(place))).toEqual([]);
    carsi = await startCarsi(data, { env });
    expect(await reviewsOf(companyId)).toMatchObject([{ content: staying, display_name: 'Silinmiş kullanıcı' }]);
  });
});
