/** Each processing activity with purpose, legal basis (KVKK m.5) and retention. */
export const processing = {
  head: ['Veri', 'Amaç', 'Hukuki sebep'],
  rows: [
    [
      'Ad soyad, e-posta, şifre özeti, hesap türü, kurduysanız iki adımlı doğrulamanın anahtarları; isteğe bağlı telefon, şirket adı, resim, tanıtım yazısı, şehir ve ilgi alanları',
      'Hesabınızı açmak ve yönetmek, sizi tanıtmak',
      'Sözleşmenin kurulması ve ifası (m.5/2-c)',
    ],
    [
      'Oturum kayıtları: cihaz ve tarayıcı adı, açılış ve son kullanım zamanı; kısa süreli deneme sayaçları',
      'Hesabınızı korumak, kötüye kullanımı önlemek',
      'Veri güvenliği yükümlülüğü (m.5/2-ç, m.12) ve meşru menfaat (m.5/2-f)',
    ],
    [
      'Yorum, puan, oy ve bildirimleriniz',
      'Yorumları yayımlamak, doğruluğunu denetlemek, itirazları karara bağlamak',
      'Sözleşmenin ifası (m.5/2-c) ve meşru menfaat (m.5/2-f)',
    ],
    [
      'Favoriler, mesajlar, teklif ve randevu talepleri, bildirim tercihleri',
      'İstediğiniz hizmeti vermek',
      'Sözleşmenin ifası (m.5/2-c)',
    ],
    [
      'İşletme sahiplerinin girdiği işletme ve iletişim bilgileri, sahiplik kanıtları',
      'İşletme sayfasını yayımlamak, sahipliği doğrulamak',
      'Sözleşmenin ifası (m.5/2-c)',
    ],
    [
      'Rehbere listelerden eklenen işletmelerin herkese açık iletişim bilgileri',
      'Herkese açık bir işletme rehberi sunmak',
      'İlgili kişinin alenileştirmesi (m.5/2-d) ve meşru menfaat (m.5/2-f)',
    ],
    [
      'Abonelik, fatura bilgileri (ünvan ya da ad soyad, VKN ya da T.C. kimlik no, adres), faturalar ve ödeme bildirimleri (kart bilgisi alınmaz)',
      'Ücretli planları sunmak ve muhasebe',
      'Sözleşmenin ifası (m.5/2-c) ve kanunî yükümlülük (m.5/2-ç)',
    ],
    [
      'Ziyaret sayımı: gün sonunda kimseye bağlanamayan günlük kod, cihaz türü, geldiğiniz kaynak',
      'İşletme sayfalarının görülme sayıları, robotların ayıklanması',
      'Meşru menfaat (m.5/2-f)',
    ],
    [
      'Konum: yalnız “Konumumu kullan” dediğinizde, o sorgu için',
      'Yakındaki işletmeleri göstermek; saklanmaz',
      'Açık rıza (m.5/1), tarayıcının izniyle',
    ],
    [
      'Destek ve iletişim formları, KVKK başvuruları',
      'Sorunuzu yanıtlamak',
      'Sözleşmenin ifası (m.5/2-c) ve kanunî yükümlülük (m.5/2-ç)',
    ],
    [
      'Bülten için e-posta adresiniz ve onay zamanı',
      'Yeni yazıları yalnız onayladıysanız göndermek; her e-postada ayrılma bağlantısı bulunur',
      'Açık rıza (m.5/1); her an geri alınabilir',
    ],
    [
      'Beğendiğiniz, kaydettiğiniz ve oyladığınız yazılar; üye değilseniz tarayıcınızın ilk basışta ürettiği adın özeti',
      'Seçiminizi hatırlamak, bir kişiyi bir kez saymak',
      'İstediğiniz hizmetin ifası (m.5/2-c)',
    ],
    [
      'Kampanya ve tanıtım e-postaları için izniniz',
      'Yalnız siz istediyseniz tanıtım göndermek',
      'Açık rıza (m.5/1) ve 6563 sayılı Kanun m.6; her an geri alınabilir',
    ],
  ],
} as const;

export const retention = {
  head: ['Ne', 'Süre'],
  rows: [
    ['Giriş anahtarı (auth_token)', '15 dakika'],
    ['Oturum (refresh_token ve oturum kaydı)', 'Son kullanımdan sonra 30 gün; çıkış yapınca hemen'],
    ['Şifre sıfırlama bağlantısı', '60 dakika, bir kez'],
    ['Ziyaret sayımının günlük gizli anahtarı', 'Bir gün; gece yarısından yarım saat sonra yok edilir'],
    ['Ham ziyaret kayıtları', '400 gün; sonra yalnız kişisiz aylık toplamlar kalır'],
    ['Hesap bilgileri, favoriler, mesajlar', 'Hesabınız açık oldukça'],
    [
      'Silinmesini istediğiniz hesap',
      '14 gün bekler (vazgeçebilirsiniz), sonra silinir; anahtar yedekleri en çok 30 gün daha',
    ],
    ['Yorumlar', 'Yayında oldukça; hesap silinince “Silinmiş kullanıcı” adıyla kalır ya da isterseniz o da silinir'],
    ['Veri indirme arşivi', '7 gün'],
    ['Hiçbir yere eklenmemiş yüklemeler', '24 saat'],
    ['Kapatılan işletme sayfası', '30 gün içinde geri açılabilir'],
    ['Hazırlanan veri arşivi', '7 gün; hesap silinirse hesapla birlikte. Yedeklere girmez'],
    [
      'KVKK başvuruları ve yanıtları',
      'Hesapla birlikte, en geç sonuçlandıktan 3 yıl sonra silinir; silme başvurusunun yapıldığı, adınız olmadan 3 yıl saklanır',
    ],
    ['Onaylanmayan bülten isteği', '7 gün'],
    ['Bülten aboneliği', 'Siz ayrılana kadar; ayrılınca adres hemen silinir'],
    ['İletişim formu mesajları', 'Siz silinmesini isteyene ya da hesabınız silinene kadar'],
    ['Fatura bilgileri', 'Hesabınız açık oldukça'],
    ['Düzenlenmiş faturalar, üzerlerindeki alıcı bilgileriyle', '10 yıl (Türk Ticaret Kanunu m.82)'],
    ['Kabul ettiğiniz metinlerin sürümü', 'Hesabınız açık oldukça'],
  ],
} as const;
