/**
 * Sentences of descriptions by root category, with `{y}` the year of establishment, `{in}` the district ('Kadıköy’de') and `{n}` a
 * neighbourhood. `first` begins, `then` goes on.
 */
interface Sentences {
  readonly first: readonly string[];
  readonly then: readonly string[];
}

const kitchen: Sentences = {
  first: [
    '{y} yılından beri {in} aynı mutfakta, her gün taze pişiriyoruz.',
    '{in}, {n} Mahallesi’nde küçük bir aile işletmesiyiz.',
    'Malzememizi sabah pazardan alır, gün içinde tüketiriz.',
  ],
  then: [
    'Öğle saatlerinde kalabalık oluruz; grup için önceden arayın.',
    'Paket siparişler yarım saat içinde yola çıkar.',
    'Mevsimine göre değişen bir menümüz var.',
  ],
};
const care: Sentences = {
  first: [
    '{in} {y} yılından beri randevulu çalışıyoruz.',
    '{n} Mahallesi’nde, sakin ve temiz bir salonda hizmet veriyoruz.',
    'Ekibimiz düzenli olarak eğitim alır; kullandığımız ürünleri size de gösteririz.',
  ],
  then: ['Hafta sonu için birkaç gün önceden yer ayırtın.', 'Araç gereçler her müşteriden sonra sterilize edilir.'],
};
const health: Sentences = {
  first: ['{in} {y} yılından beri hastalarımızın yanındayız.', '{n} Mahallesi’nde, kolay ulaşılan bir adresteyiz.'],
  then: [
    'Randevu saatine uyarız, bekletmeyiz.',
    'İlk görüşmede yapılacakları ve ücretini açıkça anlatırız.',
    'Sorularınız için mesai saatlerinde arayabilirsiniz.',
  ],
};
const craft: Sentences = {
  first: [
    '{y} yılından beri {in} ve çevresinde çalışıyoruz.',
    'Aynı gün geliyor, işe başlamadan önce fiyatı söylüyoruz.',
    '{in} oturanların yıllardır aradığı ustalardanız.',
  ],
  then: ['Yaptığımız işe garanti veriyoruz.', 'Keşif ücretsizdir.', 'İş bitince ortalığı temiz bırakırız.'],
};
const garage: Sentences = {
  first: ['{in} {y} yılından beri her marka araca bakıyoruz.', 'Aracınızda ne varsa önce gösterir, sonra onarırız.'],
  then: ['Orijinal ve eşdeğer parça seçeneği sunuyoruz.', 'Beklerken çayınız bizden.'],
};
const shop: Sentences = {
  first: [
    '{in} {y} yılından beri mahallenin dükkânıyız.',
    '{n} Mahallesi’nde, caddeye bakan bir dükkânımız var.',
    'Aradığınızı bulamazsanız sizin için getirtiriz.',
  ],
  then: ['Değişim için fişiniz yeterli.', 'Yakın adreslere teslim ediyoruz.', 'Yeni ürünler her hafta gelir.'],
};
const grocery: Sentences = {
  first: [
    '{in} {y} yılından beri mahallenin esnafıyız.',
    '{n} Mahallesi’ndeki dükkânımıza her sabah taze ürün gelir.',
    'Aldığımız ürünü biz de evimizde yeriz.',
  ],
  then: ['Yakın adreslere teslim ediyoruz.', 'Telefonla sipariş verebilirsiniz.', 'Toplu alışverişte fiyat sorun.'],
};
const stay: Sentences = {
  first: [
    '{in}, {n} Mahallesi’nde konuklarımızı {y} yılından beri ağırlıyoruz.',
    'Merkeze yakın, sessiz bir sokaktayız.',
  ],
  then: ['Kahvaltımız açık büfedir.', 'Uzun konaklamalar için özel fiyat sorabilirsiniz.'],
};
const office: Sentences = {
  first: ['{in} {y} yılından beri kişilere ve işletmelere danışmanlık yapıyoruz.', 'Ofisimiz {n} Mahallesi’nde.'],
  then: ['İlk görüşme ücretsizdir.', 'Belgelerinizi çevrim içi de alabiliriz.', 'Aynı gün dönüş yaparız.'],
};
const lessons: Sentences = {
  first: [
    '{in} {y} yılından beri küçük gruplarla ders veriyoruz.',
    '{n} Mahallesi’ndeki sınıflarımız aydınlık ve ferah.',
  ],
  then: ['İlk ders denemedir, ücret alınmaz.', 'Kayıtlar yıl boyunca açıktır.'],
};
const anything: Sentences = {
  first: ['{in} {y} yılından beri çalışıyoruz.', '{n} Mahallesi’nde, kolay ulaşılan bir yerdeyiz.'],
  then: ['Ayrıntılar için bizi arayın.', 'Sorularınıza aynı gün yanıt veriyoruz.'],
};

const coffee: Sentences = {
  first: ['{in}, {n} Mahallesi’nde kahvemizi kendimiz kavuruyoruz.', '{in} {y} yılından beri sohbetin adresiyiz.'],
  then: ['Bilgisayarınızla çalışmak için sessiz köşelerimiz var.', 'Tatlılarımız günlüktür.'],
};
const pharmacy: Sentences = {
  first: ['{in} {y} yılından beri reçeteli ve reçetesiz ilaçlarınız için buradayız.', '{n} Mahallesi’nin eczanesiyiz.'],
  then: ['Raporlu ilaçlarınızı takip ediyoruz.', 'Bulamadığınız ilacı aynı gün getirtiyoruz.'],
};
const training: Sentences = {
  first: [
    '{in} {y} yılından beri spor yapanların buluşma yeriyiz.',
    '{n} Mahallesi’nde, soyunma odası ve duşu olan bir salonuz.',
  ],
  then: ['İlk deneme ücretsizdir.', 'Eğitmenlerimiz program çıkarmanıza yardım eder.'],
};
const screens: Sentences = {
  first: ['{in} {y} yılından beri cihazlarınıza bakıyoruz.', '{n} Mahallesi’ndeyiz; arızayı önce ücretsiz inceleriz.'],
  then: ['Onarımlar üç ay garantilidir.', 'Çoğu iş aynı gün biter.'],
};
const fun: Sentences = {
  first: ['{in}, {n} Mahallesi’nde keyifli vakit için buradayız.', '{y} yılından beri {in} eğlencenin adresiyiz.'],
  then: ['Kalabalık gruplar için önceden yer ayırtın.', 'Hafta içi gelenlere indirim yapıyoruz.'],
};
const party: Sentences = {
  first: [
    '{in} {y} yılından beri en güzel gününüzü birlikte hazırlıyoruz.',
    'İsteklerinizi dinler, bütçenize göre planlarız.',
  ],
  then: ['Tarih için erken arayın, hafta sonları çabuk dolar.', 'Görüşmek için bize uğrayabilirsiniz.'],
};
const pictures: Sentences = {
  first: [
    '{in} {y} yılından beri anlarınızı saklıyoruz.',
    '{n} Mahallesi’ndeki stüdyomuzda ve dışarıda çekim yapıyoruz.',
  ],
  then: ['Fotoğraflar bir hafta içinde elinizde olur.', 'Örnek çalışmalarımızı görmek için uğrayın.'],
};
const tours: Sentences = {
  first: ['{in} {y} yılından beri yolcularımızı güvenle taşıyoruz.', 'Yola çıkacaklar için {in} hizmet veriyoruz.'],
  then: ['Yerinizi telefonla ayırtabilirsiniz.', 'Gruplara özel fiyat veriyoruz.'],
};
const plant: Sentences = {
  first: ['{in} {y} yılından beri üretiyoruz.', '{in} çevresindeki işletmelere ve Türkiye’nin her yerine çalışıyoruz.'],
  then: ['Az adetli siparişleri de alıyoruz.', 'Teklif için ölçü veya numune göndermeniz yeterli.'],
};
const fields: Sentences = {
  first: ['{in} {y} yılından beri çiftçinin yanındayız.', '{in} ürettiğimizi doğrudan size satıyoruz.'],
  then: ['Toplu alımlarda fiyat sorun.', 'Mevsimin ürünleri için arayın.'],
};
const desk: Sentences = {
  first: ['{in} {y} yılından beri hizmetinizdeyiz.', '{n} Mahallesi’ndeki binamızda başvurularınızı alıyoruz.'],
  then: ['Gelmeden önce gerekli belgeleri telefonla sorabilirsiniz.', 'Beklememek için erken gelmenizi öneririz.'],
};
const children: Sentences = {
  first: ['{in} {y} yılından beri çocuklarla çalışıyoruz.', '{n} Mahallesi’nde, bahçeli ve güvenli bir yerdeyiz.'],
  then: ['Tanışmak için randevu alabilirsiniz.', 'Gruplarımız küçüktür.'],
};
const arts: Sentences = {
  first: ['{in} {y} yılından beri el emeğine değer veriyoruz.', '{n} Mahallesi’ndeki atölyemizi gezebilirsiniz.'],
  then: ['Özel sipariş alıyoruz.', 'Hafta sonu atölyelerimize kayıt açıktır.'],
};

const talk: Sentences = {
  first: ['{in} {y} yılından beri danışanlarımızla çalışıyoruz.', '{n} Mahallesi’nde, sessiz bir ofisteyiz.'],
  then: ['Görüşmeler elli dakika sürer.', 'Çevrim içi görüşme de yapıyoruz.'],
};

const byRoot: Readonly<Record<string, Sentences>> = {
  restaurant: kitchen,
  grocery,
  shopping: shop,
  textile: shop,
  childcare: shop,
  beauty: care,
  health,
  pets: health,
  care: health,
  home: craft,
  moving: craft,
  construction: craft,
  automotive: garage,
  accommodation: stay,
  business: office,
  law: office,
  finance: office,
  'real-estate': office,
  education: lessons,
  art: arts,
  technology: screens,
  photography: pictures,
  event: party,
  entertainment: fun,
  agriculture: fields,
  industry: plant,
  transport: tours,
  travel: tours,
  public: desk,
  fitness: training,
};
/** Trades that are unlike the others of their root. */
const byTrade: Readonly<Record<string, Sentences>> = {
  optician: shop,
  cafe: coffee,
  psychologist: talk,
  dietitian: talk,
  taxi: anything,
  camping: anything,
  patisserie: grocery,
  pharmacy,
  notary: desk,
  bank: desk,
  exchange: shop,
  software: office,
  'security-systems': craft,
  kindergarten: children,
  'private-school': children,
  'child-development': children,
  babysitter: office,
  'nursing-home': anything,
  kids: fun,
  pitch: training,
  visa: office,
  parking: anything,
  fuel: anything,
  charging: anything,
  antique: shop,
  instrument: shop,
  architect: office,
  'building-materials': shop,
  courier: anything,
  cargo: anything,
  printing: plant,

  'medical-supplies': shop,
  'pet-shop': shop,
  'pet-hotel': anything,
  'car-wash': anything,
  'car-rental': anything,
  'auto-gallery': anything,
  'auto-parts': shop,
  tailor: anything,
  'dry-cleaning': anything,
  'construction-project': anything,
  storage: anything,
};
export const sentencesFor = (trade: string, root: string): Sentences => byTrade[trade] ?? byRoot[root] ?? anything;
