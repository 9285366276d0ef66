import { askOwner } from './control/client.js';
import { terminalOutput } from './control/output.js';
import { restore } from './commands/restore.js';
import { runCommand } from './commands/run.js';
import { embeddedConfigOrExit } from './config.js';
import { identityConfigOf } from '@carsi/identity/config';
import { isOwned, socketOf } from '@carsi/platform/embedded/folder';
import { keepFilesOwn } from '@carsi/platform/embedded/own-files';
import { configOrExit } from '@carsi/platform/hosting/config';
import { createLogger } from '@carsi/platform/logging';
import { operatorOf } from './operator.js';
import { whyUnusable } from './commands/unusable-folder.js';

keepFilesOwn();

/**
 * An operator's commands. With KAFKA_BROKERS they call the distributed services; else, on a folder in use, to the process
 * that uses it; else they open the folder themselves.
 */
const typed = process.argv.slice(2);
/** A password is given by the environment: arguments are visible in the process list. */
const password = typed[0] === 'admin' ? process.env['ADMIN_PASSWORD'] : undefined;
const args = password ? [...typed, '--password', password] : typed;
const output = terminalOutput(process.stdout);

const run = async (): Promise<number> => {
  if (process.env['KAFKA_BROKERS']) {
    const config = configOrExit(process.env);
    // Only there: its drivers take longer to load than most commands to run.
    const { createDistributedPlatform } = await import('@carsi/platform/distributed/platform');
    const platform = await createDistributedPlatform(config);
    try {
      return await runCommand(
        args,
        process.cwd(),
        { operator: operatorOf(platform.calls, config.OPERATOR_KEY), files: platform.files },
        output,
      );
    } finally {
      await platform.stop();
    }
  }
  const config = embeddedConfigOrExit(process.env);
  const { CARSI_DATA, LOG_LEVEL } = config;
  const socket = socketOf(CARSI_DATA);
  if (args[0] === 'restore') {
    if (!(await isOwned(socket))) return restore(args.slice(1), CARSI_DATA, output);
    output.line('Bu klasörü kullanan bir süreç var; önce onu kapatın.');
    return 1;
  }
  const answered = await askOwner(socket, args, output);
  if (answered !== undefined) return answered;
  // Only where no process uses the folder: loading the services takes longer than calling that process.
  const { startSystem } = await import('./system.js');
  // No command searches, and without an index an import of a large list needs half of the memory.
  const options = { searched: false, identity: identityConfigOf(config) };
  try {
    const system = await startSystem(CARSI_DATA, createLogger('carsi', LOG_LEVEL), options);
    return await runCommand(args, process.cwd(), system.commands, output).finally(() => system.stop());
  } catch (error) {
    const why = whyUnusable(error, CARSI_DATA);
    if (why === undefined) throw error;
    output.line(why);
    return 1;
  }
};

process.exitCode = await run();
