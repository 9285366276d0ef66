import { paths } from '../config/paths';
import type guard from './guard';
import type { Page } from '../lib/page';
import { matchRoutes } from '../lib/router';

/** A page of the table: where it stands, and its code, which is fetched when it is needed. */
export interface Entry {
  path: string;
  /** Its module in the build's manifest, whose files the server names for preloading. */
  chunk: string;
  load: () => Promise<{ page: Page }>;
  /** 'member': for who is signed in. 'signed-out': who is signed in goes on from here. Otherwise for everybody. */
  access?: 'member' | 'signed-out';
  /** For everybody, but its address may carry a secret: kept nowhere, like the pages with `access`. */
  unkept?: boolean;
}

const search = { chunk: 'src/app/pages/search.tsx', load: () => import('./pages/search') };

export const entries: readonly Entry[] = [
  { path: '/', chunk: 'src/app/pages/home.tsx', load: () => import('./pages/home') },
  { path: '/firma/:slug', chunk: 'src/app/pages/company.tsx', load: () => import('./pages/company') },
  { path: '/arama', ...search },
  { path: '/firmalar', ...search },
  { path: '/firmalar/populer', ...search },
  { path: '/firmalar/dogrulanmis', ...search },
  { path: '/firmalar/yakin', ...search },
  { path: '/kategoriler', chunk: 'src/app/pages/categories.tsx', load: () => import('./pages/categories') },
  { path: '/kategoriler/:slug', chunk: 'src/app/pages/category.tsx', load: () => import('./pages/category') },
  { path: '/kesfet', chunk: 'src/app/pages/discover.tsx', load: () => import('./pages/discover') },
  { path: '/kampanyalar', chunk: 'src/app/pages/campaigns.tsx', load: () => import('./pages/campaigns') },
  {
    path: paths.signIn,
    access: 'signed-out',
    chunk: 'src/app/pages/sign-in.tsx',
    load: () => import('./pages/sign-in'),
  },
  {
    path: paths.register,
    access: 'signed-out',
    chunk: 'src/app/pages/register.tsx',
    load: () => import('./pages/register'),
  },
  {
    path: paths.resetPassword,
    unkept: true,
    chunk: 'src/app/pages/reset-password.tsx',
    load: () => import('./pages/reset-password'),
  },
  {
    path: paths.verifyEmail,
    unkept: true,
    chunk: 'src/app/pages/verify-email.tsx',
    load: () => import('./pages/verify-email'),
  },
  {
    path: paths.deleteAccount,
    unkept: true,
    chunk: 'src/app/pages/delete-account.tsx',
    load: () => import('./pages/delete-account'),
  },
  {
    path: paths.authCallback,
    unkept: true,
    chunk: 'src/app/pages/auth-callback.tsx',
    load: () => import('./pages/auth-callback'),
  },
  { path: paths.privacy, chunk: 'src/app/pages/privacy.tsx', load: () => import('./pages/privacy') },
  { path: paths.terms, chunk: 'src/app/pages/terms.tsx', load: () => import('./pages/terms') },
  {
    path: paths.onboarding,
    access: 'member',
    chunk: 'src/app/pages/onboarding.tsx',
    load: () => import('./pages/onboarding'),
  },
  { path: paths.profile, access: 'member', chunk: 'src/app/pages/profile.tsx', load: () => import('./pages/profile') },
  {
    path: paths.settings,
    access: 'member',
    chunk: 'src/app/pages/settings.tsx',
    load: () => import('./pages/settings'),
  },
  { path: '*', chunk: 'src/app/pages/not-found.tsx', load: () => import('./pages/not-found') },
];

/** A shell without anything of a person, that nobody keeps and no search engine lists. */
export const isShell = ({ access, unkept = false }: Entry): boolean => access !== undefined || unkept;

const table = entries.map((entry) => ({ path: entry.path, handle: entry }));

export const matchPage = (pathname: string): { entry: Entry; params: Readonly<Record<string, string | undefined>> } => {
  const match = matchRoutes(table, pathname)?.at(-1);
  return { entry: match?.route.handle ?? (entries.at(-1) as Entry), params: match?.params ?? {} };
};

/** The guard comes with the pages that have one, or a page would be alive before its content is. */
interface Fetched extends Page {
  Guard?: typeof guard;
}
const loaded = new Map<Entry['load'], Fetched>();
const loading = new Map<Entry['load'], Promise<Fetched>>();

export const pageNow = (entry: Entry): Fetched | undefined => loaded.get(entry.load);

/** Fetches a page's code once; a failed try is forgotten, so that the next one asks again. */
export const fetchPage = (entry: Entry): Promise<Fetched> => {
  const { load, access } = entry;
  const known = loading.get(load);
  if (known) return known;
  const fetched = Promise.all([load(), access && import('./guard')]).then(
    ([{ page }, guard]) => {
      const whole = guard ? { ...page, Guard: guard.default } : page;
      loaded.set(load, whole);
      return whole;
    },
    (error: unknown) => {
      loading.delete(load);
      throw error;
    },
  );
  loading.set(load, fetched);
  return fetched;
};
