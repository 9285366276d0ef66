/**
 * The trades that are asked for less: category, hours, the earliest year of establishment where the trade is a young one, and what they
 * offer. An offer is a name and a usual price in lira, without one where people ask; `+` is a product, `/saat`, `/gün`, `/ay` a unit.
 */
export const otherTradeTable = `
spa|salon|1995|Türk hamamı 900; Aromaterapi masajı 1600/saat; Kese köpük 700; Sauna 500
tattoo|salon|2000|Dövme 2500; Kaş piercing 800; Dövme silme 2000
auto-gallery|shop||İkinci el otomobil alımı; Takas; Ekspertiz 2500
car-rental|market|1990|Ekonomik araç 1600/gün; SUV 3200/gün; Havalimanında teslim 500
auto-parts|works||+Fren balatası 1400; +Akü 3200; +Motor yağı 1300; +Silecek 350
motorcycle|works||Motosiklet bakımı 1800; +Kask 2800; Lastik değişimi 600
hospital|always|1985|Acil servis; Check-up 6500; Poliklinik muayenesi 2200; Doğum
dietitian|office|2000|Beslenme danışmanlığı 1500; Vücut analizi 500; Online takip 1200/ay
physiotherapy|clinic|1990|Fizik tedavi seansı 1200; Manuel terapi 1600; Bel ve boyun tedavisi 1400
laboratory|clinic||Kan tahlili 600; İdrar tahlili 300; Hormon testi 900; Check-up paketi 4500
course|lessons||LGS hazırlık 6500/ay; YKS hazırlık 7500/ay; Etüt 3000/ay
language|lessons||İngilizce kursu 4500/ay; Almanca kursu 4800/ay; Konuşma kulübü 1200/ay; IELTS hazırlık 9000
tutoring|lessons||Matematik dersi 900/saat; Fizik dersi 900/saat; İngilizce dersi 800/saat
kindergarten|school||Tam gün eğitim 18000/ay; Yarım gün eğitim 12000/ay; Yaz okulu 10000/ay
driving-school|lessons||B sınıfı ehliyet 16000; Direksiyon dersi 1000/saat; A2 motosiklet ehliyeti 14000
music-school|lessons||Piyano dersi 900/saat; Gitar dersi 700/saat; Keman dersi 900/saat; Bağlama dersi 700/saat
private-school|school||İlkokul; Ortaokul; Servis; Yaz okulu
yoga|gym|2002|Grup dersi 450; Aylık üyelik 3200/ay; Hamile yogası 600
pilates|gym|2005|Reformer pilates 900; Mat pilates 500; Düet ders 700
swimming|gym||Yüzme kursu 3500/ay; Bebek yüzme 900; Serbest yüzme 400
martial-arts|gym||Boks 1800/ay; Taekwondo 1500/ay; Kick boks 1800/ay
pitch|night||Saha kiralama 1600/saat; Turnuva; Krampon kiralama 100
computer|shop|1992|Format ve kurulum 900; Veri kurtarma 3000; +Dizüstü bilgisayar 32000; Ekran değişimi 3500
software|office|1998|Web sitesi 25000; Mobil uygulama; Ön muhasebe programı 1500/ay
security-systems|works|1995|Kamera kurulumu 6500; Alarm sistemi 5500; Görüntülü diafon 9000
electronics|shop||+Televizyon 18000; +Kulaklık 1200; Televizyon tamiri 2000
painter|works||Daire boyası 14000; Dış cephe boyası; Alçı ve saten 9000
pest|works||Ev ilaçlama 1800; Hamam böceği ilaçlama 1500; Fare ilaçlama 2000
upholstery|works||Koltuk kaplama 7500; Sandalye döşeme 900; Sünger değişimi 2500
courier|market|1998|Şehir içi gönderi 180; Acil kurye 350; Evrak taşıma 150
cargo|office|1985|Yurt içi gönderi 120; Adresten alım 50; Yurt dışı gönderi
storage|office|2000|Eşya depolama 2500/ay; Ev eşyası depolama 4500/ay
clothing|shop||+Elbise 1400; +Gömlek 900; +Kot pantolon 1100; Tadilat 150
shoes|shop||+Erkek ayakkabı 1900; +Spor ayakkabı 2400; +Bot 2600; Ayakkabı tamiri 350
jewelry|shop||+Alyans 14000; +Gram altın; +Gümüş kolye 1200; Tamir 300
furniture|shop||+Koltuk takımı 48000; +Yatak odası 62000; +Yemek masası 18000
books|shop||+Roman 220; +Çocuk kitabı 150; +Test kitabı 260
stationery|shop||+Defter 60; +Okul çantası 900; Fotokopi 3; Ciltleme 80
toys|shop||+Yapboz 250; +Peluş oyuncak 350; +Akülü araba 6500
hardware|works||+Boya 900; +Musluk 650; +Vida takımı 120; Anahtar çoğaltma 80
gift|shop||+Kupa 250; +Magnet 60; +Kişiye özel çerçeve 450; Hediye paketi 40
greengrocer|market||+Domates (kg) 45; +Elma (kg) 50; +Karpuz (kg) 20; Adrese teslim
deli|market||+Ezine peyniri (kg) 520; +Kars gravyeri (kg) 780; +Yeşil zeytin (kg) 260; +Pastırma (kg) 1600
nuts|market||+Antep fıstığı (kg) 950; +Karışık kuruyemiş (kg) 620; +Ay çekirdeği (kg) 180; +Türk kahvesi (kg) 640
spices|shop||+Pul biber (kg) 360; +Kekik 60; +Ihlamur 90; +Safran 250
pension|always||Çift kişilik oda 1600/gün; Aile odası 2400/gün; Kahvaltı 250
apart|always||1+1 daire 2200/gün; 2+1 daire 3200/gün; Haftalık konaklama 13500
bungalow|always|2010|Jakuzili bungalov 5200/gün; Göl manzaralı bungalov 4200/gün; Kahvaltı 400
camping|always||Çadır yeri 500/gün; Karavan yeri 900/gün; Kiralık çadır 800/gün
agency|shop||Yurt içi turlar; Umre turu; Uçak bileti; Otel rezervasyonu
transfer|always|2000|Havalimanı transferi 1800; VIP araç 4500/gün; Şehirler arası transfer
visa|office|1998|Schengen vizesi danışmanlığı 3500; İngiltere vizesi danışmanlığı 4500; Evrak çevirisi 600
boat|market||Günlük koy turu 1200; Gün batımı turu 900; Özel tekne kiralama 14000/gün
consulting|office|1990|Yönetim danışmanlığı 3500/saat; Hibe ve teşvik danışmanlığı; Kalite belgesi 18000
advertising|office|1990|Logo tasarımı 8500; Sosyal medya yönetimi 15000/ay; +Tabela 6500
printing|works||+Kartvizit (1.000 adet) 700; +Broşür 2500; +Davetiye 1800; Dijital baskı 15
translation|office||İngilizce çeviri 350; Yeminli çeviri 500; Simultane tercüme 12000/gün
office|office|2008|Sanal ofis 1200/ay; Toplantı odası 600/saat; Paylaşımlı masa 4500/ay
hr|office|1998|Personel seçimi; Bordro hizmeti 2500/ay; Kariyer danışmanlığı 1800
security|always|2004|Özel güvenlik görevlisi; Etkinlik güvenliği; Alarm izleme 500/ay
notary|office||Vekâletname; Araç satışı; İmza sirküleri; Onaylı çeviri
mediator|office|2013|İş uyuşmazlığı arabuluculuğu; Kira uyuşmazlığı arabuluculuğu; Ticari arabuluculuk
patent|office||Marka tescili 6500; Patent başvurusu 18000; Tasarım tescili 7000
insurance|office||Trafik sigortası; Kasko; DASK; Tamamlayıcı sağlık sigortası
exchange|shop||Döviz alım satım; Altın alım satım; Para transferi
bank|office||Bireysel bankacılık; Konut kredisi; Kiralık kasa
construction-project|shop|2000|Satılık daire; Kampanyalı konut; Örnek daire gezisi
property-management|office|1995|Site yönetimi; Aidat takibi; Havuz ve bahçe bakımı
contractor|works||Anahtar teslim inşaat; Kentsel dönüşüm; Kaba inşaat
renovation|works||Banyo yenileme 65000; Mutfak yenileme 85000; Parke döşeme 450; Alçıpan 600
architect|office||Mimari proje; İç mimari tasarım 25000; Ruhsat projesi
building-materials|works||+Çimento (50 kg) 220; +Seramik (m²) 380; +Alçı 140; +Parke (m²) 520
glazier|works||Cam değişimi 900; Cam balkon 14000; Duşakabin 9000; Ayna 1200
insulation|works|1990|Mantolama; Çatı yalıtımı 650; Su yalıtımı 550
blacksmith|works||Ferforje korkuluk 2800; Demir kapı 14000; Kaynak işleri 900
photographer|shop||Vesikalık fotoğraf 250; Bebek çekimi 3500; Ürün çekimi 400; Fotoğraf baskısı 20
wedding-photo|shop||Düğün hikâyesi 22000; Dış çekim 8500; Albüm 4500
video|office|1995|Tanıtım filmi 35000; Düğün klibi 14000; Kurgu 1500/saat
drone|office|2014|Havadan çekim 6000; Emlak tanıtımı 4500; Düğün drone çekimi 5000
wedding-hall|night||Düğün salonu kiralama; Kına gecesi; Sünnet düğünü; Nişan
organization|office||Doğum günü organizasyonu 9000; Evlilik teklifi 12000; Balon süsleme 3500
catering|works||Toplu yemek 180; Kokteyl 650; Düğün yemeği 480; Taziye yemeği 250
bridal|shop||Gelinlik kiralama 18000; Abiye kiralama 4500; Gelinlik dikimi 45000
dj|night|1995|Düğün DJ’i 12000; Ses sistemi kiralama 6500; Işık kiralama 4500
cinema|night||Tam bilet 260; Öğrenci bileti 200; +Patlamış mısır 120
theatre|night||Tam bilet 350; Öğrenci bileti 220; Çocuk oyunu 180
bar|night||+Fıçı bira 200; +Kokteyl 380; +Meze tabağı 320; Canlı müzik
game|night|1998|Bilardo 200/saat; PlayStation 150/saat; Masa tenisi 150/saat
kids|school||Oyun alanı 200/saat; Doğum günü 8500; Top havuzu 150
escape|night|2014|Kaçış oyunu (kişi başı) 450; Korku odası 550; Doğum günü paketi 6500
pet-shop|shop||+Kedi maması 650; +Köpek maması 900; +Akvaryum 2500; +Kedi kumu 220
pet-grooming|salon|2000|Köpek tıraşı 900; Kedi bakımı 1000; Tırnak kesimi 200
pet-hotel|market|2005|Köpek konaklama 700/gün; Kedi konaklama 500/gün; Günlük kreş 450/gün
dry-cleaning|shop||Takım elbise 350; Mont 400; Gömlek ütü 60; Gelinlik temizliği 1800
fabric|shop||+Perdelik kumaş (m) 320; +Keten kumaş (m) 260; +Döşemelik kumaş (m) 380
home-textile|shop||+Nevresim takımı 1400; +Havlu seti 650; Perde dikimi 450; +Yorgan 1200
workwear|works||+İş tulumu 900; +Çelik burunlu ayakkabı 1200; +Reflektörlü yelek 150; Logo baskı 60
nursery|works||+Meyve fidanı 180; +Süs bitkisi 220; +Torf 150; Bahçe düzenleme
agro|works||+Gübre 900; +Sebze tohumu 120; +Zirai ilaç 450; Bitki danışmanlığı
farm|market||+Köy yumurtası 180; +Süt (5 l) 200; +Köy tavuğu 350; Çiftlik gezisi 250
feed|works||+Besi yemi 620; +Tavuk yemi 480; +Yonca balyası 180
machine|works||Torna işleri; CNC freze; Makine bakımı; Yedek parça imalatı
metal|works||Lazer kesim; Abkant büküm; Kaynaklı imalat; Paslanmaz işleri
plastic|works||Plastik enjeksiyon; Kalıp imalatı; +Plastik kasa 220
packaging|works||+Oluklu koli 18; +Streç film 160; +Baskılı poşet; Kutu tasarımı
energy|office|2010|Çatı üstü güneş paneli; Tarımsal sulama sistemi; Panel bakımı 3500
taxi|always||Şehir içi taksi; Havalimanı taksi; Saatlik taksi
bus|always||Şehirler arası bilet; Otobüs kiralama 9000/gün; Kargo gönderimi 250
shuttle|works||Personel servisi; Okul servisi 4500/ay; Minibüs kiralama 4500/gün
parking|always||Saatlik park 60/saat; Günlük park 250/gün; Aylık abonelik 3500/ay; Vale
fuel|always||Benzin; Motorin; LPG; Lastik havası
charging|always|2019|Hızlı şarj (DC); Normal şarj (AC)
gallery|shop||+Yağlı boya tablo; +Baskı 2500; Sergi; Çerçeve 900
ceramics|shop||Seramik atölyesi 1200; Çömlek dersi 900; +El yapımı kupa 450
antique|shop||+Antika saat; +Eski plak 350; +Gümüş tepsi; Antika alımı
handicraft|shop||+El dokuması kilim 6500; +Bakır cezve 750; +Çini tabak 1200; +Oltu taşı tespih 1500
instrument|shop||+Klasik gitar 4500; +Bağlama 7500; +Piyano; Enstrüman tamiri 800
baby-store|shop||+Bebek arabası 9500; +Mama sandalyesi 3500; +Bebek bezi 450
babysitter|office||Çocuk bakıcısı; Yatılı bakıcı; Oyun ablası 350/saat
child-development|school||Gelişim testi 1500; Oyun terapisi 1600/saat; Dil ve konuşma terapisi 1500/saat
nursing-home|always||Yatılı bakım; Alzheimer bakımı; Fizik tedavi
home-care|always||Hasta bakımı; Yaşlı refakati; Evde hemşire 2500/gün
medical-supplies|shop||+Tekerlekli sandalye 8500; +Tansiyon aleti 1400; Hasta yatağı kiralama 2500/ay
municipality|office||Vezne; Evlendirme; Emlak vergisi; İmar
association|office||Üyelik; Burs başvurusu; Etkinlikler
chamber|office||Oda kaydı; Faaliyet belgesi; Kapasite raporu
other|office||Danışma
`;
