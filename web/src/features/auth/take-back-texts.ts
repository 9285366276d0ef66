export const takeBackTexts = {
  title: 'E-posta değişikliğini geri al',
  lead: 'Adresiniz geri gelir, bütün oturumlar kapanır ve şifre kaldırılır. Ardından yeni bir şifre belirlersiniz.',
  confirm: 'Hesabımı geri al',
  busy: 'Geri alınıyor...',
  keep: 'Vazgeç',
  failedTitle: 'Bağlantı geçersiz',
  invalid: 'Bu bağlantı geçersiz, süresi dolmuş ya da daha önce kullanılmış.',
  failed: 'Adresiniz geri alınamadı. Lütfen tekrar deneyin.',
  contact: 'Bize yazın',
  doneTitle: 'Yeni şifre belirleyin',
  done: (email: string) => `Adresiniz yeniden ${email}. Hesabınızı korumak için şimdi yeni bir şifre belirleyin.`,
} as const;
