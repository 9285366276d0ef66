/** What invented companies are made of. Places and trades are real, names are nobody's. */
export const surnames =
  'Yıldız,Aydın,Çınar,Özgür,Güneş,Şahin,Kartal,Işık,Doğan,Ünal,Köprülü,Çağlar,Demirci,Bahar,Toprak,Ilıca,Sönmez,Gökçe,Ekinci,Uğur,Tuna,Pınar,Yalçın,Erdem,Göksu,Başak,Deniz,Lale,Çelebi,Ömür,İnci,Ihlamur,Şirin,Akasya,Zeytin,Kavak,Mavi,Beyaz,Altın,Gümüş'.split(
    ',',
  );
export const firstWords =
  'Öz,Yeni,Merkez,Has,Güven,Usta,Hanımeli,Kardeşler,Mahalle,Köşe,Çarşı,Kent,Şehir,Saray,Konak,Bizim,Gönül,Dostlar,Meydan,Liman'.split(
    ',',
  );
export const streets =
  'Atatürk Caddesi,İstiklal Caddesi,Cumhuriyet Caddesi,Gazi Caddesi,Fatih Sokak,Lale Sokak,Çınar Sokak,Barış Sokak,Zafer Caddesi,İnönü Caddesi,Kale Sokak,Pazar Sokak,İstasyon Caddesi,Okul Sokak,Çeşme Sokak'.split(
    ',',
  );
export const reviewers =
  'Ayşe Yılmaz,Mehmet Kaya,Zeynep Demir,Mustafa Çelik,Elif Şahin,Ahmet Öztürk,Fatma Aydın,Emre Arslan,Merve Doğan,Hüseyin Kılıç,Selin Koç,İbrahim Kurt,Gamze Özdemir,Onur Şimşek,Büşra Polat,Çağrı Erdoğan,Derya Güneş,Umut Yıldız,İrem Aksoy,Okan Tekin'.split(
    ',',
  );

export const praise: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Çok memnun kaldım, herkese gönül rahatlığıyla öneririm.',
    'Güler yüzlü ekip, tertemiz iş. Bundan sonra tek adresimiz.',
    'Söz verdikleri saatte, söz verdikleri fiyata yaptılar.',
    'Uzun zamandır aradığım kaliteyi burada buldum.',
  ],
  4: [
    'Genel olarak iyiydi, yalnız biraz bekledik.',
    'Hizmet güzel, fiyatlar ortalamanın biraz üzerinde.',
    'İlgili ve kibarlar; park yeri bulmak zor.',
    'Beğendim, tekrar gelirim. Küçük eksikler var.',
  ],
  3: [
    'Ne çok iyi ne çok kötü; idare eder.',
    'Fiyatına göre fena değil ama daha özenli olabilir.',
    'Randevu saatinden yarım saat sonra başladılar.',
  ],
  2: [
    'Beklentimin altında kaldı, telefonla ulaşmak zor oldu.',
    'İşçilik iyi değildi, ikinci kez gelmek zorunda kaldım.',
  ],
  1: ['Maalesef hiç memnun kalmadım, ilgisizdiler.', 'Verilen fiyatla ödediğim fiyat aynı değildi.'],
};

export const featureTags =
  'Hızlı Teslimat,Uygun Fiyat,7/24 Hizmet,Kaliteli Hizmet,Güvenilir,Profesyonel,Teknoloji,İnovatif,Çevreci,Aile İşletmesi,Kurumsal,Online Hizmet'.split(
    ',',
  );

/** Root category → services or products with a usual price in TRY and its unit. */
export const trades: Readonly<
  Record<string, readonly (readonly [name: string, price: number, unit?: string, kind?: 'product'])[]>
> = {
  restaurant: [
    ['Paket servis', 0],
    ['Adana kebap', 320, 'fixed', 'product'],
    ['Mercimek çorbası', 90, 'fixed', 'product'],
    ['Serpme kahvaltı', 450, 'fixed', 'product'],
    ['Künefe', 180, 'fixed', 'product'],
    ['Toplu yemek', 250],
  ],
  beauty: [
    ['Saç kesimi', 300],
    ['Sakal tıraşı', 150],
    ['Fön', 200],
    ['Manikür', 350],
    ['Lazer epilasyon', 900],
    ['Cilt bakımı', 750],
    ['Masaj', 800, 'per_hour'],
  ],
  automotive: [
    ['Periyodik bakım', 3500],
    ['Yağ değişimi', 1800],
    ['İç dış yıkama', 400],
    ['Rot balans', 900],
    ['Lastik değişimi', 250],
    ['Günlük kiralama', 1600, 'per_day'],
  ],
  health: [
    ['Muayene', 1500],
    ['Diş temizliği', 1800],
    ['İmplant', 18000],
    ['Kontrol', 600],
    ['Fizik tedavi seansı', 1200],
  ],
  education: [
    ['İngilizce kursu', 4500, 'ay'],
    ['Özel ders', 700, 'per_hour'],
    ['Direksiyon dersi', 900, 'per_hour'],
    ['Deneme sınavı', 200],
  ],
  fitness: [
    ['Aylık üyelik', 1500, 'ay'],
    ['Kişisel antrenman', 900, 'per_hour'],
    ['Reformer pilates', 700],
    ['Yüzme dersi', 600, 'per_hour'],
  ],
  technology: [
    ['Ekran değişimi', 2500],
    ['Format ve kurulum', 800],
    ['Web tasarım', 15000],
    ['Kamera kurulumu', 4000],
    ['Veri kurtarma', 3000],
  ],
  home: [
    ['Su tesisatı', 900],
    ['Elektrik arıza', 800],
    ['Ev temizliği', 2500, 'per_day'],
    ['Kombi bakımı', 1200],
    ['Boya badana', 9000],
    ['Kapı açma', 600],
  ],
  moving: [
    ['Evden eve taşıma', 12000],
    ['Parça eşya', 3500],
    ['Depolama', 1500, 'ay'],
  ],
  accommodation: [
    ['Çift kişilik oda', 2800, 'per_day'],
    ['Aile odası', 4200, 'per_day'],
    ['Kahvaltı', 350],
  ],
  business: [
    ['Danışmanlık', 1500, 'per_hour'],
    ['Defter tutma', 3500, 'ay'],
    ['Kartvizit baskı', 600, 'fixed', 'product'],
    ['Tabela', 5500, 'fixed', 'product'],
  ],
  photography: [
    ['Düğün çekimi', 18000],
    ['Dış çekim', 6500],
    ['Vesikalık', 200],
    ['Tanıtım filmi', 25000],
  ],
  shopping: [
    ['Hediye paketi', 100, 'fixed', 'product'],
    ['Adrese teslim', 150],
    ['Gül buketi', 900, 'fixed', 'product'],
  ],
  grocery: [
    ['Odun ekmeği', 25, 'fixed', 'product'],
    ['Yaş pasta', 850, 'fixed', 'product'],
    ['Adrese teslim', 50],
  ],
};
export const anyTrade: (typeof trades)[string] = [
  ['Ücretsiz keşif', 0],
  ['Danışma', 500, 'per_hour'],
  ['Yerinde hizmet', 1200],
];
