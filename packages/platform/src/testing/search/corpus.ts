import { districts, provinces } from '@carsi/turkish/places';
import { slug } from '@carsi/turkish/slug';
import type { SearchCategory, SearchDocument } from '../../search.js';

/** A seeded source of choices: the same seed makes the same companies and queries for ever (mulberry32). */
export const createChance = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const of = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  return { next, below, of, happens: (probability: number): boolean => next() < probability };
};
export type Chance = ReturnType<typeof createChance>;

/** Root: leaf = noun in names; synonyms; services. */
const tree = `
Yeme İçme
  Restoran = Restoran,Lokanta; lokanta,yemek salonu; aile yemeği,öğle menüsü,paket servis
  Kafe = Kafe,Cafe; cafe,kahve dükkanı; filtre kahve,kahvaltı tabağı
  Kebapçı = Kebap,Kebap Salonu; kebap salonu; beyti,közleme
  Pastane = Pastanesi,Pasta Evi; pasta evi; doğum günü pastası,kuru pasta
  Fırın = Fırını,Ekmek Fırını; ekmek fırını; simit,taş fırın ekmeği
Güzellik ve Bakım
  Berber = Berber,Erkek Kuaförü; erkek kuaförü; saç kesimi,sakal tıraşı
  Kuaför = Kuaför,Bayan Kuaförü; bayan kuaförü; saç boyama,fön çekimi
  Güzellik Salonu = Güzellik Salonu,Güzellik Merkezi; güzellik merkezi; cilt bakımı,lazer epilasyon
Sağlık
  Diş Hekimi = Diş Kliniği,Ağız ve Diş Sağlığı; diş kliniği,dişçi; implant,kanal tedavisi,diş beyazlatma
  Eczane = Eczanesi; ; reçeteli ilaç,tansiyon ölçümü
  Veteriner = Veteriner Kliniği; veteriner kliniği; kedi aşısı,köpek tıraşı
  Psikolog = Psikolojik Danışmanlık; terapist; aile terapisi
  Fizik Tedavi Merkezi = Fizik Tedavi Merkezi; fizyoterapist; manuel terapi
Otomotiv
  Oto Yıkama = Oto Yıkama,Oto Kuaför; araba yıkama; iç temizlik,detaylı temizlik
  Oto Servis = Oto Servis,Otomotiv; araba tamiri,oto tamir; motor revizyonu,yağ değişimi
  Lastikçi = Lastik,Oto Lastik; lastik; lastik değişimi,rot balans
  Oto Kiralama = Rent A Car,Oto Kiralama; araç kiralama,rent a car; günlük araç,uzun dönem kiralama
Konaklama
  Otel = Otel,Hotel; hotel; açık büfe kahvaltı,havuz
  Pansiyon = Pansiyon; ; günlük oda
Eğitim
  Kurs Merkezi = Kurs Merkezi,Akademi; dershane; ingilizce kursu,matematik dersi
  Anaokulu = Anaokulu,Kreş; kreş; oyun grubu
  Sürücü Kursu = Sürücü Kursu; ehliyet kursu; direksiyon dersi
Ev ve Yapı
  Tesisatçı = Su Tesisat,Tesisat; su tesisatçısı; tıkanıklık açma,petek temizliği
  Elektrikçi = Elektrik; ; avize montajı,priz tamiri
  Halı Yıkama = Halı Yıkama; ; koltuk yıkama,perde yıkama
  Nakliyat = Nakliyat,Evden Eve Nakliyat; evden eve nakliyat,nakliye; asansörlü taşıma
  Mobilya = Mobilya,Mobilya Dekorasyon; mobilyacı; mutfak dolabı,yatak odası
  Çilingir = Anahtarcı,Çilingir; anahtarcı; kapı açma,kilit değişimi
Alışveriş
  Çiçekçi = Çiçekçilik,Çiçek Evi; çiçek; gelin buketi,çelenk
  Kuyumcu = Kuyumculuk,Kuyumcu; altın; tektaş yüzük
  Market = Market,Süpermarket; süpermarket,bakkal; ev teslimi
  Kırtasiye = Kırtasiye; ; fotokopi,kitap kaplama
  Telefon Tamiri = Telefon Tamir,Teknik Servis; telefoncu; ekran değişimi,telefon tamiri
Hizmet
  Avukat = Hukuk Bürosu,Avukatlık; hukuk bürosu; boşanma davası,icra takibi
  Muhasebeci = Muhasebe,Mali Müşavirlik; mali müşavir; bordro,vergi beyannamesi
  Fotoğrafçı = Fotoğrafçılık,Foto Stüdyo; fotoğraf stüdyosu; düğün çekimi,vesikalık
  Düğün Salonu = Düğün Salonu,Davet; balo salonu; kına gecesi
  Spor Salonu = Spor Salonu,Fitness; fitness,spor merkezi; pilates,yüzme dersi
  Sigorta = Sigorta Acentesi; sigorta acentesi; trafik sigortası,kasko`;

export interface Leaf {
  readonly id: string;
  readonly name: string;
  readonly rootId: string;
  readonly nouns: readonly string[];
  readonly synonyms: readonly string[];
  readonly services: readonly string[];
}

const items = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const leaves: readonly Leaf[] = (() => {
  let rootId = '';
  return tree
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith(' ')) {
        rootId = slug(line);
        return [];
      }
      const [name = '', more = ''] = line.split('=').map((part) => part.trim());
      const [nouns, synonyms, services] = more.split(';').map(items);
      return [{ id: slug(name), name, rootId, nouns: nouns!, synonyms: synonyms!, services: services! }];
    });
})();

const rootNames = tree
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith(' '));
export const searchCategories: readonly SearchCategory[] = [
  ...rootNames.map((name) => ({ id: slug(name), parentId: null, name, synonyms: [] })),
  ...leaves.map(({ id, name, rootId, synonyms }) => ({ id, parentId: rootId, name, synonyms })),
];

const brands =
  items(`Yıldız,Anadolu,Güneş,Ada,Mavi,Altın,Özlem,Şirin,Bereket,Hilal,Çınar,Papatya,İnci,Gül,Şahin,Doğan,Kardeşler,Öz Anadolu,Yeni Umut,Bizim,
Ege,Akdeniz,Karadeniz,Marmara,Uğur,Işık,Çağdaş,Elit,Prestij,Lider,Usta,Hüner,Lezzet,Damak,Gözde,Zirve,Vadi,Pınar,Ceylan,Beyaz,Kırmızı,Sultan,Paşa,Safir,Zümrüt,Mercan,
Yakamoz,Martı,Kuğu,Defne,Lavanta,Nar,Zeytin,Çamlıca,Boğaz,Sahil,Liman,Kale İçi,Konak,Hanedan,Mis,Tuana,Nehir,Deniz,Toprak,Rüzgar,Poyraz,Lodos,Meltem`);
const people = items(
  `Ahmet Usta,Mehmet Kaya,Ayşe Demir,Hüseyin Çelik,Fatma Şahin,Mustafa Aydın,Zeynep Öztürk,Ömer Yılmaz,Elif Arslan,Kemal Doğru,Sevgi Koç,Hakan Polat,Nuri Baba,Şükrü Dayı,İsmail Usta`,
);
/** Names of places that are brands elsewhere. */
export const placeBrands = items(
  `Köşk,Kartal,Saray,Adana,Antep,Bursa,Kemer,Pazar,Bahçe,Çeşme,Safranbolu,Trabzon,Konak,Çay,Ulus,Kuzey,Maltepe`,
);
const extras = items(
  `Hızlı Teslimat,Uygun Fiyat,7/24 Hizmet,Kaliteli Hizmet,Güvenilir,Profesyonel,Teknoloji,İnovatif,Çevreci,Aile İşletmesi,Kurumsal,Online Hizmet`,
);
const legal = ['', '', '', '', ' Ltd. Şti.', ' A.Ş.', ' San. ve Tic. Ltd. Şti.'];
const crowded = [34, 34, 34, 34, 6, 6, 35, 35, 16, 7, 1, 42, 27, 33, 63, 41, 54, 31, 46, 3];

export interface Company extends SearchDocument {
  readonly leaf: Leaf;
  readonly brand: string;
  readonly noun: string;
}

const syllables = items(
  'ka,le,mi,ro,su,ba,ren,tan,der,gül,şa,çe,vi,zo,yıl,han,bor,ner,fe,dö,ür,mak,sel,tun,ga,pek,lo,cin',
);
const madeUp = (chance: Chance): string => {
  const word = Array.from({ length: 2 + chance.below(3) }, () => chance.of(syllables)).join('');
  return word[0]!.toLocaleUpperCase('tr') + word.slice(1);
};

/** `rare` is the share of names with a made-up word that hardly another has: a vocabulary as large as a real one. */
export const companies = (count: number, seed = 1, rare = 0): readonly Company[] => {
  const chance = createChance(seed);
  const byPlate = Map.groupBy(districts, ({ plate }) => plate);
  return Array.from({ length: count }, (_, index) => {
    const leaf = chance.of(leaves);
    const plate = chance.happens(0.6) ? chance.of(crowded) : 1 + chance.below(81);
    const province = provinces[plate - 1]!;
    const local = byPlate.get(plate)!;
    const district = local[Math.floor(chance.next() ** 2 * local.length)]!;
    const brand = chance.happens(0.12)
      ? chance.of(placeBrands)
      : chance.happens(0.25)
        ? chance.of(people)
        : chance.of(brands);
    const noun = chance.of(leaf.nouns);
    const second =
      rare > 0 && chance.happens(rare) ? ` ${madeUp(chance)}` : chance.happens(0.3) ? ` ${chance.of(brands)}` : '';
    const services = leaf.services.filter(() => chance.happens(0.7));
    const reviewCount = chance.below(80);
    const rating = reviewCount === 0 ? 0 : Math.round((2.5 + chance.next() * 2.5) * 10) / 10;
    const root = searchCategories.find(({ id }) => id === leaf.rootId)!;
    const begin = chance.below(7) * 1440 + 480;
    return {
      id: `company-${String(index).padStart(6, '0')}`,
      slug: `${slug(brand)}-${index}`,
      name: `${brand}${second} ${noun}${chance.of(legal)}`,
      description: `${province.name} ${district.name} bölgesinde ${leaf.name.toLocaleLowerCase('tr')} hizmeti veren işletmemiz ${services.join(', ')} konusunda deneyimli ekibiyle ${chance.of(extras).toLocaleLowerCase('tr')} sunar. Sizi de bekleriz.`,
      categoryIds: [leaf.rootId, leaf.id],
      categoryWords: [root.name, leaf.name, ...leaf.synonyms],
      services,
      tags: extras.filter(() => chance.happens(0.15)),
      city: plate,
      district: district.id,
      rating,
      reviewCount,
      bayesianRating: (5 * 3.5 + rating * reviewCount) / (5 + reviewCount),
      verified: chance.happens(0.3),
      featured: chance.happens(0.1),
      premium: chance.happens(0.1),
      latitude: province.latitude + (chance.next() - 0.5) / 5,
      longitude: province.longitude + (chance.next() - 0.5) / 5,
      viewCount: chance.below(5000),
      createdAt: 1_700_000_000 + chance.below(50_000_000),
      phones: [],
      address: '',
      attributes: [],
      priceLevel: null,
      open: chance.happens(0.1) ? [[0, 10080]] : [[begin, begin + 600]],
      leaf,
      brand: `${brand}${second}`,
      noun,
    };
  });
};
