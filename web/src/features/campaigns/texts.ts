export const texts = {
  title: 'Kampanyalar',
  description: 'Türkiye’nin dört bir yanındaki işletmelerin süren kampanya, indirim ve duyuruları.',
  lead: 'İşletmelerin kendi yayınladığı, şu anda geçerli kampanyalar.',
  empty: 'Şu anda süren bir kampanya yok.',
  emptyPage: 'Bu sayfada süren bir kampanya yok.',
  fromTheBeginning: 'İlk sayfaya dön',
  emptyText: 'İşletmeler kampanya yayınladığında burada görünür.',
  failed: 'Kampanyalar yüklenemedi.',
  companies: 'Firmalara göz at',
} as const;
