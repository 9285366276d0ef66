import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keys, links, type Occasion, type Secret } from './secrets.js';

const document = readFileSync(new URL('../../../../docs/secrets.md', import.meta.url), 'utf8');

const units: readonly (readonly [number, string])[] = [
  [24 * 3_600_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
];
const lifetimeOf = (ms: number): string => {
  if (ms === Number.POSITIVE_INFINITY) return 'for good';
  const [unit, name] = units.find(([length]) => ms % length === 0)!;
  return `${ms / unit} ${name}`;
};
const rowOf = (name: string, { livesMs, uses, bound, revokedBy }: Secret): string =>
  `| ${name} | ${lifetimeOf(livesMs)} | ${uses} | ${bound} | ${revokedBy.join(', ') || 'time alone'} |`;

describe('the table of secrets', () => {
  it('is what the document says', () => {
    const rows = Object.entries({ ...links, ...keys }).map(([name, secret]) => rowOf(name, secret));
    for (const row of rows) expect(document).toContain(row);
    const written = document.split('\n').filter((line) => /^\| [a-z-]+ \| (?:\d+ (?:d|h|min)|for good) \|/.test(line));
    expect(written.filter((line) => !line.includes('(elsewhere)'))).toEqual(rows);
  });

  it.each<Occasion>([
    'password-changed',
    'password-reset',
    'address-verified',
    'account-claimed',
    'address-changed',
    'address-restored',
    'admin-appointed',
    'provider-linked',
    'signed-out-everywhere',
  ])('ends every link that could undo it when it is %s', (occasion) => {
    for (const kind of ['change-email', 'reset', 'set-up', 'delete-account'] as const)
      expect(links[kind].revokedBy).toContain(occasion);
  });
});
