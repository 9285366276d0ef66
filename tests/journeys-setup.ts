import { startDistributed } from './start-distributed.js';

const COMPANIES = 240;

/** CARSI_PROFILE=distributed walks the same journeys on seven processes and real servers; else each file starts its own Çarşı. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['CARSI_PROFILE'] !== 'distributed') return undefined;
  const system = await startDistributed();
  const { code, output } = await system.command('sample', '--companies', String(COMPANIES));
  if (code !== 0) {
    await system.stop();
    throw new Error(`The sample data did not load:\n${output}`);
  }
  process.env['CARSI_URL'] = system.url;
  return () => system.stop();
};
