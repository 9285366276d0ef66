import type { Output } from '../control/output.js';
import type { Files } from '@carsi/platform/platform';
import type { Operator } from '../operator.js';

export interface CommandContext {
  readonly operator: Operator;
  /** The file store of pictures. */
  readonly files: Files;
  /** Copies what cannot be derived, while running; only where one process holds it all. */
  readonly backup?: (target: string, keys: string) => Promise<void>;
}

/** A command gets its arguments, the working directory and its output, and returns the exit code. */
export type Command = (
  args: readonly string[],
  cwd: string,
  context: CommandContext,
  output: Output,
) => Promise<number>;
