export const texts = {
  ended: 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.',
  signedOut: 'Başarıyla çıkış yapıldı',
  signOutFailed: 'Çıkış yapılırken bir hata oluştu',
  signOutFailedText: 'Bu cihazda oturumunuz kapandı; sunucuya ulaşılamadı.',
} as const;
