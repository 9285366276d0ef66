import { paths } from '@carsi/contracts/common/paths';

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
  const fixed = redirects[path.toLowerCase()];
  if (fixed) return fixed;
  const category = /^\/kategori\/([^/]+)$/.exec(path)?.[1];
  if (category) return `${paths.categories}/${category}${search}`;
  // Names in addresses are in lower case.
  const lower = path.toLowerCase();
  return lower === pathname ? null : `${lower}${search}`;
};
