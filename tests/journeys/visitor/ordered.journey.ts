import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, looks, overflow, visit, type Visit } from '../support/browser.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit();
});
afterAll(() => carsi.leave());

describe.each(looks)('who wonders about the order, %s', (_, colorScheme, viewport) => {
  it('asks, and each company tells why it stands there', async () => {
    const context = await carsi.arrive({ viewport, colorScheme });
    const page = await context.newPage();
    await page.goto('/arama?q=istanbul%20restoran', { waitUntil: 'networkidle' });
    const ask = page.getByRole('button', { name: 'Nasıl sıralandı?' });
    expect(await ask.getAttribute('aria-expanded')).toBe('false');
    await ask.click();
    expect(await ask.getAttribute('aria-expanded')).toBe('true');
    await page.getByText('Ücretli üyelik sıralamayı değiştirmez.').waitFor();
    const reasons = page.getByRole('list', { name: /: neden burada$/ });
    await reasons.first().waitFor();
    expect(await reasons.count()).toBe(await page.getByRole('article').count());
    expect(await reasons.first().getByRole('listitem').allTextContents()).toEqual(
      expect.arrayContaining(['İstanbul’da', expect.stringMatching(/^\d,\d puan, \d+ yorum$|^Henüz yorumu yok$/)]),
    );
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await ask.click();
    expect(await reasons.count()).toBe(0);
    await context.close();
  });
});

describe('who reads the reasons', () => {
  it('sees what a company of a group lacks', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/arama?q=istanbul%20restoran%20qqxyz&gorunum=liste');
    await page.getByRole('button', { name: 'Nasıl sıralandı?' }).click();
    await page
      .getByText(/^Aradığınız “.+” yok$/)
      .first()
      .waitFor();
    await context.close();
  });

  it('opens a result, and its place and the words go with the visit and with the call', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/arama?q=istanbul%20restoran', { waitUntil: 'networkidle' });
    const tracked = page.waitForRequest((request) => request.url().endsWith('/track-visit'));
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
    expect((await tracked).postDataJSON()).toMatchObject({ source: 'search', q: 'istanbul restoran', rank: 2 });
    const called = page.waitForRequest((request) => request.url().endsWith('/api/analytics'));
    const call = page.getByRole('link', { name: /^Ara ?[+\d(]/ }).first();
    await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await call.click();
    expect((await called).postDataJSON()).toMatchObject({ event_type: 'call', q: 'istanbul restoran', rank: 2 });
    await context.close();
  });
});
