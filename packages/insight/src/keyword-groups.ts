export interface KeywordGroup {
  readonly categoryId: string;
  readonly categoryName: string;
  /** As people write them; compared folded and stemmed. */
  readonly keywords: readonly string[];
}

const group = (categoryId: string, categoryName: string, keywords: string): KeywordGroup => ({
  categoryId,
  categoryName,
  keywords: keywords.split(', '),
});

/** The specification's ten groups; the directory passes those of its own tree. */
export const keywordGroups: readonly KeywordGroup[] = [
  group('restaurant', 'Restoran & Kafe', 'restoran, lokanta, kafe, yemek, kebap, pizza, kahve, kahvaltı, menü, mutfak'),
  group('beauty', 'Güzellik & Bakım', 'kuaför, berber, güzellik, saç, cilt, makyaj, manikür, epilasyon, bakım, spa'),
  group('automotive', 'Otomotiv', 'oto, araba, araç, lastik, servis, motor, yedek parça, galeri, kaporta, egzoz'),
  group('health', 'Sağlık', 'doktor, klinik, hastane, diş, eczane, tedavi, muayene, sağlık, terapi, psikolog'),
  group('education', 'Eğitim', 'okul, kurs, eğitim, öğretmen, dershane, anaokulu, üniversite, ders, sınav, akademi'),
  group(
    'technology',
    'Teknoloji',
    'yazılım, bilgisayar, teknoloji, internet, web, telefon, mobil, donanım, siber, tasarım',
  ),
  group('home', 'Ev & Yaşam', 'mobilya, dekorasyon, tadilat, boya, tesisat, elektrik, temizlik, halı, perde, nakliyat'),
  group('shopping', 'Alışveriş', 'mağaza, market, giyim, ayakkabı, çanta, kuyumcu, çiçek, hediye, kırtasiye, moda'),
  group('fitness', 'Spor & Fitness', 'spor, fitness, pilates, yoga, antrenman, yüzme, salon, halı saha, tenis, dans'),
  group(
    'business',
    'İş & Danışmanlık',
    'avukat, hukuk, muhasebe, danışmanlık, sigorta, emlak, finans, mali müşavir, reklam, ajans',
  ),
];
