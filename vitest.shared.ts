import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Workspace packages resolve to their sources, so that a test never runs yesterday's build. */
export const alias = [
  ...['kernel', 'contracts', 'turkish', 'insight', 'platform'].map((name) => ({
    find: new RegExp(`^@carsi/${name}/(.*)$`),
    replacement: at(`packages/${name}/src/$1.ts`),
  })),
  ...['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'].map((name) => ({
    find: new RegExp(`^@carsi/${name}/(.*)$`),
    replacement: at(`services/${name}/src/$1.ts`),
  })),
  { find: /^@carsi\/bff\/(.*)$/, replacement: at('bff/src/$1.ts') },
  { find: /^@carsi\/embedded\/(.*)$/, replacement: at('embedded/src/$1.ts') },
];
