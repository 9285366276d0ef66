import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailMessage } from '../platform.js';

export interface OpenedMail {
  readonly mail: Mail;
  /** What has arrived, each as its reader sees it. */
  arrived(): Promise<readonly Pick<MailMessage, 'to' | 'subject' | 'text' | 'html'>[]>;
  close(): Promise<void>;
}

export const mailContract = (name: string, open: () => Promise<OpenedMail>): void => {
  describe(`mail (${name})`, () => {
    let opened: OpenedMail;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());
    const welcome: MailMessage = {
      id: '018f3c2e-0000-7000-8000-000000000001',
      to: 'ayse@example.com',
      subject: "Çarşı'ya hoş geldiniz",
      text: 'Merhaba Ayşe,\n\nAdresinizi doğrulayın: https://example.com/?access_token=a_b',
      html: '<p>Merhaba <b>Ayşe</b>, adresinizi doğrulayın.</p>',
    };

    it('arrives with its subject and both of its texts, in Turkish', async () => {
      await opened.mail.send(welcome);
      const [got, ...rest] = await opened.arrived();
      expect(rest).toEqual([]);
      const { id: _, ...seen } = welcome;
      expect(got).toMatchObject(seen);
    });

    it('goes to whom it is for', async () => {
      await opened.mail.send(welcome);
      await opened.mail.send({ ...welcome, id: '018f3c2e-0000-7000-8000-000000000002', to: 'mehmet@example.com' });
      expect((await opened.arrived()).map(({ to }) => to).sort()).toEqual(['ayse@example.com', 'mehmet@example.com']);
    });

    it('cannot smuggle in further headers or readers', async () => {
      const smuggled = { ...welcome, subject: 'Merhaba\r\nBcc: kotu@example.com' };
      await opened.mail.send(smuggled).catch(() => undefined);
      const arrived = await opened.arrived();
      expect(arrived.some(({ to }) => to !== 'ayse@example.com')).toBe(false);
    });
  });
};
