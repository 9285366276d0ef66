import type { CompanyListItem } from '@carsi/contracts/directory/http/company';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit, type Visit } from '../support/browser.js';

/** So long the code of a page is on its way: everybody is faster than that. */
const LATE_MS = 1_500;

let carsi: Visit;
let company: CompanyListItem;
beforeAll(async () => {
  carsi = await visit();
  [company] = (await carsi.api<CompanyListItem[]>('/api/companies?limit=1')) as [CompanyListItem];
});
afterAll(() => carsi.leave());

/** A page that stands there, and is not alive yet. */
const hurryTo = async (path: string, options = {}): Promise<Page> => {
  const context = await carsi.arrive(options);
  await context.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))),
  ).toBe(false);
  return page;
};

interface Pressed {
  readonly path: () => string;
  readonly press: (page: Page) => Locator;
  readonly opens: (page: Page) => Locator;
}
const dialog = (page: Page): Locator => page.getByRole('dialog');
const pressed: Readonly<Record<string, Pressed>> = {
  'a tab of a company': {
    path: () => `/firma/${company.slug}`,
    press: (page) => page.getByRole('tab', { name: 'Konum' }),
    opens: (page) => page.getByRole('tab', { name: 'Konum', selected: true }),
  },
  'the filters of the list': {
    path: () => '/firmalar',
    press: (page) => page.getByRole('button', { name: 'Filtreler' }),
    opens: dialog,
  },
  'the assistant': {
    path: () => '/',
    press: (page) => page.getByRole('button', { name: 'AI Asistan' }).first(),
    opens: dialog,
  },
};

describe('someone in a hurry', () => {
  it('types into the search field of the home page, and is offered what goes with it', async () => {
    const page = await hurryTo('/');
    await page.getByRole('combobox').first().fill('kaf');
    await page.getByRole('listbox').waitFor();
    expect(await page.getByRole('combobox').first().inputValue()).toBe('kaf');
    await page.context().close();
  });

  it('searches before anything is alive', async () => {
    const page = await hurryTo('/');
    await page.getByRole('combobox').first().fill('kafe');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/arama\?.*q=kafe|\/kategoriler/);
    await page.context().close();
  });

  it.each(Object.keys(pressed))('presses %s, and it opens', async (what) => {
    const { path, press, opens } = pressed[what] as Pressed;
    const page = await hurryTo(path());
    await press(page).click();
    await opens(page).waitFor();
    await page.context().close();
  });

  it('opens the menu on a phone', async () => {
    const page = await hurryTo('/kategoriler', { viewport: phone });
    await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Ekle' }).waitFor();
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await page.getByRole('dialog').waitFor();
    await page.context().close();
  });

  it('chooses another order of the list', async () => {
    const page = await hurryTo('/firmalar');
    await page.getByLabel('Sıralama').selectOption({ label: 'İsim' });
    await page.waitForURL(/siralama=name/);
    await page.context().close();
  });

  it('stays where they have scrolled to', async () => {
    const page = await hurryTo(`/firma/${company.slug}`, { viewport: phone });
    await page.mouse.wheel(0, 900);
    let before = 0;
    // A wheel turns the page for a while.
    const rests = async () => {
      const last = before;
      before = await page.evaluate(() => scrollY);
      return before > 500 && before === last;
    };
    await expect.poll(rests, { interval: 150, timeout: 5_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await page.context().close();
  });

  it('stays where they have scrolled to from the anchor of an address', async () => {
    const page = await hurryTo('/yardim#sss', { viewport: phone });
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  it.each([
    ['a question', '/sss', 'Soru ara...', 'şifremi', 'Üyelik ücretli mi?'],
    ['a category', '/kategoriler', 'Kategori ara...', 'kuaför', 'Zirai İlaç'],
  ])('types what narrows the list to %s, and the list follows', async (_, path, field, typed, other) => {
    const page = await hurryTo(path);
    await page.getByText(other).first().waitFor();
    await page.getByPlaceholder(field).fill(typed);
    await page.getByText(other).first().waitFor({ state: 'hidden' });
    expect(await page.getByPlaceholder(field).inputValue()).toBe(typed);
    await page.context().close();
  });

  it('signs in with what was typed at once, and hears that the password is wrong', async () => {
    const page = await hurryTo('/giris');
    await page.getByLabel('E-posta').fill('yok@ornek.example');
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis-parola');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('E-posta').inputValue()).toBe('yok@ornek.example');
    await page.context().close();
  });

  it('fills in the form to register and loses none of it', async () => {
    const page = await hurryTo('/kayit');
    await page.getByLabel('Ad', { exact: true }).fill('Ayşe Yılmaz');
    await page.getByLabel('E-posta', { exact: true }).fill('ayse@ornek.example');
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Ad', { exact: true }).inputValue()).toBe('Ayşe Yılmaz');
    expect(await page.getByLabel('E-posta', { exact: true }).inputValue()).toBe('ayse@ornek.example');
    await page.context().close();
  });
});
