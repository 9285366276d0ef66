import { once } from 'node:events';
import type { Server } from 'node:net';
import { createInterface } from 'node:readline';
import type { CommandContext } from '../commands/command.js';
import { runCommand } from '../commands/run.js';
import type { Output } from './output.js';

/** Lines of JSON: the command goes in, lines and progress come out, and at last the exit code. */
export type ControlMessage =
  | { readonly line: string }
  | { readonly progress: readonly [label: string, done: number, total: number] }
  | { readonly exit: number };

/** Commands on a folder that is in use are carried out by the process that uses it. */
export const serveControl = (server: Server, context: CommandContext): void => {
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    const send = (message: ControlMessage): void =>
      void (socket.writable && socket.write(`${JSON.stringify(message)}\n`));
    const output: Output = {
      line: (line) => send({ line }),
      progress: (...progress) => send({ progress }),
      drained: async () => {
        if (socket.writable && socket.writableNeedDrain)
          await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      },
    };
    createInterface({ input: socket }).once('line', (line) => {
      const { args, cwd } = JSON.parse(line) as { args: string[]; cwd: string };
      runCommand(args, cwd, context, output)
        .catch((error: unknown) => {
          output.line(error instanceof Error ? error.message : String(error));
          return 1;
        })
        .then((exit) => socket.end(`${JSON.stringify({ exit } satisfies ControlMessage)}\n`));
    });
  });
};
