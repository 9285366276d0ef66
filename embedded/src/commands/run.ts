import { Refused, CallTimeout, ServiceUnavailable } from '@carsi/platform/platform';
import type { Output } from '../control/output.js';
import type { Command, CommandContext } from './command.js';
import { admin } from './admin.js';
import { backup } from './backup.js';
import { exportList } from './export.js';
import { importList } from './import.js';
import { metrics } from './metrics.js';
import { parked } from './parked.js';
import { rebuild } from './rebuild.js';
import { sample } from './sample.js';
import { searches } from './searches.js';

const commands: Readonly<Record<string, Command>> = {
  import: importList,
  export: exportList,
  sample,
  metrics,
  searches,
  parked,
  rebuild,
  backup,
  admin,
};

export const runCommand = async (
  [name = '', ...args]: readonly string[],
  cwd: string,
  context: CommandContext,
  output: Output,
): Promise<number> => {
  const command = commands[name];
  if (command)
    try {
      return await command(args, cwd, context, output);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { code } = error as NodeJS.ErrnoException;
      const isUsageError = code?.startsWith('ERR_PARSE_ARGS') ?? false;
      const isUnavailable = error instanceof ServiceUnavailable || error instanceof CallTimeout;
      if (!isUsageError && !isUnavailable && !(error instanceof Refused)) throw error;
      output.line(isUnavailable ? `Bir servis yanıt vermiyor: ${error.message}` : error.message);
      return isUsageError ? 2 : 1;
    }
  output.line(`Bilinmeyen komut: ${name}. Komutlar: ${Object.keys(commands).join(', ')}, restore.`);
  return 2;
};
