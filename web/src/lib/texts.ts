export const texts = {
  units: { fixed: '', per_hour: 'saat', per_day: 'gün' } as Readonly<Record<string, string>>,
  allDay: '24 saat',
  failed: 'Beklenmeyen bir hata oluştu.',
  linkCopied: 'Bağlantı kopyalandı',
  linkNotCopied: 'Bağlantı kopyalanamadı',
  toasts: 'İletiler',
} as const;
