import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('a planted fault', () => {
  it('replaces a text that is in the source exactly once', () => {
    const times = faults.map(({ file, text }) => ({
      file,
      text,
      times: readFileSync(join(root, file), 'utf8').split(text).length - 1,
    }));
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((found) => found.times !== 1)).toEqual([]);
  });
});
