export const adminTexts = {
  title: 'Bülten aboneleri',
  confirmed: (n: string) => `${n} onaylı abone`,
  waiting: (n: string) => `${n} kişi onay bekliyor`,
  none: 'Henüz abone yok.',
  states: { waiting: 'Onay bekliyor', confirmed: 'Onaylandı' },
  download: 'CSV indir',
  downloadFailed: 'Liste indirilemedi',
  loadFailed: 'Yönetici verileri yüklenemedi',
} as const;
