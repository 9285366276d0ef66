const segment = (value: string): string => encodeURIComponent(value);

/** The addresses of the site's pages: for the web, the server that answers for it, and mails. */
export const paths = {
  home: '/',
  search: '/arama',
  companies: '/firmalar',
  popular: '/firmalar/populer',
  verified: '/firmalar/dogrulanmis',
  nearby: '/firmalar/yakin',
  categories: '/kategoriler',
  category: (slug: string, city?: string, district?: string): string =>
    `/kategoriler/${segment(slug)}${city ? `?sehir=${segment(city)}${district ? `&ilce=${segment(district)}` : ''}` : ''}`,
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
  securitySettings: '/ayarlar#security',
  notificationSettings: '/ayarlar#bildirimler',
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

/** Companies on a category's page of a place: fewer tell a visitor nothing that the province's or the category's page does not. */
export const fewestOnPlacePage = 3;

// Only servers write the rest, so browsers do not load it.

export const businessDashboard = `${paths.profile}?sekme=panel`;
export const receivedRequests = `${paths.requests}?liste=gelen`;
export const administrationOf = (part: string): string => `${paths.profile}?sekme=yonetim&bolum=${segment(part)}`;
export const reviewsOf = (slug: string): string => `${paths.company(slug)}#yorumlar`;
/** A link for one customer. */
export const reviewInvitation = (slug: string, secret: string): string =>
  `${paths.company(slug)}?davet=${secret}#yorumlar`;

export const verifyEmailBy = (token: string): string => `${paths.verifyEmail}?token=${token}`;
/** The page of specification 2 asks for both parameters; one token is in both (decision 13). */
export const resetPasswordBy = (token: string): string =>
  `${paths.resetPassword}?access_token=${token}&refresh_token=${token}&type=recovery`;
export const takeBackEmailBy = (token: string): string => `${paths.takeBackEmail}?token=${token}`;
export const deleteAccountBy = (token: string): string => `${paths.deleteAccount}?token=${token}`;
export const signInByCode = (code: string): string => `${paths.authCallback}?code=${code}`;
/** Confirms a newsletter subscription, or offers to end it. */
export const newsletterPage = (act: 'onay' | 'ayril', key: string): string =>
  `${paths.newsletter}?islem=${act}&anahtar=${segment(key)}`;
