import { paths } from '@carsi/contracts/common/paths';
import type guard from './guard';
import type { Page } from '../lib/ssr/page';
import { matchRoutes } from '../lib/navigation/router';

/** A route: its path and its lazily loaded code. */
export interface Entry {
  path: string;
  /** Its file, pages/<name>.tsx or <name>-page.tsx of a feature, whose parts the server names for preloading. */
  name: string;
  load: () => Promise<{ page: Page }>;
  /** 'member': signed-in people only. 'signed-out': members are redirected. Otherwise public. */
  access?: 'member' | 'signed-out';
  /** Public, but its address may carry a secret: never cached, like the pages with `access`. */
  secret?: boolean;
}

const search = { name: 'search', load: () => import('./pages/search') };

const editCompany = () => import('./pages/edit-company');

export const entries: readonly Entry[] = [
  { path: '/', name: 'home', load: () => import('./pages/home') },
  { path: paths.addCompany, access: 'member', name: 'add-company', load: () => import('./pages/add-company') },
  { path: '/firma/duzenle', access: 'member', name: 'edit-company', load: editCompany },
  { path: '/firma/duzenle/:id', access: 'member', name: 'edit-company', load: editCompany },
  { path: '/firma/:slug', name: 'company', load: () => import('./pages/company') },
  { path: '/arama', ...search },
  { path: '/firmalar', ...search },
  { path: '/firmalar/populer', ...search },
  { path: '/firmalar/dogrulanmis', ...search },
  { path: '/firmalar/yakin', ...search },
  { path: '/kategoriler', name: 'categories', load: () => import('./pages/categories') },
  { path: '/kategoriler/:slug', name: 'category', load: () => import('./pages/category') },
  { path: '/kesfet', name: 'discover', load: () => import('./pages/discover') },
  { path: '/kampanyalar', name: 'campaigns', load: () => import('./pages/campaigns') },
  {
    path: paths.signIn,
    access: 'signed-out',
    name: 'sign-in',
    load: () => import('../features/auth/components/sign-in-page'),
  },
  {
    path: paths.register,
    access: 'signed-out',
    name: 'register',
    load: () => import('../features/auth/components/register-page'),
  },
  {
    path: paths.resetPassword,
    secret: true,
    name: 'reset',
    load: () => import('../features/auth/components/reset-page'),
  },
  {
    path: paths.verifyEmail,
    secret: true,
    name: 'verify',
    load: () => import('../features/auth/components/verify-page'),
  },
  {
    path: paths.takeBackEmail,
    secret: true,
    name: 'take-back',
    load: () => import('../features/auth/components/take-back-page'),
  },
  {
    path: paths.deleteAccount,
    secret: true,
    name: 'deletion',
    load: () => import('../features/auth/components/deletion-page'),
  },
  {
    path: paths.authCallback,
    secret: true,
    name: 'callback',
    load: () => import('../features/auth/components/callback-page'),
  },
  { path: paths.blog, name: 'blog', load: () => import('./pages/blog') },
  { path: '/blog/:slug', name: 'blog-post', load: () => import('./pages/blog-post') },
  { path: paths.help, name: 'help', load: () => import('./pages/help') },
  { path: '/yardim/:slug', name: 'help-article', load: () => import('./pages/help-article') },
  { path: paths.about, name: 'about', load: () => import('./pages/about') },
  { path: paths.contact, name: 'contact', load: () => import('../features/contact/components/contact-page') },
  {
    path: paths.newsletter,
    secret: true,
    name: 'newsletter',
    load: () => import('../features/newsletter/components/newsletter-page'),
  },
  { path: paths.privacy, name: 'privacy', load: () => import('./pages/privacy') },
  { path: paths.terms, name: 'terms', load: () => import('./pages/terms') },
  {
    path: paths.onboarding,
    access: 'member',
    name: 'onboarding',
    load: () => import('../features/onboarding/components/onboarding-page'),
  },
  {
    path: paths.favorites,
    access: 'member',
    name: 'favorites',
    load: () => import('../features/favorites/components/favorites-page'),
  },
  {
    path: paths.requests,
    access: 'member',
    name: 'requests',
    load: () => import('../features/requests/components/requests-page'),
  },
  {
    path: paths.messages,
    access: 'member',
    name: 'messages',
    load: () => import('../features/messages/components/messages-page'),
  },
  {
    path: paths.notifications,
    access: 'member',
    name: 'notifications',
    load: () => import('../features/notifications/components/notifications-page'),
  },
  { path: paths.profile, access: 'member', name: 'profile', load: () => import('./pages/profile') },
  {
    path: paths.settings,
    access: 'member',
    name: 'settings',
    load: () => import('../features/settings/components/settings-page'),
  },
  { path: '*', name: 'not-found', load: () => import('./pages/not-found') },
];

/** A shell without personal data: not cached and not indexed. */
export const isShell = ({ access, secret = false }: Entry): boolean => access !== undefined || secret;

const table = entries.map((entry) => ({ path: entry.path, handle: entry }));

export const matchPage = (pathname: string): { entry: Entry; params: Readonly<Record<string, string | undefined>> } => {
  const match = matchRoutes(table, pathname)?.at(-1);
  return { entry: match?.route.handle ?? (entries.at(-1) as Entry), params: match?.params ?? {} };
};

/** The guard is loaded with its page, or the page would hydrate without its content. */
export interface Fetched extends Page {
  Guard?: typeof guard;
}
const loaded = new Map<Entry['load'], Fetched>();
const loading = new Map<Entry['load'], Promise<Fetched>>();

export const pageNow = (entry: Entry): Fetched | undefined => loaded.get(entry.load);

/** Loads a page's code once; a failed load is not cached, so the next one tries again. */
export const fetchPage = (entry: Entry): Promise<Fetched> => {
  const { load, access } = entry;
  const known = loading.get(load);
  if (known) return known;
  const fetched = Promise.all([load(), access && import('./guard')]).then(
    ([{ page }, guard]) => {
      const guarded = guard ? { ...page, Guard: guard.default } : page;
      loaded.set(load, guarded);
      return guarded;
    },
    (error: unknown) => {
      loading.delete(load);
      throw error;
    },
  );
  loading.set(load, fetched);
  return fetched;
};
