import { paths } from '@carsi/contracts/common/paths';
import { fold } from '@carsi/turkish/fold';

/** Addresses of old links that the server answers with 301. */
export const redirects: Readonly<Record<string, string>> = {
  '/categories': paths.categories,
  '/terms': paths.terms,
  '/privacy': paths.privacy,
  '/ilan-ver': paths.addCompany,
  '/featured': `${paths.companies}?onecikarilan=true`,
  '/register': paths.register,
  '/kayit-ol': paths.register,
  '/insights': paths.blog,
  '/contact': paths.contact,
  '/about': paths.about,
  '/help': paths.help,
  '/sss': `${paths.help}#sss`,
  '/kilavuz': `${paths.help}?sekme=kaynaklar`,
  '/video/isletme-ekleme': paths.helpArticle('isletme-ekleme'),
  '/tutorial/ilk-kullanim': paths.helpArticle('ilk-kullanim'),
  '/help/seo-tips': paths.helpArticle('seo-tips'),
};

/** A path on this site, or null where the address is the right one. What begins with two slashes would be another site. */
export const redirectOf = (pathname: string, search: string): string | null => {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // Names in addresses are in lower case; escapes are left as they are.
  const lower = /[A-Z]/.test(path.replaceAll(/%[0-9A-F]{2}/g, '')) ? fold(path) : path;
  const fixed = redirects[lower];
  if (fixed) return fixed;
  const category = /^\/kategori\/([^/]+)$/.exec(path)?.[1];
  if (category) return `${paths.categories}/${category}${search}`;
  return lower === pathname ? null : `${lower}${search}`;
};
