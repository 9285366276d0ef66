export const gateTexts = {
  failed: 'Doğrulama ayarlarınız yüklenemedi',
  title: 'Önce iki adımlı doğrulamayı kurun',
  text: 'Yönetim paneli herkesin bilgilerine açılır; bu yüzden yalnızca şifreyle girilmez. Bir geçiş anahtarı ya da doğrulama uygulaması ekleyin, sonra panel açılır.',
  again: 'Yeniden giriş yapın',
  againText:
    'Bu oturum doğrulama adımı olmadan açılmış. Yönetim paneli için çıkış yapıp doğrulama adımıyla tekrar giriş yapın.',
  signOut: 'Çıkış yap',
} as const;
