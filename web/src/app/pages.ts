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

const route =
  (more: Pick<Entry, 'access' | 'secret'>) =>
  (path: string, name: string, load: Entry['load']): Entry => ({ path, name, load, ...more });
const open = route({});
const member = route({ access: 'member' });
const signedOut = route({ access: 'signed-out' });
const secret = route({ secret: true });

const search = () => import('./pages/search');
const editCompany = () => import('./pages/edit-company');

export const entries: readonly Entry[] = [
  open('/', 'home', () => import('./pages/home')),
  member(paths.addCompany, 'add-company', () => import('./pages/add-company')),
  member('/firma/duzenle', 'edit-company', editCompany),
  member('/firma/duzenle/:id', 'edit-company', editCompany),
  open('/firma/:slug', 'company', () => import('./pages/company')),
  open('/arama', 'search', search),
  open('/firmalar', 'search', search),
  open('/firmalar/populer', 'search', search),
  open('/firmalar/dogrulanmis', 'search', search),
  open('/firmalar/yakin', 'search', search),
  open('/kategoriler', 'categories', () => import('./pages/categories')),
  open('/kategoriler/:slug', 'category', () => import('./pages/category')),
  open('/kesfet', 'discover', () => import('./pages/discover')),
  open('/kampanyalar', 'campaigns', () => import('./pages/campaigns')),
  signedOut(paths.signIn, 'sign-in', () => import('../features/auth/components/sign-in-page')),
  signedOut(paths.register, 'register', () => import('../features/auth/components/register-page')),
  secret(paths.resetPassword, 'reset', () => import('../features/auth/components/reset-page')),
  secret(paths.verifyEmail, 'verify', () => import('../features/auth/components/verify-page')),
  secret(paths.takeBackEmail, 'take-back', () => import('../features/auth/components/take-back-page')),
  secret(paths.deleteAccount, 'deletion', () => import('../features/auth/components/deletion-page')),
  secret(paths.authCallback, 'callback', () => import('../features/auth/components/callback-page')),
  open(paths.blog, 'blog', () => import('./pages/blog')),
  open('/blog/:slug', 'blog-post', () => import('./pages/blog-post')),
  open(paths.help, 'help', () => import('./pages/help')),
  open('/yardim/:slug', 'help-article', () => import('./pages/help-article')),
  open(paths.about, 'about', () => import('./pages/about')),
  open(paths.contact, 'contact', () => import('../features/contact/components/contact-page')),
  secret(paths.newsletter, 'newsletter', () => import('../features/newsletter/components/newsletter-page')),
  open(paths.privacy, 'privacy', () => import('./pages/privacy')),
  open(paths.terms, 'terms', () => import('./pages/terms')),
  member(paths.onboarding, 'onboarding', () => import('../features/onboarding/components/onboarding-page')),
  member(paths.favorites, 'favorites', () => import('../features/favorites/components/favorites-page')),
  member(paths.requests, 'requests', () => import('../features/requests/components/requests-page')),
  member(paths.messages, 'messages', () => import('../features/messages/components/messages-page')),
  member(paths.notifications, 'notifications', () => import('../features/notifications/components/notifications-page')),
  member(paths.profile, 'profile', () => import('./pages/profile')),
  member(paths.settings, 'settings', () => import('../features/settings/components/settings-page')),
  open('*', 'not-found', () => import('./pages/not-found')),
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
