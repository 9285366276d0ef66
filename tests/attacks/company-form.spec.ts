import type { Company } from '@carsi/contracts/directory/http/company';
import type { CompanyOffers, OwnCompany, Uploaded } from '@carsi/contracts/directory/http/owned-company';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn, signUp, type Person, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const form = { name: 'Ada Kebap', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
const drawing = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } });

describe('the company form', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  let site: Site;
  let owner: Person;
  let other: Person;
  let customer: Person;
  let company: OwnCompany;
  const request = async <T>(method: string, path: string, body: unknown, { token }: Person): Promise<T> =>
    (await (await call(site, method, path, body, token)).json()) as T;
  const upload = (bytes: Uint8Array, { token }: Person, name = 'a.png', type = 'image/png'): Promise<Response> => {
    const body = new FormData();
    body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
    return fetch(`${site.url}/api/uploads`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
  };
  const storedFiles = (): string[] => {
    try {
      return readdirSync(join(folder.path, 'files'), { recursive: true }).map(String);
    } catch {
      return [];
    }
  };

  beforeAll(async () => {
    const admin = { email: 'yonetici@ornek.example', password: 'Yonetici-parolasi-1' };
    carsi = await startCarsi(folder.path, {
      env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LIMITS: '{"register":1000,"upload":1000}' },
    });
    site = { url: carsi.url, folder: folder.path };
    owner = await signUp(site, { userType: 'business' });
    other = await signUp(site, { userType: 'business' });
    customer = await signUp(site);
    company = await request<OwnCompany>('POST', '/api/companies', form, owner);
    const boss = await signIn(site, admin.email, admin.password);
    await request('POST', `/api/admin/companies/${company.id}/approve`, { approved: true }, boss);
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });

  it.each<[keyof Company | 'owner_id' | 'plan' | 'max_photos' | 'hidden_images', unknown]>([
    ['id', 'baska'],
    ['slug', 'ele-gecirilen'],
    ['status', 'closed'],
    ['verified', true],
    ['featured', true],
    ['premium', true],
    ['rating', 5],
    ['review_count', 999],
    ['view_count', 999_999],
    ['ai_score', 10],
    ['created_at', '2001-01-01T00:00:00.000Z'],
    ['updated_at', '2001-01-01T00:00:00.000Z'],
    ['sample', true],
    ['claimed', false],
    ['plan', 'business'],
    ['max_photos', -1],
    ['hidden_images', ['x']],
  ])('does not let an owner set %s', async (field, value) => {
    const before = await request<OwnCompany>('GET', `/api/companies/${company.id}`, undefined, owner);
    const answer = await call(site, 'PUT', `/api/companies/${company.id}`, { [field]: value }, owner.token);
    expect(answer.status).toBe(200);
    const after = (await answer.json()) as OwnCompany;
    const { updated_at: _a, ...was } = before;
    const { updated_at: _b, ...is } = after;
    expect(is).toEqual(was);
  });

  it('does not change a company’s owner by its body', async () => {
    for (const [method, path] of [
      ['POST', '/api/companies'],
      ['PUT', `/api/companies/${company.id}`],
    ] as const)
      expect((await call(site, method, path, { ...form, owner_id: other.id }, owner.token)).status).toBe(403);
  });

  it('does not give access to offerings and campaigns of others, whatever address and body say', async () => {
    const mine = await request<{ id: string }>(
      'POST',
      '/api/products-services',
      { company_id: company.id, name: 'Adana' },
      owner,
    );
    const theirs = await request<OwnCompany>('POST', '/api/companies', { ...form, name: 'Öteki' }, other);
    const tries: [string, string, unknown, number][] = [
      ['POST', '/api/products-services', { company_id: company.id, name: 'x' }, 403],
      ['PUT', `/api/products-services/${mine.id}`, { company_id: company.id, name: 'x' }, 403],
      // Under their own company the id leads to nothing.
      ['PUT', `/api/products-services/${mine.id}`, { company_id: theirs.id, name: 'x' }, 404],
      ['DELETE', `/api/products-services/${mine.id}?company_id=${company.id}`, undefined, 403],
      ['DELETE', `/api/products-services/${mine.id}?company_id=${theirs.id}`, undefined, 200],
      ['DELETE', `/api/products-services/${mine.id}`, undefined, 400],
      ['POST', '/api/campaigns', { company_id: company.id, title: 'x' }, 403],
      ['PUT', '/api/campaigns/yok', { company_id: company.id, title: 'x' }, 403],
      ['DELETE', `/api/campaigns/yok?company_id=${company.id}`, undefined, 403],
      ['GET', `/api/companies/${company.id}/offers`, undefined, 403],
    ];
    for (const [method, path, body, status] of tries)
      expect((await call(site, method, path, body, other.token)).status, `${method} ${path}`).toBe(status);
    const { products_services } = await request<CompanyOffers>(
      'GET',
      `/api/companies/${company.id}/offers`,
      undefined,
      owner,
    );
    expect(products_services).toMatchObject([{ id: mine.id, name: 'Adana' }]);
  });

  describe('takes pictures', () => {
    it('of business accounts alone', async () => {
      const bytes = await drawing(20, 20).png().toBuffer();
      expect((await upload(bytes, customer)).status).toBe(403);
      expect((await fetch(`${site.url}/api/uploads`, { method: 'POST' })).status).toBe(401);
    });

    it.each<[string, () => Promise<Uint8Array>, number]>([
      ['an SVG that calls itself a PNG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
      ['a page that calls itself a PNG', async () => Buffer.from('<html><script>1</script></html>'), 422],
      ['more pixels than a memory holds', () => drawing(9_000, 5_000).png({ compressionLevel: 9 }).toBuffer(), 422],
      ['half of a picture', async () => (await drawing(400, 400).jpeg().toBuffer()).subarray(0, 300), 422],
      ['too many bytes', async () => new Uint8Array(5 * 1024 * 1024 + 10), 413],
    ])('and not %s', async (_what, bytes, status) => {
      const before = storedFiles();
      expect((await upload(await bytes(), owner)).status).toBe(status);
      expect(storedFiles()).toEqual(before);
    });

    it('without what is hidden behind them, and without where they were taken', async () => {
      const script = '<script>alert(1)</script><?php system($_GET["c"]); ?>';
      const bytes = await drawing(60, 40)
        .jpeg()
        .withExif({ IFD0: { Artist: script }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
        .toBuffer();
      const polyglot = Buffer.concat([bytes, Buffer.from(script)]);
      const { url } = (await (await upload(polyglot, owner, 'a.php')).json()) as Uploaded;
      const answer = await fetch(site.url + url);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      const shown = Buffer.from(await answer.arrayBuffer());
      expect(shown.toString('latin1')).not.toMatch(/script|php/);
      const { exif, xmp, icc } = await sharp(shown).metadata();
      expect({ exif, xmp, icc }).toEqual({});
    });

    it.each(['../../../carsi.db', '..\\..\\a.png', '/etc/passwd', 'a\u0000.png', `${'x'.repeat(300)}.png`])(
      'under a name of our own and not %j',
      async (name) => {
        const answer = await upload(await drawing(30, 30, 'blue').png().toBuffer(), owner, name);
        const { url } = (await answer.json()) as Uploaded;
        expect(url).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
      },
    );

    it.each([
      'https://x.example/a.webp',
      '//x.example/a.webp',
      '/files/../carsi.db',
      'javascript:alert(1)',
      `/files/${'a'.repeat(32)}.svg`,
    ])('and shows none from %s', async (address) => {
      for (const more of [{ logo_url: address }, { cover_image_url: address }, { images: [address] }]) {
        const answer = await call(site, 'PUT', `/api/companies/${company.id}`, more, owner.token);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ code: 'COMPANY_PICTURE_FOREIGN' });
      }
    });

    it('and never more than the plan allows, however many come at once', async () => {
      const colours = ['red', 'green', 'blue', 'white', 'black', 'yellow', 'pink', 'gray', 'brown', 'orange'];
      const added = await Promise.all(
        colours.map(async (colour) => {
          const sent = await upload(await drawing(24, 24, colour).png().toBuffer(), owner);
          return ((await sent.json()) as Uploaded).url;
        }),
      );
      expect(new Set(added).size).toBe(10);
      await call(site, 'PUT', `/api/companies/${company.id}`, { images: added.slice(0, 4) }, owner.token);
      const answers = await Promise.all(
        added
          .slice(4)
          .flatMap((one, at) => [
            call(site, 'PUT', `/api/companies/${company.id}`, { images: [...added.slice(0, 4), one] }, owner.token),
            call(site, 'PUT', `/api/companies/${company.id}`, { images: added.slice(0, 6 + at) }, owner.token),
          ]),
      );
      const statuses = answers.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 403]));
      const shown = (await (await fetch(`${site.url}/api/companies/${company.id}`)).json()) as Company;
      expect(shown.images).toHaveLength(5);
    });
  });
});
