import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly smtpUrl: string;
  /** The link in a mail to this address whose path begins with `path`, once it is there. */
  linkTo(email: string, path: string): Promise<URL>;
  count(email: string): number;
  stop(): Promise<void>;
}

/** A mail server that takes everything and lets a test look into it. */
export const startMailbox = async (): Promise<Mailbox> => {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: fromQuotedPrintable(Buffer.concat(chunks).toString('latin1')) });
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

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replaceAll('&amp;', '&');
