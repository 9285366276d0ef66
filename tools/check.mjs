// `npm run check`: what has to be green before a commit, one after the other, all of them even when one fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const steps = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check', '.'],
  ['tests', 'vitest', 'run'],
];

const results = [];
for (const [name, bin, ...args] of steps) {
  const began = Date.now();
  const child = spawn(bin, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'exit').catch(() => [1]);
  results.push({ name, ok: code === 0, seconds: ((Date.now() - began) / 1000).toFixed(1) });
}
for (const { name, ok, seconds } of results)
  process.stdout.write(`${ok ? 'ok    ' : 'failed'}  ${name}  ${seconds} s\n`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
