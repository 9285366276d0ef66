import { resetPasswordBy, takeBackEmailBy, verifyEmailBy } from '@carsi/contracts/common/paths';
import type { TokenKind } from '../token/secrets.js';

/** The content of a mail before it is rendered to text and HTML. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Markdown between the paragraphs and the button; its links lead into `site`. */
  readonly markdown?: { readonly text: string; readonly site: string };
  readonly closing?: readonly string[];
  /** Unsubscribe address: also a header for mail programs. */
  readonly unsubscribe?: string;
}

export interface Facts {
  /** 'Merhaba Ayşe Yılmaz,' to the verified address of an account; no name to any other address, because anybody may have typed it. */
  readonly greeting: string;
  /** Of this site, without a slash at its end. */
  readonly site: string;
  /** What it is called. */
  readonly siteName: string;
  /** Where the mail's token leads; empty for a mail without one. */
  readonly link: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface Template {
  /** Made anew whenever the mail is sent. */
  readonly token?: TokenKind;
  /** The address may belong to a person without an account. */
  readonly toAnyAddress?: true;
  link?(site: string, token: string): string;
  write(facts: Facts): EmailText;
}

export const verificationLink = (site: string, token: string): string => site + verifyEmailBy(token);
export const recoveryLink = (site: string, token: string): string => site + resetPasswordBy(token);
export const takeBackLink = (site: string, token: string): string => site + takeBackEmailBy(token);

/** '21 Kasım 2026 12:00', in Turkey's time. */
export const moment = (iso: string | undefined): string =>
  iso === undefined
    ? ''
    : new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' }).format(
        new Date(iso),
      );
