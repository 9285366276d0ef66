export const tourTexts = {
  topicOf: (n: number, total: number) => `${n} / ${total}`,
  topics: 'Turun başlıkları',
  visited: (n: number, total: number) => `${total} başlıktan ${n} tanesine bakıldı`,
  viewed: '(bakıldı)',
  previous: 'Önceki',
  next: 'Sonraki',
  finish: 'Turu bitir',
  skip: 'Turu atla',
  how: 'Nasıl yapılır',
} as const;

export const tour = [
  {
    id: 'search',
    title: 'Arama',
    text: 'Ne aradığınızı konuştuğunuz gibi yazın.',
    steps: [
      '“kadıköy diş kliniği” ya da “izmirde açık berber” gibi yazıp Enter’a basın.',
      'Sonuçları kategori, şehir, puan ve özelliklerle daraltın.',
      'Herhangi bir sayfada / tuşu sizi arama kutusuna götürür.',
    ],
  },
  {
    id: 'reviews',
    title: 'Yorumlar',
    text: 'Gittiğiniz yerleri başkalarına anlatın.',
    steps: [
      'İşletmenin sayfasında Yorumlar sekmesini açın.',
      'Yıldız verin ve en az 10 karakter yazın.',
      'Yorumunuz, e-postanız doğrulandıysa hemen yayımlanır; sonra düzenleyebilirsiniz.',
    ],
  },
  {
    id: 'favorites',
    title: 'Favoriler',
    text: 'Beğendiğiniz işletmeleri elinizin altında tutun.',
    steps: [
      'Bir işletmenin üzerindeki kalbe dokunun.',
      'Favorileriniz profilinizde toplanır.',
      'Kalbe yeniden dokunmak favorilerden çıkarır.',
    ],
  },
  {
    id: 'map',
    title: 'Harita',
    text: 'Çevrenizde ne olduğunu görün.',
    steps: [
      'Arama sonuçlarında harita görünümünü seçin.',
      'Bir iğneye dokununca işletmenin kartı açılır.',
      'Kartta yol tarifi ve ayrıntılar bulunur.',
    ],
  },
  {
    id: 'messaging',
    title: 'Mesajlaşma',
    text: 'İşletmelere doğrudan yazın.',
    steps: [
      'Sahiplenilmiş bir işletmenin sayfasından mesaj gönderin.',
      'Yanıtlar mesajlarınızda toplanır.',
      'E-posta adresiniz ve telefonunuz, siz açmadıkça gösterilmez.',
    ],
  },
  {
    id: 'notifications',
    title: 'Bildirimler',
    text: 'Size gelen yanıtları kaçırmayın.',
    steps: [
      'Okunmamışların sayısını zil gösterir.',
      'Hangi haberleri nereden alacağınızı Ayarlar’da seçin.',
      'Bildirimleri okundu yapabilir ya da arşivleyebilirsiniz.',
    ],
  },
] as const;
