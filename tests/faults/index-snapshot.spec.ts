import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, describe, expect, it } from 'vitest';
import type { Started } from '@carsi/directory/testing/changing-directory';

/** `ROUNDS=200` is an evening. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 8);
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000);

const exitOf = async (child: ChildProcess): Promise<never> => {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The directory ended by itself with ${code}.`);
};

describe('a directory that is killed while it writes snapshots of its index', () => {
  const folder = temporaryFolder();
  let child: ChildProcess | undefined;
  afterAll(() => {
    child?.kill('SIGKILL');
    folder.remove();
  });

  it(
    `has in its index what its pages say, in ${ROUNDS} rounds`,
    async () => {
      const program = fileURLToPath(
        new URL('../../services/directory/dist/testing/changing-directory.js', import.meta.url),
      );
      let loaded = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        child = fork(program, [folder.path, String(SEED + round)], { execArgv: [] });
        const ended = exitOf(child);
        ended.catch(() => undefined);
        const [started] = (await Promise.race([once(child, 'message'), ended])) as [Started];
        expect([`seed ${SEED}, round ${round}`, started.wrong]).toEqual([`seed ${SEED}, round ${round}`, []]);
        if (!started.isRebuilt && started.companies > 0) loaded += 1;
        await new Promise((resolve) => setTimeout(resolve, 100 + ((SEED + round * 7_919) % 900)));
        child.kill('SIGKILL');
        await ended.catch(() => undefined);
      }
      expect(loaded).toBeGreaterThan(ROUNDS / 4);
    },
    ROUNDS * 20_000,
  );
});
