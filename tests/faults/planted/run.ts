import { fileURLToPath } from 'node:url';
import { check, type Verdict } from './check.js';
import { copyOf, type Copy } from './copy.js';
import { checkers, type Checker, type Fault } from './checkers.js';
import { faults } from './faults.js';

/**
 * `npm run faults`: every checker once on the source as it is, which must hold, and once on every planted fault, which must be found.
 * Prints one table, each row as soon as it is known. `npm run faults -- simulation kill` runs those checkers only; the live ones run where servers answer.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const say = (text: string): void => void process.stderr.write(`${text}\n`);
const wanted = process.argv.slice(2);
const isWanted = (name: string, checker: Checker): boolean =>
  (wanted.length === 0 || wanted.includes(name)) && (!checker.live || process.env['KAFKA_BROKERS'] !== undefined);

const chosen = (Object.entries(checkers) as [Fault['checker'], Checker][]).filter(([name, checker]) =>
  isWanted(name, checker),
);
const left = Object.keys(checkers).filter((name) => !chosen.some(([other]) => other === name));

const timed = async (what: string, work: () => Promise<Verdict>): Promise<Verdict> => {
  const begun = performance.now();
  const verdict = await work();
  say(`${what}: ${verdict.is} (${((performance.now() - begun) / 1000).toFixed(1)} s) ${verdict.by}`);
  return verdict;
};

const tryFault = async (copy: Copy, fault: Fault): Promise<Verdict> => {
  const undo = copy.plant(fault.file, fault.text, fault.replacement);
  try {
    return await timed(`  ${fault.planted}`, () => check(copy, checkers[fault.checker]));
  } finally {
    undo();
  }
};

let rows = 0;
let failures = 0;
const copy = copyOf(root, { built: chosen.some(([, { build }]) => build !== undefined) });
// Whoever stops it leaves no copy behind; the rows are told already. A terminal or `timeout` tells it more than once.
let ending: Promise<void> | undefined;
const end = async (code: number): Promise<void> => {
  await copy.stop();
  copy.remove();
  process.exit(code);
};
process.on('SIGTERM', () => (ending ??= end(128 + 15)));
process.on('SIGINT', () => (ending ??= end(128 + 2)));
process.stdout.write(
  '| promise | checker | profile | size | as it is | planted fault | found |\n| --- | --- | --- | --- | --- | --- | --- |\n',
);
try {
  for (const [name, checker] of chosen) {
    const clean = await timed(`${checker.name} on the source as it is`, () => check(copy, checker));
    if (clean.is !== 'passed') failures += 1;
    const result = clean.is === 'passed' ? `holds (${clean.tests} tests)` : `FAILS: ${clean.by}`;
    for (const fault of faults.filter((other) => other.checker === name)) {
      const verdict = await tryFault(copy, fault);
      if (verdict.is !== 'found') failures += 1;
      const found = verdict.is === 'found' ? `yes: ${verdict.by}` : `NO (${verdict.is})`;
      const { name: by, profile, size } = checker;
      process.stdout.write(`| ${[fault.promise, by, profile, size, result, fault.planted, found].join(' | ')} |\n`);
      rows += 1;
    }
  }
} finally {
  copy.remove();
}
if (left.length > 0) process.stdout.write(`\nNot run: ${left.join(', ')}.\n`);
process.exitCode = failures > 0 || rows === 0 ? 1 : 0;
