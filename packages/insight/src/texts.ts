/** The sentences that people read. */
export const texts = {
  reasons: {
    similar: 'Aynı kategoride benzer bir işletme',
    nearby: 'Aynı şehirde, yakınınızda',
    trending: 'Şu sıralar yükselişte',
    personalized: 'İlgi alanlarınıza uygun',
  },
  keyword: (keyword: string): string => `“${keyword}” geçiyor`,
  insights: {
    performance: {
      title: 'Profilinizi güçlendirin',
      description: (score: number, target: number): string =>
        `AI skorunuz ${String(Math.round(score * 10))}/100. Eksik bilgileri tamamlayarak ${String(Math.round(target * 10))} puana ulaşabilirsiniz.`,
      action: 'Bilgileri tamamla',
    },
    visibility: {
      title: 'Görünürlüğünüz düşük',
      description: (views: number): string =>
        `Sayfanız bugüne kadar ${String(views)} kez görüntülendi. Fotoğraf, kampanya ve etiket ekleyerek daha çok kişiye ulaşın.`,
      action: 'Görünürlüğü artır',
    },
    trend: {
      title: 'Kategori ortalamasının üzerindesiniz',
      description: (score: number, average: number): string =>
        `AI skorunuz ${String(Math.round(score * 10))}, kategorinizin ortalaması ${String(Math.round(average * 10))}.`,
    },
    recommendation: {
      title: 'Sıradaki adım',
      description: (what: string, points: number): string =>
        `${what}: skorunuza ${points.toFixed(1).replace('.', ',')} puan katar.`,
      action: 'Düzenle',
    },
  },
  parts: {
    description: '50 karakterden uzun bir açıklama yazın',
    phone: 'Telefon ekleyin',
    email: 'E-posta ekleyin',
    website: 'Web sitesi ekleyin',
    address: 'Adres ekleyin',
    logo: 'Logo yükleyin',
    workingHours: 'Çalışma saatlerini girin',
    socialMedia: 'Sosyal medya hesaplarınızı ekleyin',
    tags: 'Etiket ekleyin',
    recency: 'Bilgilerinizi güncelleyin',
    views: 'Sayfanızı paylaşın',
    reviews: 'Müşterilerinizden yorum isteyin',
    verified: 'İşletmenizi doğrulatın',
  },
} as const;
