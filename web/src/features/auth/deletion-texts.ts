export const deletionTexts = {
  title: 'Hesabı sil',
  lead: 'Hesabınız hemen gizlenir ve oturumlarınız kapanır; 14 gün sonra silinir. O güne kadar giriş yapıp vazgeçebilirsiniz.',
  question: 'Hesabınızı silmek istediğinizden emin misiniz?',
  confirm: 'Evet, hesabımı sil',
  busy: 'Siliniyor...',
  keep: 'Hayır, hesabım kalsın',
  failedTitle: 'Bağlantı geçersiz',
  expiredTitle: 'Bağlantının süresi doldu',
  invalid: 'Bu bağlantı geçersiz ya da daha önce kullanılmış.',
  failed: 'Hesabınız silinemedi. Lütfen tekrar deneyin.',
  again: 'Ayarlardan yeni bir bağlantı isteyin',
  doneTitle: 'Hesabınız silinmeyi bekliyor',
  done: (date: string) =>
    `Hesabınız ${date} tarihinde silinecek ve şimdiden gizlendi. Vazgeçmek için o güne kadar giriş yapmanız yeterli.`,
  home: 'Ana sayfaya git',
} as const;
