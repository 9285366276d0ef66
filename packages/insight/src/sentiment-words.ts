const weights = (positive: string, negative: string): ReadonlyMap<string, number> =>
  new Map([
    ...positive.split(/\s+/).map((word) => [word, 1] as const),
    ...negative.split(/\s+/).map((word) => [word, -1] as const),
  ]);

/** Folded stems of praise and blame. */
export const tones = weights(
  `iyi guzel harika mukemmel super muhtesem kaliteli temiz lezzetli hizli guleryuzlu ilgili nazik kibar profesyonel uygun memnun tavsiye basarili
  sevdim begendim begeniyorum bayildim tesekkur tesekkurler guvenilir rahat ferah taze sicak samimi ozenli titiz keyifli enfes nefis sahane efsane tatli zamaninda eksiksiz hijyenik mutlu`,
  `kotu berbat rezalet igrenc pahali kirli pis yavas ilgisiz kaba saygisiz bozuk bayat soguk kirik hayal pisman pismanim sikayet magdur dolandirici sahte kalitesiz
  vasat yetersiz gecikmeli gec kalabalik gurultulu tatsiz korkunc felaket hatali eksik umursamaz bekletti beklettiler aldatti kazik kazikladi zehirlendim uzgun sinirli tiksindim`,
);

export const emotionWords = {
  happiness: 'mutlu memnun keyifli harika muhtesem sevdim bayildim tesekkur tesekkurler sahane',
  sadness: 'uzgun uzuldum hayal kirikligi pisman pismanim maalesef yazik',
  anger: 'rezalet sinirli sikayet saygisiz kaba dolandirici kazik kazikladi ofke terbiyesiz',
  fear: 'korkunc korktum tehlikeli endise guvensiz zehirlendim riskli',
  surprise: 'sasirdim surpriz beklemiyordum inanilmaz saskin beklenmedik',
  disgust: 'igrenc pis kirli bayat mide tiksindim kokuyordu hamam bocegi',
} as const;

/** Negate the words before them: `iyi değil`, `memnun kalmadım`. */
export const negations: ReadonlySet<string> = new Set(
  'degil degildi degiller yok yoktu kalmadim kalmadik etmem etmiyorum etmiyoruz olmadi olmadim bulmadim'.split(' '),
);
/** Strengthen the words after them. */
export const intensifiers: ReadonlySet<string> = new Set(
  'cok asiri fazlasiyla inanilmaz gercekten kesinlikle son derece en'.split(' '),
);
