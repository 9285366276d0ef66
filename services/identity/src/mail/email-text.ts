import { resetPasswordBy, takeBackEmailBy, verifyEmailBy } from '@carsi/contracts/common/paths';
import type { TokenKind } from '../token/secrets.js';

/** What a mail says, before it is text and HTML. */
export interface EmailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Markdown between the paragraphs and the button; its links lead into `site`. */
  readonly markdown?: { readonly text: string; readonly site: string };
  readonly closing?: readonly string[];
  /** Where one press ends such letters: also told to mail programs. */
  readonly unsubscribe?: string;
}

export interface Facts {
  /** 'Merhaba Ayşe Yılmaz,' to the account's own proven address; to every other one without the name, which anybody may have typed. */
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
  /** It goes to an address that may be nobody's here. */
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
