export const pagerTexts = {
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  pages: 'Sayfalar',
  page: (n: number, total: number) => `Sayfa ${n} / ${total}`,
} as const;
