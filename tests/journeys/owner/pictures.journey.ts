import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brokenRules, overflow, phone, visit, type Visit } from '../support/browser.js';

const folder = mkdtempSync(join(tmpdir(), 'carsi-'));
const address = '/firma/lale-kafe';
let carsi: Visit;

const draw = (name: string, width: number, height: number): Promise<unknown> =>
  sharp({
    create: { width, height, channels: 3, background: '#a4421c', noise: { type: 'gaussian', mean: 90, sigma: 30 } },
  })
    .jpeg()
    .toFile(join(folder, name));

beforeAll(async () => {
  await Promise.all([draw('logo.jpg', 300, 300), draw('cover.jpg', 1_600, 600)]);
  await Promise.all(['1.jpg', '2.jpg'].map((name) => draw(name, 1_300, 900)));
  const list = join(folder, 'list.csv');
  writeFileSync(
    list,
    [
      'external_id,name,category,city,district,phone,address,latitude,longitude,working_hours,logo,cover,images',
      'l1,Lale Kafe,kafe,İstanbul,Kadıköy,0216 311 22 33,Moda Cad. 5,40.98,29.02,Mo-Su 08:00-22:00,logo.jpg,cover.jpg,1.jpg|2.jpg',
    ].join('\n'),
  );
  carsi = await visit({ list });
});
afterAll(async () => {
  await carsi.leave();
  rmSync(folder, { recursive: true, force: true });
});

describe('a business with pictures', () => {
  it('loads pictures on a phone that are no larger than the phone needs', async () => {
    const context = await carsi.arrive({ viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(`${address}#galeri`);
    const shown = page.locator('main img');
    await page
      .getByRole('button', { name: /görsel/i })
      .first()
      .waitFor();
    expect(await shown.count()).toBe(4);
    for (const picture of await shown.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-(320|640|1280)\.avif$/);
    }
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page
      .getByRole('button', { name: /görsel/i })
      .first()
      .click();
    await page.getByRole('dialog').getByText('1 / 2').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('is described to search engines in their own terms', async () => {
    const html = await (await fetch(carsi.url + address)).text();
    const received = [...html.matchAll(/<script data-head="" type="application\/ld\+json">([^]*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as { '@type': string },
    );
    // What search engines require and recommend of each type; a misspelt property is an unknown one.
    const url = z.url({ protocol: /^https?$/ });
    const kinds = {
      CafeOrCoffeeShop: z.strictObject({
        '@context': z.literal('https://schema.org'),
        '@type': z.literal('CafeOrCoffeeShop'),
        '@id': url,
        url,
        name: z.string().min(1),
        image: z.array(url).length(4),
        telephone: z.string().regex(/^\+90\d{10}$/),
        address: z.strictObject({
          '@type': z.literal('PostalAddress'),
          streetAddress: z.string(),
          addressLocality: z.string(),
          addressRegion: z.string(),
          addressCountry: z.literal('TR'),
        }),
        geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
        openingHoursSpecification: z
          .array(
            z.strictObject({
              '@type': z.literal('OpeningHoursSpecification'),
              dayOfWeek: z.string().regex(/^https:\/\/schema\.org\/\w+day$/),
              opens: z.iso.time({ precision: -1 }),
              closes: z.iso.time({ precision: -1 }),
            }),
          )
          .length(7),
      }),
      BreadcrumbList: z.strictObject({
        '@context': z.literal('https://schema.org'),
        '@type': z.literal('BreadcrumbList'),
        itemListElement: z.array(
          z.strictObject({
            '@type': z.literal('ListItem'),
            position: z.int().min(1),
            name: z.string().min(1),
            item: url,
          }),
        ),
      }),
    };
    expect(received.map((data) => data['@type'])).toEqual(['CafeOrCoffeeShop', 'BreadcrumbList']);
    for (const data of received) kinds[data['@type'] as keyof typeof kinds].parse(data);
    expect(html).toMatch(/<meta data-head="" property="og:image" content="https?:[^"]+\/files\/[0-9a-f]{32}\.webp">/);
    expect(html).not.toContain('noindex');
  });

  it('is found by search engines through the site map', async () => {
    // On a port of the system's choice the public address does not know it.
    const text = async (loc: string): Promise<string> => (await fetch(carsi.url + new URL(loc).pathname)).text();
    const robots = await text(`${carsi.url}/robots.txt`);
    const index = /^Sitemap: (.+)$/m.exec(robots)![1]!;
    const files = [...(await text(index)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!);
    const listed = (await Promise.all(files.map(text))).join('');
    expect(listed).toMatch(/<loc>https?:[^<]+\/firma\/lale-kafe<\/loc><lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/);
    expect(robots).not.toMatch(/^Disallow: \/(firma|files|)$/m);
  });
});
