import { join } from 'node:path';
import { startDistributed } from '../../support/start-distributed.js';
import { startMailbox } from '../../support/own-mailbox.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi } from '../../support/start-carsi.js';

const COMPANIES = 240;
const env = {
  ADMIN_EMAIL: 'patron@ornek.com',
  ADMIN_PASSWORD: 'uzun bir yönetici şifresi',
  LIMITS:
    '{"track":1000000,"search":1000000,"read":1000000,"suggest":1000000,"login":10000,"register":1000,"mail":1000,"session":10000}',
};

/**
 * All journeys share one Çarşı with sample data and e-mails in a folder: the embedded one, or with CARSI_PROFILE=distributed seven
 * processes on real servers. CARSI_URL or BASE_URL name one that runs already.
 */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  const isDistributed = process.env['CARSI_PROFILE'] === 'distributed';
  const isRunning = [process.env['CARSI_URL'], process.env['BASE_URL']].some((url) => url?.startsWith('http'));
  if (isRunning && !isDistributed) return undefined;
  const { url, outbox, stop } = await (isDistributed ? distributed() : embedded());
  process.env['CARSI_URL'] = url;
  process.env['CARSI_OUTBOX'] = outbox;
  return stop;
};

const embedded = async () => {
  const folder = temporaryFolder();
  const carsi = await startCarsi(folder.path, { sample: COMPANIES, env });
  const stop = async (): Promise<void> => {
    await carsi.stop();
    folder.remove();
  };
  return { url: carsi.url, outbox: join(folder.path, 'outbox'), stop };
};

const distributed = async () => {
  const outbox = temporaryFolder();
  const mailbox = await startMailbox(outbox.path);
  const system = await startDistributed({ ...env, SMTP_URL: mailbox.smtpUrl });
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
  return { url: system.url, outbox: outbox.path, stop };
};
