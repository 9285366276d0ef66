// Routes of both specifications (§2), and what their screens say in words of the specification.

import { each } from './read.mjs';

export const routes = each(`
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
  `);

export const screens = each(`
    AI Asistan
    Giriş Gerekli
    Yükleniyor...
    Profili Gör
    Öne Çıkan
    Doğrulanmış
    yılından beri
    Kategori Yok
    AI Skor
    sonuç bulundu
    Filtreleri Temizle
    Filtreleri Uygula
    Premium Üye
    Tüm Kategoriler
    Popüler Kategoriler
    İşletme Kategorileri
    Kategori ara...
    Kategori bulunamadı
    Alt Kategoriler
    Yol Tarifi
    Mükemmel
    E-posta doğrulanmamış
    Giriş Yap
    Üye Ol
    Çıkış Yap
    İlan Ver
    Şifremi unuttum
    Belirlenmedi
    Beğendiğiniz
    İşletme ara...
    En Son Eklenen
    İsim A-Z
    En Yüksek Puan
    Sonuç bulunamadı
    Konuşma ara...
    Sen: 
    Çevrimiçi
    Çevrimdışı
    Son görülme
    Kaydediliyor...
    Tümünü Okundu İşaretle
    Arşiv
    Yardım ve Destek
    Kaynaklar
    Son Makaleler
    Pazarlama Makaleleri
    Devamını Oku
    at most three tags and how many more there are => '+1'
    önce
  `);
