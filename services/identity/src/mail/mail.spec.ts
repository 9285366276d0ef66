import { StoreUnavailable } from '@carsi/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';
import type { Template } from './email-text.js';
import { render } from './render.js';
import { templates } from './templates.js';

const name = '<b>"Ayşe" & \'Veli\'</b>';
const facts = {
  greeting: `Merhaba ${name},`,
  site: 'https://carsi.example',
  siteName: 'Kent <Rehberi>',
  link: 'https://carsi.example/x?a=1&b=2',
  data: { at: '2026-11-21T09:00:00Z', eraseAt: '2026-12-05T09:00:00Z', device: '<i>Chrome</i>', path: '/api/x' },
};

describe('a mail', () => {
  it.each(Object.entries(templates) as [string, Template][])(
    '%s says what is to be said, in text and in HTML',
    (which, template) => {
      // Who is gone, is nobody here, or may not have typed the name is called nothing.
      const isNamed =
        !['erasure-receipt', 'password-removed', 'email-restored'].includes(which) && !template.toAnyAddress;
      const { subject, text, html } = render(template.write(facts), facts.siteName);
      expect(subject.length).toBeGreaterThan(10);
      expect(text.includes(name)).toBe(isNamed);
      expect(text).not.toMatch(/undefined|null|Invalid/);
      expect(html.includes('&lt;b&gt;&quot;Ayşe&quot; &amp; &#39;Veli&#39;&lt;/b&gt;')).toBe(isNamed);
      expect(text).toMatch(/Kent <Rehberi>$/);
      expect(html).toContain('Kent &lt;Rehberi&gt;</p>');
      expect(`${subject} ${text}`).not.toContain('Çarşı');
      expect(html).not.toMatch(/<b>|<i>|<img|<script|src=|url\(/);
      expect(html).toMatch(/^<!doctype html>\n<html lang="tr">/);
      expect(html.includes('href="https://carsi.example/x?a=1&amp;b=2"')).toBe(template.token !== undefined);
    },
  );
  it('shows times in Turkish time', () =>
    expect(templates['password-changed'].write(facts).paragraphs[1]).toContain('21 Kasım 2026 12:00'));
  it('leads to the pages of the specification', () => {
    expect(templates['verify-email'].link!('https://c.example', 'T')).toBe('https://c.example/email-dogrulama?token=T');
    expect(templates['reset-password'].link!('https://c.example', 'T')).toBe(
      'https://c.example/sifre-sifirla?access_token=T&refresh_token=T&type=recovery',
    );
  });
  it('of the newsletter is Markdown made safe, whose links lead into the site and which loads nothing', () => {
    const data = {
      subject: 'Kasım <b>sayısı</b>',
      content:
        '# Merhaba\n\n[Blog](/blog) [kötü](javascript:alert(1)) ![kedi](/files/kedi.webp)\n\n<script>alert(1)</script>',
      leave: 'a.1.b',
    };
    const site = 'https://carsi.example';
    const { html, text, subject, unsubscribe } = render(
      templates['newsletter-issue'].write({ ...facts, site, data }),
      facts.siteName,
    );
    expect(subject).toBe('Kasım <b>sayısı</b>');
    expect(html).toContain('<h2>Merhaba</h2>');
    expect(html).toContain('href="https://carsi.example/blog"');
    expect(html).toContain('kedi');
    expect(html).not.toMatch(/<script|<img|href="javascript|<b>/);
    expect(text).toContain('https://carsi.example/bulten?islem=ayril&anahtar=a.1.b');
    expect(unsubscribe).toBe('https://carsi.example/api/newsletter/unsubscribe?token=a.1.b');
    const tried = templates['newsletter-issue'].write({ ...facts, site, data: { ...data, leave: '' } });
    expect(tried.unsubscribe).toBeUndefined();
    expect(tried.subject).toBe('[Deneme] Kasım <b>sayısı</b>');
  });
  it('cannot begin another header', () =>
    expect(render({ subject: 'Merhaba\r\nBcc: x@example.com', paragraphs: [] }, 'Çarşı').subject).toBe(
      'Merhaba Bcc: x@example.com',
    ));
});

describe('a mail to an address that nobody has proven', () => {
  it('says nothing that somebody typed, of any kind', async () => {
    const hosted = await hostIdentity();
    await hosted.register('kurban@example.com', {
      fullName: 'Odul kazandiniz',
      userType: 'business',
      companyName: 'Odul Ltd',
    });
    await hosted.register('kurban@example.com', { fullName: 'Odul kazandiniz' });
    await hosted.identity.requestReset({ email: 'kurban@example.com' }, hosted.as());
    await hosted.login('kurban@example.com');
    await hosted.login('kurban@example.com', PASSWORD, 'Odul kazandiniz');
    await hosted.mailTo('kurban@example.com', /Zaten bir hesabınız/);
    await hosted.mailTo('kurban@example.com', /sıfırlama/);
    await hosted.mailTo('kurban@example.com', /yeni bir cihazdan/);
    for (const { subject, text, html } of hosted.sent) expect(subject + text + html).not.toContain('Odul');
    // Their own, once it is proven; another’s, never.
    await hosted.verify('kurban@example.com');
    const { token } = await hosted.login('kurban@example.com');
    await hosted.identity.changeEmail({ email: 'baska@example.com', password: PASSWORD }, hosted.as(token));
    expect((await hosted.mailTo('baska@example.com', /Yeni e-posta/)).text).toMatch(/^Merhaba,\n/);
    await hosted.identity.requestReset({ email: 'kurban@example.com' }, hosted.as());
    expect((await hosted.mailTo('kurban@example.com', /sıfırlama/, 2)).text).toMatch(/^Merhaba Odul kazandiniz,/);
    await hosted.stop();
  });
});

describe('a mail that is to be sent', () => {
  let hosted: HostedIdentity;
  beforeAll(async () => {
    hosted = await hostIdentity();
  });
  afterAll(() => hosted.stop());
  const mails = async () => (await hosted.identity.mails({ limit: 50, offset: 0 }, hosted.operator)).mails;

  it('is retried with growing waits while the server is unavailable, and is one mail in the end', async () => {
    hosted.failWith = new StoreUnavailable('connect ECONNREFUSED for ayse@example.com');
    await hosted.register('ayse@example.com');
    // An attempt is counted before it is made; its error and the next time are written after it, together.
    await expect
      .poll(mails)
      .toMatchObject([
        { state: 'waiting', attempts: 1, template: 'verify-email', lastError: 'connect ECONNREFUSED for …' },
      ]);
    hosted.failWith = new StoreUnavailable('away again');
    await hosted.later(61_000);
    await hosted.identity.requestReset({ email: 'ayse@example.com' }, hosted.as());
    await expect
      .poll(async () => (await mails()).find(({ template }) => template === 'verify-email'))
      .toMatchObject({ attempts: 2, lastError: 'away again' });
    hosted.failWith = undefined;
    await hosted.later(2 * 60_000 + 1_000);
    await hosted.identity.requestReset({ email: 'ayse@example.com' }, hosted.as());
    const mail = await hosted.mailTo('ayse@example.com', /doğrulayın/);
    await hosted.mailTo('ayse@example.com', /sıfırlama/, 2);
    expect(hosted.sent.filter(({ subject }) => /doğrulayın/.test(subject))).toHaveLength(1);
    await expect.poll(async () => (await mails()).every(({ state }) => state === 'sent')).toBe(true);
    expect((await mails()).at(-1)).toMatchObject({
      attempts: 3,
      lastError: null,
      subject: mail.subject,
      text: null,
    });
    expect(await hosted.identity.verifyEmail({ token: tokenIn(mail) }, hosted.as())).toHaveProperty('emailVerifiedAt');
  });

  it('is read by admins without what its links carry, and that they read it is on record', async () => {
    const { id } = (await mails()).find(({ template }) => template === 'reset-password')!;
    const { text } = await hosted.identity.readMail({ mailId: id }, hosted.operator);
    expect(text).toContain('https://carsi.example/sifre-sifirla?…');
    expect(text).not.toMatch(/token|recovery/);
    await expect(hosted.identity.readMail({ mailId: 'x' }, hosted.operator)).rejects.toMatchObject({
      code: 'MAIL_NOT_FOUND',
    });
    const noted = (await hosted.platform.store('identity', () => undefined).readAll(0, 1_000))
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'MailRead');
    expect(noted).toHaveLength(1);
    expect(noted[0]!.data).toMatchObject({ mailId: id });
  });

  it('is given up when the server will never take it, until an admin tries again', async () => {
    hosted.failWith = new Error('550 no such mailbox');
    await hosted.register('yok@example.com');
    const failed = async () => (await mails()).find(({ state }) => state === 'failed');
    await expect.poll(async () => (await failed())?.lastError).toBe('550 no such mailbox');
    hosted.failWith = undefined;
    const { id } = (await failed())!;
    await expect(hosted.identity.sendAgain({ mailId: id }, hosted.as())).rejects.toMatchObject({
      code: 'SIGN_IN_REQUIRED',
    });
    await hosted.identity.sendAgain({ mailId: id }, hosted.operator);
    await hosted.mailTo('yok@example.com', /doğrulayın/);
    await expect.poll(failed).toBeUndefined();
    await expect(hosted.identity.sendAgain({ mailId: id }, hosted.operator)).rejects.toMatchObject({
      code: 'MAIL_SENT',
    });
    await expect(hosted.identity.sendAgain({ mailId: 'x' }, hosted.operator)).rejects.toMatchObject({
      code: 'MAIL_NOT_FOUND',
    });
  });

  it('fails after ten tries', async () => {
    hosted.failWith = new StoreUnavailable('away 1');
    await hosted.register('uzak@example.com');
    const last = async () =>
      (await mails()).find(({ template, state }) => template === 'verify-email' && state !== 'sent');
    for (let tries = 1; tries <= 10; tries++) {
      await expect.poll(last).toMatchObject({ attempts: tries, lastError: `away ${tries}` });
      hosted.failWith = new StoreUnavailable(`away ${tries + 1}`);
      await hosted.later(6 * 3_600_000 + 1_000);
      // Whatever is asked for wakes the sender.
      await hosted.identity.requestReset({ email: 'ayse@example.com' }, hosted.as());
    }
    await expect.poll(async () => (await last())?.state).toBe('failed');
    hosted.failWith = undefined;
  });
});
