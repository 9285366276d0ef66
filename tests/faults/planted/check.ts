import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from './copy.js';
import type { Checker } from './checkers.js';

export interface Verdict {
  /** passed: all tests passed. found: a test failed. broken: no test ran. */
  readonly is: 'passed' | 'found' | 'broken';
  readonly tests: number;
  /** The first failed test with its reason, or what went wrong. */
  readonly by: string;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs a checker in the copy. What cannot be loaded or compiled has checked nothing, and is not a finding. */
export const check = async (copy: Copy, checker: Checker): Promise<Verdict> => {
  const folder = mkdtempSync(join(copy.folder, 'verdict-'));
  try {
    if (checker.build) {
      const built = await copy.run('tsc', ['-b', ...checker.build]);
      if (built.code !== 0) return { is: 'broken', tests: 0, by: `does not compile: ${built.output.slice(0, 500)}` };
    }
    const config = configOf(checker);
    const only = checker.only === undefined ? [] : ['-t', checker.only];
    const report = ['--reporter=json', `--outputFile=${join(folder, 'report.json')}`];
    const { output } = await copy.run(
      'vitest',
      ['run', checker.spec, '--bail=1', ...config, ...only, ...report],
      checker.env,
    );
    return verdictOf(join(folder, 'report.json'), output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A slow suite is in another configuration than `npm test`'s, which would find no file. */
const configOf = ({ live, spec }: Checker): readonly string[] => {
  if (live) return ['--config', 'vitest.live.config.ts'];
  return spec.startsWith('tests/faults/') ? ['--config', 'vitest.faults.config.ts'] : [];
};

const verdictOf = (path: string, output: string): Verdict => {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return { is: 'broken', tests: 0, by: output.slice(-500) };
  }
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const [first] = failed;
  if (first) return { is: 'found', tests: report.numPassedTests, by: `${first.title}${seedIn(first.failureMessages)}` };
  if (report.numPassedTests === 0) return { is: 'broken', tests: 0, by: output.slice(-500) };
  return { is: 'passed', tests: report.numPassedTests, by: '' };
};

const seedIn = (messages: readonly string[]): string => {
  const seed = /SEED=\d+/.exec(messages.join('\n'))?.[0];
  return seed === undefined ? '' : ` (${seed})`;
};
