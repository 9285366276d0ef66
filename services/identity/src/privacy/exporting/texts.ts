import { moment } from '../../mail/email-text.js';

/** What a table is called in the archive, and what is in it. */
const tables: Readonly<Record<string, readonly [file: string, about: string]>> = {
  profile: ['profil', 'Adınız, iletişim bilgileriniz ve hesabınızın durumu'],
  settings: ['ayarlar', 'Gizlilik, bildirim ve görünüm tercihleriniz'],
  onboarding: ['kurulum', 'Hesap kurulumunda verdiğiniz yanıtlar'],
  'company-draft': ['isletme-taslaklari', 'İşletme formlarında kaydedip henüz göndermedikleriniz'],
  consents: ['onaylar', 'Verdiğiniz ve geri aldığınız onaylar; metnin sürümü ve zamanıyla'],
  sessions: ['oturumlar', 'Açık oturumlarınız: cihaz ve zaman'],
  devices: ['cihazlar', 'Daha önce giriş yaptığınız cihazlar'],
  links: ['bagli-hesaplar', 'Giriş için bağladığınız Google ve GitHub hesapları'],
  mails: ['epostalar', 'Son 30 günde size gönderilen e-postalar: türü ve zamanı'],
  'kvkk-requests': ['kvkk-basvurulari', 'KVKK başvurularınız ve yanıtları'],
  history: ['gecmis', 'Hesabınızda yapılan değişikliklerin tamamı, eskiden yeniye'],
  companies: ['isletmeler', 'İşletmeleriniz: bilgileri, durumu, ürün, hizmet ve kampanyaları'],
  'company-claims': ['isletme-sahiplenme', 'Sahiplenmek istediğiniz işletmeler ve sonuçları'],
  'billing-identity': ['fatura-bilgileri', 'Faturalarınızın kimin adına düzenleneceği'],
  invoices: ['faturalar', 'İşletmelerinizin ve adınıza düzenlenen faturalar'],
  requests: ['istekler', 'İşletmelerden istediğiniz teklif ve randevular'],
  'request-replies': ['istek-yanitlari', 'İşletmeleriniz adına isteklere verdiğiniz yanıtlar'],
  favorites: ['favoriler', 'Favori işletmeleriniz ve ne zaman eklediğiniz'],
  reviews: ['yorumlar', 'Yazdığınız yorumlar ve itirazlarınız'],
  'review-replies': ['yorum-yanitlari', 'İşletmeleriniz adına yorumlara verdiğiniz yanıtlar'],
  'review-votes': ['yorum-oylari', 'Yararlı bulduğunuz ve bulmadığınız yorumlar'],
  'review-reports': ['yorum-bildirimleri', 'Bildirdiğiniz yorumlar ve yazdığınız nedenler'],
  conversations: ['konusmalar', 'İşletmelerle başlattığınız konuşmalar'],
  messages: ['mesajlar', 'Yazdığınız mesajlar, işletmeleriniz adına yazdıklarınızla birlikte'],
  notifications: ['bildirimler', 'Bildirimleriniz: türü, zamanı, okunup okunmadığı ve neyle ilgili olduğu'],
  tickets: ['destek-kayitlari', 'Bize yazdıklarınız ve yanıtlarımız'],
  newsletter: ['bulten', 'Bülten aboneliğiniz'],
  'article-reactions': ['yazi-tepkileri', 'Beğendiğiniz, kaydettiğiniz ve oyladığınız yazılar'],
  'conversation-reports': ['konusma-bildirimleri', 'Yöneticilere bildirdiğiniz konuşmalar ve yazdıklarınız'],
};

export const README = 'OKU-BENI.txt';
export const PICTURE = 'profil-fotografi.webp';

export const fileNameOf = (table: string): string => tables[table]?.[0] ?? table.replaceAll(/[^a-z0-9-]/g, '-');

export const readme = (counts: readonly (readonly [table: string, rows: number])[], picture: boolean, at: string) =>
  [
    'ÇARŞI – KİŞİSEL VERİLERİNİZ',
    '',
    `Bu arşiv ${moment(at)} tarihinde, isteğiniz üzerine hazırlandı.`,
    'Her liste iki biçimdedir: .json programlar için, .csv Excel gibi tablo programları için.',
    '',
    ...counts.map(([table, rows]) => {
      const name = fileNameOf(table);
      return `${name}.json, ${name}.csv – ${tables[table]?.[1] ?? table} (${rows} kayıt)`;
    }),
    ...(picture ? [`${PICTURE} – Profil fotoğrafınız`] : []),
    '',
    'Burada olmayanlar:',
    '- Şifreniz: yalnız geri döndürülemeyen bir özeti saklanır.',
    '- Ziyaret sayıları: kime ait oldukları bilinmeden tutulur, size bağlanamazlar.',
    '- Size yazılan mesajlar: onları yazanların verisidir; konuşmalarınızda görürsünüz.',
    '- Kart bilgileri: ödemeler havaleyle yapılır, kart bilgisi alınmaz.',
    '- Sahiplenme belgeleri: yalnız karar verilene kadar saklanır, sonra silinir.',
    '',
    "CSV dosyalarında formül gibi başlayan hücrelerin önüne bir kesme işareti (') konur.",
    'Zamanlar ISO-8601 biçiminde ve UTC olarak yazılır.',
    'Sorularınız için: Ayarlar > Hesap > KVKK başvurusu.',
    '',
  ].join('\r\n');
