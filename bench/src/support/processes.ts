import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The admin of the measured system. */
export const admin = { email: 'yonetici@ornek.example', password: 'Yonetici-parolasi-1' } as const;
/** The environment that creates this admin at the start. */
export const withAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } as const;

/** The embedded profile on a folder, as `npm start` runs it, with the flags that this was started with. */
export const startCarsi = async (
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ url: string; readyMs: number; residentMb(): number; stop(): Promise<void>; kill(): Promise<void> }> => {
  const begun = performance.now();
  const env = {
    ...process.env,
    CARSI_DATA: folder,
    PORT: '0',
    LIMITS:
      '{"track":1e9,"search":1e9,"read":1e9,"suggest":1e9,"login":1e9,"register":1e9,"session":1e9,"account:login":1e9,"account":1e9,"mail":1e9,"conversation":1e9,"message":1e9,"live":1e9}',
    ...more,
  };
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'embedded/dist/main.js'), '--empty'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/localhost:\d+/.exec(line);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error('Çarşı did not start.')));
  });
  return {
    url,
    readyMs: performance.now() - begun,
    residentMb: () => residentMb(child),
    stop: () => stopped(child),
    kill: () => stopped(child, 'SIGKILL'),
  };
};

/** A command of package.json on that folder. Throws when it fails: its result is what is measured. */
export const command = async (folder: string, ...args: string[]): Promise<void> => {
  const child = spawn(process.execPath, [...process.execArgv, join(root, 'embedded/dist/cli.js'), ...args], {
    env: { ...process.env, CARSI_DATA: folder, KAFKA_BROKERS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}.`);
};

/** The reference in a process of its own, as ours is. */
export const startReference = async (
  body: Buffer,
  contentType: string,
): Promise<{ url: string; stop(): Promise<void> }> => {
  const child = fork(fileURLToPath(new URL('./reference.js', import.meta.url)));
  child.send({ body: body.toString('base64'), contentType });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, stop: () => stopped(child) };
};

const residentMb = ({ pid }: ChildProcess): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
};

const stopped = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> => {
  child.kill(signal);
  await once(child, 'exit');
};
