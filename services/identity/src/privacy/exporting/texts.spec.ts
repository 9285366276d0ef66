import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileNameOf, readme } from './texts.js';

const services = fileURLToPath(new URL('../../../..', import.meta.url));
/** Every table that a service answers personalData with: `{ name: '…', rows: …`. */
const tables = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[a-z]+[\\/]src[\\/].*\.ts$/.test(path) && !path.endsWith('.spec.ts'))
  .map((path) => readFileSync(join(services, path), 'utf8'))
  .filter((text) => text.includes('PersonalTable'))
  .flatMap((text) => [...text.matchAll(/\{\s*name: '([a-z-]+)',\s*rows/g)].map(([, name]) => name!));

describe('the archive of what is known of somebody', () => {
  it('calls every table of every service by a Turkish name, and says what is in it', () => {
    expect(tables.length).toBeGreaterThan(20);
    const received = readme(
      tables.map((table) => [table, 1]),
      false,
      '2026-11-22T00:00:00Z',
    );
    const unnamed = tables.filter((table) => received.includes(`– ${table} (`));
    expect(unnamed).toEqual([]);
    expect(new Set(tables.map(fileNameOf)).size).toBe(new Set(tables).size);
  });
});
