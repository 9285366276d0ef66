import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Output } from './output.js';
import type { ControlMessage } from './server.js';

/** Hands a command to the process that uses the folder; undefined if there is none. Resolves with the exit code. */
export const askOwner = (socketPath: string, args: readonly string[], output: Output): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketPath);
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    socket.once('connect', () => {
      socket.write(`${JSON.stringify({ args, cwd: process.cwd() })}\n`);
      let exit: number | undefined;
      createInterface({ input: socket })
        .on('line', (line) => {
          const message = JSON.parse(line) as ControlMessage;
          if ('line' in message) output.line(message.line);
          else if ('progress' in message) output.progress(...message.progress);
          else exit = message.exit;
        })
        .once('close', () =>
          exit === undefined ? reject(new Error('The process that uses the folder ended meanwhile.')) : resolve(exit),
        );
    });
  });
