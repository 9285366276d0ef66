import type { CompanyDetails, CompanyListItem } from '@carsi/contracts/directory/http/company';
import type { Review } from '@carsi/contracts/reviews/http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, desktop, overflow, phone, visit, type Visit } from '../support/browser.js';
import { arriveAs, askAs, password, register, tokenOf } from '../support/member.js';
import { registerProven } from '../support/owner.js';

const email = 'ayse@yorum.example';
const patron = 'patron@ornek.com';
const patronsPassword = 'uzun bir yönetici şifresi';
const first = 'Közde patlıcanı çok güzeldi, yine geliriz.';
let carsi: Visit;
let company: CompanyListItem;
beforeAll(async () => {
  process.env['ADMIN_EMAIL'] = patron;
  process.env['ADMIN_PASSWORD'] = patronsPassword;
  carsi = await visit({ own: true });
  const listed = await carsi.api<CompanyListItem[]>('/api/companies?limit=50');
  company = listed.find(({ review_count }) => review_count > 1) as CompanyListItem;
  await registerProven(carsi, email);
});
afterAll(async () => {
  delete process.env['ADMIN_EMAIL'];
  delete process.env['ADMIN_PASSWORD'];
  await carsi.leave();
});

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

  it('is edited, is marked as edited, and is deleted after a confirmation', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await block(page).getByRole('button', { name: 'Düzenle' }).click();
    await block(page).getByRole('radio', { name: '2 yıldız: Kötü' }).check({ force: true });
    await block(page).getByRole('switch', { name: 'Adım görünmesin' }).check();
    await block(page).getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
    await block(page).getByText('Yorumunuz güncellendi.').waitFor();
    const own = block(page).getByRole('article').first();
    await expect.poll(() => own.textContent()).toMatch(/A\*\*\* Y\*\*\*.*düzenlendi/);
    await expect
      .poll(async () => (await details()).reviews[0], { timeout: 10_000 })
      .toMatchObject({ rating: 2, edited: true, user_id: null, content: first });

    await block(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
    await block(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yorumu sil' }).click();
    await block(page).getByText('Yorumunuz silindi.').waitFor();
    await block(page).getByRole('button', { name: 'Yorumu Gönder' }).waitFor();
    const isGone = async () => (await details()).reviews.every(({ content }) => content !== first);
    await expect.poll(isGone, { timeout: 10_000 }).toBe(true);
    await context.close();
  });

  it('of a person with an unproven address is visible to them alone, and nothing typed is lost on the way', async () => {
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
    await other.goto(await carsi.mailedLink('bekleyen@yorum.example', /doğrulayın/));
    await other.getByText('E-posta başarıyla doğrulandı!').waitFor();
    const isOpen = async () => (await details()).reviews.some(({ content }) => content.startsWith('Bekleyen'));
    await expect.poll(isOpen, { timeout: 10_000 }).toBe(true);
    await context.close();
  });

  it('is sorted and filtered by its stars, and more are loaded on request', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    const stars = async () => {
      const badges = await block(page)
        .getByRole('article')
        .getByText(/^Puan: /)
        .locator('..')
        .allTextContents();
      return badges.map((text) => Number(/\d/.exec(text)?.[0]));
    };
    await block(page).getByRole('article').first().waitFor();
    for (const [label, order] of [
      ['En yüksek puan', (a: number, b: number) => b - a],
      ['En düşük puan', (a: number, b: number) => a - b],
    ] as const) {
      await block(page).getByLabel('Sıralama').selectOption(label);
      const inOrder = async () => {
        const shown = await stars();
        return shown.length > 1 && shown.join() === shown.toSorted(order).join();
      };
      await expect.poll(inOrder, { timeout: 5_000 }).toBe(true);
    }
    await block(page).getByLabel('Sıralama').selectOption('En faydalı');
    await block(page).getByLabel('Sıralama').selectOption('En yeni');
    const row = block(page).getByRole('list', { name: 'Puan dağılımı' }).locator('button:enabled').first();
    const only = Number(/^\d/.exec((await row.textContent()) ?? '')?.[0]);
    await row.focus();
    await page.keyboard.press('Enter');
    await block(page).getByText(`Yalnız ${only} yıldızlı yorumlar`).waitFor();
    await expect.poll(async () => [...new Set(await stars())], { timeout: 10_000 }).toEqual([only]);
    await block(page).getByRole('button', { name: 'Tüm yorumlar' }).click();
    await context.close();
  });

  it('is voted on by a signed-in member, at once, and the vote is undone where the request fails', async () => {
    const context = await carsi.arrive();
    const nobody = await context.newPage();
    await nobody.goto(`/firma/${company.slug}#yorumlar`);
    const thumb = (page: Page, name: string) => block(page).getByRole('article').first().getByRole('button', { name });
    await thumb(nobody, 'Faydalı').first().click();
    await nobody.getByText('Yorumları oylamak için giriş yapın.').waitFor();
    await context.close();

    const member = await arriveAs(carsi, email);
    const page = await member.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await block(page).getByRole('button', { name: 'Yorumu Gönder' }).waitFor();
    const article = block(page).getByRole('article').first();
    const yes = article.getByRole('button', { name: 'Faydalı', exact: true });
    const no = article.getByRole('button', { name: /^Faydalı değil/ });
    const pressed = async () => [await yes.getAttribute('aria-pressed'), await no.getAttribute('aria-pressed')].join();
    await yes.focus();
    await page.keyboard.press('Enter');
    await article.getByText('1 kişi faydalı buldu').waitFor();
    expect(await pressed()).toBe('true,false');
    await expect
      .poll(async () => (await details()).reviews.some(({ helpful_count }) => helpful_count === 1), { timeout: 10_000 })
      .toBe(true);
    await page.reload();
    await expect.poll(pressed, { timeout: 10_000 }).toBe('true,false');
    await no.click();
    const one = article.getByRole('button', { name: 'Faydalı değil (1)' });
    await one.waitFor();
    await page.route('**/vote', (route) => route.fulfill({ status: 422, body: '' }));
    await no.click();
    await page.getByText('Oyunuz kaydedilemedi.').waitFor();
    expect(await pressed()).toBe('false,true');
    await one.waitFor();
    await page.unroute('**/vote');
    await no.click();
    await article.getByRole('button', { name: 'Faydalı değil', exact: true }).waitFor();
    await member.close();
  });

  it('is reported with a reason, by the keyboard alone', async () => {
    const context = await arriveAs(carsi, email);
    const page = await context.newPage();
    await page.goto(`/firma/${company.slug}#yorumlar`);
    await block(page).getByRole('button', { name: 'Yorumu Gönder' }).waitFor();
    const open = block(page).getByRole('article').first().getByRole('button', { name: 'Bildir' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Yorumu bildir' });
    const send = dialog.getByRole('button', { name: 'Bildir' });
    await send.waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect(await brokenRules(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const focused = () => open.evaluate((button) => button === document.activeElement);
    await expect.poll(focused).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.poll(focused).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.getByRole('radio', { name: 'Gerçeğe aykırı' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByLabel('Açıklama (isteğe bağlı)').fill('Bu kişi hiç gelmedi.');
    await send.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Bildiriminiz alındı. Teşekkür ederiz.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });

  describe('of a company with an owner', () => {
    const owner = 'usta@yorum.example';
    const customer = 'musteri@yorum.example';
    const author = 'yazar@yorum.example';
    const said = 'Sipariş geç geldi, soğuktu ve eksikti.';
    let slug = '';
    let id = '';
    let admin = '';

    beforeAll(async () => {
      for (const [who, more] of [
        [owner, { user_type: 'business', company_name: 'Usta Ltd', full_name: 'Usta Bey' }],
        [customer, { full_name: 'Selin Müşteri' }],
        [author, { full_name: 'Murat Yazar' }],
      ] as const) {
        await registerProven(carsi, who, more);
      }
      admin = await tokenOf(carsi, patron, patronsPassword);
      const form = { name: 'Yorum Ustası', description: 'Közde', city: 'Adana', category_id: 'restaurant' };
      const added = askAs<CompanyListItem>(carsi, await tokenOf(carsi, owner), '/api/companies', form);
      ({ id, slug } = await added);
      await askAs(carsi, admin, `/api/admin/companies/${id}/approve`, { approved: true });
      const writer = await tokenOf(carsi, author);
      const review = { company_id: id, rating: 2, content: said };
      // Reviews hears of a new company a moment later.
      const written = () => askAs(carsi, writer, '/api/reviews', review).then(Boolean, () => false);
      for (let tries = 0; !(await written()); tries++) {
        if (tries > 50) throw new Error('The company is not there.');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    const theirs = (page: Page) => block(page).getByRole('article').filter({ hasText: said });

    it('is answered by them, and everybody reads that', async () => {
      const context = await arriveAs(carsi, owner, { viewport: phone });
      const page = await context.newPage();
      await page.goto(`/firma/${slug}#yorumlar`);
      await block(page).getByText('Müşterinizi yorum yazmaya davet edin').waitFor();
      expect(await block(page).getByRole('button', { name: 'Yorumu Gönder' }).count()).toBe(0);
      await theirs(page).getByRole('button', { name: 'Yanıtla' }).click();
      const words = theirs(page).getByLabel('Yanıtınız', { exact: true });
      await words.fill('Özür');
      await theirs(page).getByText('En az 10 karakter yazın.').waitFor();
      await words.fill('Özür dileriz, bir dahaki siparişiniz bizden.');
      expect(await brokenRules(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await theirs(page).getByRole('button', { name: 'Yanıtı yayımla' }).click();
      await theirs(page).getByText('İşletmenin yanıtı').waitFor();
      await theirs(page).getByRole('button', { name: 'Yanıtı düzenle' }).click();
      await words.fill('Özür dileriz, telafi etmek isteriz.');
      await theirs(page).getByRole('button', { name: 'Yanıtı yayımla' }).click();
      await theirs(page).getByText('düzenlendi').waitFor();
      const edit = theirs(page).getByRole('button', { name: 'Yanıtı düzenle' });
      await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
      await theirs(page).getByText('telafi etmek isteriz').waitFor();
      await context.close();
      const html = async () => (await fetch(`${carsi.url}/firma/${slug}`)).text();
      await expect.poll(html, { timeout: 5_000 }).toContain('telafi etmek isteriz');
    });

    it('is marked as a verified purchase with an invitation of the owner, which works once', async () => {
      const context = await arriveAs(carsi, owner);
      const page = await context.newPage();
      await page.goto(`/firma/${slug}#yorumlar`);
      await block(page).getByRole('button', { name: 'Davet bağlantısı oluştur' }).click();
      const link = new URL(await block(page).getByLabel('Davet bağlantısı').inputValue());
      expect(await brokenRules(page)).toEqual([]);
      await context.close();
      for (const [who, marked] of [
        [customer, true],
        [email, false],
      ] as const) {
        const guest = await arriveAs(carsi, who, { viewport: phone });
        const there = await guest.newPage();
        await there.goto(link.pathname + link.search + link.hash);
        await block(there).getByText('İşletmenin davetiyle geldiniz').waitFor();
        await block(there).getByRole('radio', { name: '5 yıldız: Mükemmel' }).check({ force: true });
        await block(there).getByLabel('Yorumunuz', { exact: true }).fill('Davetle geldim, çok memnun kaldım.');
        await block(there).getByRole('button', { name: 'Yorumu Gönder' }).click();
        await block(there).getByText('Yorumunuz başarıyla gönderildi!').waitFor();
        const own = block(there).getByRole('article').first();
        await expect.poll(() => own.getByText('Doğrulanmış alışveriş').count()).toBe(Number(marked));
        const used = block(there).getByText('Davet bağlantısı daha önce kullanılmış');
        await expect.poll(() => used.count()).toBe(Number(!marked));
        await there.waitForURL((url) => !url.search.includes('davet') && url.hash === '#yorumlar');
        await guest.close();
      }
    });

    it('disappears when an admin removes it; its author reads why, appeals once, and it is restored', async () => {
      const [review] = (await carsi.api<Review[]>(`/api/companies/${id}/reviews?rating=2`)) as [Review];
      const decision = `/api/admin/reviews/${review.id}/decision`;
      await askAs(carsi, admin, decision, { keep: false, reason: 'Gerçek bir siparişe dayanmıyor' });
      const stranger = await carsi.arrive();
      const page = await stranger.newPage();
      const html = async () => (await fetch(`${carsi.url}/firma/${slug}`)).text();
      await expect.poll(html, { timeout: 5_000 }).not.toContain(said);
      await page.goto(`/firma/${slug}#yorumlar`);
      await block(page).getByRole('article').first().waitFor();
      expect(await block(page).getByText(said).count()).toBe(0);

      const context = await arriveAs(carsi, author, { viewport: phone, colorScheme: 'dark' });
      const own = await context.newPage();
      await own.goto(`/firma/${slug}#yorumlar`);
      await block(own).getByText('Yorumunuz yayından kaldırıldı').waitFor();
      await block(own).getByText('Neden: Gerçek bir siparişe dayanmıyor').waitFor();
      await block(own).getByRole('button', { name: 'İtiraz et' }).click();
      await block(own).getByLabel('İtirazınız', { exact: true }).fill('Fişim duruyor, gönderebilirim.');
      expect(await brokenRules(own)).toEqual([]);
      expect(await overflow(own)).toBe(0);
      await block(own).getByRole('button', { name: 'İtirazı gönder' }).click();
      await block(own).getByText('İtirazınız inceleniyor.').waitFor();
      await block(own).getByRole('button', { name: 'İtirazı geri al' }).click();
      await block(own).getByRole('button', { name: 'İtiraz et' }).click();
      await block(own).getByLabel('İtirazınız', { exact: true }).fill('Fişim duruyor, gönderebilirim.');
      await block(own).getByRole('button', { name: 'İtirazı gönder' }).click();
      await block(own).getByText('İtirazınız inceleniyor.').waitFor();
      await askAs(carsi, admin, decision, { keep: true });
      await own.reload();
      await block(own).getByRole('button', { name: 'Düzenle' }).waitFor();
      expect(await block(own).getByText('Yorumunuz yayından kaldırıldı').count()).toBe(0);
      await context.close();
      await page.reload();
      await block(page).getByText(said).waitFor();
      await stranger.close();
    });
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
