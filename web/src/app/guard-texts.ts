export const texts = {
  loading: 'Yükleniyor...',
  unavailable: {
    title: 'Şu anda sunucuya ulaşılamıyor.',
    text: 'Oturumunuz duruyor. Bağlantı gelince kendiliğinden devam eder.',
    retry: 'Tekrar Dene',
  },
} as const;
