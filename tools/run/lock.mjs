import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, say } from './machine.mjs';

const file = join(
  tmpdir(),
  `carsi-${userInfo().uid}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.pid`,
);

const holder = () => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? -1 : undefined;
  }
};

/** Runs `work` while no other process installs or builds in this folder; a lock whose process is gone is nobody's. */
export async function alone(work) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  let told = false;
  for (;;) {
    try {
      // A link appears with its content, a written file first without it.
      linkSync(own, file);
      await sleep(20);
      if (holder() === process.pid) break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (holder() === undefined) rmSync(file, { force: true });
    }
    if (!told) say('Another start of Çarşı is installing or building here; waiting for it.');
    told = true;
    await sleep(200);
  }
  const release = () => [own, file].forEach((path) => rmSync(path, { force: true }));
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
