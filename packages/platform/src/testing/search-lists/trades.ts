/** A trade as lists and people call it; `id` is a built-in category. */
export interface ListTrade {
  readonly id: string;
  /** An activity as a chamber registers it. */
  readonly chamber: string;
  /** What a map service calls the place. */
  readonly map: string;
  /** In names of shops. */
  readonly nouns: readonly string[];
  readonly services: readonly string[];
  /** What people call those who do it, or the shop. */
  readonly said: readonly string[];
  /** Why people look for it. */
  readonly needs: readonly string[];
}

/** id; chamber; map service; nouns; services; what people say; needs. */
const table = `
cafe; Kahvehane ve kafe işletmeciliği; Kafe; Kafe,Cafe,Kahve Evi; filtre kahve,sıcak çikolata; kahveci,kafe; kahve içmek istiyorum
lokanta; Lokantacılık; Restoran; Lokantası,Sofrası,Ev Yemekleri; günün çorbası,zeytinyağlı tabağı; lokanta,esnaf lokantası; karnım acıktı,yemek yiyecek yer
kebap; Kebapçılık ve pidecilik; Kebap restoranı; Kebap,Ocakbaşı,Kebap Salonu; beyti,kaburga; kebapçı,ocakbaşı; canım kebap çekti
doner; Döner üreticiliği ve satışı; Döner restoranı; Döner,Dönercisi; zurna dürüm,pilav üstü; dönerci; döner yemek istiyorum
tatli; Tatlıcılık; Tatlı dükkânı; Tatlıcısı,Baklavaları; soğuk baklava,katmer; baklavacı,tatlıcı; canım tatlı çekti
hairdresser; Kadın kuaförlüğü; Kuaför; Kuaför,Saç Tasarım,Bayan Kuaförü; ombre,keratin bakımı; bayan kuaförü,kuaför; saç boyatmak istiyorum,fön çektirmek istiyorum
barber; Berberlik; Erkek berberi; Berber,Erkek Kuaförü,Berber Salonu; damat tıraşı,sakal kesimi; berber,erkek kuaförü; saç kestirmek istiyorum,tıraş olmak istiyorum
beauty-salon; Güzellik salonu işletmeciliği; Güzellik merkezi; Güzellik Salonu,Beauty; ipek kirpik,kaş alımı; güzellik merkezi; kirpik yaptırmak istiyorum
repair; Motorlu taşıt tamirciliği; Araç tamir atölyesi; Oto Servis,Oto Tamir,Oto; triger değişimi,balata değişimi; araba tamircisi,oto sanayi; arabam bozuldu,motor ses yapıyor
tire; Oto lastik tamiri ve satışı; Lastik mağazası; Lastik,Oto Lastik; yaz lastiği,jant düzeltme; lastikçi; lastik patladı,lastiğim indi
towing; Araç çekme ve kurtarma; Çekici hizmeti; Oto Kurtarma,Yol Yardım; akü takviyesi,çoklu çekici; çekici,oto çekici; arabam yolda kaldı
car-wash; Araç yıkama ve yağlama; Oto yıkama; Oto Yıkama,Oto Kuaför; pasta cila,motor yıkama; oto yıkamacı; arabamı yıkatmak istiyorum
auto-parts; Motorlu taşıt parça ticareti; Oto parça mağazası; Yedek Parça,Oto Yedek Parça,Akü; fren diski,akü satışı; akücü,parçacı; akü bitti,araba aküsü
dentist; Diş hekimliği faaliyetleri; Diş kliniği; Diş Kliniği,Ağız ve Diş Sağlığı,Diş Polikliniği; kanal tedavisi,zirkonyum; dişçi,diş doktoru; dişim ağrıyor,dolgu yaptırmak istiyorum
pharmacy; Eczacılık ürünlerinin perakende ticareti; Eczane; Eczanesi; tansiyon ölçümü; eczane,eczacı; ilaç alacağım,reçetemi yazdırdım
clinic; Genel hekimlik uygulama faaliyetleri; Tıp merkezi; Tıp Merkezi,Polikliniği,Muayenehanesi; ozon tedavisi,ekg; doktor,hekim; muayene olmak istiyorum
psychologist; Psikolojik danışma faaliyetleri; Psikolog; Psikoloji,Psikolojik Danışmanlık; çift terapisi,ergen terapisi; psikolog,terapist; panik atak
optician; Gözlükçülük; Gözlükçü; Optik,Gözlük; güneş gözlüğü,kontakt lens; gözlükçü; gözlüğüm kırıldı
driving-school; Sürücü kursu faaliyetleri; Sürücü kursu; Sürücü Kursu; direksiyon dersi,b sınıfı ehliyet; ehliyet kursu,sürücü kursu; ehliyet almak istiyorum
kindergarten; Okul öncesi eğitim; Anaokulu; Anaokulu,Kreş; oyun grubu,tam gün bakım; kreş,anaokulu; çocuğumu kreşe vereceğim
gym; Spor tesisi işletmeciliği; Spor salonu; Spor Salonu,Fitness,Gym; kişisel antrenör,crossfit; spor salonu; kilo vermek istiyorum,spora başlamak istiyorum
phone; Cep telefonu satış ve onarımı; Cep telefonu mağazası; İletişim,Telefon,Gsm; cam değişimi,kılıf; telefoncu,cep telefoncu; ekran değişimi,telefonum kırıldı,telefon şarj olmuyor
computer; Bilgisayar onarımı; Bilgisayar onarım hizmeti; Bilgisayar,Bilişim; format atma,ssd takma; bilgisayarcı,laptop tamircisi; bilgisayar açılmıyor,laptop bozuldu
plumber; Sıhhi tesisat işleri; Tesisatçı; Tesisat,Su Tesisat; petek temizliği,gider açma; muslukçu,su tesisatçısı,sıhhi tesisatçı; su akıtıyor,musluk damlatıyor,tuvalet tıkandı,su kaçağı
electrician; Elektrik tesisatçılığı; Elektrikçi; Elektrik; avize montajı,sigorta değişimi; elektrikçi,elektrik ustası; sigorta atıyor,elektrikler gitti,priz çalışmıyor
locksmith; Anahtarcılık; Çilingir; Anahtar,Çilingir; oto anahtarı,kasa açma; kilitçi,anahtarcı,çilingir; kapıda kaldım,kilit değiştirmek,anahtarım kırıldı
heating; Isıtma ve doğalgaz tesisatı; Isıtma müteahhidi; Kombi,Doğalgaz,Isı; petek montajı,kombi montajı; kombici,doğalgazcı; kombi bozuldu,petekler ısınmıyor
appliance; Ev aletleri onarımı; Beyaz eşya tamir servisi; Beyaz Eşya Servisi,Teknik Servis; kart tamiri,kazan değişimi; beyaz eşyacı,buzdolabı tamircisi; buzdolabı soğutmuyor,çamaşır makinesi bozuldu
cleaning; Bina temizlik faaliyetleri; Temizlik hizmeti; Temizlik; inşaat sonrası temizlik,cam silme; temizlikçi,temizlik şirketi; ev temizletmek istiyorum
carpet; Halı yıkamacılık; Halı temizleme hizmeti; Halı Yıkama; stor perde yıkama,yatak yıkama; halı yıkamacı,halıcı; halı yıkatmak istiyorum
painter; Boya ve badana işleri; Boyacı; Boya,Boya Badana; alçıpan,duvar kağıdı; boyacı,badanacı; evi boyatmak istiyorum
pest; Haşere mücadele faaliyetleri; İlaçlama hizmeti; İlaçlama; fare mücadelesi,tahtakurusu; ilaçlamacı,böcek ilaçlama; evde böcek var,hamam böceği
house-moving; Ev ve büro taşımacılığı; Nakliye şirketi; Nakliyat,Evden Eve Nakliyat; asansörlü taşıma,piyano taşıma; nakliyeci,nakliyatçı; ev taşıyacağım,taşınıyorum
courier; Kurye faaliyetleri; Kurye hizmeti; Kurye; aynı gün teslim,evrak teslimi; kurye,motokurye; acil evrak göndereceğim
market; Bakkallık; Market; Market,Gıda,Bakkaliye; tüp siparişi,damacana su; bakkal,market; deterjan alacağım
furniture; Mobilya ticareti; Mobilya mağazası; Mobilya,Koltuk; yatak odası takımı,köşe koltuk; mobilyacı,koltukçu; koltuk takımı alacağım
florist; Çiçekçilik; Çiçekçi; Çiçekçilik,Çiçek Evi; gelin buketi,orkide; çiçekçi; çiçek göndermek istiyorum
hardware; Hırdavat ve nalburiye; Hırdavatçı; Nalburiye,Hırdavat,Yapı Market; vida,kesim hizmeti; nalbur,hırdavatçı; vida alacağım
jewelry; Kuyumculuk; Kuyumcu; Kuyumculuk,Altın,Sarrafiye; alyans,tek taş; kuyumcu,altıncı; altın bozdurmak istiyorum
stationery; Kırtasiyecilik; Kırtasiye; Kırtasiye; renkli çıktı,spiral cilt; kırtasiyeci,fotokopici; çıktı almak istiyorum
bakery; Fırıncılık ve unlu mamul imalatı; Fırın; Fırını,Unlu Mamulleri,Ekmek Fırını; simit,ekşi mayalı ekmek; fırıncı,ekmekçi; sıcak ekmek
patisserie; Pastacılık; Pastane; Pastanesi,Pasta; doğum günü pastası,ekler; pastacı,pastane; doğum günü pastası
butcher; Kasaplık; Kasap; Kasabı,Et,Kasap; kuşbaşı,dana kıyma; kasap,etçi; mangallık et
greengrocer; Manavlık; Manav; Manavı,Manav; köy yumurtası; manav,sebzeci; taze meyve
hotel; Otelcilik; Otel; Otel,Hotel; toplantı salonu,kahvaltı dahil; otel; kalacak yer
lawyer; Hukuk danışmanlığı ve temsil; Avukat; Hukuk Bürosu,Avukatlık; boşanma davası,icra takibi; avukat; işten çıkarıldım,boşanmak istiyorum
accounting; Mali müşavirlik; Muhasebeci; Mali Müşavirlik,Muhasebe; e-defter,şirket kuruluşu; muhasebeci,mali müşavir,vergi danışmanı; şirket kurmak istiyorum
printing; Basım hizmetleri; Matbaa; Matbaa,Ofset; kartvizit,broşür; matbaacı; kartvizit bastırmak istiyorum
insurance; Sigorta aracılığı; Sigorta acentesi; Sigorta; dask,tamamlayıcı sağlık; sigortacı; kasko yaptırmak istiyorum
estate-agent; Emlak komisyonculuğu; Emlakçı; Emlak,Gayrimenkul; kiralık daire,ekspertiz; emlakçı,komisyoncu; kiralık ev arıyorum,evimi satmak istiyorum
glazier; Camcılık ve cam ticareti; Cam mağazası; Cam,Camcılık; duşakabin,ayna; camcı; cam kırıldı
wedding-hall; Düğün salonu işletmeciliği; Düğün salonu; Düğün Salonu,Balo Salonu; nikah töreni,kına gecesi; düğün salonu; düğün yapmak istiyoruz
photographer; Fotoğrafçılık; Fotoğraf stüdyosu; Foto,Fotoğrafçılık; vesikalık,bebek çekimi; fotoğrafçı; vesikalık çektirmek istiyorum
vet; Veterinerlik; Veteriner hekim; Veteriner Kliniği,Veteriner; karma aşı,kısırlaştırma; baytar,veteriner; köpeğim hasta,kedime aşı
tailor; Terzilik; Terzi; Terzi,Terzihane; paça kısaltma,fermuar değişimi; terzi,dikişçi; pantolon kısaltmak istiyorum
dry-cleaning; Kuru temizleme faaliyetleri; Kuru temizlemeci; Kuru Temizleme; gelinlik temizleme,ütüleme; kuru temizlemeci; takım elbise temizletmek
taxi; Taksicilik; Taksi hizmeti; Taksi; havalimanı götürme; taksi,taksici; taksi lazım
fuel; Akaryakıt perakende ticareti; Benzin istasyonu; Petrol,Akaryakıt; lpg dolumu,lastik havası; benzinci,benzinlik; benzin bitti
`;
const list = (text: string): readonly string[] => text.trim().split(',');
export const listTrades: readonly ListTrade[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', chamber = '', map = '', nouns = '', services = '', said = '', needs = ''] = line.split(';');
    return {
      id,
      chamber: chamber.trim(),
      map: map.trim(),
      nouns: list(nouns),
      services: list(services),
      said: list(said),
      needs: list(needs),
    };
  });
