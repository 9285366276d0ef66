import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import { mailsIn } from '@carsi/platform/testing/outbox';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { runCommand, startCarsi } from '../../support/start-carsi.js';
import { follow } from './open-pages.js';

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const phone = { width: 360, height: 760 };
export const desktop = { width: 1440, height: 900 };

const allLooks = [
  ['on a phone', 'light', phone],
  ['at a desk', 'dark', desktop],
  ['on a phone', 'dark', phone],
  ['at a desk', 'light', desktop],
] as const;
const looked = process.env['CARSI_PROFILE'] === 'distributed' ? 0 : process.env['LOOKS'] === 'all' ? 4 : 2;
/**
 * Every screen is checked in both widths and both themes. `LOOKS=all` combines all of them, which takes twice as long; in
 * the distributed profile nothing looks otherwise.
 */
export const looks = allLooks.slice(0, looked);

/** Vitest puts its own BASE_URL ('/') over the one it was started with, so CARSI_URL says the same. */
const running = [process.env['CARSI_URL'], process.env['BASE_URL']].find((url) => url?.startsWith('http'));

/** A person's browser before Çarşı. CARSI_URL points it at a system that already runs; else one with sample data is started. */
export interface Visit {
  readonly url: string;
  /** A new browser context: another person. Errors of its pages are collected and fail `leave`. */
  arrive(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** The JSON of a public call, requested again while a part of it is missing because its service is busy. */
  api<T>(path: string): Promise<T>;
  /** Companies of the sample by name: all journeys share one system, and others own, change and close companies of their own. */
  sampled(count: number): Promise<readonly CompanyListItem[]>;
  /** POSTs JSON; the status. */
  send(path: string, body: unknown): Promise<number>;
  /** The link of the newest e-mail to this address whose subject is like that; waits for it. Only with `own`. */
  mailedLink(to: string, subject: RegExp): Promise<string>;
  leave(): Promise<void>;
}

/** Where the e-mails of a system that already runs are. */
const outbox = process.env['CARSI_OUTBOX'];

interface Wishes {
  readonly list?: string;
  readonly own?: boolean;
  /** Of a system of its own. */
  readonly env?: Record<string, string>;
  /** Other hosts that a browser may be sent to. */
  readonly beside?: readonly string[];
}

/** With a `list`, or where e-mails are read and nobody says where, an embedded system of its own. */
export const visit = async ({ list, own, env, beside = [] }: Wishes = {}): Promise<Visit> => {
  const executablePath = places.find((path) => path && existsSync(path));
  // A missing browser fails: a journey that did not run proves nothing.
  if (!executablePath) throw new Error('No Chromium found. Install one or name it in CHROMIUM.');
  const folder = temporaryFolder();
  if (list) {
    const { code, output } = await runCommand(folder.path, 'import', list);
    if (code !== 0) throw new Error(output);
  }
  const carsi =
    running && !list && !env && (!own || outbox)
      ? null
      : await startCarsi(folder.path, { sample: list || env ? 0 : 240, env: env ?? {} });
  const url = carsi?.url ?? running ?? '';
  const browser: Browser = await chromium.launch({ executablePath, args: quiet });
  const wrong: string[] = [];
  return {
    url,
    arrive: async (options = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport: desktop,
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        ...options,
      });
      follow(context);
      context.on('page', (page) => watch(page, [url, ...beside], wrong));
      return context;
    },
    send: async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers })).status;
    },
    mailedLink: (to, subject) => newestLink(carsi ? join(folder.path, 'outbox') : (outbox ?? ''), to, subject),
    api: async <T>(path: string) => (await (await complete(url + path)).json()) as T,
    sampled: async (count) => {
      const listed = (await (await fetch(`${url}/api/companies?limit=100&sort=name`)).json()) as CompanyListItem[];
      return listed.filter(({ sample }) => sample).slice(0, count);
    },
    leave: async () => {
      await browser.close();
      await carsi?.stop();
      folder.remove();
      if (wrong.length > 0) throw new Error(`The pages complained:\n${[...new Set(wrong)].join('\n')}`);
    },
  };
};

const complete = async (address: string): Promise<Response> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(address);
    if (!answer.headers.has('x-degraded') || tries === 150) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

const newestLink = async (outbox: string, to: string, subject: RegExp): Promise<string> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const mail = mailsIn(outbox).findLast((each) => each.to === to && subject.test(each.subject));
    const link = /https?:\/\/[^\s/]+(\/\S+\?\S+)/.exec(mail?.text ?? '')?.[1];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${to} about ${subject}.`);
};

/** No console error, no failed script, nothing from another host. */
const watch = (page: Page, urls: readonly string[], wrong: string[]): void => {
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // 401, 409 and 422 are what refused forms are answered with; a journey may go offline.
    const expected = /status of (401|404|409|410|422)|ERR_INTERNET_DISCONNECTED/.test(message.text());
    if (message.type() === 'error' && !expected) wrong.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!urls.some((url) => request.url().startsWith(url)) && !/^(data|blob|about):/.test(request.url())) {
      wrong.push(`${page.url()} asked ${request.url()}`);
    }
  });
};

/** The rules a page breaks, with the first element of each. */
export const brokenRules = async (page: Page): Promise<string[]> => {
  // Colours on their way from one theme to the other are neither's. What runs for ever is not waited for.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1_000)),
    ]),
  );
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames: then nothing needs another page to be put together, and nobody reads what was right.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
};

/** How far the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
