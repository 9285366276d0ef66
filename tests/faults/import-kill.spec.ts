import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { runCommand, startCarsi } from '../support/start-carsi.js';

const cli = fileURLToPath(new URL('../../embedded/dist/cli.js', import.meta.url));
const ROWS = 6_000;

/** Rejects, warnings, duplicates, offerings and many of one name, so that everything an import remembers has to be remembered. */
const list = (): string => {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const place = `${(36.5 + (n % 700) / 200).toFixed(4)};${(28 + (n % 900) / 80).toFixed(4)}`;
    if (n % 97 === 5) return `k${n};;berber;Ankara;;${place};;`;
    // Two before it has the same name and telephone.
    if (n % 101 === 7) return `k${n};Kopya ${n - 2};cafe;İzmir;0232 ${String(1_000_000 + n - 2)};;;;`;
    if (n % 101 === 5) return `k${n};Kopya ${n};cafe;İzmir;0232 ${String(1_000_000 + n)};;;;`;
    if (n % 89 === 3) return `k${n};Mevsimlik ${n};cafe;Muğla;;${place};Apr-Oct 10:00-20:00;`;
    return `k${n};${n % 3 === 0 ? 'Merkez Berber' : `Yeni ${n} Kuaför`};berber;Konya;;${place};Mo-Sa 09:00-19:00;Tıraş|Boya`;
  });
  return ['external_id;name;category;city;phone;latitude;longitude;working_hours;services', ...rows].join('\n');
};

describe('an import that is killed again and again', () => {
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const write = (name: string): string => {
    const path = join(folder.path, name);
    writeFileSync(path, list());
    return path;
  };

  /** SIGKILL as soon as it says that it came so far; false when it ended before. */
  const killedAt = async (
    data: string,
    path: string,
    rejects: string,
    tenth: number,
  ): Promise<{ killed: boolean; output: string }> => {
    const child = spawn(process.execPath, [cli, 'import', path, '--rejects', rejects], {
      env: { ...process.env, CARSI_DATA: data, KAFKA_BROKERS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const received = [...output.matchAll(/Aktarılıyor: (\d+)\/(\d+)/g)].at(-1);
      if (received && Number(received[1]) / Number(received[2]) >= tenth / 10)
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 400);
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return { killed: code === null, output };
  };

  const slugsOf = async (data: string): Promise<string[]> => {
    const carsi = await startCarsi(data);
    try {
      const pages = Array.from({ length: Math.ceil(ROWS / 100) }, (_, page) => page * 100);
      const all: string[] = [];
      for (const offset of pages) {
        const answer = await fetch(`${carsi.url}/api/companies?sort=name&limit=100&offset=${offset}`);
        all.push(...((await answer.json()) as { id: string; slug: string }[]).map(({ id, slug }) => `${id} ${slug}`));
      }
      return all.sort();
    } finally {
      await carsi.stop();
    }
  };

  it('goes on from where it was, and ends as one that was not', async () => {
    const path = write('list.csv');
    const [whole, cut] = [join(folder.path, 'whole'), join(folder.path, 'cut')];
    const [wholeRejects, cutRejects] = [join(folder.path, 'whole.csv'), join(folder.path, 'cut.csv')];
    const uncut = await runCommand(whole, 'import', path, '--rejects', wholeRejects);
    const summary = /\d+ yeni, 0 güncel, 0 aynı, (\d+) alınmadı\.\n\d+ satır bir eksikle/;
    const received = summary.exec(uncut.output)!;
    expect(Number(received[1])).toBeGreaterThan(100);

    const outputs: string[] = [];
    let ended = false;
    for (let tries = 0; tries < 6 && !ended; tries += 1) {
      const { killed, output } = await killedAt(cut, path, cutRejects, 1);
      outputs.push(output);
      ended = !killed;
    }
    if (!ended) outputs.push((await runCommand(cut, 'import', path, '--rejects', cutRejects)).output);
    expect(outputs.length).toBeGreaterThan(2);
    const last = outputs.at(-1)!;
    expect(last).toMatch(/Yarım kalan aktarma sürdürülüyor: \d+ satır/);
    expect(last).toContain(received[0]);
    expect(readFileSync(cutRejects, 'utf8')).toBe(readFileSync(wholeRejects, 'utf8'));

    const exported = async (data: string): Promise<string> => {
      const out = join(folder.path, 'out.csv');
      await runCommand(data, 'export', '--out', out);
      return readFileSync(out, 'utf8');
    };
    expect(await exported(cut)).toBe(await exported(whole));
    expect(await slugsOf(cut)).toEqual(await slugsOf(whole));
    // Done is done: the same list again is a new import, which finds everything as it is.
    const again = await runCommand(cut, 'import', path, '--rejects', cutRejects);
    expect(again.output).not.toContain('Yarım kalan');
    expect(again.output).toMatch(/0 yeni, 0 güncel, \d+ aynı/);
  }, 240_000);
});
