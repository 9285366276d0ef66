import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../platform.js';
import { mailContract } from '../testing/mail.contract.js';
import { createSmtpMail } from './mail.js';

interface Received {
  readonly to: string;
  readonly source: string;
}

/** A real SMTP server in this process that keeps what it gets. */
const openServer = async (refuse = false) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as { port: number };
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};

mailContract('SMTP', async () => {
  const server = await openServer();
  const mail = createSmtpMail(server.url, 'Çarşı <carsi@example.com>');
  return {
    mail,
    arrived: async () => server.received.map(({ to, source }) => ({ to, ...read(source) })),
    close: async () => {
      await mail.stop();
      await server.close();
    },
  };
});

describe('mail over SMTP', () => {
  const message = { id: '018f-1', to: 'ayse@example.com', subject: 'Merhaba', text: 'x', html: '<p>x</p>' };

  it('carries its id, so that a repeated mail can be recognised', async () => {
    const server = await openServer();
    const mail = createSmtpMail(server.url, 'Çarşı <carsi@example.com>');
    await mail.send(message);
    expect(server.received[0]!.source).toContain('Message-ID: <018f-1@example.com>');
    await mail.stop();
    await server.close();
  });

  it('comes from the name that it says and the configured address, and is answered where it says', async () => {
    const server = await openServer();
    const mail = createSmtpMail(server.url, 'Çarşı <carsi@example.com>');
    await mail.send({ ...message, sender: 'Kent "Rehberi"', replyTo: 'yardim@kent.example' });
    const { source } = server.received[0]!;
    expect(source).toMatch(/^From: "Kent \\"Rehberi\\"" <carsi@example\.com>\r$/m);
    expect(source).toMatch(/^Reply-To: yardim@kent\.example\r$/m);
    await mail.stop();
    await server.close();
  });

  it('is unavailable without a listener, and final when the server refuses', async () => {
    const nobody = createSmtpMail('smtp://127.0.0.1:9', 'carsi@example.com');
    await expect(nobody.send(message)).rejects.toBeInstanceOf(StoreUnavailable);
    const server = await openServer(true);
    const mail = createSmtpMail(server.url, 'carsi@example.com');
    const refused = mail.send(message);
    await expect(refused).rejects.toThrow(/no such mailbox/);
    await expect(refused).rejects.not.toBeInstanceOf(StoreUnavailable);
    await mail.stop();
    await server.close();
  });
});

/** Just enough of MIME for what nodemailer writes. */
const read = (source: string): { subject: string; text: string; html: string } => {
  const [headers = '', ...body] = source.split('\r\n\r\n');
  const unfolded = headers.replaceAll(/\r\n[ \t]+/g, ' ');
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '';
  const words = subject
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
  const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1] ?? '';
  const parts = body.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string): string => {
    const found = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const [head = '', ...rest] = found.trim().split('\r\n\r\n');
    const text = rest.join('\r\n\r\n').replace(/\r\n$/, '');
    const decoded = head.includes('base64')
      ? Buffer.from(text, 'base64').toString()
      : head.includes('quoted')
        ? quoted(text)
        : text;
    return decoded.replaceAll('\r\n', '\n');
  };
  return { subject: words, text: part('text/plain'), html: part('text/html') };
};
const quoted = (text: string): string => {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
