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
  discover: '/kesfet',
  campaigns: '/kampanyalar',
  signIn: '/giris',
  register: '/kayit',
  resetPassword: '/sifre-sifirla',
  verifyEmail: '/email-dogrulama',
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
  terms: '/kullanim-kosullari',
  privacy: '/gizlilik-politikasi',
} as const;

/** Addresses of old links that the server answers with 301. Targets that do not exist yet are added with their pages. */
export const redirects: Readonly<Record<string, string>> = {
  '/categories': paths.categories,
  '/terms': paths.terms,
  '/privacy': paths.privacy,
  '/ilan-ver': paths.addCompany,
  '/featured': `${paths.companies}?onecikarilan=true`,
  '/register': paths.register,
  '/kayit-ol': paths.register,
};

export const redirectOf = (pathname: string, search: string): string | null => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const fixed = redirects[path];
  if (fixed) return fixed;
  const category = /^\/kategori\/([^/]+)$/.exec(path)?.[1];
  if (category) return `${paths.categories}/${category}${search}`;
  return path === pathname ? null : `${path}${search}`;
};
