export const uploadTexts = {
  choose: 'Görsel seç',
  replace: 'Değiştir',
  remove: 'Kaldır',
  uploading: 'Yükleniyor…',
  type: 'Lütfen geçerli bir resim dosyası seçin',
  large: "Dosya boyutu 5MB'dan küçük olmalıdır",
  failed: 'Görsel yüklenemedi.',
} as const;
