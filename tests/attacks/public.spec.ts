import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

const nasty = [
  '"',
  "'; DROP TABLE companies; --",
  '{"$gt":""}',
  '[$ne]=1',
  'AND OR NOT NEAR(',
  '(((((((((((((((((((((((((((((',
  '\\\\\\"*?+^$|[](){}',
  '<script>alert(1)</script>',
  '\u202Egnirts\u202C',
  '\u200B\u200D\uFEFF',
  'İıŞşĞğÇçÖöÜü',
  'ＫＡＤＩＫÖＹ',
  '😀'.repeat(100),
  'a'.repeat(200),
  '%00',
  '../../etc/passwd',
  '__proto__ constructor toString',
];

describe('the public interface under attack', () => {
  const folder = temporaryFolder();
  let carsi: Carsi;
  beforeAll(async () => {
    carsi = await startCarsi(folder.path, { sample: 60 });
  });
  afterAll(async () => {
    await carsi?.stop();
    folder.remove();
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(carsi.url + path, { headers, redirect: 'manual' });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(carsi.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

  it.each(nasty)('takes %j for words, in the search, the suggestions and the page', async (q) => {
    const text = encodeURIComponent(q);
    for (const path of [`/api/companies/search?facets=true&q=${text}`, `/api/companies/suggest?q=${text}`])
      expect((await get(path)).status).toBe(200);
    const page = await get(`/arama?q=${text}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script>alert(1)');
  });
  it('refuses more than 200 characters with the error that the interface promises', async () => {
    const response = await get(`/api/companies/search?q=${'a'.repeat(201)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      statusCode: 400,
      code: 'BAD_REQUEST',
      message: 'İstek anlaşılamadı.',
      errors: [{ field: 'q' }],
    });
  });
  it.each([
    'limit=0',
    'limit=101',
    'limit=abc',
    'offset=-1',
    'lat=91&lng=0',
    'rating=6',
    'verified=maybe',
    'sort=rating;drop',
    'radius=-3',
    'q=a&q=b',
  ])('calls %s unreadable', async (query) => expect((await get(`/api/companies/search?${query}`)).status).toBe(400));
  it.each([
    '{',
    '[]',
    '"text"',
    '{"company_id":{"$gt":""},"event_type":"call"}',
    '{"company_id":"x","event_type":"view"}',
    '{"__proto__":{"admin":true}}',
  ])('calls the body %s unreadable', async (body) => expect((await post('/api/analytics', body)).status).toBe(400));
  it('takes neither views nor appearances from a client’s word', async () => {
    const [company] = (await (await get('/api/companies?limit=1')).json()) as [{ id: string }];
    for (const event_type of ['view', 'search_appearance', 'message', 'favorite_add'])
      expect((await post('/api/analytics', JSON.stringify({ company_id: company.id, event_type }))).status).toBe(400);
  });
  it('answers alike for every company that does not exist', async () => {
    for (const path of ['/api/companies/yok/track-visit']) expect((await post(path, '{}')).status).toBe(404);
    expect((await get('/api/companies/slug/yok')).status).toBe(404);
    expect((await get(`/api/companies/${'x'.repeat(150)}`)).status).toBe(404);
  });
  it('gives nothing from outside the build', async () => {
    for (const path of [
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/server/server.js',
      '/assets//etc/passwd',
    ])
      expect((await get(path)).status, path).not.toBe(200);
  });
  it('refuses a body that is too large or of another kind', async () => {
    expect((await post('/api/analytics', JSON.stringify({ company_id: 'x'.repeat(300_000) }))).status).toBe(413);
    expect((await post('/api/analytics', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
  });
  it('does not serve operators’ calls', async () => {
    for (const path of ['/api/import', '/api/companies/import', '/api/ops', '/metrics'])
      expect((await get(path)).status).toBe(404);
    expect((await post('/api/companies', '{}')).status).toBe(401);
  });
  it('sends the headers that keep a browser safe, on pages, calls and errors', async () => {
    const ofPages = /script-src 'self' 'sha256-[^']+'(?:;|$)/;
    const ofAnswers = /^default-src 'none'; frame-ancestors 'none'$/;
    for (const [path, policy] of [
      ['/', ofPages],
      ['/firma/yok', ofPages],
      ['/api/docs', ofPages],
      ['/api/stats', ofAnswers],
      ['/api/api/stats', ofAnswers],
      ['/api/yok', ofAnswers],
    ] as const) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toMatch(policy);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
  it('trusts no forwarded address unless configured to', async () => {
    const limited = await startCarsi(`${folder.path}-limits`, { env: { LIMITS: '{"search":3}' } });
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push(
        (await fetch(`${limited.url}/api/companies/search?q=a${n}`, { headers: { 'x-forwarded-for': `10.0.0.${n}` } }))
          .status,
      );
    await limited.stop();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
  it('lives on after a connection that talks nonsense', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(carsi.url).port), '127.0.0.1', () =>
        socket.end('GET / HTTP/9.9\r\n\0\0\0\r\n\r\n'),
      );
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
      socket.resume();
    });
    expect((await get('/readyz')).status).toBe(200);
  });
});
