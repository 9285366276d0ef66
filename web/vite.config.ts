import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The package names its development build whoever asks; the production build lies beside it and is smaller and quieter. */
const inProduction = (name: string): string =>
  fileURLToPath(import.meta.resolve(name))
    .replace(/([/\\]dist[/\\])development([/\\])/, '$1production$2')
    .replace(/\.js$/, '.mjs');

/** Files that import each other in a circle read what is not there yet, and only in some orders of loading: the build fails. */
const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_, files) {
    const importsOf = (file: string): readonly string[] => {
      const chunk = files[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const cleared = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) this.error(`Files in a circle: ${[...way, file].join(' → ')}`);
      if (!cleared.has(file)) importsOf(file).forEach((next) => walk(next, [...way, file]));
      cleared.add(file);
    };
    for (const file of Object.keys(files)) walk(file, []);
  },
};

/** A module that the home page shares with other pages draws all of theirs in when a group of theirs takes it: the build fails. */
const leanHome: Plugin = {
  name: 'lean-home',
  generateBundle(_, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const open = chunks.filter(({ name }) => name === 'client' || name === 'home');
    for (const { name, imports } of open) {
      if (name === 'landing')
        this.error('The home page would fetch what only the pages of searches and companies need.');
      for (const chunk of chunks) if (imports.includes(chunk.fileName) && !open.includes(chunk)) open.push(chunk);
    }
  },
};

interface Chunking {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}
const found = new Map<string, ReadonlySet<string>>();

/**
 * Every module that these pages name, and what those name. Of the icons, which all stand behind one file that names each of them, those
 * whose names our own modules mention.
 */
const namedBy = (chunking: Chunking, ...pages: readonly string[]): ReadonlySet<string> => {
  const known = found.get(pages.join());
  if (known) return known;
  const named = new Set<string>();
  const open = ['client', ...pages.map((page) => `app/pages/${page}`)].map((path) =>
    fileURLToPath(new URL(`src/${path}.tsx`, import.meta.url)),
  );
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (named.has(id)) continue;
    named.add(id);
    const module = chunking.getModuleInfo(id);
    for (const [, icons] of module?.code?.matchAll(/import\s*{([^}]*)}\s*from\s*['"]lucide-react['"]/g) ?? [])
      for (const icon of icons!.split(',')) named.add(icon.trim().split(' ')[0]!);
    open.push(...(module?.importedIds.filter((each) => !each.includes('lucide-react')) ?? []));
  }
  found.set(pages.join(), named);
  return named;
};

const iconAt = /lucide-react.*icons[/\\]([a-z0-9-]+)\./;
const camel = (kebab: string): string => kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const isNamed = (named: ReadonlySet<string>, id: string): boolean => {
  const icon = iconAt.exec(id)?.[1];
  return named.has(icon === undefined ? id : camel(icon));
};

/** Who lands on the home page pays for nothing else, however many other pages share it. */
const onHome = (chunking: Chunking, id: string): boolean => isNamed(namedBy(chunking, 'home'), id);

/** The pages that people land on from search engines. */
const onLanding = (chunking: Chunking, id: string): boolean =>
  !onHome(chunking, id) && isNamed(namedBy(chunking, 'search', 'company', 'category'), id);

const mostSeen = /assets\/(search|company|category)-/;

/** What several pages share. */
const often =
  /src[/\\](components|lib|config|stores)[/\\](?!map|account|live|ui[/\\](fields|modal|tabs)|avatar|breadcrumbs|position|search[/\\]position|forms[/\\](?!use-early|looks-like)|navigation[/\\]use-leave|api[/\\]resend|session[/\\](return-target|calls|refresh|claims|texts))|lucide-react(?!.*icons[/\\](eye|heart))/;

/** `vite build` makes dist/client, `vite build --ssr src/server.tsx --outDir dist/server` the renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), noCircles, leanHome],
  resolve: {
    alias: [
      ...['react-router', 'react-router/dom'].map((name) => ({
        find: new RegExp(`^${name}$`),
        replacement: inProduction(name),
      })),
      { find: './mutationCache.js', replacement: fileURLToPath(new URL('src/lib/mutation-cache.ts', import.meta.url)) },
    ],
  },
  build: isSsrBuild
    ? {
        target: 'node24',
        emptyOutDir: true,
        copyPublicDir: false,
        rollupOptions: { output: { entryFileNames: 'server.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        cssTarget: 'chrome123',
        // Data addresses would need an exception in the content security policy.
        assetsInlineLimit: 0,
        // What the entry itself imports is there before anything is preloaded: naming it again would cost the home page.
        // The list of what is preloaded travels with the entry, 1.7 kB for all pages: only where most visitors go on to is worth it.
        // Styles are always in it, for nothing else fetches them.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) =>
            files.filter(
              (name) =>
                name.endsWith('.css') || (mostSeen.test(file) && !/assets\/(shared|rolldown-runtime)-/.test(name)),
            ),
        },
        rollupOptions: {
          input: 'src/client.tsx',
          output: {
            // Every name stands in the entry; a letter less of each is worth a tenth of a kB there.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // What most pages share comes as one file; forty small ones cost a phone more than they save.
            codeSplitting: {
              groups: [
                {
                  name: (id, chunking) => (onHome(chunking, id) ? 'shared' : null),
                  // First: a group takes along what its files import, and the home page must not import the other one.
                  priority: 3,
                  debugName: 'shared',
                  test: often,
                  minShareCount: 4,
                },
                {
                  name: (id, chunking) => (onHome(chunking, id) ? null : 'more'),
                  debugName: 'more',
                  priority: 1,
                  test: often,
                  minShareCount: 4,
                  includeDependenciesRecursively: false,
                },
                // A phone fetches one file sooner than a dozen of a kilobyte each, most of which are icons.
                {
                  name: (id, chunking) => (onLanding(chunking, id) ? 'landing' : null),
                  debugName: 'landing',
                  priority: 2,
                  minShareCount: 2,
                },
                // By itself, so that making it ready is a task of its own.
                { name: 'react-dom', test: /node_modules[/\\](react-dom|scheduler)[/\\]/, priority: 4 },
                // The heart, for who sees one.
                {
                  name: 'favorite',
                  test: /src[/\\](components|lib)[/\\]account[/\\]favorite|icons[/\\]heart/,
                },
                // Only screens with forms pay for these, however many there are.
                {
                  name: 'forms',
                  test: /src[/\\](components[/\\](ui[/\\]fields|avatar)|lib[/\\]forms[/\\](use-form|rules|failure))|icons[/\\]eye/,
                },
              ],
            },
          },
        },
      },
  // One self-contained bundle: the renderer does not depend on what node_modules hoisted.
  ssr: { noExternal: true },
}));
