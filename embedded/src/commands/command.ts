import type { Output } from '../control/output.js';
import type { Files } from '@carsi/platform/platform';
import type { Operator } from '../operator.js';

export interface CommandContext {
  readonly operator: Operator;
  /** Where pictures are kept. */
  readonly files: Files;
  /** Copies what cannot be derived, while running; only where one process holds it all. */
  readonly backup?: (target: string, keys: string) => Promise<void>;
}

/** What a command is given: its arguments, the folder it was called in, and where to speak. Answers the exit code. */
export type Command = (
  args: readonly string[],
  cwd: string,
  context: CommandContext,
  output: Output,
) => Promise<number>;
