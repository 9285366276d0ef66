import { slug } from '@carsi/turkish/slug';
import type { SearchCategory } from '../../search.js';

/** Root, then its trades: name = words in company names; what else people call it; services. Other than the tuning corpus on purpose. */
const tree = `
Lezzet Durakları
  Lokanta = Lokantası,Sofrası,Ev Yemekleri,Restaurant; restoran,restaurant,esnaf lokantası; tabldot yemek,paket servis,iftar menüsü
  Kafe = Cafe,Kahve Evi,Coffee; cafe,kahveci,coffee shop; serpme kahvaltı,soğuk kahve
  Dönerci = Döner,İskender Döner,Dürüm; döner,iskender; yaprak döner,tavuk dürüm
  Köfteci = Köfte,Köfte Piyaz; köfte; ızgara köfte,ekmek arası köfte
  Balık Restoranı = Balık Evi,Balık Restaurant; balıkçı,meyhane; balık ekmek,meze tabağı
  Pastane = Pastanesi,Tatlı Pasta; pasta,tatlıcı; yaş pasta,nişan pastası
  Baklavacı = Baklavaları,Baklava; baklava; fıstıklı baklava,ceviz sarması
  Börekçi = Börek,Börekçisi; börek; su böreği,kol böreği
  Çay Bahçesi = Çay Bahçesi,Aile Çay Bahçesi; çay ocağı; semaver çay,gözleme
Gıda Satışı
  Kasap = Kasap,Et Pazarı,Et Ürünleri; et,kasaplık; kurbanlık kesim,sucuk yapımı
  Manav = Manav,Meyve Sebze; sebze meyve; organik sebze
  Aktar = Aktar,Baharat; baharatçı; bitki çayı,kuruyemiş
  Bakkal = Bakkaliye,Gıda,Market; market,bakkaliye; eve servis
Kişisel Bakım
  Kuaför = Kuaför,Saç Tasarım,Hair Studio; bayan kuaförü,saç tasarım; gelin saçı,keratin bakım,ombre
  Berber = Berber,Erkek Kuaförü,Barber Shop; erkek kuaförü,barber; damat tıraşı,çocuk tıraşı
  Güzellik Merkezi = Güzellik,Beauty Center,Estetik Güzellik; güzellik salonu,güzellik uzmanı; cilt bakımı,lazer epilasyon,kalıcı makyaj
  Hamam = Hamamı,Spa Hamam; spa,masaj salonu; kese köpük,aroma masajı
  Dövmeci = Tattoo,Dövme Stüdyosu; tattoo,dövme; kaş piercing,dövme sildirme
Sağlık
  Diş Hekimi = Diş Polikliniği,Diş Kliniği,Dental; dişçi,diş doktoru,diş polikliniği; implant,diş teli,kanal tedavisi
  Eczane = Eczanesi; nöbetçi eczane; kan şekeri ölçümü
  Göz Doktoru = Göz Merkezi,Göz Kliniği; göz hastanesi,gözcü; katarakt ameliyatı,göz muayenesi
  Veteriner Kliniği = Veteriner,Vet Kliniği; veteriner,baytar; kuduz aşısı,kısırlaştırma
  Psikolog = Psikoloji,Danışmanlık Merkezi; psikolojik danışman,terapist; çift terapisi,oyun terapisi
  Diyetisyen = Beslenme,Diyet; beslenme uzmanı; kilo verme programı
  Optik = Optik,Gözlük; gözlükçü; lens satışı,gözlük camı
Araç
  Oto Yıkama = Oto Yıkama,Car Wash,Oto Kuaför; araba yıkama,car wash; seramik kaplama,motor yıkama
  Oto Tamir = Oto,Oto Servis,Otomotiv; oto tamirci,araba tamircisi,oto sanayi; balata değişimi,periyodik bakım
  Oto Lastik = Lastik,Oto Lastik Jant; lastikçi; rot balans,kışlık lastik
  Oto Kurtarma = Oto Kurtarma,Çekici; çekici,yol yardım; akü takviye,araç çekme
  Araç Kiralama = Rent A Car,Araç Kiralama,Filo; rent a car,oto kiralama; havalimanı teslim,minibüs kiralama
  Oto Galeri = Otomotiv Galeri,Auto; araba galerisi; ikinci el araba,takaslı satış
Konut ve Tamir
  Çilingir = Anahtar,Çilingir; anahtarcı; oto çilingir,kapı açtırma,kasa açma
  Tesisatçı = Su Tesisat,Tesisat Doğalgaz; su tesisatçısı,doğalgazcı; kırmadan kaçak bulma,musluk tamiri,petek temizliği
  Elektrikçi = Elektrik,Elektrik Taahhüt; elektrik ustası; sigorta arızası,avize takma
  Boyacı = Boya Badana,Dekorasyon Boya; boya badana,badanacı; alçı sıva,dış cephe boyama
  Kombi Servisi = Kombi Servis,Isıtma; kombici; kombi bakımı,kart tamiri
  Klima Servisi = Klima,Soğutma; klimacı; klima montajı,gaz dolumu
  Beyaz Eşya Servisi = Beyaz Eşya,Teknik Servis; beyaz eşya tamiri; buzdolabı tamiri,çamaşır makinesi tamiri
  Halı Yıkama = Halı Yıkama,Halı Sarayı; halı yıkamacı; koltuk yıkama,stor perde yıkama
  Mobilyacı = Mobilya,Koltuk,Ahşap; mobilya,marangoz; gardırop yapımı,masa sandalye
  Perdeci = Perde,Ev Tekstil; perde; fon perde,tül dikimi
  Cam Balkon = Cam Balkon,Pimapen; pimapenci; sineklik takma,katlanır cam
  İlaçlama = İlaçlama,Böcek İlaçlama; böcek ilaçlama; hamam böceği ilaçlama,fare ilaçlama
Taşıma ve Konaklama
  Nakliyat = Nakliyat,Evden Eve,Lojistik; nakliye,evden eve nakliyat,taşımacılık; parça eşya taşıma,ofis taşıma
  Otel = Otel,Hotel,Butik Otel; hotel,konaklama; sabah kahvaltısı,termal havuz
  Pansiyon = Pansiyon,Apart; apart; aylık oda
  Taksi = Taksi,Taksi Durağı; taksi durağı; havaalanı transferi
  Kargo = Kargo,Kurye; kurye,moto kurye; yurt dışı gönderi
Dersler
  Anaokulu = Anaokulu,Kreş; kreş,yuva; yarım gün bakım
  Sürücü Kursu = Sürücü Kursu; ehliyet kursu; motosiklet ehliyeti
  Dil Kursu = Dil Okulu,English Academy; ingilizce kursu,yabancı dil kursu; almanca dersi,ielts hazırlık
  Müzik Kursu = Müzik Evi,Sanat Akademi; gitar kursu; piyano dersi,bağlama dersi
  Etüt Merkezi = Etüt,Eğitim Kurumları; dershane,özel ders; lgs hazırlık,matematik özel ders
Mağazalar
  Çiçekçi = Çiçekçilik,Çiçek; çiçek,florist; orkide,düğün çiçeği
  Kuyumcu = Kuyumculuk,Gold,Mücevherat; altın,sarraf; alyans,bilezik bozdurma
  Kırtasiye = Kırtasiye,Kitap Kırtasiye; kırtasiyeci,kitapçı; ozalit çıktı,tez ciltleme
  Telefoncu = İletişim,GSM,Telefon; cep telefonu,telefon tamircisi; ekran değişimi,batarya değişimi
  Bilgisayarcı = Bilgisayar,Bilişim; bilgisayar tamiri,laptop servisi; format atma,veri kurtarma
  Terzi = Terzi,Terzihane; terzihane; paça yapma,fermuar değişimi
  Petshop = Petshop,Pet; evcil hayvan,pet shop; kedi maması,akvaryum
  Nalbur = Nalburiye,Hırdavat,Yapı Market; hırdavatçı,nalburiye; anahtar kopyalama,boya satışı
Danışma
  Avukat = Hukuk Bürosu,Avukatlık Bürosu; hukuk bürosu,hukukçu; boşanma davası,miras davası,kira tahliye
  Mali Müşavir = Mali Müşavirlik,Muhasebe,Vergi Danışmanlık; muhasebeci,muhasebe; şirket kuruluşu,e-fatura
  Sigorta Acentesi = Sigorta,Sigorta Aracılık; sigortacı,sigorta; trafik sigortası,dask,kasko
  Emlakçı = Emlak,Gayrimenkul; emlak ofisi,emlak; kiralık daire,satılık arsa
  Tercüme Bürosu = Tercüme,Çeviri; çeviri bürosu,tercüman; noter onaylı çeviri
  Matbaa = Matbaa,Reklam,Tabela; matbaacı,tabelacı; kartvizit baskı,broşür
  Fotoğrafçı = Foto,Fotoğraf Stüdyosu; fotoğraf stüdyosu; dış çekim,biyometrik fotoğraf
  Organizasyon = Organizasyon,Davet,Event; düğün organizasyonu; kına organizasyonu,ses sistemi kiralama
  Spor Salonu = Spor,Gym,Fitness; fitness salonu,gym; reformer pilates,kişisel antrenör
  Temizlik Şirketi = Temizlik,Cleaning; temizlikçi,temizlik firması; boş ev temizliği,merdiven temizliği`;

export interface Trade {
  readonly id: string;
  readonly name: string;
  readonly rootId: string;
  /** As it stands in the names of companies. */
  readonly nouns: readonly string[];
  readonly synonyms: readonly string[];
  readonly services: readonly string[];
}

export const items = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const lines = tree.trim().split('\n');
export const roots = lines.filter((line) => !line.startsWith(' ')).map((name) => ({ id: slug(name), name }));

export const trades: readonly Trade[] = (() => {
  let rootId = '';
  return lines.flatMap((line) => {
    if (!line.startsWith(' ')) {
      rootId = slug(line);
      return [];
    }
    const [name = '', more = ''] = line.split('=').map((part) => part.trim());
    const [nouns, synonyms, services] = more.split(';').map(items);
    return [{ id: slug(name), name, rootId, nouns: nouns!, synonyms: synonyms!, services: services! }];
  });
})();

export const unseenCategories: readonly SearchCategory[] = [
  ...roots.map(({ id, name }) => ({ id, parentId: null, name, synonyms: [] })),
  ...trades.map(({ id, name, rootId, synonyms }) => ({ id, parentId: rootId, name, synonyms })),
];
