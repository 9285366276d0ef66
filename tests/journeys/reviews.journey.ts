import type { CompanyDetails, CompanyListItem } from '@carsi/contracts/http/company';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, desktop, overflow, phone, visit, type Visit } from './browser.js';
import { arriveAs, password, register } from './member.js';

const email = 'ayse@yorum.example';
const first = 'Közde patlıcanı çok güzeldi, yine geliriz.';
let carsi: Visit;
let company: CompanyListItem;
beforeAll(async () => {
  carsi = await visit({ own: true });
  const listed = await carsi.api<CompanyListItem[]>('/api/companies?limit=50');
  company = listed.find(({ review_count }) => review_count > 1) as CompanyListItem;
  await register(carsi, email);
  const page = await (await carsi.arrive()).newPage();
  await page.goto(await carsi.letter(email, /doğrulayın/));
  await page.getByText('E-posta başarıyla doğrulandı!').waitFor();
  await page.context().close();
});
afterAll(() => carsi.leave());

const block = (page: Page) => page.getByRole('tabpanel', { name: /Yorumlar/ });
const details = () => carsi.api<CompanyDetails>(`/api/companies/${company.slug}/details`);

describe('a review', () => {
  it('begins with a door: one signs in, comes back, writes, sees it at once, and everybody sees the stars', async () => {
    const before = await details();
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('carsi-onboarding-offered', 'x'));
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await block(page).getByText('Yorum yapabilmek için giriş yapmanız gerekiyor.').waitFor();
    await block(page).getByRole('link', { name: 'Giriş Yap' }).click();
    await page.getByLabel('E-posta', { exact: true }).fill(email);
    await page.getByLabel('Şifre', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Giriş Yap' }).click();
    await page.waitForURL(`**/firma/${company.slug}#yorumlar`);

    const submit = block(page).getByRole('button', { name: 'Yorumu Gönder' });
    await submit.waitFor();
    expect(await submit.isDisabled()).toBe(true);
    const words = block(page).getByLabel('Yorumunuz', { exact: true });
    await words.fill('kısa');
    await block(page).getByText('Lütfen bir puan verin.').waitFor();
    // The keyboard alone: the arrows choose.
    await block(page).getByRole('radio', { name: '1 yıldız: Çok Kötü' }).focus();
    await page.keyboard.press('Space');
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
    expect(await block(page).getByRole('radio', { name: '4 yıldız: İyi' }).isChecked()).toBe(true);
    await block(page).getByText('Yorum en az 10 karakter olmalıdır.').waitFor();
    await words.fill('a'.repeat(501));
    await block(page).getByText('501/500').waitFor();
    await block(page).getByText('Yorum en fazla 500 karakter olabilir.').waitFor();
    await words.fill(first);
    await block(page).getByLabel('Artıları (isteğe bağlı)').fill('Ustası');
    await page.reload();
    expect(await words.inputValue()).toBe(first);
    await submit.click();
    const thanks = block(page).getByText('Yorumunuz başarıyla gönderildi! Teşekkür ederiz.');
    await thanks.waitFor();
    const own = block(page).getByRole('article').first();
    expect(await own.textContent()).toContain(first);
    expect(await own.textContent()).toContain('Ayşe Yılmaz');
    await thanks.waitFor({ state: 'detached', timeout: 5_000 });
    expect(await block(page).getByText(first).count()).toBe(1);

    const after = await details();
    expect(after.rating.review_count).toBe(before.rating.review_count + 1);
    expect(after.reviews[0]).toMatchObject({ content: first, pros: 'Ustası', display_name: 'Ayşe Yılmaz' });
    const stranger = await (await carsi.arrive()).newPage();
    await stranger.goto(`/firma/${company.slug}#yorumlar`);
    await block(stranger).getByText(first).waitFor();
    await stranger.context().close();
    await context.close();
  });

  it('is edited, says so, and is taken back after a question', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await block(page).getByRole('button', { name: 'Düzenle' }).click();
    await block(page).getByRole('radio', { name: '2 yıldız: Kötü' }).check({ force: true });
    await block(page).getByRole('switch', { name: 'Adım görünmesin' }).check();
    await block(page).getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await block(page).getByText('Yorumunuz güncellendi.').waitFor();
    const own = block(page).getByRole('article').first();
    expect(await own.textContent()).toMatch(/A\*\*\* Y\*\*\*.*düzenlendi/);
    expect((await details()).reviews[0]).toMatchObject({ rating: 2, edited: true, user_id: null, content: first });

    await block(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
    await block(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yorumu sil' }).click();
    await block(page).getByText('Yorumunuz silindi.').waitFor();
    await block(page).getByRole('button', { name: 'Yorumu Gönder' }).waitFor();
    expect((await details()).reviews.every(({ content }) => content !== first)).toBe(true);
    await context.close();
  });

  it('of somebody whose address is not proven waits where they alone see it, and nothing typed is lost on the way', async () => {
    await register(carsi, 'bekleyen@yorum.example', { full_name: 'Bekleyen Kişi' });
    const context = await arriveAs(carsi, 'bekleyen@yorum.example');
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await block(page).getByRole('radio', { name: '5 yıldız: Mükemmel' }).check({ force: true });
    await block(page).getByLabel('Yorumunuz', { exact: true }).fill('Bekleyen bir yorum daha');
    // Nobody who could say what went wrong.
    await page.route('**/api/reviews', (route) => route.fulfill({ status: 422, body: '' }));
    await block(page).getByRole('button', { name: 'Yorumu Gönder' }).click();
    await block(page).getByText('Yorum gönderilirken bir hata oluştu.').waitFor();
    await page.unroute('**/api/reviews');
    await block(page).getByRole('button', { name: 'Yorumu Gönder' }).click();
    await block(page).getByText('yayımlanmayı bekliyor: e-postanızı doğrulayın').waitFor();
    expect((await details()).reviews.some(({ content }) => content.startsWith('Bekleyen'))).toBe(false);
    const other = await context.newPage();
    await other.goto(await carsi.letter('bekleyen@yorum.example', /doğrulayın/));
    await other.getByText('E-posta başarıyla doğrulandı!').waitFor();
    const isOpen = async () => (await details()).reviews.some(({ content }) => content.startsWith('Bekleyen'));
    await expect.poll(isOpen, { timeout: 10_000 }).toBe(true);
    await context.close();
  });

  it.each(['light', 'dark'] as const)(
    'breaks no rule of accessibility and fits everywhere, %s',
    async (colorScheme) => {
      for (const viewport of [phone, desktop]) {
        const context = await arriveAs(carsi, email, { viewport, colorScheme });
        const page = await context.newPage();
        await page.goto(`/firma/${company.slug}#yorumlar`);
        await block(page).getByRole('button', { name: 'Yorumu Gönder' }).waitFor();
        expect(await brokenRules(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        await context.close();
      }
    },
  );
});
