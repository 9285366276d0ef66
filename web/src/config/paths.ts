const segment = (value: string): string => encodeURIComponent(value);

export const paths = {
  home: '/',
  search: '/arama',
  companies: '/firmalar',
  popular: '/firmalar/populer',
  verified: '/firmalar/dogrulanmis',
  nearby: '/firmalar/yakin',
  categories: '/kategoriler',
  category: (slug: string, city?: string): string =>
    `/kategoriler/${segment(slug)}${city ? `?sehir=${segment(city)}` : ''}`,
  company: (slug: string): string => `/firma/${segment(slug)}`,
  addCompany: '/firma/ekle',
  editCompany: (id: string): string => `/firma/duzenle/${segment(id)}`,
  /** A tab of the business dashboard, of one company where it matters which. */
  dashboard: (part: string, company?: string): string =>
    `/profil?sekme=panel&bolum=${segment(part)}${company ? `&firma=${segment(company)}` : ''}`,
  /** Where admins decide on it: their list, looked through for its name. */
  administeredCompany: (name: string): string => `/profil?sekme=yonetim&bolum=firmalar&durum=all&ara=${segment(name)}`,
  discover: '/kesfet',
  campaigns: '/kampanyalar',
  signIn: '/giris',
  register: '/kayit',
  resetPassword: '/sifre-sifirla',
  verifyEmail: '/email-dogrulama',
  takeBackEmail: '/email-geri-al',
  deleteAccount: '/hesap-sil',
  authCallback: '/auth/callback',
  onboarding: '/onboarding',
  profile: '/profil',
  settings: '/ayarlar',
  favorites: '/favoriler',
  notifications: '/bildirimler',
  requests: '/randevularim',
  messages: '/mesajlar',
  conversation: (id: string): string => `/mesajlar?konusma=${segment(id)}`,
  blog: '/blog',
  blogPost: (slug: string): string => `/blog/${segment(slug)}`,
  help: '/yardim',
  helpArticle: (slug: string): string => `/yardim/${segment(slug)}`,
  about: '/hakkimizda',
  contact: '/iletisim',
  newsletter: '/bulten',
  terms: '/kullanim-kosullari',
  privacy: '/gizlilik-politikasi',
} as const;

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
  const fixed = redirects[path];
  if (fixed) return fixed;
  const category = /^\/kategori\/([^/]+)$/.exec(path)?.[1];
  if (category) return `${paths.categories}/${category}${search}`;
  return path === pathname ? null : `${path}${search}`;
};
