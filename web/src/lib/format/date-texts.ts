export const texts = {
  months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  /** The longest first, in seconds. */
  units: [
    ['yıl', 31_536_000],
    ['ay', 2_592_000],
    ['hafta', 604_800],
    ['gün', 86_400],
    ['saat', 3600],
    ['dakika', 60],
  ],
  /** Names of near moments. */
  near: {
    '-1 yıl': 'geçen yıl',
    '1 yıl': 'gelecek yıl',
    '-1 ay': 'geçen ay',
    '1 ay': 'gelecek ay',
    '-1 hafta': 'geçen hafta',
    '1 hafta': 'gelecek hafta',
    '-2 gün': 'evvelsi gün',
    '-1 gün': 'dün',
    '1 gün': 'yarın',
    '2 gün': 'öbür gün',
  } as Readonly<Record<string, string>>,
  ago: (count: string, unit: string) => `${count} ${unit} önce`,
  ahead: (count: string, unit: string) => `${count} ${unit} sonra`,
  now: 'şimdi',
} as const;
