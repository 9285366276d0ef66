import { createTransport } from 'nodemailer';
import { StoreUnavailable, type Mail } from '../platform.js';

/** SMTP. `Message-ID` is derived from the mail's id, so that a repeated mail can be recognised. */
export const createSmtpMail = (url: string, from: string): Mail & { stop(): Promise<void> } => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    socketTimeout: 10_000,
    // The content is text: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, unsubscribe, sender, replyTo }) => {
      try {
        await transport.sendMail({
          from: sender === undefined ? from : { name: sender, address },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          ...(unsubscribe !== undefined && {
            headers: {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        });
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message: string };
        // 5xx is final for this mail; every other error is retried.
        if (responseCode !== undefined && responseCode >= 500) throw error;
        throw new StoreUnavailable(`The mail server is unavailable: ${message}`, { cause: error });
      }
    },
    stop: async () => transport.close(),
  };
};
