export const texts = {
  ended: 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.',
} as const;
