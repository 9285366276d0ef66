export const pagerTexts = {
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  page: (n: number, total: number) => `Sayfa ${n} / ${total}`,
} as const;
