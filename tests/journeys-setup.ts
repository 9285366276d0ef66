import { startDistributed } from './start-distributed.js';
import { startMailbox } from './own-mailbox.js';
import { temporaryFolder } from './start-carsi.js';

const COMPANIES = 240;

/** CARSI_PROFILE=distributed walks the same journeys on seven processes and real servers; else each file starts its own Çarşı. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['CARSI_PROFILE'] !== 'distributed') return undefined;
  const outbox = temporaryFolder();
  const mailbox = await startMailbox(outbox.path);
  const system = await startDistributed({
    SMTP_URL: mailbox.smtpUrl,
    ADMIN_EMAIL: 'patron@ornek.com',
    ADMIN_PASSWORD: 'uzun bir yönetici şifresi',
    LIMITS:
      '{"track":1000000,"search":1000000,"read":1000000,"suggest":1000000,"login":10000,"register":1000,"mail":1000}',
  });
  const stop = async (): Promise<void> => {
    await system.stop();
    await mailbox.stop();
    outbox.remove();
  };
  const { code, output } = await system.command('sample', '--companies', String(COMPANIES));
  if (code !== 0) {
    await stop();
    throw new Error(`The sample data did not load:\n${output}`);
  }
  process.env['CARSI_URL'] = system.url;
  process.env['CARSI_OUTBOX'] = outbox.path;
  return stop;
};
