import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsOf } from '@carsi/bff/settings';
import { configuredSeller } from '@carsi/billing/invoice/parties';
import { identityConfigOf } from '@carsi/identity/config';
import { keepFilesOwn } from '@carsi/platform/embedded/own-files';
import { createLogger } from '@carsi/platform/logging';
import { stopOnSignals } from '@carsi/platform/hosting/stop';
import { runCommand } from './commands/run.js';
import { embeddedConfigOrExit } from './config.js';
import { terminalOutput } from './control/output.js';
import { serveControl } from './control/server.js';
import { startSystem, type EmbeddedSystem } from './system.js';
import { whyUnusable } from './commands/unusable-folder.js';

keepFilesOwn();
const config = embeddedConfigOrExit(process.env);
const logger = createLogger('carsi', config.LOG_LEVEL);
const output = terminalOutput(process.stdout);
const begun = performance.now();
/** Says that this folder was offered its sample data, to the end. Without it a start begins, or goes on where one was cut off. */
const offered = join(config.CARSI_DATA, 'sample-offered');

/** An operator imported before the first start: nothing invented goes beside it. */
const hasCompaniesOfItsOwn = async ({ commands: { operator } }: EmbeddedSystem): Promise<boolean> =>
  (await operator.directory.stats({}, operator.context())).companies > 0;

const hasAdmin = async ({ commands: { operator } }: EmbeddedSystem): Promise<boolean> =>
  (await operator.identity.hasAdmin({}, operator.context())).hasAdmin;

try {
  const system = await startSystem(config.CARSI_DATA, logger, {
    identity: identityConfigOf(config),
    seller: configuredSeller(config),
  });
  stopOnSignals(logger, () => system.stop());
  serveControl(system.platform.folder.control, system.commands);
  if (!existsSync(offered)) {
    if (process.argv.includes('--empty') || config.CARSI_SAMPLE === 0 || (await hasCompaniesOfItsOwn(system)))
      writeFileSync(offered, '');
    else {
      output.line('İlk açılış: örnek veriler yükleniyor. Boş başlamak için: npm start -- --empty');
      await runCommand(['sample', '--companies', String(config.CARSI_SAMPLE)], process.cwd(), system.commands, output);
      writeFileSync(offered, '');
    }
  }
  const bff = await system.openBff(settingsOf(config), config.PORT);
  output.line(
    `Çarşı hazır: ${bff.url} (${((performance.now() - begun) / 1000).toFixed(1)} s; veri: ${config.CARSI_DATA})`,
  );
  if (!(await hasAdmin(system))) output.line('Henüz yönetici yok: npm run admin -- create <e-posta>');
} catch (error) {
  const why = whyUnusable(error, config.CARSI_DATA);
  if (why !== undefined) output.line(why);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    output.line(`Port ${config.PORT} kullanılıyor. PORT ile başka bir port verin.`);
  else logger.error({ err: error }, 'the start failed');
  process.exit(1);
}
