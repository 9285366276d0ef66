import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'embedded/dist/main.js');
const cli = join(root, 'embedded/dist/cli.js');

export interface Carsi {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  /** Runs a command of package.json on this folder and returns its output and its exit code. */
  command(...args: string[]): Promise<{ readonly code: number; readonly output: string }>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: no goodbye, nothing is flushed. */
  kill(): Promise<void>;
}

/** The built embedded profile as a process of its own, on a free port. `sample` companies are loaded on a new folder, 0 for none. */
export const startCarsi = async (
  folder: string,
  { sample = 0, env = {} }: { sample?: number; env?: Record<string, string> } = {},
): Promise<Carsi> => {
  if (!existsSync(main)) throw new Error('Çarşı is not built: npm run build');
  const environment = {
    ...process.env,
    PORT: '0',
    CARSI_DATA: folder,
    CARSI_SAMPLE: String(sample),
    LIMITS: '{"track":1000000,"search":1000000,"read":1000000,"suggest":1000000}',
    ...env,
  };
  const child = spawn(process.execPath, [main, ...(sample === 0 ? ['--empty'] : [])], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const ready = /(http:\/\/localhost:\d+)/.exec(line);
      if (ready) resolve(ready[1]!);
    });
    child.once('exit', (code) =>
      reject(new Error(`Çarşı ended with ${code} before it was ready:\n${said.join('\n')}`)),
    );
  });
  let ours = false;
  child.once('exit', (code, signal) => {
    if (!ours) process.stderr.write(`Çarşı ended by itself with ${code ?? signal}:\n${said.slice(-50).join('\n')}\n`);
  });
  return {
    url,
    folder,
    process: child,
    command: (...args) => runCommand(folder, ...args),
    stop: async () => {
      ours = true;
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
    kill: async () => {
      ours = true;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

export const runCommand = async (folder: string, ...args: string[]): Promise<{ code: number; output: string }> => {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, CARSI_DATA: folder, KAFKA_BROKERS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output };
};
