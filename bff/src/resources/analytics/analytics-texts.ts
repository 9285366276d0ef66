/** What the columns of a file are called. */
export const csvColumns = {
  date: 'Tarih',
  counted: 'Sayılan',
  of: 'Görüntüleyen ziyaretçi',
  bot: 'Elenen: robot',
  repeat: 'Elenen: tekrar',
  own: 'Elenen: kendi ziyaretiniz',
  forgotten: 'Hatırlanmayan ziyaretçi',
  metrics: {
    views: 'Görüntülenme',
    clicks: 'Tıklama',
    calls: 'Arama',
    whatsappMessages: 'WhatsApp mesajı',
    websiteVisits: 'Web sitesi ziyareti',
    favoriteAdds: 'Favoriye ekleme',
    reviewsReceived: 'Alınan yorum',
    mapViews: 'Haritada görüntülenme',
    searchAppearances: 'Aramalarda görünme',
    conversionRate: 'Dönüşüm oranı (%)',
  },
} as const;
