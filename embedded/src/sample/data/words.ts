/** What invented companies are made of. Places and trades are real, names are nobody's. */
export const surnames =
  'Yıldız,Aydın,Çınar,Özgür,Güneş,Şahin,Kartal,Işık,Doğan,Ünal,Köprülü,Çağlar,Demirci,Toprak,Sönmez,Gökçe,Ekinci,Uğur,Tuna,Pınar,Yalçın,Erdem,Göksu,Başak,Deniz,Çelebi,Ömür,İnci,Şirin,Aktaş,Akın,Arslan,Ateş,Bulut,Bozkurt,Coşkun,Çetin,Çiftçi,Dinç,Erbaş,Erkan,Ersoy,Gündoğdu,Gürbüz,Ilgaz,Karaca,Karadağ,Kaya,Kılıç,Koçak,Korkmaz,Kurt,Meriç,Okur,Öztürk,Polat,Sarı,Soylu,Şimşek,Tekin,Türkoğlu,Uslu,Uysal,Ünlü,Yavuz,Yiğit,Zengin'.split(
    ',',
  );
/** What shops are called by, and no person. */
export const shopWords =
  'Bahar,Lale,Ihlamur,Akasya,Zeytin,Mavi,Beyaz,Altın,Gümüş,Papatya,Anadolu,Zümrüt,Yakamoz,Safir,Defne,Begonya'.split(
    ',',
  );
/** Names of a shop by themselves. */
export const firstWords =
  'Merkez,Güven,Hanımeli,Kardeşler,Mahalle,Köşe,Çarşı,Kent,Şehir,Saray,Konak,Gönül,Dostlar,Meydan,Umut,Zirve,Huzur'.split(
    ',',
  );
export const streets =
  'Atatürk Caddesi,İstiklal Caddesi,Cumhuriyet Caddesi,Gazi Caddesi,Hükümet Caddesi,Belediye Caddesi,Fatih Sokak,Lale Sokak,Çınar Sokak,Barış Sokak,Zafer Caddesi,İnönü Caddesi,Kale Sokak,Pazar Sokak,Çarşı Caddesi,Sanayi Caddesi,Okul Sokak,Çeşme Sokak,Cami Sokak,Menekşe Sokak,Akasya Sokak,Papatya Sokak,Gül Sokak,Yunus Emre Caddesi,Mimar Sinan Caddesi,Mevlana Caddesi,Ziya Gökalp Caddesi,Mithatpaşa Caddesi,19 Mayıs Caddesi,23 Nisan Sokak,30 Ağustos Caddesi,Şehitler Caddesi,Kazım Karabekir Caddesi,Fevzi Çakmak Caddesi'.split(
    ',',
  );
/** Tags that fit a trade, by its root category. */
export const tagsOfRoot: Readonly<Record<string, readonly string[]>> = {
  restaurant: ['Aile İşletmesi', 'Kaliteli Hizmet', 'Hızlı Teslimat'],
  grocery: ['Aile İşletmesi', 'Güvenilir', 'Hızlı Teslimat'],
  shopping: ['Aile İşletmesi', 'Kaliteli Hizmet', 'Online Hizmet'],
  technology: ['Teknoloji', 'Profesyonel', 'Online Hizmet', 'Güvenilir'],
  business: ['Kurumsal', 'Profesyonel', 'Online Hizmet'],
  law: ['Profesyonel', 'Güvenilir', 'Online Hizmet'],
  finance: ['Kurumsal', 'Güvenilir', 'Online Hizmet'],
  education: ['Profesyonel', 'Kaliteli Hizmet', 'Online Hizmet'],
  industry: ['Kurumsal', 'Teknoloji', 'Profesyonel'],
  agriculture: ['Çevreci', 'Aile İşletmesi', 'Güvenilir'],
  photography: ['Profesyonel', 'İnovatif', 'Kaliteli Hizmet'],
  moving: ['Güvenilir', 'Hızlı Teslimat', 'Profesyonel'],
  accommodation: ['Aile İşletmesi', 'Kaliteli Hizmet', 'Güvenilir'],
  public: ['Kurumsal', 'Online Hizmet'],
};
export const anyTags = ['Güvenilir', 'Profesyonel', 'Kaliteli Hizmet', 'Aile İşletmesi'] as const;

/** Of telephones, by plate; İstanbul's two sides have each their own. */
export const areaCodes =
  '322,416,272,472,358,312,242,466,256,266,228,426,434,374,248,224,286,376,364,258,412,284,424,446,442,222,342,454,456,438,326,246,324,212,232,474,366,352,288,386,262,332,274,422,236,344,482,252,436,384,388,452,464,264,362,484,368,346,282,356,462,428,414,276,432,354,372,382,458,338,318,488,486,378,478,476,226,370,348,328,380'.split(
    ',',
  );
export const anatolian = {
  code: '216',
  districts:
    'adalar,atasehir,beykoz,cekmekoy,kadikoy,kartal,maltepe,pendik,sancaktepe,sultanbeyli,sile,tuzla,umraniye,uskudar'.split(
      ',',
    ),
};
