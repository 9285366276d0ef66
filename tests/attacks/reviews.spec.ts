import type { ApiError } from '@carsi/contracts/api-error';
import type { Company, CompanyDetails } from '@carsi/contracts/directory/http/company';
import type { Review } from '@carsi/contracts/reviews/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, linkTo, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const content = 'Közde pişen patlıcan çok güzeldi.';
const evil = `<script>alert('x')</script> <img src=x onerror=alert(1)> </textarea>`;

describe('reviews under attack', () => {
  const folder = temporaryFolder();
  const adminEmail = 'yonetici@ornek.example';
  const adminPassword = 'Yonetici-parolasi-1';
  let carsi: Carsi;
  let site: Site;
  let people: Record<'owner' | 'ayse' | 'veli' | 'unverified', Person>;
  let admin: Person;
  let company: Pick<Company, 'id' | 'slug'>;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, {
      env: {
        ADMIN_EMAIL: adminEmail,
        ADMIN_PASSWORD: adminPassword,
        LIMITS: '{"login":1000,"register":1000,"mail":1000,"account":100000,"review":1000,"read":100000}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
    people = {
      owner: await signUp(site, { userType: 'business' }),
      ayse: await signUp(site),
      veli: await signUp(site, { name: 'Veli Kaya' }),
      unverified: await signUp(site, { verified: false }),
    };
    admin = await signIn(site, adminEmail, adminPassword);
    company = await opened('Ada Kebap');
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const opened = async (name: string): Promise<Pick<Company, 'id' | 'slug'>> => {
    const form = { name, description: 'Közde', city: 'Adana', category_id: 'restaurant' };
    const added = await call(site, 'POST', '/api/companies', form, people.owner.token);
    const { id, slug } = (await added.json()) as Company;
    await call(site, 'POST', `/api/admin/companies/${id}/approve`, { approved: true }, admin.token);
    return { id, slug };
  };
  const post = (body: object, { token }: Pick<Person, 'token'>) =>
    call(site, 'POST', '/api/reviews', { company_id: company.id, rating: 5, content, ...body }, token);
  /** Reviews hears of a new company a moment later. */
  const posted = async (body: object, person: Person): Promise<Review> => {
    let response = await post(body, person);
    for (let tries = 0; response.status === 404 && tries < 600; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      response = await post(body, person);
    }
    expect(response.status).toBe(201);
    return (await response.json()) as Review;
  };
  const errorOf = async (response: Response): Promise<ApiError> => (await response.json()) as ApiError;
  const list = async (token?: string, companyId = company.id): Promise<Review[]> =>
    (await (await call(site, 'GET', `/api/companies/${companyId}/reviews`, undefined, token)).json()) as Review[];

  it('are closed to anonymous callers, with the sentence of the form', async () => {
    const response = await call(site, 'POST', '/api/reviews', { company_id: company.id, rating: 5, content });
    expect(await errorOf(response)).toMatchObject({
      statusCode: 401,
      message: 'Yorum yapabilmek için giriş yapmanız gerekiyor.',
    });
  });

  it('take nothing that only the server sets', async () => {
    const claimed = {
      id: 'x',
      title: 'Kebap',
      verified_purchase: true,
      verifiedPurchase: true,
      helpful_count: 99,
      helpful: 99,
      published: true,
      waits: false,
      edited: true,
      created_at: '2020-01-01T00:00:00.000Z',
      postedAt: '2020-01-01T00:00:00.000Z',
      display_name: 'Cumhurbaşkanı',
      displayName: 'Cumhurbaşkanı',
      not_helpful_count: 99,
      my_vote: true,
      removal: { reason: 'x' },
      reply: { content: 'x' },
    };
    const review = await posted(claimed, people.unverified);
    expect(review).toMatchObject({
      title: 'Kebap',
      verified_purchase: false,
      helpful_count: 0,
      published: false,
      edited: false,
      not_helpful_count: 0,
      my_vote: null,
      removal: null,
      display_name: 'Ayşe Yılmaz',
      reply: null,
    });
    expect(review.created_at > '2026').toBe(true);
    const changed = await call(site, 'PUT', `/api/reviews/${review.id}`, claimed, people.unverified.token);
    expect(await changed.json()).toMatchObject({ verified_purchase: false, helpful_count: 0, published: false });
    expect(await list()).toEqual([]);
  });

  it('of a person who proves their address become public then', async () => {
    const theirs = await list(people.unverified.token);
    expect(theirs).toMatchObject([{ published: false, user_id: people.unverified.id }]);
    const token = (await linkTo(site, people.unverified.email, '/email-dogrulama')).searchParams.get('token');
    await call(site, 'POST', '/api/auth/verify-email', { token });
    await expect.poll(() => list()).toMatchObject([{ published: true }]);
  });

  it('are not written in another’s name, and not by owners about their own company', async () => {
    const foreign = await post({ user_id: people.veli.id }, people.ayse);
    expect(await errorOf(foreign)).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    const own = await post({}, people.owner);
    expect(await errorOf(own)).toMatchObject({ statusCode: 403, code: 'REVIEW_OWN_COMPANY' });
    const nowhere = await post({ company_id: 'yok' }, people.ayse);
    expect(await errorOf(nowhere)).toMatchObject({ statusCode: 404, code: 'COMPANY_NOT_FOUND' });
  });

  it('are one for each person, and of fifty at once one is written', async () => {
    const race = await opened('Yarış Kebap');
    await posted({ company_id: race.id }, people.veli);
    const many = await Promise.all(Array.from({ length: 50 }, () => post({ company_id: race.id }, people.ayse)));
    const answers = await Promise.all(many.map((each) => each.json() as Promise<ApiError & Review>));
    expect(answers.filter(({ statusCode }) => statusCode === undefined)).toHaveLength(1);
    const { id } = answers.find(({ statusCode }) => statusCode === undefined)!;
    const refused = answers.filter(({ statusCode }) => statusCode !== undefined);
    for (const answer of refused) expect(answer).toMatchObject({ code: 'REVIEW_EXISTS', details: { id } });
    expect(await list(undefined, race.id)).toHaveLength(2);
  });

  it('are changed and removed by their author alone', async () => {
    const { id } = await posted({}, people.ayse);
    for (const { token } of [people.veli, people.owner, admin]) {
      expect((await call(site, 'PUT', `/api/reviews/${id}`, { rating: 1 }, token)).status).toBe(403);
      expect((await call(site, 'DELETE', `/api/reviews/${id}`, undefined, token)).status).toBe(403);
    }
    expect((await list()).find((review) => review.id === id)).toMatchObject({ rating: 5, content });
  });

  it('name the rule that fails first, and refuse what is no review at all', async () => {
    const said = async (body: object) => errorOf(await post(body, people.veli));
    expect(await said({ rating: undefined, content: '' })).toMatchObject({ message: 'Lütfen bir puan verin.' });
    expect(await said({ rating: 4.5 })).toMatchObject({ statusCode: 422, message: 'Lütfen bir puan verin.' });
    expect(await said({ content: 'kısa' })).toMatchObject({ message: 'Yorum en az 10 karakter olmalıdır.' });
    expect(await said({ content: 'ğ'.repeat(501) })).toMatchObject({
      message: 'Yorum en fazla 500 karakter olabilir.',
    });
    expect(await said({ rating: '5' })).toMatchObject({ statusCode: 400 });
    expect(await said({ content: { $gt: '' } })).toMatchObject({ statusCode: 400 });
    expect(await said({ company_id: { $ne: null } })).toMatchObject({ statusCode: 400 });
  });

  it('are text wherever they are shown', async () => {
    const shop = await opened('Yazı Kebap');
    const words = { title: evil, content: evil, pros: evil, cons: evil };
    expect(await posted({ company_id: shop.id, ...words }, people.veli)).toMatchObject(words);
    const page = await (await fetch(`${site.url}/firma/${shop.slug}`)).text();
    expect(page).toContain('&lt;script&gt;alert');
    expect(page).not.toContain("<script>alert('x')");
    expect(page).not.toContain('<img src=x');
  });

  it('have replies, reports, reasons and appeals that are text too', async () => {
    const shop = await opened('Yanıt Kebap');
    const { id } = await posted({ company_id: shop.id }, people.veli);
    const replied = await call(site, 'PUT', `/api/reviews/${id}/reply`, { content: evil }, people.owner.token);
    expect(await replied.json()).toMatchObject({ reply: { content: evil, edited: false } });
    const page = await (await fetch(`${site.url}/firma/${shop.slug}`)).text();
    expect(page).toContain('&lt;script&gt;alert');
    expect(page).not.toContain("<script>alert('x')");
    expect(page).not.toContain('<img src=x');
    const report = { reason: 'other', note: evil };
    expect((await call(site, 'POST', `/api/reviews/${id}/report`, report, people.ayse.token)).status).toBe(200);
    const decision = { keep: false, reason: evil };
    const decided = await call(site, 'POST', `/api/admin/reviews/${id}/decision`, decision, admin.token);
    expect(decided.headers.get('content-type')).toContain('application/json');
    expect(await decided.json()).toMatchObject({ removal: { reason: evil }, reports: [{ note: evil }] });
    const appealed = await call(site, 'POST', `/api/reviews/${id}/appeal`, { note: evil }, people.veli.token);
    expect(await appealed.json()).toMatchObject({ removal: { reason: evil, appeal: 'open' } });
    for (const body of [{ content: { $gt: '' } }, { content: 7 }, { content: [evil] }])
      expect((await call(site, 'PUT', `/api/reviews/${id}/reply`, body, people.owner.token)).status).toBe(400);
  });

  it('are answered, reported and decided by those alone who may', async () => {
    const { id } = (await list(people.ayse.token)).find(({ user_id }) => user_id === people.ayse.id)!;
    const tries: [string, string, object | undefined, Person, number][] = [
      ['PUT', `/api/reviews/${id}/reply`, { content: 'Ben de yanıtlıyorum.' }, people.veli, 403],
      ['PUT', `/api/reviews/${id}/reply`, { content: 'Ben de yanıtlıyorum.' }, people.ayse, 403],
      ['PUT', `/api/reviews/${id}/reply`, { content: 'Ben de yanıtlıyorum.' }, admin, 403],
      ['DELETE', `/api/reviews/${id}/reply`, undefined, people.veli, 403],
      ['POST', `/api/reviews/${id}/report`, { reason: 'spam' }, people.ayse, 403],
      ['POST', `/api/reviews/${id}/report`, { reason: 'çünkü' }, people.veli, 422],
      ['POST', `/api/reviews/${id}/appeal`, { note: 'Bu yorum kalkmasın lütfen.' }, people.veli, 403],
      ['POST', `/api/admin/reviews/${id}/decision`, { keep: false, reason: 'Beğenmedim' }, people.owner, 403],
      ['POST', `/api/admin/reviews/${id}/decision`, { keep: false, reason: 'Beğenmedim' }, people.veli, 403],
      ['POST', `/api/admin/reviews/${id}/decision`, { keep: false }, admin, 422],
      ['GET', '/api/admin/reviews', undefined, people.owner, 403],
      ['POST', `/api/companies/${company.id}/review-invitations`, {}, people.ayse, 403],
      ['POST', `/api/companies/${company.id}/review-invitations`, {}, admin, 403],
    ];
    for (const [method, path, body, { token }, status] of tries)
      expect((await call(site, method, path, body, token)).status, `${method} ${path}`).toBe(status);
    expect((await list()).find((review) => review.id === id)).toMatchObject({ content, reply: null });
  });

  it('take one vote of each person, whatever they send and however often', async () => {
    const shop = await opened('Oy Kebap');
    const { id } = await posted({ company_id: shop.id }, people.veli);
    const vote = (token: string | undefined, body: object = { helpful: true }, reviewId = id) =>
      call(site, 'PUT', `/api/reviews/${reviewId}/vote`, body, token);
    const many = await Promise.all(Array.from({ length: 60 }, () => vote(people.ayse.token)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await list(undefined, shop.id)).toMatchObject([{ helpful_count: 1, not_helpful_count: 0, my_vote: null }]);
    expect(await list(people.ayse.token, shop.id)).toMatchObject([{ helpful_count: 1, my_vote: true }]);
    const own = await vote(people.veli.token);
    expect(await errorOf(own)).toMatchObject({ statusCode: 403, code: 'REVIEW_VOTE_OWN' });
    expect((await vote(undefined)).status).toBe(401);
    const unproven = await signUp(site, { verified: false });
    expect(await errorOf(await vote(unproven.token))).toMatchObject({ statusCode: 403, code: 'EMAIL_UNVERIFIED' });
    // In somebody else's name, by the id that names the author, or twice as much.
    expect((await vote(people.owner.token, { helpful: false, user_id: people.ayse.id })).status).toBe(200);
    expect((await vote(people.ayse.token, { helpful: true }, `${shop.id}_${people.veli.id}`)).status).toBe(404);
    for (const body of [{ helpful: 2 }, { helpful: 'true' }, {}, { helpful: null }])
      expect((await vote(people.ayse.token, body)).status).toBe(400);
    expect(await list(undefined, shop.id)).toMatchObject([{ helpful_count: 1, not_helpful_count: 1 }]);
    await call(site, 'DELETE', `/api/reviews/${id}/vote`, undefined, people.ayse.token);
    expect(await list(undefined, shop.id)).toMatchObject([{ helpful_count: 0, not_helpful_count: 1 }]);
  });

  it('are the same bytes for everybody who does not sign in, and what is one’s own comes apart', async () => {
    const plain = await fetch(`${site.url}/api/companies/${company.id}/reviews`);
    const mine = await call(site, 'GET', `/api/companies/${company.id}/reviews/mine`, undefined, people.owner.token);
    expect(plain.headers.get('cache-control')).not.toContain('private');
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(await mine.json()).toMatchObject({ review: null, is_owner: true, votes: {} });
    expect(await plain.text()).not.toContain(people.owner.id);
  });

  it('that an admin removed are shown to their author only, and are restored unchanged', async () => {
    const shop = await opened('Kalkan Kebap');
    const { id } = await posted({ company_id: shop.id, content: 'Kaldırılacak bir yorumdu bu.' }, people.veli);
    const details = async () =>
      (await (await call(site, 'GET', `/api/companies/${shop.id}/details`)).json()) as CompanyDetails;
    const decide = (body: object) => call(site, 'POST', `/api/admin/reviews/${id}/decision`, body, admin.token);
    expect((await decide({ keep: false, reason: 'Kişisel bilgi içeriyor' })).status).toBe(200);
    expect((await details()).rating.review_count).toBe(0);
    const page = async () => (await fetch(`${site.url}/firma/${shop.slug}`)).text();
    await expect.poll(page).not.toContain('Kaldırılacak');
    await expect.poll(page).not.toContain('aggregateRating');
    expect(await list(people.owner.token, shop.id)).toEqual([]);
    expect(await list(people.veli.token, shop.id)).toMatchObject([{ removal: { reason: 'Kişisel bilgi içeriyor' } }]);
    expect((await call(site, 'DELETE', `/api/reviews/${id}`, undefined, people.veli.token)).status).toBe(200);
    const again = await post({ company_id: shop.id }, people.veli);
    expect(await errorOf(again)).toMatchObject({ statusCode: 403, code: 'REVIEW_BARRED' });
  });

  it('bear the mark of a customer by a link of the company alone, and say where the link did not count', async () => {
    const shop = await opened('Davet Kebap');
    await posted({ company_id: shop.id }, people.veli);
    const made = await call(site, 'POST', `/api/companies/${shop.id}/review-invitations`, {}, people.owner.token);
    const { url } = (await made.json()) as { url: string };
    expect(new URL(url)).toMatchObject({ pathname: `/firma/${shop.slug}`, hash: '#yorumlar' });
    const invitation = new URL(url).searchParams.get('davet')!;
    const [first, second] = [await signUp(site), await signUp(site)];
    const own = await post({ company_id: shop.id, invitation }, people.owner);
    expect(await errorOf(own)).toMatchObject({ code: 'REVIEW_OWN_COMPANY' });
    expect(await posted({ company_id: shop.id, invitation }, first)).toMatchObject({
      verified_purchase: true,
      invitation: 'accepted',
      invitation_message: null,
    });
    expect(await posted({ company_id: shop.id, invitation }, second)).toMatchObject({
      verified_purchase: false,
      invitation: 'used',
      invitation_message: expect.stringContaining('daha önce kullanılmış') as string,
    });
  });

  it('hide who is anonymous from everybody, the owner of the company before all', async () => {
    const shop = await opened('Gizli Kebap');
    const written = await posted({ company_id: shop.id, anonymous: true }, people.veli);
    expect(written).toMatchObject({ user_id: people.veli.id, display_name: 'V*** K***' });
    const details = async (token?: string) =>
      (await (await call(site, 'GET', `/api/companies/${shop.id}/details`, undefined, token)).json()) as CompanyDetails;
    for (const token of [undefined, people.ayse.token, people.owner.token]) {
      const observed = [await list(token, shop.id), (await details(token)).reviews];
      for (const reviews of observed) {
        expect(reviews).toMatchObject([{ user_id: null, user_profiles: null, display_name: 'V*** K***' }]);
        expect(JSON.stringify(reviews)).not.toMatch(new RegExp(`Veli|Kaya|${people.veli.id}`));
      }
    }
    for (const token of [people.veli.token, admin.token])
      expect((await details(token)).reviews).toMatchObject([{ user_id: people.veli.id }]);
  });

  it('bear it too where the company took a request of theirs, and not for the asking alone', async () => {
    const shop = await opened('Talep Kebap');
    const [taken, asking] = [await signUp(site), await signUp(site)];
    const requested = {
      company_id: shop.id,
      kind: 'quote',
      message: 'Kırk kişilik bir masa için fiyat alabilir miyim?',
    };
    const request = (person: Person) => call(site, 'POST', '/api/requests', requested, person.token);
    const { id } = (await (await request(taken)).json()) as { id: string };
    expect((await request(asking)).status).toBe(201);
    const accept = await call(site, 'PATCH', `/api/requests/${id}`, { state: 'accepted' }, people.owner.token);
    expect(accept.status).toBe(200);
    // Reviews hears of both a moment later: what was written before is taken back, and written again.
    const bought = async (): Promise<Review> => {
      const review = await posted({ company_id: shop.id }, taken);
      if (!review.verified_purchase) await call(site, 'DELETE', `/api/reviews/${review.id}`, undefined, taken.token);
      return review;
    };
    await expect.poll(bought, { interval: 500 }).toMatchObject({ verified_purchase: true, invitation: null });
    expect(await posted({ company_id: shop.id }, asking)).toMatchObject({ verified_purchase: false });
  });

  it('show no name longer than its person wishes, whatever is cached', async () => {
    const shop = await opened('Adlı Kebap');
    const zeynep = await signUp(site, { name: 'Zeynep Su' });
    await posted({ company_id: shop.id }, zeynep);
    const byName = async () => (await list(undefined, shop.id)).map((review) => review.display_name);
    expect(await byName()).toEqual(['Zeynep Su']);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect([await byName(), await byName()]).toEqual([['Zeynep Su'], ['Zeynep Su']]);
    const change = (path: string, body: object) => call(site, 'PUT', path, body, zeynep.token);
    await change('/api/auth/profile', { full_name: 'Zeynep Deniz' });
    await expect.poll(byName).toEqual(['Zeynep Deniz']);
    await change('/api/users/me/settings', { profileVisibility: 'private' });
    await expect.poll(byName).toEqual(['Z. D.']);
    const phrase = { phrase: 'HESABI SİL', password: zeynep.password };
    expect((await call(site, 'DELETE', '/api/auth/account', phrase, zeynep.token)).status).toBe(202);
    await expect.poll(byName).toEqual(['Silinmiş kullanıcı']);
    expect(JSON.stringify(await list(undefined, shop.id))).not.toContain(zeynep.id);
  });

  it('are ten a day for each person', async () => {
    const strict = temporaryFolder();
    const other = await startCarsi(strict.path, { env: { LIMITS: '{"review":2}' } });
    const there: Site = { url: other.url, folder: strict.path };
    const person = await signUp(there);
    const request = () => call(there, 'POST', '/api/reviews', { company_id: 'yok', rating: 5, content }, person.token);
    expect([(await request()).status, (await request()).status, (await request()).status]).toEqual([404, 404, 429]);
    expect(Number((await request()).headers.get('retry-after'))).toBeGreaterThan(80_000);
    await other.stop();
    strict.remove();
  });
});
