// Adds up vitest's JSON reports: node .ci/sum.mjs <folder> <other problems> <suite>…
// What did not run is not green: a missing report, no tests, a file that could not be loaded or that skips all of its tests.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [folder, problems, ...suites] = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text}\n`);
// Where only the end of the output is seen, it still says what went wrong, and at which line of the test.
const LINES = 16;
const why = (messages) =>
  messages
    .flatMap((message) => message.split('\n').filter((line) => line.trim() && !line.includes('node_modules')))
    .slice(0, LINES)
    .map((line) => `\n      ${line.slice(0, 1_200)}`)
    .join('');
let passed = 0;
let failed = Number(problems);

for (const suite of suites) {
  const path = join(folder, `${suite}.json`);
  if (!existsSync(path)) {
    say(`${suite}: did not run to its end`);
    failed += 1;
    continue;
  }
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const bad = [];
  for (const { name, status, assertionResults, message } of report.testResults) {
    const file = relative(process.cwd(), name);
    const failures = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failures) bad.push(`${file}: ${test.fullName}${why(test.failureMessages)}`);
    const ran = assertionResults.filter((test) => !['pending', 'skipped', 'todo'].includes(test.status));
    if (status === 'failed' && failures.length === 0) bad.push(`${file}: ${why([message]) || 'does not run'}`);
    else if (ran.length === 0) bad.push(`${file}: all of it was skipped`);
    for (const test of assertionResults)
      if (test.status === 'pending' || test.status === 'skipped') say(`  skipped: ${file}: ${test.fullName}`);
  }
  if (report.numTotalTests === 0) bad.push(`${suite} has no tests`);
  const code = existsSync(join(folder, `${suite}.code`))
    ? Number(readFileSync(join(folder, `${suite}.code`), 'utf8'))
    : 1;
  if (code !== 0 && bad.length === 0) bad.push(`${suite} ended with ${code} although no test failed`);
  say(`${suite}: ${report.numPassedTests} passed, ${bad.length} failed, ${report.testResults.length} files`);
  for (const line of bad) say(`  failed: ${line}`);
  passed += report.numPassedTests;
  failed += bad.length;
}

say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
