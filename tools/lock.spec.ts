import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowed, licences } from './licences.mjs';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const entries = Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages);
const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));

describe('the lock', () => {
  it('holds enough to have been read', () => expect(entries.length).toBeGreaterThan(300));

  // A lock made where a binding could not be fetched leaves it out, and `npm ci` then fails on the machines that need it.
  it('holds every optional dependency that it names', () => {
    const absent = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) => (names.has(name) ? [] : [`${path} → ${name}`])),
    );
    expect(absent).toEqual([]);
  });

  it('names no host, so that everybody installs from where they are used to', () => {
    const hosts = entries.flatMap(([path, { resolved, link }]) => (resolved && !link ? [path] : []));
    expect(hosts).toEqual([]);
    expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });

  it('needs no install script, because none is run', () => {
    const known = ['cpu-features', 'ssh2', 'protobufjs'];
    const scripts = entries.flatMap(([path, entry]) => (entry.hasInstallScript ? [path] : []));
    expect(scripts.filter((path) => !known.some((name) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });

  it('passes nothing on whose licence does not allow it', () => {
    expect(licences().length).toBeGreaterThan(200);
    expect(licences().filter((one) => !isAllowed(one))).toEqual([]);
    expect(isAllowed({ name: 'x', licence: 'AGPL-3.0-only' })).toBe(false);
    expect(isAllowed({ name: 'x', licence: '(GPL-3.0-only OR MIT)' })).toBe(true);
    expect(isAllowed({ name: 'x', licence: 'MIT AND GPL-3.0-only' })).toBe(false);
  });

  it('pins the Node of every platform that Çarşı starts on', () => {
    const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'bin-darwin-arm64', 'win-x64'];
    const versions = platforms.map(
      (name) => entries.find(([path]) => path === `node_modules/node-${name}`)?.[1].version,
    );
    expect(versions.filter((version) => version?.startsWith('24.'))).toHaveLength(platforms.length);
  });
});
