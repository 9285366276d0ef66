import type { Chance } from '../search/corpus.js';
import { lower } from './grammar.js';
import { items, type Trade } from './trades.js';

const first =
  items(`Ahmet,Mehmet,Ayşe,Fatma,Mustafa,Emine,Ali,Hatice,Hüseyin,Zeynep,Hasan,Elif,İbrahim,Meryem,İsmail,Şerife,Osman,Zehra,Yusuf,Sultan,Murat,Hanife,
Ömer,Merve,Ramazan,Havva,Halil,Zeliha,Süleyman,Esra,Abdullah,Özlem,Mahmut,Yasemin,Recep,Melek,Salih,Tuğba,Fatih,Büşra,Kadir,Çiğdem,Ercan,Gülşen,Volkan,Şule,Oğuz,Nurgül,Tuncay,Ilgın`);
export const surnames =
  items(`Yılmaz,Kaya,Demir,Şahin,Çelik,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek,Polat,Korkmaz,
Çakır,Erdoğan,Yavuz,Can,Acar,Güneş,Aktaş,Bulut,Bozkurt,Keskin,Ünal,Turan,Gül,Özer,Işık,Kaplan,Avcı,Sarı,Tekin,Taş,Köse,Yüksel,Ateş,Uçar,Kasap,Demirci,Terzi,Berber,Nalbant,Değirmenci,Balcı,Çoban`);
const brands =
  items(`Gökkuşağı,Mavi Köşe,Beyaz İnci,Kuzey Yıldızı,Dört Mevsim,Yeni Nesil,Altın Makas,Gümüş Kaşık,Kardeşler,Öz Kardeşler,Hacı Baba,Çıtır Usta,Nazar,Bahar,Mis Kokulu,
Tatlı Dünyası,Işıltı,Akasya,Begonvil,Manolya,Sümbül,Yasemin,Karanfil,Ihlamur,Ardıç,Meşe,Kiraz,İncir,Üzüm,Fındık,Ceviz,Kayısı,Nergis,Kardelen,Yunus,Serçe,Kartanesi,Şelale,Irmak,Kumsal,
Kervan,Kervansaray,Çarşı,Meydan,Köprübaşı,İskele,Fener,Kandil,Mehtap,Şafak,Ufuk,Doruk,Zirve,Atlas,Pusula,Rota,Anka,Efsane,Rüya,Masal,Destan,Hikaye,Tılsım,Vizyon,Form,Net,Best,Star,Royal,
Blue Point,Golden Hands,Happy Life,Lina,Nova,Vera,Mira,Dora,Aura,Zen,Moda,Stil,Trend,Elit,Klas,Başak,Tuna,Dicle,Fırat,Gediz,Asya,Avrupa,Balkan,Kafkas,Rumeli,Trakya,Toros,Erciyes,Uludağ,Palandöken`);
/** Provinces, districts and their dishes that stand in names far away. */
export const placeNames =
  items(`Adana,Urfa,Antep,Bursa,İzmir,Ankara,Konya,Trabzon,Rize,Kayseri,Malatya,Erzurum,Hatay,Mersin,Edirne,İnegöl,Akçaabat,Tekirdağ,Maraş,Afyon,Van,Bolu,Kartal,Pendik,
Beşiktaş,Kadıköy,Karşıyaka,Bostanlı,Çeşme,Bodrum,Marmaris,Kemer,Silivri,Beykoz,Sultanbeyli,Yenişehir,Pazar,Köşk,Saray,Konak,Göl,Ova,Ulus,Çay`);
const abbreviations = items('A.B.C.,MTS,Ö.Z. Grup,TGM,K.D.Z.,ASR,H&M Usta,E.S.,BRK,UÇR,N.T.,GKS');
const numbers = items('34,35,06,2000,1453,7/24,1923,No 5,3M,Üç Yıldız 3,41,61,Kat 2,1881,99');
const titles: Readonly<Record<string, string>> = {
  avukat: 'Av.',
  'dis-hekimi': 'Dt.',
  'goz-doktoru': 'Op. Dr.',
  psikolog: 'Uzm. Psk.',
  'veteriner-klinigi': 'Vet. Hek.',
  diyetisyen: 'Dyt.',
};
const legal = ['', '', '', '', '', ' Ltd. Şti.', ' LTD ŞTİ', ' A.Ş.', ' San. Tic. Ltd. Şti.', ' San. ve Tic. A.Ş.'];
const syllables = items(
  'bal,ken,tur,sel,mar,ön,göl,şen,dil,kor,ay,tem,ruh,zir,ok,yaz,ça,fi,ne,lü,po,vu,sa,ri,ğan,ber,kut,tepe,soy,er,han',
);

export type Naming = 'person' | 'brand' | 'place' | 'abbreviation' | 'number' | 'pair' | 'owner' | 'invented' | 'trade';
export interface Named {
  readonly naming: Naming;
  /** What stands before the noun of the trade. */
  readonly brand: string;
  readonly noun: string;
  readonly name: string;
}

const invented = (chance: Chance): string => {
  const word = Array.from({ length: 2 + chance.below(2) }, () => chance.of(syllables)).join('');
  return word[0]!.toLocaleUpperCase('tr') + word.slice(1);
};

const brandOf: Readonly<Record<Naming, (chance: Chance) => string>> = {
  person: (chance) => `${chance.of(first)} ${chance.of(surnames)}`,
  brand: (chance) => (chance.happens(0.4) ? `${chance.of(brands)} ${chance.of(surnames)}` : chance.of(brands)),
  place: (chance) => (chance.happens(0.3) ? `${chance.of(placeNames)} ${chance.of(surnames)}` : chance.of(placeNames)),
  abbreviation: (chance) => chance.of(abbreviations),
  number: (chance) =>
    chance.happens(0.5) ? `${chance.of(numbers)} ${chance.of(brands)}` : `${chance.of(brands)} ${chance.of(numbers)}`,
  pair: (chance) =>
    chance.of([
      () => `${chance.of(first)} & ${chance.of(first)}`,
      () => `${chance.of(surnames)}&Oğulları`,
      () => `${chance.of(surnames)} ve Ortakları`,
      () => `${chance.of(surnames)} Kardeşler`,
    ])(),
  owner: (chance) => {
    const person = chance.of(first);
    const last = lower([...person].findLast((letter) => /[aeıioöuü]/.test(lower(letter)))!);
    const vowel = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }[last]!;
    return `${person}'${/[aeıioöuü]$/.test(person) ? 'n' : ''}${vowel}n Yeri`;
  },
  invented: (chance) => (chance.happens(0.3) ? `${invented(chance)} ${chance.of(brands)}` : invented(chance)),
  trade: (chance) =>
    `${chance.of(['Kasap', 'Terzi', 'Berber', 'Kuyumcu', 'Çilingir', 'Fırıncı', 'Manav'])} ${chance.of(first)}`,
};
const likely: readonly Naming[] = items(
  'person,person,person,brand,brand,brand,brand,brand,place,place,abbreviation,number,pair,owner,invented,invented,invented,invented,invented,trade',
) as readonly Naming[];

export const nameCompany = (trade: Trade, chance: Chance): Named => {
  const naming = chance.of(likely);
  const title = naming === 'person' && chance.happens(0.5) ? titles[trade.id] : undefined;
  const brand = brandOf[naming](chance);
  const noun = chance.of(trade.nouns);
  const name = `${title === undefined ? '' : `${title} `}${brand} ${noun}${chance.of(legal)}`;
  return { naming, brand, noun, name: chance.happens(0.1) ? name.toLocaleUpperCase('tr') : name };
};

/** Brands with branches everywhere, each in one trade. */
export const chains: readonly (readonly [brand: string, trade: string])[] = [
  ['Simit Dostu', 'borekci'],
  ['Kahve Deryası', 'kafe'],
  ['Köfteci Rıfat', 'kofteci'],
  ['Dönerci Vahit', 'donerci'],
  ['Gülüş Akademisi', 'dis-hekimi'],
  ['Mavigöz', 'goz-doktoru'],
  ['Çiçek Diyarı', 'cicekci'],
  ['Petmania', 'petshop'],
  ['Fit Yaşam', 'spor-salonu'],
  ['Minik Adımlar', 'anaokulu'],
  ['Hızlı Kurye Express', 'kargo'],
  ['Dünya Göz', 'optik'],
  ['Konforent', 'arac-kiralama'],
  ['Ofis Sepeti', 'kirtasiye'],
];
