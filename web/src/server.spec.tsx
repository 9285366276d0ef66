import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FetchedJson } from './lib/http';
import { isPublicPage, readTarget, render, startScript } from './server';
import { aCompany, details } from './testing/company';

const assets = { script: '/assets/client.js', styles: ['/assets/client.css'], preloads: [] };
const headers = {};
const missing: FetchedJson = { status: 404, body: { code: 'NOT_FOUND', message: 'Yok' }, headers };

const answers: Record<string, unknown> = {
  '/api/companies/lale-kafe/details': details(),
  '/api/companies/c1/details': details(),
  '/api/companies/ornek/details': details({ slug: 'ornek', sample: true }),
  '/api/companies/featured': [aCompany({ category_id: null, category: null })],
  '/api/companies/kotu/details': details({ slug: 'kotu', name: '</script><script>alert(1)</script>' }),
};

const page = (url: string, broken = false) =>
  render({
    url,
    origin: 'https://carsi.example',
    assets,
    fetchJson: async (path) => {
      if (path.startsWith('/api/companies/kapali/')) return { ...missing, status: 410 };
      if (broken) return { ...missing, status: 503 };
      const [bare = ''] = path.split('?');
      const empty = {
        status: 200,
        body: bare.endsWith('/search') ? { results: [], total: 0, interpreted: { rest: '', corrections: [] } } : [],
        headers,
      };
      if (bare === '/api/campaigns') return { ...empty, headers: { 'x-total-count': '72' } };
      if (bare in answers) return { status: 200, body: answers[bare], headers };
      return bare.endsWith('/details') || /\/categories\/./.test(bare) ? missing : empty;
    },
  });

describe('a page from the server', () => {
  it('is complete: head, content and the state it was made from', async () => {
    const { status, html, tags } = await page('/firma/lale-kafe');
    expect(status).toBe(200);
    expect(tags).toEqual(['company:c1']);
    expect(html).toContain('<title>Lale Kafe – Kafe – İstanbul</title>');
    expect(html).toContain('<link data-head="" rel="canonical" href="https://carsi.example/firma/lale-kafe">');
    expect(html).toContain('"@type":"LocalBusiness"');
    expect(html).toMatch(/<h1[^>]*>Lale Kafe<\/h1>/);
    expect(html).not.toContain('noindex');
  });

  it('runs no inline script but the one that starts it', async () => {
    for (const url of ['/', '/firmalar', '/firma/lale-kafe', '/firma/kotu', '/kesfet']) {
      const { html } = await page(url);
      const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([^]*?)<\/script>/g)];
      expect(inline.map(([, code]) => code)).toEqual([startScript]);
    }
  });

  it('shows that a company has no category', async () => {
    expect((await page('/')).html).toContain('Kategori Yok');
  });

  it('marks sample companies and hides them from search engines', async () => {
    const { html, headers: sentHeaders } = await page('/firma/ornek');
    expect(html).toContain('örnek veri');
    expect(sentHeaders['x-robots-tag']).toBe('noindex, follow');
  });

  it('moves an id to its name, and old addresses on', async () => {
    expect(await page('/firma/c1')).toMatchObject({ status: 301, headers: { location: '/firma/lale-kafe' } });
    expect(await page('/kategori/kafe')).toMatchObject({ status: 301, headers: { location: '/kategoriler/kafe' } });
    expect(await page('/kayit-ol')).toMatchObject({ status: 301, headers: { location: '/kayit' } });
    expect(await page('/kesfet/')).toMatchObject({ status: 301, headers: { location: '/kesfet' } });
  });

  it.each([
    ['/FIRMALAR', '/firmalar'],
    ['/firma/MODA-OCAKBASI', '/firma/moda-ocakbasi'],
    ['/categories', '/kategoriler'],
    ['/featured', '/firmalar?onecikarilan=true'],
    ['/insights', '/blog'],
    ['/register', '/kayit'],
    ['/terms', '/kullanim-kosullari'],
    ['/privacy', '/gizlilik-politikasi'],
    ['/contact', '/iletisim'],
    ['/ilan-ver', '/firma/ekle'],
    ['/sss', '/yardim#sss'],
    ['/kilavuz', '/yardim?sekme=kaynaklar'],
    ['/video/isletme-ekleme', '/yardim/isletme-ekleme'],
    ['/tutorial/ilk-kullanim', '/yardim/ilk-kullanim'],
    ['/help/seo-tips', '/yardim/seo-tips'],
  ])('moves the old address %s to %s', async (from, to) => {
    expect(await page(from)).toMatchObject({ status: 301, headers: { location: to } });
  });

  it('answers 404 for an unknown page, 410 for a deleted one, 503 without data', async () => {
    for (const url of ['/olmayan', '/firma/olmayan', '/kategoriler/olmayan'])
      expect((await page(url)).status).toBe(404);
    const closed = await page('/firma/kapali');
    expect(closed.status).toBe(410);
    expect(closed.html).toContain('Firma Bulunamadı');
    const broken = await page('/firmalar', true);
    expect(broken).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(broken.html).toContain('Arama sırasında bir hata oluştu.');
  });

  it('of campaigns leads to its neighbours, also without a script', async () => {
    const { html } = await page('/kampanyalar?sayfa=2');
    expect(html).toMatch(/<a [^>]*href="\/kampanyalar"[^>]*>Önceki sayfa/);
    expect(html).toMatch(/<a [^>]*href="\/kampanyalar\?sayfa=3"[^>]*>Sonraki sayfa/);
    expect(html).toContain('href="https://carsi.example/kampanyalar?sayfa=2"');
    expect((await page('/kampanyalar?sayfa=3')).html).not.toContain('Sonraki sayfa');
  });

  it('is not cached if it holds personal data or a secret', async () => {
    for (const url of ['/giris', '/kayit', '/sifre-sifirla?access_token=x', '/email-dogrulama', '/auth/callback']) {
      const { status, keep, headers: sentHeaders, html } = await page(url);
      expect({ url, status, keep, robots: sentHeaders['x-robots-tag'] }).toMatchObject({
        status: 200,
        keep: false,
        robots: 'noindex, follow',
      });
      expect(html).toContain('content="noindex, follow"');
    }
    expect((await page('/firma/lale-kafe')).keep).toBe(true);
    expect((await page('/sifre-sifirla/?access_token=x')).keep).toBe(false);
    expect((await page('/firma/lale-kafe?davet=x')).keep).toBe(false);
  });

  it('does not carry the secret of its address', async () => {
    const { html, headers: sentHeaders } = await page(
      '/sifre-sifirla?access_token=s3cr3t&refresh_token=s3cr3t&type=recovery',
    );
    expect(html).not.toContain('s3cr3t');
    expect(sentHeaders['referrer-policy']).toBe('no-referrer');
  });

  it('stays up when only a part of it is missing', async () => {
    const { status, html } = await page('/firma/lale-kafe');
    expect(status).toBe(200);
    expect(html).not.toContain('Yakındaki ve benzer işletmeler');
  });
});

describe('the table of pages', () => {
  it('knows its own', () => {
    for (const path of ['/', '/firma/x', '/firmalar/yakin', '/kategoriler/x?sehir=y', '/categories']) {
      expect(isPublicPage(path)).toBe(true);
    }
    expect(isPublicPage('/olmayan')).toBe(false);
  });
  it('leads nowhere but to this site, whatever is requested', () => {
    const tricks = [
      '//x//evil.com/giris/',
      '/.//evil.com/',
      '/x/..//evil.com/',
      '/\\evil.com/',
      '\\\\evil.com/',
      '//evil.com/',
    ];
    const parts = constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'evil.com',
      'x',
      '%2f',
      '%5c',
      'kategori',
      'kategoriler',
      '@',
      ':80',
      '?q=//e.com',
      '\t',
    );
    const moved = (target: string) => {
      const read = readTarget(target);
      return 'moved' in read ? read.moved : null;
    };
    for (const trick of tricks) expect(moved(trick), trick).toMatch(/^\/(?![/\\])/);
    assert(
      property(array(parts, { maxLength: 8 }), (some) => {
        const location = moved(`/${some.join('')}`);
        expect(new URL(location ?? '/', 'https://carsi.example').host).toBe('carsi.example');
      }),
      { numRuns: 5_000 },
    );
  });
  it('knows one address for what differs only in what a page does not read', () => {
    const one = { url: '/arama?q=kebap&sehir=adana' };
    for (const target of ['/arama?q=kebap&sehir=adana', '/arama?utm_source=x&sehir=adana&q=kebap&q=d%C3%B6ner'])
      expect(readTarget(target)).toEqual(one);
    expect(readTarget('/?x=1')).toEqual({ url: '/' });
    expect(readTarget('/olmayan?x=1')).toEqual({ url: '/olmayan' });
    // A page around a person reads its address in the browser.
    expect(readTarget('/giris?donus=/firma/x')).toEqual({ url: '/giris?donus=/firma/x' });
  });
});
