import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenRules, visit, type Visit } from '../support/browser.js';
import { arriveAs } from '../support/member.js';
import { patron, patronsPassword } from '../support/owner.js';

let carsi: Visit;
beforeAll(async () => {
  carsi = await visit({ own: true });
});
afterAll(() => carsi.leave());

const email = `okur-${Date.now()}@ornek.example`;

describe('a reader', () => {
  it('finds an article, likes and saves it, subscribes, confirms by e-mail, and writes by the form', async () => {
    const context = await carsi.arrive({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/insights');
    await page.waitForURL('**/blog');
    await page.getByPlaceholder('Makale ara...').fill('KVKK müşteri');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await page.getByRole('link', { name: /^Küçük işletmeler için KVKK/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Küçük işletmeler için KVKK/ }).waitFor();

    // Nothing is kept of who only reads.
    expect(await page.evaluate(() => localStorage.getItem('carsi-visitor'))).toBeNull();
    // What this browser thought of it before is told after it has pressed: the press stays.
    const pressed = page.waitForResponse(/\/like$/);
    const receivedLate = new Promise<void>((done) => {
      void page.route(
        '**/mine',
        async (route) => {
          await pressed;
          await route.fulfill({ json: { liked: false, saved: false, helpful: null } }).catch(() => undefined);
          done();
        },
        { times: 1 },
      );
    });
    await page.getByRole('button', { name: /^Beğen/ }).click();
    await receivedLate;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.getByRole('button', { name: 'Beğenildi 1' }).waitFor();
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await page.getByRole('button', { name: 'Kaydedildi' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Beğenildi 1' }).waitFor();

    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('link', { name: 'Kaydettiklerim' }).click();
    await page.getByRole('link', { name: /^Küçük işletmeler için KVKK/ }).waitFor();

    await page.getByRole('textbox', { name: 'E-posta adresiniz' }).fill(email);
    await page.getByRole('button', { name: 'Abone Ol' }).click();
    await page.getByRole('heading', { name: 'Bir adım kaldı' }).waitFor();
    await page.goto(await carsi.mailedLink(email, /onaylayın/));
    await page.getByRole('heading', { name: 'Bülten aboneliğiniz onaylandı.' }).waitFor();

    await page.goto('/sss');
    await page.getByPlaceholder('Soru ara...').fill('şifremi');
    await page.getByText('Şifremi unuttum. Nasıl yenilerim?').click();
    await page.getByRole('button', { name: /^Evet/ }).click();
    await page.getByText('Teşekkürler, oyunuz kaydedildi.').waitFor();
    await page.getByRole('tab', { name: 'İletişim' }).click();
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page.getByText('Ad soyad gereklidir').waitFor();
    await page.getByRole('textbox', { name: 'Ad Soyad' }).fill('Ayşe Yılmaz');
    await page.getByRole('textbox', { name: 'E-posta', exact: true }).fill(email);
    await page.getByRole('textbox', { name: 'Konu', exact: true }).fill('Şifrem');
    await page.getByRole('textbox', { name: 'Mesajınız' }).fill('Şifremi yenileyemedim.');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page.getByRole('heading', { name: 'Mesajınız başarıyla gönderildi' }).waitFor();
    await context.close();
  });

  it('preserves what was typed before the session was restored', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    const { promise: known, resolve: tell } = Promise.withResolvers<void>();
    await page.route('**/api/auth/me', async (route) => {
      await known;
      await route.continue();
    });
    const requested = page.waitForRequest('**/api/auth/me');
    await page.goto('/iletisim');
    await requested;
    const message = page.getByRole('textbox', { name: 'Mesajınız' });
    await message.fill('Bir sorum var.');
    tell();
    const address = page.getByRole('textbox', { name: 'E-posta', exact: true });
    await expect.poll(() => address.inputValue(), { timeout: 10_000 }).toBe(patron);
    expect(await message.inputValue()).toBe('Bir sorum var.');
    await context.close();
  });

  it('gets the issue that an admin has written, tried and sent, once, and leaves by its link', async () => {
    const context = await arriveAs(carsi, patron, {}, patronsPassword);
    const page = await context.newPage();
    const subject = `Kasım sayısı ${Date.now()}`;
    await page.goto('/profil?sekme=yonetim&bolum=bulten');
    await page.getByRole('button', { name: 'Yeni sayı' }).click();
    await page.getByLabel('Konu').fill(subject);
    await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
    await page.getByText('İçerik gereklidir').waitFor();
    await page.getByLabel('İçerik (Markdown)').fill('# Merhaba\n\nYeni yazılar: [blog](/blog)');
    await page.getByRole('heading', { name: 'Merhaba' }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
    await page.getByRole('button', { name: `Kendime dene: ${subject}` }).click();
    await carsi.mailedLink(patron, new RegExp(`^\\[Deneme\\] ${subject}`));
    await page.getByRole('button', { name: `Gönder: ${subject}` }).click();
    await page.getByRole('button', { name: 'Abonelere gönder' }).click();
    await page.getByRole('article').filter({ hasText: subject }).getByText('Gönderildi').waitFor();
    const leave = await carsi.mailedLink(email, new RegExp(`^${subject}`));
    await context.close();
    const reader = await carsi.arrive();
    const reading = await reader.newPage();
    await reading.goto(leave);
    await reading.getByRole('button', { name: 'Ayrıl' }).click();
    await reading.getByRole('heading', { name: 'Bülten aboneliğiniz sona erdi.' }).waitFor();
    await reader.close();
  });

  it('finds every address of the footer and of old links, and help in the assistant', async () => {
    const context = await carsi.arrive();
    const page = await context.newPage();
    await page.goto('/hakkimizda');
    await page.getByText('Bu sayılar veriden sayılır').waitFor();
    const links = await page
      .locator('footer a, header a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const old = ['/contact', '/sss', '/kilavuz', '/video/isletme-ekleme', '/tutorial/ilk-kullanim', '/help/seo-tips'];
    for (const path of new Set([...links, ...old]))
      expect([path, (await context.request.get(path)).status()]).toEqual([path, 200]);
    await page.getByRole('button', { name: 'AI Asistan' }).click();
    await page.getByLabel('Ne aradığınızı yazın').fill('hesabımı nasıl silerim');
    await page.getByRole('button', { name: 'Bul' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Hesabımı nasıl silerim?' }).click();
    await page.getByText('14 gün içinde giriş yapıp vazgeçebilirsiniz', { exact: false }).first().waitFor();
    await context.close();
  });
});
