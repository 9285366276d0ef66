// `npm run faults`: plants faults in a copy of the working tree, one after the other, and shows which test finds each.
import { spawnSync } from 'node:child_process';

// Tests are not among what every command builds.
const { status } = spawnSync('tsc', ['-b', 'tests'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) process.exit(status ?? 1);
await import('../tests/dist/faults/planted/run.js');
