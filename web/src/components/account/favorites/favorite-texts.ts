export const favoriteTexts = {
  add: 'Favorilere ekle',
  remove: 'Favorilerden kaldır',
  added: 'Favorilere eklendi',
  removed: 'Favorilerden kaldırıldı',
  failed: 'Bir hata oluştu',
  signInFirst: 'Favorilere eklemek için giriş yapmalısınız',
  signIn: 'Giriş Yap',
  undo: 'Geri al',
} as const;
