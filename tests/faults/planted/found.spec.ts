import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from './check.js';
import { copyOf } from './copy.js';
import { checkers } from './checkers.js';
import { faults } from './faults.js';

/** A checker that finds nothing may have stopped looking: the cheap ones are shown a fault each time. `npm run faults` tries all. */
describe('a fault that a developer might write', () => {
  const copy = copyOf(fileURLToPath(new URL('../../..', import.meta.url)), { built: false });
  afterAll(() => copy.remove());

  it.each(faults.filter(({ always }) => always))(
    'is found: $planted',
    async ({ checker, file, text, replacement }) => {
      const undo = copy.plant(file, text, replacement);
      const verdict = await check(copy, checkers[checker]);
      undo();
      expect(verdict).toMatchObject({ is: 'found' });
    },
    120_000,
  );
});
