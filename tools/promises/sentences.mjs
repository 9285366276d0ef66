// The error catalogue and the successes of both specifications (§8), and the validation rules (§5).

import { each } from './read.mjs';

export const rules = each(`
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
    Lütfen "HESABI SIL" yazın => PHRASE_WRONG
    Firma adı gereklidir
    Açıklama gereklidir
    Şehir gereklidir
    Kategori seçimi gereklidir
    Geçerli bir e-posta adresi girin
    Geçerli bir telefon numarası girin
    Web sitesi http ile başlar => ile başlamalıdır
    Lütfen formu kontrol edin
    a short description has at most 100 characters, counted => 11 / 100
    tags are trimmed and do not repeat => Bu etiket zaten var.
    a message is blocked while it is blank => MESSAGE_EMPTY
    a message of the contact form needs name, e-mail, subject and message => Ad soyad gereklidir @ content.journey
  `);

export const sentences = each(`
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
    Beklenmeyen bir hata oluştu.
    Google ile giriş yapılırken bir hata oluştu.
    GitHub ile giriş yapılırken bir hata oluştu.
    Google ile kayıt olurken bir hata oluştu.
    GitHub ile kayıt olurken bir hata oluştu.
    Çıkış yapılırken bir hata oluştu
    Şifre sıfırlama e-postası gönderilemedi
    Şifre güncellenemedi
    Profil güncellenemedi
    E-posta doğrulanamadı.
    Doğrulama e-postası gönderilemedi
    Bir hata oluştu
    Kayıt başarılı! Giriş yapabilirsiniz.
    Şifre başarıyla güncellendi
    Doğrulama e-postası tekrar gönderildi
    Kategoriler yüklenemedi
    Sayfa Bulunamadı
    Aradığınız firma mevcut değil veya kaldırılmış olabilir.
    Hoş geldiniz!
    Platformu keşfetmeye başlayabilirsiniz.
    Bu sayfaya erişim yetkiniz bulunmamaktadır.
    Favoriler yüklenemedi
    Avatar yüklenemedi
    E-posta gönderilemedi
    Firma bulunamadı
    Firma verileri yüklenemedi
    Giriş yapmalısınız
    Bir hata oluştu. Lütfen tekrar deneyin.
    Başarılı!
    Geçersiz şifre sıfırlama bağlantısı. Lütfen yeni bir şifre sıfırlama e-postası isteyin.
    Şifre güncellenirken bir hata oluştu.
    Tüm değişiklikler başarıyla kaydedildi.
    Verileriniz hazırlandığında size e-posta gönderilecek.
    Hesabınızı silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.
    Hesap silme isteği
    Hesap silme işlemi için size e-posta gönderilecek.
  `);
