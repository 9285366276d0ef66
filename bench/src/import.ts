import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { writeList } from './support/import-list.js';

const cli = fileURLToPath(new URL('../../embedded/dist/cli.js', import.meta.url));
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 100_000);
const GOAL_PER_SECOND = 1_000;
const GOAL_MB = 500;

interface Ran {
  readonly seconds: number;
  readonly peakMb: number;
  readonly output: readonly string[];
}

/** A command in a process of its own; killed with SIGKILL once it says that it came `killAt` (0–1) of the way. */
const run = async (folder: string, args: readonly string[], killAt = 2): Promise<Ran> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, cli, ...args], {
    env: { ...process.env, CARSI_DATA: folder, KAFKA_BROKERS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakMb = 0;
  // The kernel's own high-water mark: nothing in between is missed.
  const look = setInterval(() => {
    const mark = /VmHWM:\s+(\d+) kB/.exec(statusOf(child.pid!))?.[1];
    if (mark !== undefined) peakMb = Math.round(Number(mark) / 1024);
  }, 100);
  const output: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line);
    const printed = /: (\d+)\/(\d+)$/.exec(line);
    if (printed && Number(printed[1]) / Number(printed[2]) >= killAt) child.kill('SIGKILL');
    process.stderr.write(`  ${line}\n`);
  });
  await once(child, 'exit');
  clearInterval(look);
  return { seconds: (performance.now() - begun) / 1000, peakMb, output };
};

const statusOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

const folder = mkdtempSync(join(tmpdir(), 'carsi-import-'));
const rows: string[][] = [];
const row = (what: string, { seconds, peakMb }: Ran, goal = '–', progress = ''): void => {
  rows.push([
    what,
    `${seconds.toFixed(1)} s`,
    `${Math.round(ROWS / seconds).toLocaleString('en-US')}/s`,
    `${peakMb} MB`,
    goal,
    progress,
  ]);
};
const summary = ({ output }: Ran): string => output.find((line) => /\d+ yeni/.test(line)) ?? '';

try {
  const list = join(folder, 'list.csv');
  await writeList(list, ROWS);
  process.stderr.write(`${ROWS} rows, ${Math.round(statSync(list).size / 1_048_576)} MB\n`);

  const total = await run(join(folder, 'whole'), ['import', list]);
  const fast = ROWS / total.seconds >= GOAL_PER_SECOND && total.peakMb <= GOAL_MB;
  row(`import of ${ROWS} rows`, total, `≥ ${GOAL_PER_SECOND}/s, ≤ ${GOAL_MB} MB`, fast ? 'yes' : 'NO');
  row('the same again, nothing changes', await run(join(folder, 'whole'), ['import', list]));
  row('export as CSV', await run(join(folder, 'whole'), ['export', '--out', join(folder, 'whole.csv')]));

  await run(join(folder, 'cut'), ['import', list], 0.5);
  const resumed = await run(join(folder, 'cut'), ['import', list]);
  await run(join(folder, 'cut'), ['export', '--out', join(folder, 'cut.csv')]);
  const same =
    summary(resumed) === summary(total) &&
    readFileSync(join(folder, 'cut.csv')).equals(readFileSync(join(folder, 'whole.csv')));
  row('killed at half, the rest of it', resumed, 'ends like the uncut one', same ? 'yes' : 'NO');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
process.stdout.write(
  `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]!.model}\n\n`,
);
process.stdout.write(
  line(['what', 'time', 'rows', 'peak resident', 'goal', 'reached']) + line(Array.from({ length: 6 }, () => '---')),
);
for (const each of rows) process.stdout.write(line(each));
