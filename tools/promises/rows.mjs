// What the two specifications promise, in the words that a test can be found by. A row is looked for in every suite; `in` names another
// text where the promise itself reads differently.

/** @typedef {{ what: string, in?: string }} Row */

/** @param {string} text @returns {Row[]} */
const each = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [what, found] = line.split(' => ');
      return found === undefined ? { what: line } : { what, in: found };
    });

/** @type {Readonly<Record<string, readonly Row[]>>} */
export const promised = {
  Routes: each(`
    /arama
    /firmalar
    /firmalar/populer
    /firmalar/dogrulanmis
    /firmalar/yakin
    /kategoriler
    /firma/
    /giris
    /kayit
    /auth/callback
    /sifre-sifirla
    /email-dogrulama
    /onboarding
    /profil
    /firma/ekle
    /firma/duzenle/
    /favoriler
    /mesajlar
    /bildirimler
    /ayarlar
    /randevularim
    /blog
    /hakkimizda
    /iletisim
    /yardim
    /gizlilik-politikasi
    /kullanim-kosullari
    /kesfet
    /kampanyalar
    /ilan-ver
    /kayit-ol
    /sss
    /kilavuz
    /video/isletme-ekleme
    /tutorial/ilk-kullanim
    /help/seo-tips
    Sayfa Bulunamadı
  `),
  Calls: each(`
    /api/auth/login
    /api/auth/register
    /api/auth/logout
    /api/auth/me
    /api/auth/refresh
    /api/auth/reset-password
    /api/auth/update-password
    /api/auth/profile => auth/profile
    /api/auth/verify-email
    /api/auth/resend-verification => resend-verification
    /api/auth/avatar
    /api/categories
    /api/companies
    /api/companies/search
    /api/companies/featured => featured
    /api/companies/{id}/details => /details
    /api/companies/{id}/reviews => /reviews
    /api/companies/{id}/rating => /rating
    /api/companies/{id}/campaigns => campaigns
    /api/companies/{id}/products-services => products-services
    /api/companies/{id}/visitor-stats => visitor-stats
    /api/companies/{id}/track-visit => track-visit
    /api/companies/{id}/analytics => /analytics
    /api/reviews
    /api/favorites
    /api/favorites/{userId}/{companyId}/check => /check
    /api/users/{id}/companies => /companies
    /api/analytics
    /api/subscriptions
    /api/subscriptions/{company_id}/status => /status
    /api/admin/stats
    /api/admin/users
    /api/admin/companies
    /api/admin/users/{id}/verify => /verify
    /api/admin/companies/{id}/approve => /approve
    /api/conversations
    /api/notifications
    /api/requests
  `),
  'Validation rules': each(`
    Ad ve soyad gereklidir.
    E-posta adresi gereklidir.
    Geçerli bir e-posta adresi girin.
    Şifre gereklidir.
    Şifre en az 6 karakter olmalıdır.
    Şifreler eşleşmiyor.
    Kullanıcı tipi seçiniz.
    İşletme sahipleri için şirket adı gereklidir.
    Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.
    Şifre sıfırlama için e-posta adresinizi girin.
    Yorum yapabilmek için giriş yapmanız gerekiyor.
    Lütfen bir puan verin.
    Yorum en az 10 karakter olmalıdır.
    Yorum en fazla 500 karakter olabilir.
    Favorilere eklemek için giriş yapmalısınız
    Ad Soyad gereklidir
    Ad Soyad en az 2 karakter olmalıdır
    Geçerli bir telefon numarası giriniz
    Hakkınızda kısmı 200 karakterden uzun olamaz
    Dosya boyutu 2MB'dan küçük olmalıdır
    Sadece resim dosyaları yüklenebilir
    İşletme adı gereklidir
    Adres bilgisi gereklidir
    Geçerli bir web sitesi adresi giriniz (http:// veya https:// ile başlamalı)
    Ad soyad gereklidir
    Lütfen geçerli bir resim dosyası seçin
    Dosya boyutu 5MB'dan küçük olmalıdır
    Lütfen "HESABI SIL" yazın
    Firma adı gereklidir
    Açıklama gereklidir
    Şehir gereklidir
    Kategori seçimi gereklidir
    Geçerli bir e-posta adresi girin
    Geçerli bir telefon numarası girin
    Web sitesi http ile başlar => ile başlamalıdır
    Lütfen formu kontrol edin
  `),
  Sentences: each(`
    Giriş yapılırken bir hata oluştu.
    Kayıt olurken bir hata oluştu.
    Başarıyla giriş yapıldı!
    Başarıyla çıkış yapıldı
    Kayıt başarılı! E-posta kutunuzu kontrol ederek hesabınızı doğrulayın.
    Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.
    Profil başarıyla güncellendi
    E-posta başarıyla doğrulandı!
    Geçersiz doğrulama bağlantısı.
    Geçersiz şifre sıfırlama bağlantısı.
    Şifreniz başarıyla güncellendi. Yeni şifrenizle giriş yapabilirsiniz.
    Favorilere eklendi
    Favorilerden kaldırıldı
    Henüz favori eklenmemiş
    Yorum gönderilirken bir hata oluştu.
    Yorumunuz başarıyla gönderildi! Teşekkür ederiz.
    AI verileri yüklenirken bir hata oluştu
    AI verileri güncellendi
    Arama sırasında bir hata oluştu.
    Aradığınız kriterlere uygun işletme bulunamadı.
    Firma Bulunamadı
    Onboarding tamamlanırken bir hata oluştu.
    Onboarding tamamlandı.
    Yetkisiz Erişim
    Yönetici verileri yüklenemedi
    İşlem başarısız
    Silme işlemi başarısız
    Kullanıcı doğrulandı
    Kullanıcı doğrulaması kaldırıldı
    Firma onaylandı
    Firma onayı reddedildi
    Kullanıcı silindi
    Firma kaydı oluşturuldu. Onay beklemektedir.
    Firma bilgileri güncellendi
    Bu firmayı düzenleme yetkiniz yok
    Ayarlar kaydedildi
    Ayarlar kaydedilirken bir hata oluştu.
    Veri dışa aktarılıyor
    Abonelik işlemi sırasında bir hata oluştu.
    Mesajlarınızı görmek için giriş yapmanız gerekiyor
    Henüz mesaj yok
    Bir konuşma seçin
    Okunmamış bildirim yok
    Makale ara...
    Abone Ol
  `),
  'Constants and formulas': each(`
    titles of 60 and descriptions of 160 characters => truncate
    score of a company => score
    category suggestion by keywords => suggest
    sentiment of a review => sentiment
    recommendations => recommend
    insights => insight
    seven steps of onboarding => Adım 
    avatars of 5 MB => 5MB
    2 s after verification => verify-email
    plan limits => maxPhotos
    days of figures by plan => analyticsHistory
    default working hours => 09:00
    numbers with K and M => abbrev
    one view in half an hour => repeat
    messages of four states => delivered
    erasure after 14 days => ERASURE_DAYS
    limits of attempts => LIMITS
  `),
};
