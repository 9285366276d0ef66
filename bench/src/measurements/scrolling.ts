/// <reference lib="dom" />
import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import { chromium, type Page } from 'playwright-core';

/** A phone's processor, as Lighthouse has it. */
const SLOWER = 4;
const ROWS = 1_000;
/** A frame longer than this is visible as a jerk. */
const LONG_MS = 50;
/** A fast scroll: px each frame. */
const STEP = 120;
const AT_ONCE = 20;
const PAGES = ROWS / AT_ONCE;

interface Admin {
  readonly email: string;
  readonly password: string;
}
export interface Frames {
  readonly what: string;
  readonly rows: number;
  readonly frames: number;
  readonly longShare: number;
  readonly longestMs: number;
}

type Recorder = { frames: number[]; on: boolean };
declare global {
  var recorder: Recorder;
}

const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const recorder: Recorder = (globalThis.recorder = { frames: [], on: true });
    let before = performance.now();
    const frame = (now: number): void => {
      recorder.frames.push(now - before);
      before = now;
      if (recorder.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const recorded = async (page: Page, what: string, rows: number): Promise<Frames> => {
  const frames = await page.evaluate(() => {
    globalThis.recorder.on = false;
    return globalThis.recorder.frames.slice(1);
  });
  const long = frames.filter((ms) => ms > LONG_MS).length;
  return { what, rows, frames: frames.length, longShare: long / frames.length, longestMs: Math.max(...frames) };
};

/** From the top to the end and back, a step each frame. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (step) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = (): number => document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; at < end(); at += step) await frame().then(() => scrollTo(0, at));
    for (let at = end(); at > 0; at -= step) await frame().then(() => scrollTo(0, at));
  }, STEP);

const call = async (url: string, path: string, method: string, body?: object, token?: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
};

/** A thousand rows of an admin's lists in a slowed browser: pagination, and the record of acts, which grows with each further page. */
export const benchScrolling = async (url: string, admin: Admin, executablePath: string): Promise<readonly Frames[]> => {
  const { token, refreshToken, user } = await signInOverHttp(url, admin.email, admin.password);
  await call(url, '/api/auth/profile', 'PUT', { accepted_terms: true }, token);
  for (let offset = 0; offset < ROWS / 2; offset += AT_ONCE) {
    const path = `/api/admin/companies?status=all&limit=${AT_ONCE}&offset=${offset}`;
    const companies = (await call(url, path, 'GET', undefined, token)) as { id: string }[];
    for (const verified of [true, false])
      await Promise.all(
        companies.map(({ id }) => call(url, `/api/admin/companies/${id}/marks`, 'POST', { verified }, token)),
      );
  }
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const frames = { auth_token: token, refresh_token: refreshToken, 'carsi-onboarding-offered': user.id };
    const localStorage = Object.entries(frames).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: url,
      locale: 'tr-TR',
      viewport: { width: 360, height: 760 },
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return [await plain(page), ...(await leaf(page)), ...(await grow(page))];
  } finally {
    await browser.close();
  }
};

/** The reference: as many lines of plain text. Long frames here are caused by the machine. */
const plain = async (page: Page): Promise<Frames> => {
  const line =
    '<li style="padding:1rem;border-bottom:1px solid">İşletme doğrulandı: Usta Tesisat<p>Yönetici · bugün</p></li>';
  await page.setContent(`<!doctype html><ol>${line.repeat(ROWS)}</ol>`);
  await record(page);
  await scrollThrough(page);
  return recorded(page, 'reference: plain lines, scrolled', ROWS);
};

const leaf = async (page: Page): Promise<readonly Frames[]> => {
  await page.goto('/profil?sekme=yonetim&bolum=firmalar&durum=all');
  const next = page.getByRole('button', { name: 'Sonraki sayfa' });
  await next.waitFor();
  await record(page);
  for (let n = 2; n <= PAGES; n += 1) {
    await next.click();
    await page.getByText(new RegExp(`^Sayfa ${n} / `)).waitFor();
  }
  const leafed = await recorded(page, 'companies, leafed through', PAGES * AT_ONCE);
  await record(page);
  for (let n = 0; n < 5; n += 1) await scrollThrough(page);
  return [leafed, await recorded(page, 'companies of one page, scrolled five times', AT_ONCE)];
};

const grow = async (page: Page): Promise<readonly Frames[]> => {
  await page.goto('/profil?sekme=yonetim&bolum=denetim');
  const more = page.getByRole('button', { name: 'Daha eskiler' });
  const rows = page.locator('ol > li');
  await more.waitFor();
  await record(page);
  for (let count = await rows.count(); count < ROWS && (await more.count()) > 0;) {
    await more.click();
    await page.waitForFunction((before) => document.querySelectorAll('ol > li').length > before, count);
    count = await rows.count();
  }
  const shown = await rows.count();
  const grown = await recorded(page, `record of acts, 'more' until all are there`, shown);
  await record(page);
  await scrollThrough(page);
  return [grown, await recorded(page, 'record of acts, scrolled', shown)];
};
