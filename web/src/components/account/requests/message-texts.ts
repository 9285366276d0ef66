export const messageTexts = {
  write: 'Mesaj gönder',
  inbox: 'Gelen mesajlar',
  signInFirst: 'Mesaj göndermek için giriş yapmalısınız',
  signIn: 'Giriş Yap',
  unclaimed: 'İşletme henüz sahiplenilmedi',
  failed: 'Konuşma başlatılamadı.',
} as const;
