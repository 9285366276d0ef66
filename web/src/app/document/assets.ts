import { readFileSync } from 'node:fs';
import type { Assets } from './document';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestEntry>;

const entry = 'src/client.tsx';

/** Files without circles, each after what it imports: fetched at once and run in this order, each is a short task of its own. */
const withImports = (manifest: Manifest, name: string, visited = new Set<string>()): Set<string> => {
  if (visited.has(name)) return visited;
  for (const child of manifest[name]?.imports ?? []) withImports(manifest, child, visited);
  return visited.add(name);
};

const address = (file: string): string => `/${file}`;

const contents = new Map<string, string>();

const contentOf = (file: string): string => {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
  contents.set(file, content);
  return content;
};

let read: Manifest | null = null;
const manifest = (): Manifest => {
  read ??= JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8')) as Manifest;
  return read;
};

/** Files of the client build, as the addresses under which the BFF serves dist/client. */
export const clientAssets = (): Assets => {
  const all = manifest();
  const main = all[entry];
  if (!main) throw new Error('web/dist/client is missing: run vite build first');
  const fonts = Object.values(all)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));
  const imports = [...withImports(all, entry)].filter((name) => name !== entry);
  return {
    script: address(main.file),
    styles: [],
    css: (main.css ?? []).map(contentOf).join(''),
    preloads: [...fonts, ...imports.flatMap((name) => all[name]?.file ?? [])].map(address),
  };
};

/** The module of a page in the manifest: pages/<name>.tsx or <name>-page.tsx of a feature. */
export const pageChunk = (name: string): string => {
  const found = Object.keys(manifest()).find(
    (file) => file.endsWith(`/pages/${name}.tsx`) || file.endsWith(`/${name}-page.tsx`),
  );
  if (found === undefined) throw new Error(`web/dist/client has no page ${name}`);
  return found;
};

/** Chunks that a page needs beyond the entry: preloaded by its HTML, they arrive with the entry and not after it. */
export const chunkAssets = (chunk: string): { preloads: string[]; styles: string[] } => {
  const all = manifest();
  const shared = withImports(all, entry);
  const own = [...withImports(all, chunk)].filter((name) => !shared.has(name));
  return {
    preloads: own.flatMap((name) => all[name]?.file ?? []).map(address),
    styles: own.flatMap((name) => all[name]?.css ?? []).map(address),
  };
};
