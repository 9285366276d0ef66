import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly smtpUrl: string;
  /** The link in a mail to this address whose path begins with `path`, once it is there. */
  linkTo(email: string, path: string): Promise<URL>;
  count(email: string): number;
  stop(): Promise<void>;
}

/** A mail server that accepts everything and shows it to a test; with a folder, in the format of the embedded outbox. */
export const startMailbox = async (folder?: string): Promise<Mailbox> => {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const source = Buffer.concat(chunks).toString('latin1');
        // Not of the headers: List-Unsubscribe holds a link too.
        const text = fromQuotedPrintable(source.slice(source.search(/\r?\n\r?\n/)));
        mails.push({ to, text });
        if (folder)
          for (const address of to)
            writeFileSync(
              join(folder, `${mails.length}-${address}.json`),
              JSON.stringify({ to: address, subject: subjectOf(source), text }),
            );
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const to = (email: string) => mails.filter((mail) => mail.to.includes(email));
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    linkTo: async (email, path) => {
      for (const until = Date.now() + 60_000; Date.now() < until;) {
        const links = to(email).flatMap(({ text }) => text.match(/https?:\/\/[^\s"<>]+/g) ?? []);
        const link = links.map((one) => new URL(one)).findLast(({ pathname }) => pathname === path);
        if (link) return link;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail to ${email} leads to ${path}.`);
    },
    count: (email) => to(email).length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`, on as many lines as it takes. */
const subjectOf = (source: string): string =>
  (/^Subject: ((?:.|\r?\n[ \t])*)/im.exec(source)?.[1] ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    );

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replaceAll('&amp;', '&');
