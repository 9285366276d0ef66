import type { ApiError } from '@carsi/contracts/http/error';
import type { Company, CompanyDetails } from '@carsi/contracts/http/company';
import type { Review } from '@carsi/contracts/http/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, linkTo, signIn, signUp, type Person, type Site } from '../people.js';
import { startCarsi, temporaryFolder, type Carsi } from '../start-carsi.js';

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
  }, 60_000);
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
    for (let tries = 0; response.status === 404 && tries < 50; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      response = await post(body, person);
    }
    expect(response.status).toBe(201);
    return (await response.json()) as Review;
  };
  const errorOf = async (response: Response): Promise<ApiError> => (await response.json()) as ApiError;
  const list = async (token?: string, companyId = company.id): Promise<Review[]> =>
    (await (await call(site, 'GET', `/api/companies/${companyId}/reviews`, undefined, token)).json()) as Review[];

  it('are shut for nobody, with the sentence of the form', async () => {
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
      reply: { content: 'x' },
    };
    const review = await posted(claimed, people.unverified);
    expect(review).toMatchObject({
      title: 'Kebap',
      verified_purchase: false,
      helpful_count: 0,
      published: false,
      edited: false,
      display_name: 'Ayşe Yılmaz',
      reply: null,
    });
    expect(review.created_at > '2026').toBe(true);
    const changed = await call(site, 'PUT', `/api/reviews/${review.id}`, claimed, people.unverified.token);
    expect(await changed.json()).toMatchObject({ verified_purchase: false, helpful_count: 0, published: false });
    expect(await list()).toEqual([]);
  });

  it('of somebody who proves their address are then there for everybody', async () => {
    const theirs = await list(people.unverified.token);
    expect(theirs).toMatchObject([{ published: false, user_id: people.unverified.id }]);
    const token = (await linkTo(site, people.unverified.email, '/email-dogrulama')).searchParams.get('token');
    await call(site, 'POST', '/api/auth/verify-email', { token });
    await expect.poll(() => list(), { timeout: 5_000 }).toMatchObject([{ published: true }]);
  });

  it('are written by nobody in another name, and not by owners about themselves', async () => {
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

  it('tell the rule that fails first, and refuse what is no review at all', async () => {
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

  it('hide who is anonymous from everybody, the owner of the company before all', async () => {
    const shop = await opened('Gizli Kebap');
    const written = await posted({ company_id: shop.id, anonymous: true }, people.veli);
    expect(written).toMatchObject({ user_id: people.veli.id, display_name: 'V*** K***' });
    const details = async (token?: string) =>
      (await (await call(site, 'GET', `/api/companies/${shop.id}/details`, undefined, token)).json()) as CompanyDetails;
    for (const token of [undefined, people.ayse.token, people.owner.token]) {
      const seen = [await list(token, shop.id), (await details(token)).reviews];
      for (const reviews of seen) {
        expect(reviews).toMatchObject([{ user_id: null, user_profiles: null, display_name: 'V*** K***' }]);
        expect(JSON.stringify(reviews)).not.toMatch(new RegExp(`Veli|Kaya|${people.veli.id}`));
      }
    }
    for (const token of [people.veli.token, admin.token])
      expect((await details(token)).reviews).toMatchObject([{ user_id: people.veli.id }]);
  });

  it('name nobody longer than they wish, whatever is kept', async () => {
    const shop = await opened('Adlı Kebap');
    const zeynep = await signUp(site, { name: 'Zeynep Su' });
    await posted({ company_id: shop.id }, zeynep);
    const named = async () => (await list(undefined, shop.id)).map((review) => review.display_name);
    expect(await named()).toEqual(['Zeynep Su']);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect([await named(), await named()]).toEqual([['Zeynep Su'], ['Zeynep Su']]);
    const change = (path: string, body: object) => call(site, 'PUT', path, body, zeynep.token);
    await change('/api/auth/profile', { full_name: 'Zeynep Deniz' });
    await expect.poll(named, { timeout: 5_000 }).toEqual(['Zeynep Deniz']);
    await change('/api/users/me/settings', { profileVisibility: 'private' });
    await expect.poll(named, { timeout: 5_000 }).toEqual(['Z. D.']);
    const phrase = { phrase: 'HESABI SİL', password: zeynep.password };
    expect((await call(site, 'DELETE', '/api/auth/account', phrase, zeynep.token)).status).toBe(202);
    await expect.poll(named, { timeout: 5_000 }).toEqual(['Silinmiş kullanıcı']);
    expect(JSON.stringify(await list(undefined, shop.id))).not.toContain(zeynep.id);
  }, 30_000);

  it('are ten a day for each person', async () => {
    const strict = temporaryFolder();
    const other = await startCarsi(strict.path, { env: { LIMITS: '{"review":2}' } });
    const there: Site = { url: other.url, folder: strict.path };
    const person = await signUp(there);
    const ask = () => call(there, 'POST', '/api/reviews', { company_id: 'yok', rating: 5, content }, person.token);
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([404, 404, 429]);
    expect(Number((await ask()).headers.get('retry-after'))).toBeGreaterThan(80_000);
    await other.stop();
    strict.remove();
  }, 30_000);
});
