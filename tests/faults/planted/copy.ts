import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** A copy of the working tree in which something may be broken. The tree itself is never touched. */
export interface Copy {
  readonly folder: string;
  /** Replaces a text that must be there exactly once; answers what puts it back. */
  plant(file: string, text: string, replacement: string): () => void;
  run(bin: string, args: readonly string[], env?: Record<string, string>): Promise<Ran>;
  /** Ends what runs, which then answers nobody. */
  stop(): Promise<void>;
  remove(): void;
}

const PATIENCE_MS = 5_000;
const never = new Promise<never>(() => undefined);

const unbuilt = (path: string): boolean => !/(^|\/)(node_modules|\.git)(\/|$)/.test(path);

/**
 * Files that git knows or would know, with what was built, so that a compiler has little to do. Libraries are linked; the
 * workspaces among them lead into the copy.
 */
export const copyOf = (root: string, { built }: { readonly built: boolean }): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-planted-'));
  const options = { encoding: 'utf8', cwd: root, maxBuffer: 64 * 1024 * 1024 } as const;
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options).split('\n');
  for (const file of new Set(files)) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  }
  if (built)
    for (const path of distsOf(root))
      cpSync(path, join(folder, relative(root, path)), { recursive: true, preserveTimestamps: true, filter: unbuilt });
  linkLibraries(root, folder);
  let running: ChildProcess | undefined;
  let stopped = false;
  return {
    folder,
    plant: (file, text, replacement) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const times = before.split(text).length - 1;
      if (times !== 1) throw new Error(`${file} has the text ${times} times, not once:\n${text}`);
      writeFileSync(
        path,
        before.replace(text, () => replacement),
      );
      return () => writeFileSync(path, before);
    },
    run: async (bin, args, env = {}) => {
      const child = spawn(join(folder, 'node_modules/.bin', bin), args, {
        cwd: folder,
        env: { ...process.env, NO_COLOR: '1', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      const said: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
      const [code] = (await once(child, 'exit')) as [number | null];
      running = undefined;
      if (stopped) return never;
      return { code: code ?? 1, output: said.join('') };
    },
    stop: async () => {
      stopped = true;
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      const late = setTimeout(() => running?.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(late);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const distsOf = (root: string): string[] =>
  ['', 'packages', 'services']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'dist')))
    .filter((path) => existsSync(path));

const linkLibraries = (root: string, folder: string): void => {
  const from = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(from))
    if (name !== '@carsi') symlinkSync(join(from, name), join(folder, 'node_modules', name));
  cpSync(join(from, '@carsi'), join(folder, 'node_modules/@carsi'), { recursive: true, verbatimSymlinks: true });
};
