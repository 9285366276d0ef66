type Stars = 1 | 2 | 3 | 4 | 5;
type Praise = Readonly<Record<Stars, readonly string[]>>;

export const reviewers =
  'Ayşe Yılmaz,Mehmet Kaya,Zeynep Demir,Mustafa Çelik,Elif Şahin,Ahmet Öztürk,Fatma Aydın,Emre Arslan,Merve Doğan,Hüseyin Kılıç,Selin Koç,İbrahim Kurt,Gamze Özdemir,Onur Şimşek,Büşra Polat,Çağrı Erdoğan,Derya Güneş,Umut Yıldız,İrem Aksoy,Okan Tekin'.split(
    ',',
  );

/** What fits every trade. */
const anything: Praise = {
  5: [
    'Çok memnun kaldım, herkese gönül rahatlığıyla öneririm.',
    'Uzun zamandır aradığım kaliteyi burada buldum.',
    'Baştan sona ilgilendiler, teşekkür ederim.',
  ],
  4: [
    'Hizmet güzel, fiyatlar ortalamanın biraz üzerinde.',
    'İlgili ve kibarlar; park yeri bulmak zor.',
    'Memnun kaldım, küçük eksikler var.',
  ],
  3: ['Ne çok iyi ne çok kötü; idare eder.', 'Fiyatına göre fena değil ama daha özenli olabilir.'],
  2: ['Beklentimin altında kaldı, telefonla ulaşmak zor oldu.'],
  1: ['Maalesef hiç memnun kalmadım, ilgisizdiler.'],
};
const meals: Praise = {
  5: ['Her şey taze ve lezzetliydi, porsiyonlar doyurucu.', 'Mahallenin en iyisi, haftada bir mutlaka geliyoruz.'],
  4: ['Lezzet yerinde, yalnız servis biraz yavaştı.', 'Yemekler güzel, öğlen yer bulmak zor.'],
  3: ['Tadı fena değildi ama soğuk geldi.'],
  2: ['Porsiyonlar küçülmüş, fiyatlar artmış.'],
  1: ['Siparişim yanlış geldi, kimse ilgilenmedi.'],
};
const works: Praise = {
  5: [
    'Söz verdikleri saatte geldiler, söz verdikleri fiyata yaptılar.',
    'Tertemiz iş, arkalarını da toplayıp gittiler.',
  ],
  4: ['İşçilik güzel, biraz geç başladılar.', 'Sorunu çözdüler, parça için bir gün bekledik.'],
  3: ['İş bitti ama iki kez gelmek zorunda kaldılar.'],
  2: ['İşçilik iyi değildi, yeniden yaptırmak zorunda kaldım.'],
  1: ['Verilen fiyatla ödediğim fiyat aynı değildi.'],
};
const appointments: Praise = {
  5: [
    'Güler yüzlü ekip, tertemiz bir yer. Bundan sonra tek adresim.',
    'Sabırla dinlediler, her soruma yanıt verdiler.',
  ],
  4: ['Genel olarak iyiydi, yalnız biraz bekledik.', 'İşlerini iyi biliyorlar, randevu bulmak zor.'],
  3: ['Randevu saatinden yarım saat sonra alındım.'],
  2: ['Aceleye getirildi, daha çok ilgi beklerdim.'],
  1: ['Randevuma rağmen bir saat bekletildim.'],
};
const purchases: Praise = {
  5: ['Aradığım her şeyi buldum, fiyatlar da makul.', 'Esnaf gibi esnaf; almadan çıkmak zor.'],
  4: ['Çeşit bol, kasada biraz bekledik.', 'Ürünler kaliteli, bazı raflar boştu.'],
  3: ['Çeşit az ama olanı iyi.'],
  2: ['Etiketle kasadaki fiyat tutmadı, düzelttirdim.'],
  1: ['Değişim için gittim, yardımcı olmadılar.'],
};

const byRoot: Readonly<Record<string, Praise>> = {
  restaurant: meals,
  home: works,
  moving: works,
  construction: works,
  automotive: works,
  beauty: appointments,
  health: appointments,
  law: appointments,
  pets: appointments,
  shopping: purchases,
  grocery: purchases,
  textile: purchases,
};
/** Trades that are unlike the others of their root. */
const unlike = new Set(
  'pharmacy optician tailor dry-cleaning auto-gallery car-rental pet-shop medical-supplies'.split(' '),
);

/** What people write of a trade with that many stars. */
export const praiseOf = (trade: string, root: string, stars: Stars): readonly string[] => [
  ...anything[stars],
  ...(unlike.has(trade) ? [] : (byRoot[root]?.[stars] ?? [])),
];
