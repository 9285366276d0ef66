import { inName } from '@carsi/turkish/suffix';
import { site } from '../../config/site';
/** The specification's validation messages. */
export const sentences = {
  nameMissing: 'Ad ve soyad gereklidir.',
  emailMissing: 'E-posta adresi gereklidir.',
  emailWrong: 'Geçerli bir e-posta adresi girin.',
  passwordMissing: 'Şifre gereklidir.',
  passwordShort: 'Şifre en az 6 karakter olmalıdır.',
  passwordsDiffer: 'Şifreler eşleşmiyor.',
  typeMissing: 'Kullanıcı tipi seçiniz.',
  companyMissing: 'İşletme sahipleri için şirket adı gereklidir.',
  termsMissing: 'Kullanım şartlarını ve gizlilik politikasını kabul etmelisiniz.',
  resetNeedsEmail: 'Şifre sıfırlama için e-posta adresinizi girin.',
} as const;

/** Why a members' page redirected to sign-in; pages without an entry give no reason. */
export const reasons: Readonly<Record<string, string>> = {
  '/favoriler': 'Favorilerinizi görmek için giriş yapmanız gerekiyor',
  '/mesajlar': 'Mesajlarınızı görmek için giriş yapmanız gerekiyor',
  '/bildirimler': 'Bildirimlerinizi görmek için giriş yapmanız gerekiyor',
};

export const texts = {
  email: 'E-posta',
  emailPlaceholder: 'ornek@eposta.com',
  password: 'Şifre',
  needsScript: 'Hesap işlemleri için tarayıcınızda JavaScript açık olmalıdır.',
  or: 'ya da',
  with: { google: 'Google ile devam et', github: 'GitHub ile devam et' },
  backToSignIn: 'Giriş sayfasına dön',
  aside: {
    title: 'Kapısı herkese açık bir çarşı.',
    text: 'Aramak ve gezmek için hesap gerekmez. Söyleyecek sözünüz ya da tanıtacak işletmeniz varsa bir dakika yeter.',
  },
  signIn: {
    title: 'Giriş Yap',
    lead: 'Hesabınıza hoş geldiniz.',
    get description() {
      return `${site.name} hesabınıza giriş yapın.`;
    },
    required: 'Giriş Gerekli',
    submit: 'Giriş Yap',
    forgot: 'Şifremi unuttum',
    noAccount: 'Hesabınız yok mu?',
    register: 'Üye Ol',
    done: 'Başarıyla giriş yapıldı!',
    failed: 'Giriş yapılırken bir hata oluştu.',
    resetSent: 'Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.',
    resetFailed: 'Şifre sıfırlama e-postası gönderilemedi.',
    resetting: 'Gönderiliyor...',
  },
  secondStep: {
    title: 'Sizi doğrulayalım',
    lead: 'Hesabınız iki adımlı doğrulamayla korunuyor. Girişi tamamlamak için ikinci adımı gösterin.',
    other: 'Başka bir hesapla giriş yap',
  },
  register: {
    title: 'Üye Ol',
    lead: 'Bir dakikada hesabınızı açın. Ücretsizdir.',
    get description() {
      return `${inName(site.name)} ücretsiz hesap açın.`;
    },
    firstName: 'Ad',
    lastName: 'Soyad',
    phone: 'Telefon',
    optional: 'isteğe bağlı',
    again: 'Şifre (tekrar)',
    submit: 'Üye Ol',
    haveAccount: 'Zaten hesabınız var mı?',
    signIn: 'Giriş Yap',
    failed: 'Kayıt olurken bir hata oluştu.',
    verify: 'Kayıt başarılı! E-posta kutunuzu kontrol ederek hesabınızı doğrulayın.',
    confirmed: 'Kayıt başarılı! Giriş yapabilirsiniz.',
    sentTo: (email: string) => `Bağlantıyı ${email} adresine gönderdik. Görmüyorsanız istenmeyen klasörüne de bakın.`,
  },
  type: {
    title: 'Hesap türü',
    popular: 'Popüler',
    choices: [
      { id: 'customer', name: 'Müşteri', text: 'İşletme bulur, yorum yazarım.' },
      { id: 'business', name: 'İşletme sahibi', text: 'Firmamı ekler, tanıtırım.' },
      { id: 'freelancer', name: 'Serbest çalışan', text: 'Kendi adıma iş yaparım.' },
    ],
    company: 'Şirket adı',
  },
  terms: {
    terms: 'Kullanım koşullarını',
    between: ' ve ',
    privacy: 'gizlilik politikasını',
    after: ' okudum, kabul ediyorum.',
    newTab: ' (yeni sekmede açılır)',
    marketing: 'Kampanya ve yenilikleri e-postayla almak istiyorum. (isteğe bağlı)',
  },
  strength: {
    label: 'Şifre gücü',
    hint: 'En az 6 karakter. Uzun bir cümle en iyisidir.',
    levels: ['çok kısa', 'zayıf', 'orta', 'güçlü'],
  },
  reset: {
    title: 'Yeni şifre belirleyin',
    lead: 'Yeni şifrenizle bütün cihazlarda yeniden giriş yapmanız gerekir.',
    password: 'Yeni şifre',
    again: 'Yeni şifre (tekrar)',
    submit: 'Şifreyi Güncelle',
    done: 'Şifreniz başarıyla güncellendi. Yeni şifrenizle giriş yapabilirsiniz.',
    failed: 'Şifre güncellenirken bir hata oluştu.',
    invalidTitle: 'Bağlantı geçersiz',
    invalid: 'Geçersiz şifre sıfırlama bağlantısı. Lütfen yeni bir şifre sıfırlama e-postası isteyin.',
    askAgain: 'Yeni bağlantı gönder',
  },
  verify: {
    title: 'E-posta doğrulama',
    loading: 'E-posta adresiniz doğrulanıyor...',
    done: 'E-posta başarıyla doğrulandı!',
    onwards: 'Ana sayfaya yönlendiriliyorsunuz...',
    setPassword:
      'Bağlantıyı kayıt olduğunuz tarayıcıda açmadığınız için, güvenliğiniz adına kayıttaki şifreyi kaldırdık ve açık oturumları kapattık. Şifrenizi belirleyin; kayıtta yazdığınızı siz seçtiyseniz onu da yazabilirsiniz.',
    confirmTitle: 'Yeni adresinizi onaylayın',
    confirmLead:
      'Hesabın size ait olduğunu bilmemiz için şifrenizi yazın. Giriş yaptığınız tarayıcıda açarsanız şifre sorulmaz.',
    confirm: 'Onayla',
    home: 'Ana Sayfa',
    invalid: 'Geçersiz doğrulama bağlantısı.',
    failed: 'E-posta doğrulanamadı.',
    failedTitle: 'Doğrulama başarısız',
    expiredTitle: 'Bağlantının süresi dolmuş',
    resend: 'Yeni bağlantı gönder',
    resent: 'Doğrulama e-postası tekrar gönderildi',
    resendFailed: 'Doğrulama e-postası gönderilemedi',
    retry: 'Tekrar Dene',
  },
  callback: {
    title: 'Giriş yapılıyor',
    loading: 'Giriş yapılıyor...',
    failedTitle: 'Giriş yapılamadı',
    failed: {
      'google-in': 'Google ile giriş yapılırken bir hata oluştu.',
      'github-in': 'GitHub ile giriş yapılırken bir hata oluştu.',
      'google-up': 'Google ile kayıt olurken bir hata oluştu.',
      'github-up': 'GitHub ile kayıt olurken bir hata oluştu.',
    } as Readonly<Record<string, string>>,
  },
  missing: {
    title: 'Son bir adım',
    lead: 'Hesabınızı kullanmaya başlamadan önce:',
    submit: 'Devam Et',
    signOut: 'Çıkış Yap',
    failed: 'Profil güncellenemedi',
  },
} as const;
