/** District, a point in it in degrees, how many kilometres around it are inside, neighbourhoods. Made by tools/bake-sample-places.mjs. */
export const placeTable = `
1-aladag|37.577|35.354|1.2|Akpınar,Başpınar,Mansurlu,Sinanpaşa,Akören,Boztahta
1-ceyhan|37.046|35.855|1.2|Atatürk,Cumhuriyet,Hürriyet,İstiklal,Adapınar,Adatepe
1-cukurova|37.089|35.216|1.2|Belediye Evleri,Huzurevleri,Yüzüncüyıl,Beyazevler,Bozcalar,Dörtler
1-feke|37.868|35.808|1.2|Akkaya,Akoluk,Bağdatlı,Bahçecik,Çandırlar,Çondu
1-imamoglu|37.282|35.637|1.2|Cumhuriyet,Fatih,Hürriyet,Adalet,Menteş,Tuna
1-karaisali|37.300|35.140|1.2|Akçalı,Aktaş,Altınova,Aşağıbelemedik,Aşağıyörükler,Ayakkıf
1-karatas|36.662|35.362|1.2|Adalı,Ataköy,Bahçe,Bebeli,Çağşırlı,Çakırören
1-kozan|37.518|35.737|1.2|Gazi,Cumhuriyet,Hacıbeyli,Acarmantaş,Akarca,Akçalıuşağı
1-pozanti|37.523|34.962|1.2|Cumhuriyet,İstiklal,Kurtuluş,Akçatekir,Alpu,Aşçıbekirli
1-saimbeyli|37.993|36.080|1.2|Fatih,Aksaağaç,Avcıpınarı,Ayvacık,Beypınarı,Cumhurlu
1-saricam|37.103|35.461|1.2|İstiklal,Hürriyet,Beyceli,Buruk Cumhuriyet,Sofudede,Kemalpaşa
1-seyhan|37.000|35.321|1.0|Kurtuluş,Bahçelievler,İstiklal,Fatih,Hürriyet,Akkapı
1-tufanbeyli|38.238|36.222|1.2|Cumhuriyet,İstiklal,Akçal,Akpınar,Ayvat,Bolatpınarı
1-yumurtalik|36.804|35.759|1.2|Asmalı,Ayvalık,Demirtaş,Deveciuşağı,Gölovası,Hamzalı
1-yuregir|36.879|35.442|1.2|Bahçelievler,Atatürk,Cumhuriyet,Yakapınar,Abdioğlu Cumhuriyet,Ağzıbüyük
2-besni|37.628|37.888|1.2|15 Temmuz Şehitler,Aşağısarhan,Cirit Meydanı,Çat,Dumlupınar,Erdemoğlu
2-celikhan|38.051|38.313|1.2|Cumhuriyet,Fatih,Merkez,Bahçeli Evler,Başpınar,Cami
2-gerger|37.977|38.959|1.2|Fatih,Merkez,Keleşan
2-golbasi|37.673|37.588|1.2|Fatih,Hürriyet,Cumhuriyet,Asfalt,Kurugeçit,Mimar Sinan
2-kahta|37.801|38.683|1.2|Atatürk,Cumhuriyet,Fatih,Gazi,Hürriyet,Bağlar
2-merkez|37.765|38.279|1.2|Bahçelievler,Fatih,Cumhuriyet,Eskisaray,Hocaömer,Kapcami
2-samsat|37.564|38.461|1.2|Baraj,Kale,Örentaş,Yavuz Selim
2-sincik|38.014|38.546|1.2|Cumhuriyet,Fatih,Ayengin,Karaman,Mahmutoğlu,Onur
2-tut|37.830|37.932|1.2|Cumhuriyet,Ayniye,Bulanık,Çamlıca,Fethiye,Reşadiye
3-basmakci|37.876|30.034|1.2|Fatih,Aşağı Hilal,Barbaros,Çağlayan,Gülistan,Mimar Sinan
3-bayat|38.939|30.927|1.2|Cumhuriyet,Hürriyet,Büyük
3-bolvadin|38.777|31.093|1.2|Bahçelievler,Yıldırım,Fatih,Akçeşme,Alaca,Ali Efendi
3-cay|38.566|30.973|1.2|Bahçelievler,Aktaş,Ali İhsan Paşa,Ali Kaleli,Cedit,Demirağaç
3-cobanlar|38.753|30.835|1.2|Bucak,Gölcük,Işık,Karadede,Sırakapı,Termalkent
3-dazkiri|37.933|29.783|1.2|Kurtuluş,Barbaros,Çamlık,Esentepe,Yeniyol,Yeşilyurt
3-dinar|38.111|30.171|1.2|Atatürk,Cumhuriyet,Fatih,Hürriyet,Adliye,Altmışevler
3-emirdag|39.056|31.215|1.2|Cumhuriyet,Çilli,Eski Kacerli,İncili,İnkilap,Karşıyaka
3-evciler|38.057|29.911|1.2|Fatih,Camikebir,Kayalık,Mehmet Akif,Yavuz Selim,Yunus Emre
3-hocalar|38.642|29.999|1.2|Hürriyet,Şafak
3-ihsaniye|39.068|30.440|1.2|Cumhuriyet,Hürriyet,Fatih,Akören,Şahinler,Zafer
3-iscehisar|38.868|30.756|1.2|Fatih,Cumhuriyet,Kurtuluş,Çukur,Esentepe,Eski Hamam
3-kiziloren|38.257|30.165|1.2|Cumhuriyet
3-merkez|38.751|30.557|1.2|İstiklal,Cumhuriyet,Fatih,Gazi,Ataköy,Esentepe
3-sandikli|38.461|30.181|1.2|Fatih,Cuma,Çakır,Çay,Ece,Hisar
3-sinanpasa|38.785|30.202|1.2|Bahçelievler,Cumhuriyet,Fatih,Akpınar,Ali Çetinkaya,Çiğiltepe
3-sultandagi|38.669|31.429|1.2|Yıldırım,Selçuk,Çavuş,Kayran,Pazaraltı
3-suhut|38.484|30.565|1.2|İstiklal,Kurtuluş,Altıgöz,Baş,Gazipaşa,Hacı Musa
4-diyadin|39.452|43.603|1.2|Atatürk,Fatih,14 Nisan,Göl,İsaağa,Ketenpınar
4-dogubayazit|39.572|44.001|1.2|Hürriyet,Abdigör,Ahmedihani,Barış,Büyük Ağrı,Çiftepınar
4-eleskirt|39.814|42.718|1.2|Fatih,Hürriyet,İstiklal,Esentepe,Karşıyaka,Kazım Karabekir
4-hamur|39.448|43.081|1.2|Buzhane,Kale,Kümbet
4-merkez|39.719|43.050|1.2|Cumhuriyet,Kurtuluş,Bahçelievler,Fatih,Gazi,Hürriyet
4-patnos|39.183|42.874|1.2|Atatürk,Cumhuriyet,Turgut Özal,14 Nisan,Abdulvehap Küfrevi,Ahmed-i Hani Mahallesi
4-taslicay|39.679|43.466|1.2|Cumhuriyet,Hürriyet,15 Temmuz Şehitler,Adnan Menderes
4-tutak|39.513|42.685|1.2|Cami,Karşıyaka,Murat,Pınar
5-goynucek|40.417|35.539|1.2|Cumhuriyet,Merkez
5-gumushacikoy|40.901|35.195|1.2|Adatepe,Ağcadede,Artıkabat,Camikebir,Cumara,Çay
5-hamamozu|40.754|35.081|1.2|Arkutbey,Hamitkaplan,Köprübaşı,Saray
5-merkez|40.650|35.835|1.2|Bahçeleriçi,Beyazıtpaşa,Ellibeşevler,Göllü Bağları,Gümüşlü,İhsaniye
5-merzifon|40.845|35.465|1.2|Bahçelievler,Abidehatun,Bağlarbaşı,Buğdaylı,Camicedit,Eski Camii
5-suluova|40.784|35.673|1.2|Cumhuriyet,Fatih,Hürriyet,Ata,Beyazıt,Bir Eylül
5-tasova|40.770|36.265|1.2|Cumhuriyet,Doğu,Tepe,Yemişen,Yeşilırmak
6-akyurt|40.109|33.144|1.2|Atatürk,Yıldırım,Ahmetadil,Balıkhisar,Beyazıt,Büğdüz
6-altindag|40.003|32.954|1.2|Atıfbey,Gültepe,Örnek,Aydınlıkevler,Baraj,Doğantepe
6-ayas|39.964|32.269|1.2|Akkaya,Başayaş,Başbereket,Bayat,Bayram,Camiatik
6-bala|39.451|33.151|1.2|Abazlı,Afşar,Ahmetçayırı,Akkoyunlu,Aşağıhacıbekir,Aşıkoğlu
6-beypazari|40.162|31.921|1.2|Cumhuriyet,İstiklal,Kurtuluş,Acısu,Adaören,Akçakavak
6-camlidere|40.469|32.296|1.2|Ahatlar,Akkaya,Alakoç,Atça,Avdan,Avşarlar
6-cankaya|39.921|32.854|1.2|Bahçelievler,Cumhuriyet,Çiğdem,Çukurambar,Kızılırmak,Mustafa Kemal
6-cubuk|40.328|33.052|1.2|Atatürk,Cumhuriyet,Fatih,Ağılcık,Akbayır,Akkuzulu
6-elmadag|39.831|33.190|1.2|Kurtuluş,Akçaali,Aşağıkamışlı,Deliler,Ediğe,Gümüşpala
6-etimesgut|39.805|32.583|1.2|30 Ağustos,Ahi Mesut,Elvan,Kazım Karabekir,Piyade,Süvari
6-evren|39.036|33.743|1.2|Altınbaşak,Cebirli,Çatalpınar,Demirayak,Esentepe,Eskitorunobası
6-golbasi|39.641|32.707|1.2|Bahçelievler,Ahiboz,Akörençarşak,Altunçanak,Bağiçi,Ballıkpınar
6-gudul|40.273|32.250|1.2|Adalıkuzu,Afşar,Akbaş,Akçakese,Aşağı,Boyalı
6-haymana|39.285|32.564|1.2|Ahırlıkuyu,Alaçık,Alahacılı,Altıpınar,Ataköy,Bahçecik
6-kahramankazan|40.206|32.658|1.2|Atatürk,Fatih,Ahi,Akçaören,Akıncı,Alpagut
6-kalecik|40.239|33.445|1.2|Afşar,Ahikemalşenyurt,Ahiler Yenice,Akcataş,Akkaynak,Akkuzulu
6-kecioren|39.999|32.848|1.2|23 Nisan,Adnan Menderes,Aktepe,Bademlik,Bağlarbaşı,Çaldıran
6-kizilcahamam|40.544|32.735|1.2|Akçakese,Akçay,Akdoğan,Aksak,Alibey,Alpagut
6-mamak|39.897|33.025|1.2|Abidinpaşa,Aşık Veysel,Balkiraz,Çağlayan,Kartaltepe,Mehtap
6-nallihan|40.210|31.336|1.2|Atatürk,Fatih,Akdere,Aksu,Alan,Aliağa
6-polatli|39.667|32.083|1.2|Cumhuriyet,Fatih,Gazi,İstiklal,Kurtuluş,Adatoprakpınar
6-pursaklar|40.129|32.861|1.2|Fatih,Merkez,Abadan,Altınova,Ayyıldız,Karaköy
6-sincan|39.779|32.401|1.2|Fatih,Atatürk,Cumhuriyet,Gazi,Hürriyet,İstiklal
6-sereflikochisar|38.822|33.577|1.2|Cumhuriyet,Hürriyet,İstiklal,Acıkuyu,Acıöz,Akarca
6-yenimahalle|40.008|32.722|1.2|Gazi,Çarşı,Beştepe,Emniyet,Batı Sitesi,Ergazi
7-akseki|36.978|31.805|1.2|Akşahap,Alaçeşme,Aşağıaşıklar,Bademli,Belenalan,Boğaz
7-aksu|36.999|30.855|1.2|Atatürk,Cumhuriyet,Fatih,Alaylı,Altıntaş,Barbaros
7-alanya|36.530|32.235|1.2|Cumhuriyet,Çarşı,Akçatı,Akdam,Alacami,Alara
7-demre|36.298|29.951|1.2|Belören,Çağman,Çevreli,Davazlar,Gürses,Kaleüçağız
7-dosemealti|37.146|30.556|1.2|Ahırtaş,Akkoç,Altınkale,Aşağıoba,Ayanlar,Aydınlar
7-elmali|36.728|29.969|1.2|Akçay,Afşar,Ahatlı,Akçaeniş,Armutlu,Bayındır
7-finike|36.430|30.101|1.2|Akçaalan,Alacadağ,Arif,Asarönü,Boldağ,Çamlıbel
7-gazipasa|36.321|32.444|1.2|Cumhuriyet,Gazi,İstiklal,Akoluk,Aydın,Aydıncık
7-gundogmus|36.872|32.116|1.2|Fatih,Akyar,Balkaya,Bedan,Çaltı,Çamlıalan
7-ibradi|37.148|31.562|1.2|Aşağı,Aydınyayla,Başlar,Çukurviran,Düzlen,Ormana
7-kas|36.367|29.652|1.2|Beldibi,Cemre,Çamlıköy,Çamlıova,Sütleğen,Yaylakılınçlı
7-kemer|36.574|30.480|1.2|Merkez,Beldibi,Beycik,Ovacık,Ulupınar,Çamyuva
7-kepez|37.010|30.715|1.2|Atatürk,Fatih,Gazi,Ahatlı,Fabrikalar,Kepez
7-konyaalti|36.836|30.477|1.2|Akdamlar,Akkuyu,Altınkum,Arapsuyu,Aşağıkaraman,Çağlarca
7-korkuteli|37.075|30.185|1.2|Akyar,Alaaddin,Aşağıpazar,Avdan,Bahçeyaka,Bayat
7-kumluca|36.603|30.266|1.2|Cumhuriyet,Merkez,Adrasan,Altınyaka,Bağlık,Belen
7-manavgat|36.938|31.363|1.2|Bahçelievler,Çolaklı,Evrenseki,Ahmetler,Aksaz,Aşağıışıklar
7-muratpasa|36.897|30.713|1.2|Bahçelievler,Cumhuriyet,Altındağ,Deniz,Memurevleri,Varlık
7-serik|37.028|31.057|1.2|Cumhuriyet,Merkez,Abdurrahmanlar,Akbaş,Akçaalan,Akçapınar
8-ardanuc|41.089|42.122|1.2|Merkez
8-arhavi|41.258|41.396|1.2|Cumhuriyet,Aşağı Hacılar,Boğaziçi,Kale,Musazade,Yemişlik
8-borcka|41.385|41.719|1.2|Merkez,Aksu,Gündoğdu,Küçük Köy,Yeniyol
8-hopa|41.383|41.478|1.2|Cumhuriyet,Bucak,Merkez Kuledibi,Ortahopa,Sugören,Sundura
8-kemalpasa|41.458|41.545|1.2|Cumhuriyet,Selimiye,Uzunyalı
8-merkez|41.183|41.818|1.2|Çarşı,Balcıoğlu,Çamlık,Çayağzı,Dere,Orta
8-murgul|41.257|41.585|1.2|Küre
8-savsat|41.302|42.370|1.2|Armutlu,Söğütlü,Yeniköy
8-yusufeli|40.866|41.519|1.2|Merkez,Ahalt,Erdemler,Hasanağa,Kazım Karabekir
9-bozdogan|37.619|28.415|1.2|Cumhuriyet,Çarşı,Akçay,Akseki,Akyaka,Alamut
9-buharkent|38.003|28.700|1.2|İstiklal,Ericek,Feslek,Gelenbe,Gündoğan,Kamilpaşa
9-cine|37.583|28.071|1.2|Cumhuriyet,Akçaova,Akdam,Alabayır,Altınabat,Altınova
9-didim|37.461|27.317|1.2|Cumhuriyet,Ak-yeniköy,Akbük,Akköy,Altınkum,Balat
9-efeler|37.856|27.842|1.2|Cumhuriyet,Fatih,İstiklal,Kurtuluş,Alatepe,Ambarcık
9-germencik|37.914|27.568|1.2|Alangüllü,Bozköy,Camikebir,Çamköy,Çarıklar,Dağkaraağaç
9-incirliova|37.854|27.709|1.2|Atatürk,Cumhuriyet,Hürriyet,İstiklal,Kurtuluş,Acarlar
9-karacasu|37.724|28.675|1.2|Alemler,Aşağıgörle,Ataeymir,Ataköy,Bahçeköy,Bereketli
9-karpuzlu|37.559|27.824|1.2|Abak,Akçaabat,Bayraktepe,Cumalar,Çobanisa,Ektirli
9-kocarli|37.707|27.717|1.2|Atatürk,Adnan Menderes,Akmescit,Bağarcık,Bağcılar,Bıyıklı
9-kosk|37.974|28.077|1.2|Çarşı,Ahatlar,Akçaköy,Altıeylül,Baklaköy,Başçayır
9-kusadasi|37.836|27.311|1.2|Cumhuriyet,Alacamescit,Bayraklıdede,Caferli,Camiatik,Camikebir
9-kuyucak|37.939|28.577|1.2|Cumhuriyet,Fatih,Kurtuluş,Aksaz,Aydınoğlu,Azizabat
9-nazilli|38.011|28.381|1.2|İstiklal,Kurtuluş,Cumhuriyet,Akpınar,Aksu,Altıntaş
9-soke|37.656|27.448|1.2|Atatürk,Cumhuriyet,Ağaçlı,Akçakaya,Akçakonak,Argavlı
9-sultanhisar|37.906|28.162|1.2|Kurtuluş,Atça,Beşeylül,Demirhan,Eskihisar,Güvendik
9-yenipazar|37.787|28.215|1.2|Çarşı,Alhan,Alioğullar,Çavdar,Çulhan,Dereköy
10-altieylul|39.543|27.866|1.2|Bahçelievler,Akarsu,Akçaköy,Altı Eylül,Aslıhan,Aslıhantepeciği
10-ayvalik|39.274|26.789|1.2|Mithatpaşa,Namık Kemal,Altınova,150 Evler,Akçapınar,Ali Çetinkaya
10-balya|39.761|27.567|1.2|Enverpaşa,Koca Camii,Akbaş,Alidemirci,Bengiler,Çakallar
10-bandirma|40.275|27.931|1.2|Doğa,Ergili,Kirazlı,Kuşcenneti,Yeşilçomlu,17 Eylül
10-bigadic|39.449|28.129|1.2|4 Eylül,Abacı,Camii,Çavuş,Emek,Fethibey
10-burhaniye|39.436|27.018|1.2|Bahçelievler,Cumhuriyet,Hürriyet,Geriş,Hacıahmet,İskele
10-dursunbey|39.569|28.606|1.2|Bozyokuş,Cebeci,Çakmak,Çiftçi,Ferah,İstasyon
10-edremit|39.658|26.983|1.2|Atatürk,Cumhuriyet,Akçay,Altınkum,Çamlıbel,Doyran
10-erdek|40.449|27.865|1.2|Atatürk,Aşağıyapıcı,Ballıpınar,Belkıs,Çeltikçi,Doğanlar
10-gomec|39.370|26.862|1.2|Dursunlu,Hacıhüseyinler,Hacıoğlu,Hacıosman,Keremköy,Kobaşlar
10-gonen|40.128|27.611|1.2|Kurtuluş,Akçaali,Altay,Balcı,Gündoğdu,Karşıyaka
10-havran|39.604|27.218|1.2|Camiikebir,Çiğitzade,Ebubekir,Hamambaşı,Mescit,Tekke
10-ivrindi|39.540|27.456|1.2|Kurtuluş,Büyükyenice,Gökçeyazı,7 Eylül,Bedrettin,Sakarya
10-karesi|39.656|27.880|1.0|Atatürk,Yıldırım,Ali Hikmet Paşa,Ege,Maltepe,Paşa Alanı
10-kepsut|39.656|28.212|1.2|Camiiatik,Camiicedit,İhsaniye,Kasapzade,Mahkeme,Yenice
10-manyas|40.051|27.939|1.2|Cumhuriyet,Atatürk,Çarşı,Akçaova,Boğazpınar,Bölceağaç
10-marmara|40.619|27.604|1.2|Cumhuriyet,Hürriyet,Ekinlik,Abroz,Asmalı,Avşa
10-savastepe|39.426|27.641|1.2|Cumhuriyet,Fatih,Hürriyet,İstiklal,Akpınar,Ardıçlı
10-sindirgi|39.218|28.237|1.2|Kurtuluş,Akçakısrak,Aktaş,Alacaatlı,Alakır,Alayaka
10-susurluk|39.884|28.139|1.2|Beyköy,Ilıcaboğazı,Kepekler,Muradiye,Okçugöl,Söve
11-bozuyuk|39.825|29.880|1.2|Çarşı,4 Eylül,Akpınar,İçköy,Kasımpaşa,Tekke
11-golpazari|40.273|30.289|1.2|Bahçelievler,İstiklal,İsmetpaşa,Orta,Reşadiye
11-inhisar|40.074|30.420|1.2|Akkum,Güner Orbay,Karaağaç,Zafer
11-merkez|40.151|29.979|1.2|Bahçelievler,Cumhuriyet,Hürriyet,İstiklal,Beşiktaş,Ertuğrulgazi
11-osmaneli|40.361|30.009|1.2|Camicedit,Camikebir,Haceloğlu,İnönü
11-pazaryeri|40.007|29.848|1.2|Çarşı,Beşikli,Dereboğaz,Doğanlar,Yüzbaşı
11-sogut|40.027|30.191|1.2|Cumhuriyet,Balaban,Kayhan,Orta,Türkmenbaşı
11-yenipazar|40.197|30.523|1.2|Çöte,Osmangazi,Zafer
12-adakli|39.238|40.570|1.2|Merkez,Afet Konutları,Arıca,Demiroluk,Döşlüce,Güngörsün
12-genc|38.735|40.786|1.2|Cumhuriyet,Kültür,Yeşildere,Yoldaşan,Yenişehir
12-karliova|39.273|40.957|1.2|Kanıreş,Seyran Tepe,Turgut Özal,Yeşilyurt,Kale,Kanitaht
12-kigi|39.294|40.282|1.2|Eskişehir,Yenişehir,Yeşilyurt
12-merkez|38.886|40.497|1.2|Bahçelievler,İçmeler,İnalı,İnönü,Karşıyaka,Kültür
12-solhan|38.977|40.999|1.2|Boğlan,Halime Pınar,Yeşilova
12-yayladere|39.227|40.081|1.2|Merkez,Akçadamlar,Conag,Haktanır,Hasköy,Yolgüden
12-yedisu|39.455|40.502|1.2|Merkez,Döşengi,Kabaoluk,Koşan
13-adilcevaz|38.796|42.835|1.2|Atatürk,Alacaatlı,Cevizli,Çayır,Hıdırşah,Kaleboynu
13-ahlat|38.813|42.435|1.2|Erkizan,Haraba Şehir,İki Kubbe,Kacer,Kale,Kırklar
13-guroymak|38.581|42.069|1.2|Bağlar,Barajyolu,Barış,Bölmedere,Erentepe,Girne
13-hizan|38.135|42.521|1.2|Bahçelievler,Altınoluk,Aşağıkarasu,Esentepe,Gökçimen,Kültür
13-merkez|38.401|42.109|1.2|Atatürk,Beş Minare,Gazi Bey,Hersan,Hüsrev Paşa,İnönü
13-mutki|38.418|41.791|1.2|Pınarbaşı,Taşlı Pınar,Yenibağ
13-tatvan|38.503|42.516|1.2|Bahçelievler,Cumhuriyet,Fatih,Aydınlar,Çağlayan,Dumlupınar
14-dortdivan|40.575|32.015|1.2|Adakınık,Bayramlar,Çavuşlar,Çitler,Deveciler,Hacetler
14-gerede|40.734|32.308|1.2|Bahçelievler,Dayıoğlu,Demirciler,Kabiller,Kitirler,Orta
14-goynuk|40.333|30.797|1.2|Cuma,Çeşme,Hacı Abdi,Kepkebir,Sofu Ali,Yenice
14-kibriscik|40.417|31.845|1.2|Karadoğan,Köroğlu
14-mengen|40.935|31.982|1.2|Beşler,Karapınar,Tabaklar Yazıyaka,Türkbeyli
14-merkez|40.735|31.606|1.2|Bahçelievler,Alpağut,Alpağutbey,Aşağısoku,Beşkavaklar,Çakmaklar
14-mudurnu|40.486|31.243|1.2|Büyükcami,Hızırfakı,Karacakaya,Kaygana,Musalla,Seyrancık
14-seben|40.394|31.587|1.2|Çarşı,Keskinli
14-yenicaga|40.804|32.042|1.2|Asil Bey,Camiatik,Gölyüzü
15-aglasun|37.624|30.557|1.2|Bala,Çınar,Hamam,Kıraç,Kum,Sakarca
15-altinyayla|36.997|29.539|1.2|Gülpınar,Heybeli,Taşyaka
15-bucak|37.402|30.645|1.2|Fatih,Alaattin,Atilla,Barboros,Çamlıca,Çavuşlar
15-cavdir|37.067|29.752|1.2|Atatürk,Bayır,Çınar,Kocapınar,Menevşelik,Pazar
15-celtikci|37.530|30.443|1.2|Camii,Konak
15-golhisar|37.129|29.538|1.2|Fatih,Armutlu,Çakmak,Çeşme,Horzum,Konak
15-karamanli|37.365|29.901|1.2|Fatih,Hürriyet,İstiklal,Barbaros,Cafer,Camii
15-kemer|37.379|30.094|1.2|Konak,Saray,Yeni Camii
15-merkez|37.720|30.291|1.2|Atatürk,Bahçelievler,Armağan İlci,Bağlar,Emek,Fevzi Çakmak
15-tefenni|37.251|29.750|1.2|Fatih,Göktürk,Esentepe,Eşeler,Kır,Pazar
15-yesilova|37.562|29.817|1.2|Merkez,Bahcelievler,Değirmen,Emek,Karaatlı,Kayadibi
16-buyukorhan|39.718|28.871|1.2|Cumhuriyet,Akçasaz,Aktaş,Armutçuk,Bademlik,Balaban
16-gemlik|40.495|29.150|1.2|Cumhuriyet,Adliye,Ata,Ata Sb,Balıkpazarı,Büyükkumla
16-gursu|40.252|29.205|1.2|İstiklal,Kurtuluş,Adaköy,Ağaköy,Canbazlarköyü,Dışkayaköyü
16-harmancik|39.676|29.131|1.2|Merkez,Akpınar,Alutca,Balatdanişment,Ballısaray,Bekdemirler
16-inegol|40.016|29.531|1.2|Cumhuriyet,Fatih,Akbaşlar,Akhisar,Akıncılar,Alibey
16-iznik|40.473|29.728|1.2|Aydınlar,Bayındır,Beyler,Boyalıca,Candarlı,Çakırca
16-karacabey|40.281|28.343|1.2|Gazi,Hürriyet,Abdullahpaşa,Akçakoyun,Akçasusurluk,Akhisar
16-keles|39.884|29.246|1.2|Akçapınar,Alpağut,Avdan,Baraklı,Basak,Belenören
16-kestel|40.173|29.302|1.2|Ağlaşan,Ahmetvefikpaşa,Aksu,Alaçam,Babasultan,Barakfakih
16-mudanya|40.329|28.802|1.2|Akköy,Altıntaş,Aydınpınar,Bademli,Balabancık,Çağrışan
16-mustafakemalpasa|39.993|28.552|1.2|Atatürk,Cumhuriyet,Adaköy,Adalet,Ağaçlı,Akarca
16-nilufer|40.175|28.842|1.2|Cumhuriyet,Kurtuluş,Alaaddinbey,Ürünlü,19 Mayıs,23 Nisan
16-orhaneli|39.941|28.964|1.2|300 Evler,Ağaçhisar,Akalan,Akçabük,Altıntaş,Argın
16-orhangazi|40.456|29.392|1.2|Fatih,Hürriyet,Akharem,Arapzade,Bayırköy,Camiikebir
16-osmangazi|40.191|29.061|1.0|Hürriyet,İstiklal,Fatih,Alemdar,Armutköy,Çeltikköy
16-yenisehir|40.251|29.636|1.2|Kurtuluş,Yıldırım,Afşar,Akbıyık,Akçapınar,Akdere
16-yildirim|40.182|29.137|1.2|Yıldırım,Arabayatağı,Çınarönü,Demetevler,Hacivat,İsabey
17-ayvacik|39.569|26.310|1.2|Fatih,Hamdibey,Ümmühan
17-bayramic|39.839|26.641|1.2|Camicedit,Camikebir,Menderes,Tepecik
17-biga|40.264|27.203|1.2|Cumhuriyet,İstiklal,Esentepe,Gazikemal,Hamdibey,Sakarya
17-bozcaada|39.827|26.036|1.2|Cumhuriyet,Alaybey
17-can|39.996|26.957|1.2|Atatürk,Cumhuriyet,Fatih,İstiklal,Karşıyaka,Osmanefendi
17-eceabat|40.284|26.359|1.2|İsmetpaşa,Kemalpaşa
17-ezine|39.805|26.297|1.2|Cumhuriyet,Gazi,Camikebir,Danişment,Seferşah
17-gelibolu|40.377|26.521|1.2|Alaeddin,Camiikebir,Gazi Süleyman Paşa,Hoca Hamza,Yazıcızade
17-gokceada|40.161|25.813|1.2|Cumhuriyet,Fatih,Çınarlı,Kuzulimanı
17-lapseki|40.260|26.781|1.2|Cumhuriyet,Dalyan,Gazi Süleyman Paşa
17-merkez|40.155|26.419|1.0|Barbaros,Cevat Paşa,Esenler,Fevzipaşa,İsmetpaşa,Kemalpaşa
17-yenice|39.886|27.289|1.2|Kurtuluş,Eski Yenice,Kışlalar
18-atkaracalar|40.835|33.085|1.2|Gazibey,Hoca,İlker,Kıran,Mollaosman,Ilıpınar
18-bayramoren|40.996|33.176|1.2|Merkez,Köprülübey,Zübeyde Hanım
18-cerkes|40.796|32.855|1.2|Cumhuriyet,İdris,İstasyon,Karalar,Karamuklu,Kurtlar
18-eldivan|40.496|33.512|1.2|Bahçelievler,Beydere,Cami,Çay,Dere,Topraklık
18-ilgaz|40.926|33.638|1.2|Fatih,Gazi Dede,Karataş,Şentepe,Ulupınar,Yavuz
18-kizilirmak|40.402|33.998|1.2|Hüseyinli,Osmanlı
18-korgun|40.710|33.468|1.2|Büyük,Doğu,Uludağ
18-kursunlu|40.814|33.291|1.2|Beşpınar,Cömertler,Çal,Erenler,Hacı Bekir,Kale
18-merkez|40.601|33.613|1.2|Cumhuriyet,Fatih,Alibey,Buğday Pazarı,Esentepe,İncili Çeşme
18-orta|40.597|33.060|1.2|Cem Sultan,Eski Yayla,Kanlıca,Sultan Beyazıt
18-sabanozu|40.485|33.312|1.2|Cumhuriyet,Gümerdiğin,Gürpınar,Karaören,Mahmudiye,Sağlık
18-yaprakli|40.734|33.901|1.2|Akyazı,Aşağı,Camikebir,İğdir,Kavak,Yukarı
19-alaca|40.174|34.835|1.2|Cumhuriyet,Ayhan,Cengizhan,Denizhan,Günhan,Özhan
19-bayat|40.651|34.247|1.2|Dere,Kayabaşı,Tepebayat,Yatukcu
19-bogazkale|40.036|34.567|1.2|Çarşı,Hattusas,Hisar
19-dodurga|40.836|34.751|1.2|Fatih,Çatar,Doğu,Esentepe,Okul,Ulucami
19-iskilip|40.838|34.402|1.2|Bahabey,Büyüktaş,Çavuş,Ekizoğlu,Erenler,Hacıpiri
19-kargi|41.177|34.614|1.2|Bahçelievler,Fatih,İmambey,Mihrihatun,Orta
19-lacin|40.805|34.926|1.2|Bahçelievler,Fatih
19-mecitozu|40.511|35.278|1.2|Bahçelievler,Camikebir,Doğu,Hıdırlık,Mescit,Sarıdede
19-merkez|40.551|34.956|1.2|Bahçelievler,Gülabibey,Kale,Mimarsinan,Buharaevler,Karakeçili
19-oguzlar|40.775|34.652|1.2|Çarşı,Asarçay,Birtatlı,Çeşme,Gölbaşı,Karadonlu
19-ortakoy|40.271|35.243|1.2|Bahçelievler,Cumhuriyet,Suyolu
19-osmancik|41.010|34.837|1.2|Cumhuriyet,Çay,Çiftlikler,Esentepe,Eymir,Gemici
19-sungurlu|40.204|34.306|1.2|Bahçelievler,Fatih,Cevheri,Akçakent,Akçay,Başpınar
19-ugurludag|40.476|34.444|1.2|Karşıyaka,Tutpınar,Yenicamii,Yeşilyurt,Yüzgeç
20-acipayam|37.378|29.386|1.2|Akalan,Akşar,Alaattin,Alcı,Aliveren,Apa
20-babadag|37.804|28.868|1.2|Cumhuriyet,Gazi,Ahıllı,Bekirler,Demirli,Gündoğdu
20-baklan|38.010|29.591|1.2|Balca,Beyelli,Boğaziçi,Çataloba,Dağal,Gökpınar
20-bekilli|38.265|29.373|1.2|Bahçeli,Bükrüce,Çamköy,Çoğaşlı,Deşdemir,Ekizbaba
20-beyagac|37.217|28.895|1.2|Cumhuriyet,Fatih,Hürriyet,Çamlık,Eşenler,Geriçam
20-bozkurt|37.755|29.553|1.2|Fatih,Alikurt,Armutalanı,Avdan,Baklankuyucak,Barbaros
20-buldan|38.093|28.832|1.2|Cumhuriyet,Çarşı,Kurtuluş,Aktaş,Alacaoğlu,Alandız
20-cal|38.072|29.404|1.2|Akkent,Alfaklar,Aşağıseyit,Bahadınlar,Baklançakırlar,Bayıralan
20-cameli|36.963|29.228|1.2|Akpınar,Arıkaya,Ayvacık,Belevi,Bıçakçı,Cevizli
20-cardak|37.779|29.759|1.2|Bahçelievler,Cumhuriyet,Hürriyet,İstiklal,Ayvaz,Beylerli
20-civril|38.269|29.829|1.2|Çarşı,Akçaköy,Akpınar,Aktaş,Aşağı,Balçıkhisar
20-guney|38.153|29.047|1.2|Fatih,Adıgüzeller,Aşağıçeşme,Aydoğdu,Cindere,Çamrak
20-honaz|37.778|29.345|1.2|Cumhuriyet,Hürriyet,Afşın Bey,Akbaş,Aşağıdağdere,Aydınlar
20-kale|37.454|28.749|1.2|Cumhuriyet,Hürriyet,Adamharmanı,Alanyurt,Belenköy,Cevherpaşa
20-merkezefendi|37.784|29.081|1.0|Bahçelievler,Adalet,Barutçular,Bereketler,Gerzele,Hisar
20-pamukkale|38.001|29.148|1.2|İstiklal,Fatih,Cumhuriyet,Hürriyet,Akköy,Karahayıt
20-saraykoy|37.931|28.921|1.2|Atatürk,Cumhuriyet,Acıdere,Acısu,Ada,Ahmetli
20-serinhisar|37.615|29.329|1.2|Cumhuriyet,Aşağı,Ayaz,Kaya,Kocapınar,Orta
20-tavas|37.531|29.047|1.2|Akıncılar,Akyar,Alpa,Altınova,Avdan,Aydoğdu
21-baglar|37.865|40.148|1.2|Fatih,Ağaçgeçit,Alipınar,Bağcılar,Batıçanakçı,Batıkarakoç
21-bismil|37.813|40.816|1.2|Fatih,Kurtuluş,Ağılköy,Ağıllı,Ahmetli,Akbaş
21-cermik|38.067|39.440|1.2|Ağaçhan,Akçörten,Akkoyunlu,Akpınar,Alabuğday,Alakoç
21-cinar|37.670|40.001|1.2|Cumhuriyet,Fatih,Gazi,Ağaçsever,Akçomak,Aktepe
21-cungus|38.253|39.322|1.2|Akbaşak,Aktaş,Albayrak,Arpadere,Atalar,Avut
21-dicle|38.389|40.050|1.2|15 Temmuz,Acar,Altayköy,Arıköy,Bademli,Bağlarbaşı
21-egil|38.206|40.092|1.2|Akalan,Babalar,Bahşilar,Balaban,Balım,Baysu
21-ergani|38.213|39.779|1.2|Fatih,Adnan Menderes,Ahmetli,Akçakale,Akçoban,Alitaşı
21-hani|38.405|40.396|1.2|Çarşı,Merkez,Abacılar,Akçayurt,Anıl,Belen
21-hazro|38.239|40.758|1.2|Hürriyet,Ağartı,Bağyurdu,Bahçe,Bayırdüzü,Cami
21-kayapinar|37.967|39.996|1.2|Cumhuriyet,Avcısuyu,Barış,Baykara,Beneklitaş,Cankatran
21-kocakoy|38.253|40.517|1.2|Ambar,Arkbaşı,Boyunlu,Bozbağlar,Bozyer,Çakmaklı
21-kulp|38.450|41.063|1.2|Ağaçkorur,Ağaçlı,Ağıllı,Akbulak,Akçesir,Akdoruk
21-lice|38.458|40.661|1.2|Çarşı,Abalı,Akçabudak,Arıklı,Bağlan,Baharlar
21-silvan|38.123|41.014|1.2|Bahçelievler,Akçayır,Akçeltik,Akdere,Akyol,Alibey
21-sur|38.091|40.395|1.2|Ağaçlıdere,Alabal,Alcık,Alibardak,Arpaderesi,Bağıvar
21-yenisehir|37.914|40.231|1.1|Cumhuriyet,Bahçelievler,Aziziye,Gürdoğan,Alpu,Çimenler
22-enez|40.693|26.219|1.2|Çataltepe,Gaziömerbey
22-havsa|41.528|26.822|1.2|Cumhuriyet,Hacıgazi,Hacıisa,Helvacı,Varoş
22-ipsala|40.996|26.478|1.2|Fatih,Bayrambey,Bozkurt,Kapucu,Köprü,Saraç İlyas
22-kesan|40.764|26.601|1.2|Cumhuriyet,Aşağı Zaferiye,Büyük Cami,İspat Cami,İstasyon,Mustafa Kemal Paşa
22-lalapasa|41.881|26.703|1.2|Merkez
22-meric|41.186|26.423|1.2|
22-merkez|41.677|26.556|1.2|Fatih,Abdurrahman,Babademirtaş,Barutluk,Çavuşbey,Dilaverbey
22-suloglu|41.789|26.894|1.2|Cumhuriyet,Merkez,Şafak
22-uzunkopru|41.235|26.760|1.2|Atatürk,Cumhuriyet,Aşçıoğlu,Demirtaş,Kavak,Muradiye
23-agin|38.957|38.689|1.2|Merkez,Akpınar,Başpınar,Şenpınar
23-alacakaya|38.461|39.842|1.2|Merkez,Altınçanak,Altıoluk,Gülaman,Gündoğdu,Sularbaşı
23-aricak|38.548|40.105|1.2|Hürriyet,Gümüşyaka,Halil Yavuz,Mustafa Çelebi,Saman,Serinevler
23-baskil|38.582|38.536|1.2|Cumhuriyet,Canbeyler,Eskibaskil,Mustafa Demirel,Odabaşı,Şefkat
23-karakocan|38.995|40.080|1.2|Bahçelievler,Gölpınar,Karşıyaka,Kırkpınar,Kulubaba,Tepe
23-keban|38.775|38.761|1.2|Baraj,Değirmenbaşı,Fırat,Kallar
23-kovancilar|38.726|39.765|1.2|Bahçelievler,Fatih,Bağlar,Çarşı Başı,Çay Başı,Gültepe
23-maden|38.431|39.582|1.2|Bahçelievler,Camii Kebir
23-merkez|38.675|39.222|1.2|Cumhuriyet,Çarşı,Abdullah Paşa,Hilalkent,Aksaray,Ala Yaprak
23-palu|38.653|39.984|1.2|Cumhuriyet,Çarşı,Aşağı,Esentepe,Kalekent,Karşıbahçeler
23-sivrice|38.406|39.206|1.2|Akpınar,Gölbaşı,Hazar,Karaçalı,Kültür,Olgunlar
24-cayirli|39.805|40.022|1.2|Atatürk,Fatih,Barbaros
24-ilic|39.582|38.509|1.2|Fatih,Abdullah Paşa,İbrahim Çeçen,Kazım Karabekir
24-kemah|39.613|39.042|1.2|Çarşı,Aşağıgedik,Beklimçay,Cirgişin,Göğüsbağı,Karşıbağ
24-kemaliye|39.235|38.623|1.2|Ariki,Bahçe,Dörtyolağzı,Gençağa,Hacı Yusuf,Halilağa
24-merkez|39.750|39.500|1.2|Atatürk,Cumhuriyet,Çarşı,Fatih,Bahçelievler,Gazi
24-otlukbeli|40.002|40.033|1.2|Fatih,Mehmet Akif Ersoy,Şehitler
24-refahiye|39.861|38.762|1.2|Binali Yıldırım,Camiişerif,Hakoğlu,Hökümet,Yenidoğan
24-tercan|39.739|40.383|1.2|Atatürk,Fatih,Ahmet Yesevi,Kazım Karabekir,Mamahatun,Yavuz Selim
24-uzumlu|39.695|39.823|1.2|Fatih,Babacan,Bahçeşehir,Ciminli Baba,Çavuşlu,Çay
25-askale|39.897|40.726|1.2|Bahçelievler,Çarşı,Abdalcık,Akören,Altıntaş,Ballıtaş
25-aziziye|40.155|40.973|1.2|Adaçay,Ağcakent,Ağören,Ahırcık,Akdağ,Akyazı
25-cat|39.588|40.916|1.2|Ağaköy,Aşağıçat,Babaderesi,Bağlıca,Bardakçı,Başköy
25-hinis|39.362|41.737|1.2|Acarköy,Akbayır,Akçamelik,Akgelin,Akgöze,Akören
25-horasan|40.023|42.227|1.2|Adnan Menderes,Ağıllı,Akçataş,Akçatoprak,Alagöz,Aliçeyrek
25-ispir|40.563|40.998|1.2|Ahlatlı,Akgüney,Akpınar,Akseki,Aksu,Aktaş
25-karacoban|39.367|42.062|1.2|Akkavak,Bağlar,Bahçeli,Binpınar,Bozyar,Budaklı
25-karayazi|39.642|42.171|1.2|Abdurrahmanköy,Ağaçlı,Akarsu,Akpınar,Alemdağı,Aliküllek
25-koprukoy|39.893|41.922|1.2|Ağcaşar,Akçam,Alaca,Aşağıçakmak,Aşağıkızılkale,Ataköy
25-narman|40.286|41.873|1.2|Alabalık,Alacayar,Araköy,Aşağıyayla,Başkale,Beyler
25-oltu|40.578|41.973|1.2|Cumhuriyet,Alatarla,Arıtaş,Aslanpaşa,Aşağıçamlı,Aşağıkumlu
25-olur|40.846|42.078|1.2|Merkez,Akbayır,Aktepe,Altunkaya,Aşağıçayırlı,Aşağıkaracasu
25-palandoken|39.851|41.351|1.2|Abdurrahman Gazi,Adnan Menderes,Ali Bezirgan,Aziziye,Dereboğazı,Güzelyurt
25-pasinler|40.000|41.638|1.2|Bahçelievler,Kurtuluş,Acı,Ağaçminare,Ağcalar,Altınbaşak
25-pazaryolu|40.439|40.683|1.2|Merkez,21 Haziran,Akbulut,Alıçlı,Ambaralan,Ayçukuru
25-senkaya|40.653|42.384|1.2|Akşar,Aktaş,Alıcık,Aşağı,Aşağıbakraçlı,Atyolu
25-tekman|39.614|41.425|1.2|Hürriyet,Ağcakoca,Akdağ,Akdamar,Akpınar,Alabayır
25-tortum|40.387|41.380|1.2|Akbaba,Aksu,Aktaş,Alapınar,Alparslan,Arılı
25-uzundere|40.593|41.622|1.2|Merkez,Altınçanak,Balıklı,Cevizli,Cömertler,Çağlayan
25-yakutiye|39.909|41.268|1.0|Kurtuluş,Şükrüpaşa,Aktoprak,Altınbulak,Altıntepe,Çiftlik
26-alpu|39.808|31.000|1.2|Fatih,Ağaçhisar,Aktepe,Alapınar,Arıkaya,Bahçecik
26-beylikova|39.683|31.260|1.2|Akköprü,Aşağıdudaş,Aşağıiğdeağacı,Ata,Doğanoğlu,Doğray
26-cifteler|39.327|31.003|1.2|Abbashalimpaşa,Adalar,Alikan,Arslanlı,Başkurt,Belpınar
26-gunyuzu|39.362|31.838|1.2|Fatih,Atlas,Ayvalı,Bedil,Beyyayla,Çakmak
26-han|39.202|30.798|1.2|Ağlarca,Akdere,Akhisar,Başara,Erten,Gökçekuyu
26-inonu|39.749|30.110|1.2|Çarşı,Aşağıkuzfındık,Dereyalak,Dutluca,Erenköy,Esnemez
26-mahmudiye|39.547|30.981|1.2|Akyurt,Balçıkhisar,Çal,Doğanca,Fahriye,Güllüce
26-mihalgazi|40.020|30.538|1.2|Cumhuriyet,Hürriyet,İstiklal,Alpagut,Bozaniç,Demirciler
26-mihaliccik|39.850|31.570|1.2|Adahisar,Ahur,Ahurözü,Akçaören,Aydınlar,Bahtiyar
26-odunpazari|39.720|30.735|1.2|İstiklal,Kurtuluş,Akçağlan,Alanönü,Cunudiye,Dede
26-saricakaya|40.073|30.682|1.2|Fatih,Beyköy,Beyyayla,Bilal Habeşi,Camikebir,Dağküplü
26-seyitgazi|39.355|30.579|1.2|Akin,Aksaklı,Aslanbeyli,Aşağısöğüt,Ayvalı,Bardakçı
26-sivrihisar|39.440|31.491|1.2|Cumhuriyet,Ahiler,Aktaş,Aşağıkepen,Aydınlı,Babadat
26-tepebasi|39.787|30.521|1.0|Bahçelievler,Fatih,Cumhuriyet,Eskibağlar,Güllük,Yenibağlar
27-araban|37.451|37.713|1.2|Akbudak,Akkoç,Altınpınar,Aşağıkaravaiz,Aşağıyufkalı,Bağlıca
27-islahiye|36.974|36.659|1.2|Atatürk,Bahçelievler,Cumhuriyet,Hürriyet,Ağabey,Ağalarobası
27-karkamis|36.874|37.927|1.2|Çarşı,Akçaköy,Alaçalı,Alagöz,Arıkdere,Ayyıldız
27-nizip|36.985|37.792|1.2|Atatürk,Cumhuriyet,İstiklal,Adaklı,Akçakent,Akkuyu
27-nurdagi|37.150|36.866|1.2|Atatürk,Bahçelievler,Fatih,Alpaslan Türkeş,Altınova,Aslanlı
27-oguzeli|36.862|37.560|1.2|Cumhuriyet,Fatih,Hürriyet,Kurtuluş,Acer,Akçamezra
27-sahinbey|37.056|37.383|1.1|Bahçelievler,Cumhuriyet,İstiklal,Akyol,Alaybey,Alleben
27-sehitkamil|37.194|37.369|1.2|Fatih,Gazi,Atatürk,Hürriyet,29 Ekim,Çakmak
27-yavuzeli|37.312|37.569|1.2|Cumhuriyet,Hürriyet,Akbayır,Aşağıhöçüklü,Aşağıkayabaşı,Aşağıkekliktepe
28-alucra|40.364|38.845|1.2|Mesudiye,Yunus Emre,Babapınar,Karaağaç,Kemallı,Topçam
28-bulancak|40.735|38.146|1.2|Bahçelievler,Acısu,Ballıca,Bulancak,Duacıoğlu,Güzelyalı
28-camoluk|40.156|38.783|1.2|Kurtuluş,Hürriyet,Karşıyaka,Dulundas,Köroğlu,Kurukol
28-canakci|40.899|39.032|1.2|Merkez,Beyli,Cami Yanı,Orta
28-dereli|40.593|38.395|1.2|Fatih,Bahçeli,Dereli,Kuşluhan,Kuzca,Sütlüce
28-dogankent|40.802|38.938|1.2|Merkez,Sadaklı,Süttaşı,Yeşiltepe
28-espiye|40.902|38.698|1.2|Merkez,Adabük,Çam,Esentepe,Karadere,Ağalıkmadeni
28-eynesil|41.034|39.125|1.2|Altınlı,Boztepe,Derebaşı,Gümüşçay,Köseli
28-gorele|40.993|39.030|1.2|Bahçelievler,Hürriyet,Aydınlıkevler,Bozcaali,Çeşmebaşı,Hendekbaşı
28-guce|40.634|38.744|1.2|Güce,Giyimli,Kemaliye,Tevekli
28-kesap|40.886|38.544|1.2|Bozkurt,Fındıklı,Alakaş,Karabedir,Uğurca,Yoliçi
28-merkez|40.905|38.389|1.0|Cumhuriyet,Aksu,Aydınlar,Çaykara,Çınarlar,Gedikkaya
28-piraziz|40.861|38.079|1.2|Aydere,Eren,Etlikkıran,Kaleyanı,Kargı,Maden
28-sebinkarahisar|40.308|38.405|1.2|Fatih,Akbudak,Avutmuş,Biroğul,Bülbül,Çiftlik
28-tirebolu|40.956|38.874|1.2|Çarşı,İstiklal,Balçıkbelen,Cintaşı,Demirci,Hamam
28-yaglidere|40.773|38.661|1.2|Merkez,Ahallı,Akdarı,Akdoğan,Günece,Kızılelma
29-kelkit|40.056|39.446|1.2|Atatürk,Bahçelievler,Cumhuriyet,Büyükcami,İnönü,Küçükcami
29-kose|40.228|39.736|1.2|Bahçelievler,Cumhuriyet,Fatih,Yavuz Selim
29-kurtun|40.709|39.118|1.2|Aşağı Uluköy,Cami Yanı,Köyiçi,Melikli,Ortaköy,Yukarı Uluköy
29-merkez|40.460|39.481|1.2|Bağlarbaşı,Canca,Çamlıca,Eskibağlar,Hacıemin,Hasanbey
29-siran|40.201|39.091|1.2|Fatih,Bilgili,Örenkale,Erenkaya,Karaca,Mertekli
29-torul|40.478|39.180|1.2|Merkez,Bahçecik,Çamlıca,Kaledibi,Köprübaşı,Soğuksu
30-cukurca|37.303|43.654|1.2|Cumhuriyet,Emirşaban,Yeşil Çeşme
30-derecik|37.117|44.337|1.2|Merkez,Balkaya,Güney,Gürmeşe,Hacıbey,Orta
30-merkez|37.574|43.741|1.2|Gazi,Bağlar,Berçelan,Biçer,Bulak,Dağgöl
30-semdinli|37.305|44.530|1.2|Beşevler,Karşıyaka,Moda,Yayla
30-yuksekova|37.550|44.225|1.2|Cumhuriyet,Dize,Esen Yurt,Esentepe,Eski Kışla,Güngör
31-altinozu|36.089|36.280|1.2|Akamber,Akdarı,Alakent,Altınkaya,Atayurdu,Avuttepe
31-antakya|36.203|36.163|1.1|Cumhuriyet,Gazi,Altınçay,Emek,Esenlik,Esentepe
31-arsuz|36.409|35.974|1.2|Akçalı,Arpaçiftlik,Arpagedik,Aşağı Kepirce,Avcılarsuyu,Beyköyü
31-belen|36.463|36.198|1.2|Cumhuriyet,Fatih,Atik,Bakras,Benlidere,Çakallı
31-defne|36.158|36.131|1.2|Akdeniz,Aknehir,Armutlu,Aşağıokçular,Bahçeköy,Balıklıdere
31-dortyol|36.865|36.236|1.2|Altınçağ,Çatköy,Çaylı,Kapılı,Karakese,Kışlalar
31-erzin|36.945|36.115|1.2|Bahçelievler,Cumhuriyet,Hürriyet,İstiklal,Aşağıburnaz,Başlamış
31-hassa|36.759|36.495|1.2|15 Kasım,Akbez,Akkülek,Aktepe,Ardıçlı,Arpalıuşağı
31-iskenderun|36.653|36.275|1.2|Cumhuriyet,Hürriyet,Kurtuluş,Akarca,Akçay,Aşkarbeyli
31-kirikhan|36.530|36.412|1.2|Bahçelievler,Cumhuriyet,Fatih,Gazi,Kurtuluş,408 Evler
31-kumlu|36.398|36.524|1.2|Cumhuriyet,Akkerpiç,Akkuyu,Akpınar,Aktaş,Batıayrancı
31-payas|36.746|36.313|1.2|Cumhuriyet,Fatih,İstiklal,Çağlalık,Karacami,Karbeyaz
31-reyhanli|36.293|36.452|1.2|Bahçelievler,Cumhuriyet,Kurtuluş,Adabucak,Ahmetbeyli,Akyayla
31-samandag|36.183|35.975|1.2|Atatürk,Cumhuriyet,Ataköy,Avcılar,Batıayaz,Büyükoba
31-yayladagi|35.969|36.096|1.2|Kurtuluş,Arslanyazı,Aşağıpulluyazı,Aydınbahçe,Ayışığı,Bezge
32-aksu|37.747|31.189|1.2|Hürriyet,İstiklal,Kurtuluş,Akçaşar,Bahçeli,Çay
32-atabey|37.955|30.627|1.2|Altunba,Çeşme,Gezirler,Müftü,Onaç,Pazar
32-egirdir|37.871|30.891|1.2|Ağa,Altınkum,Bağbuyan,Bağlar,Camii,Demirkapı
32-gelendost|38.109|31.010|1.2|Bahçelievler,17 Eylül,Aşağı,Haydarpaşa,Hüseyin Avni Paşa,Kırevler
32-gonen|37.942|30.462|1.2|Alaca Mescit,Cami,Göletevleri,Kasap,Musalla,Pazar
32-keciborlu|37.892|30.272|1.2|Cumhuriyet,Aşağı,Hacı Köyü,Hasanbey,Kaya,Kükürt
32-merkez|37.765|30.557|1.2|Kurtuluş,İstiklal,Bahçelievler,Fatih,Ayazmana,Çelebiler
32-senirkent|38.137|30.663|1.2|Cumhuriyet,İstiklal,16 Haziran,Hamidiye,Kıbrıs,Süleyman Demirel
32-sutculer|37.503|31.025|1.2|Başkoz,Belen,Birlik,Cami,Erenler,Yeşildere
32-sarkikaraagac|38.015|31.322|1.2|Fatih,Alcıklar,Asılkale,Aşağıkale,Camikebir,Kerkük
32-uluborlu|38.071|30.451|1.2|Güreşyeri,Hamideli,Kabaağaç,Kösehasan,Namazgah,Pazar
32-yalvac|38.343|31.087|1.2|Bahçelievler,Cumhuriyet,Çarşı,Fatih,Abacılar,Akköprü
32-yenisarbademli|37.772|31.359|1.2|Gündoğdu,Pınarbaşı,Yenicami,Yenice
33-akdeniz|36.812|34.642|1.1|Gazi,Cumhuriyet,Hürriyet,Adanalıoğlu Limonlu,Adanalıoğlu,Akdeniz
33-anamur|36.173|32.747|1.2|Bahçelievler,Fatih,Akarca,Akine,Alataş,Anıtlı
33-aydincik|36.218|33.289|1.2|Atatürk,Cumhuriyet,Hürriyet,Merkez,Duruhan,Eskiyürük
33-bozyazi|36.194|33.040|1.2|Merkez,Ardıçlıtaş,Dereköy,Elmakuzu,Kızılca,Akcami
33-camliyayla|37.208|34.530|1.2|Cumayakası,Çayırekinliği,Kale,Sebil,Bağçatağı,Belçınar
33-erdemli|36.733|34.191|1.2|Fatih,Merkez,Adnan Menderes,Akdeniz,Akpınar,Alata
33-gulnar|36.380|33.390|1.2|Akdeniz,Ayvalı,Hacıpınar,Saray,Akova,Ardıçpınarı
33-mezitli|36.918|34.364|1.2|Atatürk,Fatih,Merkez,Cumhuriyet,İstiklal,Hürriyet
33-mut|36.722|33.402|1.2|Cumhuriyet,Kurtuluş,Alaçam,Aşağıköselerli,Aydınoğlu,Bağcağız
33-silifke|36.475|33.899|1.2|Gazi,Kurtuluş,Atakent,Atayurt,Arkum,Göksu
33-tarsus|37.004|34.873|1.2|Fatih,Atatürk,Hürriyet,Cumhuriyet,Çağlayan,Fevzi Çakmak
33-toroslar|37.085|34.321|1.2|Akbelen,Osmaniye,Yusuf Kılıç,Zeki Ayan,Aladağ,Alanyalı
33-yenisehir|36.864|34.493|1.2|Bahçelievler,Gazi,Cumhuriyet,Hürriyet,50. Yıl,Deniz
34-adalar|40.866|29.124|0.6|Burgazada,Maden,Nizam,Heybeliada,Kınalıada
34-arnavutkoy|41.212|28.691|1.2|Fatih,Atatürk,Anadolu,Arnavutköy Merkez,İmrahor,İslambey
34-atasehir|40.981|29.117|1.1|Atatürk,Ferhatpaşa,İçerenköy,İnönü,Kayışdağı,Küçükbakkalköy
34-avcilar|40.994|28.726|1.2|Merkez,Ambarlı,Denizköşkler,Cihangir,Firuzköy,Yeşilkent
34-bagcilar|41.043|28.838|1.2|Merkez,Hürriyet,Fatih,Barbaros,Çınar,Fevzi Çakmak
34-bahcelievler|41.010|28.829|1.2|Bahçelievler,Cumhuriyet,Hürriyet,Siyavuşpaşa,Soğanlı,Kocasinan Merkez
34-bakirkoy|40.979|28.821|1.2|Ataköy 1. Kısım,Ataköy 2-5-6. Kısım,Ataköy 3-4-11. Kısım,Ataköy 7-8-9-10. Kısım,Cevizlik,Sakızağacı
34-basaksehir|41.103|28.791|1.2|Altınşehir,Güvercintepe,Kayabaşı,Şahintepe,Bahçeşehir 1. Kısım,Bahçeşehir 2. Kısım
34-bayrampasa|41.046|28.899|0.9|Yıldırım,Altıntepsi,Terazidere,Vatan,İsmet Paşa,Kartaltepe
34-besiktas|41.077|29.028|1.2|Abbasağa,Cihannüma,Sinanpaşa,Akat,Arnavutköy,Kuruçeşme
34-beykoz|41.157|29.182|1.2|Merkez,Fatih,Cumhuriyet,Anadolu Hisarı,Kanlıca,Kavacık
34-beylikduzu|40.987|28.648|1.2|Cumhuriyet,Barış,Büyükşehir,Kavaklı,Adnan Kahveci,Dereağzı
34-beyoglu|41.037|28.975|0.8|İstiklal,Arap Cami,Bereketzade,Emekyemez,Şahkulu,Cihangir
34-buyukcekmece|41.048|28.523|1.2|Atatürk,Cumhuriyet,Fatih,Bahçelievler,Hürriyet,19 Mayıs
34-catalca|41.326|28.440|1.2|Atatürk,Fatih,Akalan,Aydınlar,Bahşayiş,Başak
34-cekmekoy|41.087|29.340|1.2|Merkez,Cumhuriyet,Alemdağ,Çatalmeşe,Ekşioğlu,Nişantepe
34-esenler|41.082|28.856|1.0|Fatih,15 Temmuz,Birlik,Havaalanı,Kemer,Çifte Havuzlar
34-esenyurt|41.043|28.658|1.2|Atatürk,Hürriyet,İstiklal,Cumhuriyet,Fatih,Bağlarçeşme
34-eyupsultan|41.206|28.885|1.2|Merkez,Alibeyköy,Emniyettepe,Güzeltepe,Akşemsettin,Çırçır
34-fatih|41.015|28.946|1.2|Aksaray,Haseki Sultan,Atikali,Ayvansaray,Balat,Derviş Ali
34-gaziosmanpasa|41.076|28.900|1.0|Merkez,Hürriyet,Bağlarbaşı,Sarıgöl,Barbaros Hayrettin Paşa,Karadeniz
34-gungoren|41.017|28.883|1.0|Merkez,Akıncılar,Güven,Haznedar,Mareşal Çakmak,Güneştepe
34-kadikoy|40.973|29.077|1.2|Bostancı,Caddebostan,Caferağa,Eğitim,Hasanpaşa,Erenköy
34-kagithane|41.088|28.984|1.1|Hürriyet,Merkez,Çağlayan,Çeliktepe,Ortabayır,Gültepe
34-kartal|40.902|29.209|1.2|Cumhuriyet,Hürriyet,Atalar,Petrol İş,Esentepe,Karlıktepe
34-kucukcekmece|41.035|28.778|1.2|Atatürk,Cumhuriyet,Fatih,Atakent,Mehmet Akif,Halkalı Merkez
34-maltepe|40.949|29.166|1.2|Aydınevler,Başıbüyük,Fındıklı,Büyükbakkalköy,Cevizli,Altayçeşme
34-pendik|40.978|29.349|1.2|Bahçelievler,Fatih,Sapan Bağları,Yeşilbağlar,Çamçeşme,Esenler
34-sancaktepe|40.996|29.229|1.2|Fatih,Atatürk,Akpınar,Eyüp Sultan,Veysel Karani,Abdurrahmangazi
34-sariyer|41.198|29.013|1.2|Cumhuriyet,Bahçeköy Kemer,Bahçeköy Merkez,Bahçeköy Yeni,Büyükdere,Çayırbaşı
34-silivri|41.186|28.189|1.2|Cumhuriyet,Fatih,Beyciler,Büyük Çavuşlu,Büyük Sinekli,Çayırdere
34-sultanbeyli|40.956|29.274|1.2|Fatih,Abdurrahmangazi,Hasanpaşa,Mehmet Akif,Adil,Battalgazi
34-sultangazi|41.108|28.884|1.2|Cumhuriyet,Gazi,50. Yıl,Esentepe,Sultançiftliği,Uğur Mumcu
34-sile|41.091|29.634|1.2|Ağva Merkez,Bucaklı,Çataklı,Çelebi,Geredeli,Göçe
34-sisli|41.058|28.984|1.0|Cumhuriyet,Merkez,Bozkurt,Eskişehir,Duatepe,Paşa
34-tuzla|40.906|29.384|1.2|Fatih,Akfırat,Tepeören,Aydınlı,Aydınlı Sb,Cami
34-umraniye|41.022|29.122|1.2|Atatürk,İstiklal,Adem Yavuz,Aşağı Dudullu,Huzur,Necip Fazıl
34-uskudar|41.021|29.054|1.2|Bahçelievler,Cumhuriyet,Acıbadem,Altunizade,Barbaros,Beylerbeyi
34-zeytinburnu|41.005|28.910|0.9|Çırpıcı,Nuripaşa,Sümer,Veliefendi,Yeşiltepe,Merkezefendi
35-aliaga|38.783|27.033|1.2|Atatürk,Kurtuluş,Fatih,Aşağışakran,Bahçedere,Bozköy
35-balcova|38.393|27.047|1.2|Bahçelerarası,Çetin Emeç,Eğitim,Fevzi Çakmak,İnciraltı,Korutürk
35-bayindir|38.244|27.672|1.2|Fatih,Atatürk,Cumhuriyet,Alankıyı,Alanköy,Arıkbaşı
35-bayrakli|38.487|27.137|1.2|75. Yıl,Alpaslan,Cengizhan,Çiçek,Fuat Edip Baksı,Muhittin Erener
35-bergama|39.232|27.198|1.2|Atatürk,Bahçelievler,Fatih,Kurtuluş,Ahmetbeyler,Akçenger
35-beydag|38.089|28.235|1.2|Atatürk,Cumhuriyet,Adaküre,Aktepe,Alakeçili,Bakırköy
35-bornova|38.502|27.252|1.2|Merkez,Atatürk,Birlik,Çamkule,Koşukavak,Serintepe
35-buca|38.332|27.281|1.2|Atatürk,Cumhuriyet,Hürriyet,Belenbaşı,Buca Koop,Çamlıkule
35-cesme|38.278|26.441|1.2|Cumhuriyet,Alaçatı,16 Eylül,Altınkum,Altınyunus,Ardıç
35-cigli|38.486|26.955|1.2|Atatürk,Cumhuriyet,Ahmet Taner Kışlalı,Aydınlıkevler,Evka-2,Evka-6
35-dikili|39.140|26.948|1.2|Cumhuriyet,Bademli,Bahçeli,Çağlan,Çandarlı,Çukuralanı
35-foca|38.680|26.837|1.2|Atatürk,Cumhuriyet,Fatih,Hacıveli,Kazım Dirik,Fevzipaşa
35-gaziemir|38.312|27.162|1.2|Atatürk,Fatih,Gazi,Hürriyet,Aktepe,Atıfbey
35-guzelbahce|38.335|26.896|1.2|Atatürk,Çamlı,Çelebi,Kahramandere,Küçükkaya,Maltepe
35-karabaglar|38.349|27.056|1.2|Bahçelievler,Gazi,Adnan Süvari,Esentepe,Esenyalı,Fahrettin Altay
35-karaburun|38.563|26.471|1.2|Merkez,Anbarseki,Bozköy,Eğlenhoca,Hasseki,İnecik
35-karsiyaka|38.530|27.138|1.2|Bahçelievler,Cumhuriyet,Alaybey,Bahariye,Tersane,Tuna
35-kemalpasa|38.402|27.459|1.2|Atatürk,Armutlu Hürriyet,Bağyurdu 29 Ekim,Bağyurdu Kazımpaşa,Bağyurdu Kemal Atatürk,Bağyurdu Yeni
35-kinik|39.036|27.369|1.2|Fatih,Arpadere,Arpaseki,Aşağı,Aziziye,Bademalan
35-kiraz|38.230|28.275|1.2|Cumhuriyet,İstiklal,Ahmetler,Akpınar,Altınoluk,Arkacılar
35-konak|38.421|27.143|1.0|Kurtuluş,Fatih,Alsancak,Kültür,Mimar Sinan,Akarcalı
35-menderes|38.111|27.140|1.2|Hürriyet,Ataköy,Değirmendere,Develi,Ata,Görece Cumhuriyet
35-menemen|38.643|27.120|1.2|Atatürk,Cumhuriyet,Fatih,Gazi,İstiklal,Yıldırım
35-narlidere|38.375|27.003|1.2|Atatürk,2. İnönü,Altıevler,Çamtepe,Çatalkaya,Huzur
35-odemis|38.258|27.997|1.2|Atatürk,Cumhuriyet,Hürriyet,Akıncılar,Alaşarlı,Anafartalar
35-seferihisar|38.144|26.926|1.2|Atatürk,Cumhuriyet,Payamlı,Beyler,Camikebir,Çamtepe
35-selcuk|37.965|27.362|1.2|Atatürk,Cumhuriyet,14 Mayıs,Acarlar,Barutçu,Belevi
35-tire|38.061|27.793|1.2|Atatürk,Cumhuriyet,Fatih,Hürriyet,İstiklal,Kurtuluş
35-torbali|38.204|27.362|1.2|Atatürk,Cumhuriyet,Bahçelievler,İstiklal,Ayrancılar,Fevzi Çakmak
35-urla|38.267|26.608|1.2|Atatürk,Bademler,Balıklıova,Denizli,Güvendik,İskele
36-akyaka|40.787|43.622|1.2|İstasyon,Tepe,Topkaya
36-arpacay|40.886|43.400|1.2|Bahçeler,Orta,Yalınçayır
36-digor|40.365|43.435|1.2|Merkez
36-kagizman|40.175|43.062|1.2|Aşağı Kümbet,Aşağıdere,Bayam,Haznedar,Şahindere,Toprakkale
36-merkez|40.601|43.097|1.2|Atatürk,Bahçelievler,Cumhuriyet,Merkez,30 Ekim,Alpaslan
36-sarikamis|40.256|42.539|1.2|Cumhuriyet,İstiklal,Erenler,İnönü,İstasyon,Kazımkarabekir
36-selim|40.547|42.707|1.2|Cumhuriyet,Çarşı,Köprübaşı
36-susuz|40.808|43.091|1.2|Cumhuriyet,İnkılap,İnönü,Kazım Karabekir
37-abana|41.959|34.078|1.2|Merkez,Bağlık,Çayırcık,Hacıveli,Konakören
37-agli|41.705|33.579|1.2|Merkez,Alınca,Danacı,Dikmen,Ketenciler,Kırlardere
37-arac|41.223|33.240|1.2|Çay,İnönü,Mesudiye,Yeşil,Yukarıaraç
37-azdavay|41.671|33.339|1.2|Bahçelievler,Merkez,Karşıyaka
37-bozkurt|41.890|34.011|1.2|Merkez,Hamza,Şen,Yüksek
37-cide|41.837|33.014|1.2|Cumhuriyet,Bağyurdu,Ece,Irmak,Kasaba,Kemerli
37-catalzeytin|41.899|34.179|1.2|Merkez,Çelebiler
37-daday|41.476|33.422|1.2|Merkez,Bey,Kalem,Kelebek
37-devrekani|41.693|33.933|1.2|Ahiçelebi,Çayırcık,Etçiler,İsmailbey,Kadirbey,Kurtşeyh
37-doganyurt|41.947|33.427|1.2|Merkez,Hocaköyü
37-hanonu|41.629|34.461|1.2|Gelinbükü,Hanönü,Vakıf Geymene
37-ihsangazi|41.116|33.556|1.2|Afşar,Çay,Elçelebi,İsalar,Kalfat,Kuşçular
37-inebolu|41.908|33.828|1.2|Aşağıhatipbağı,Avara,Boyran,Camikebir,Cünürye,Çamlıca
37-kure|41.819|33.642|1.2|Camievsat,Camikebir,Müderris,Saman
37-merkez|41.389|33.783|1.2|Akmescit,Atabeygazi,Hepkebirler,Hisarardı,Honsalar,İsmailbey
37-pinarbasi|41.660|33.028|1.2|Atatürk,Cumhuriyet,Fatih,Çalkaya,Çamkışla,Uzunçam
37-seydiler|41.606|33.681|1.2|Merkez,Aşağıarslanlı,Ayvatlar,Batıörcünler,Delihacılar,Demirciözü
37-senpazar|41.816|33.237|1.2|Merkez,Çevrik,Dibekli,Güneytekke,Karaman,Korucak
37-taskopru|41.479|34.197|1.2|Bahçelievler,Ağcıkişi,Camikebir,Ethem,Gizlice,Gökırmak
37-tosya|40.986|34.071|1.2|Bahçelievler,Cumhuriyet,Camiatik,Çatma,Dere,Dilküşa
38-akkisla|38.971|36.189|1.2|Akin,Alevkışla,Ganişeyh,Girinci,Gömürgen,Gömürgen Yeni
38-bunyan|38.842|35.968|1.2|Cumhuriyet,Fatih,Ağcalı,Akçatı,Akmescit,Asmakaya
38-develi|38.350|35.501|1.2|Bahçelievler,Cumhuriyet,Fatih,Gazi,Abdulbaki,Alpaslan
38-felahiye|39.115|35.544|1.2|Cumhuriyet,Acırlı,Alparslan,Beyler,Büyüktoraman Hürriyet,Büyüktoraman İstiklal
38-hacilar|38.621|35.428|1.2|Akdam,Akyazı,Aşağı,Beğendik,Erciyes,Orta
38-incesu|38.586|35.237|1.2|Bahçelievler,Bahçesaray,Bulgurcu,Çardaklı,Dokuzpınar,Fırınönü
38-kocasinan|38.863|35.462|1.2|Bayramhacı,Beydeğirmeni,Boğazköprü,Düver,Ebiç,Elmalı
38-melikgazi|38.711|35.488|1.0|Cumhuriyet,Hürriyet,Bahçelievler,Fatih,Battalgazi,Becen
38-ozvatan|39.110|35.740|1.2|Cumhuriyet,Alparslan,Aşağı Boğaziçi,Bahçeli Evler,Güney,Kale
38-pinarbasi|38.895|36.537|1.2|Hürriyet,Akören,Akpınar,Alagazili,Alamescit,Altıkesek
38-sarioglan|39.074|35.954|1.2|Yıldırım,Alamettin,Bakarcak,Burunören,Çiftlik,Düzencik
38-sariz|38.499|36.556|1.2|Akoluk,Altısöğüt,Avşarobası,Ayranlık,Bahçeli,Büyük Örtülü
38-talas|38.615|35.682|1.2|Bahçelievler,Han,Harman,Kiçiköy,Mevlana,Tablakaya
38-tomarza|38.431|35.858|1.2|Cumhuriyet,Kurtuluş,Akdere,Akmezar,Arslantaş,Avşarsöğütlü
38-yahyali|38.106|35.398|1.2|Ağcaşar,Avlağa,Balcıçakırı,Burhaniye,Büyükçakır,Camikebir
38-yesilhisar|38.357|35.106|1.2|Cumhuriyet,Fatih,Akköy,Araplı,Başköy,Beyleryukarı
39-babaeski|41.503|27.092|1.2|Atatürk,Cumhuriyet,Kurtuluş,Dindoğru,Fevzi Çakmak,Gazikemal
39-demirkoy|41.868|27.767|1.2|Hamdibey,Orhaniye
39-kofcaz|41.979|27.162|1.2|Yeşillik
39-luleburgaz|41.408|27.404|1.2|Atatürk,Cumhuriyet,Hürriyet,İstiklal,Kurtuluş,Yıldırım
39-merkez|41.735|27.225|1.2|Atatürk,Cumhuriyet,Akalar,Bademlik,Demirtaş,Doğu
39-pehlivankoy|41.387|26.937|1.2|Kurtuluş,Ergene,Kazımdirik
39-pinarhisar|41.691|27.527|1.2|Beylik,Camiikebir,Dere,Orta
39-vize|41.623|27.793|1.2|Gazi,Devlet,Evren,Kale,Mehmet Akif,Namık Kemal
40-akcakent|39.609|34.081|1.2|Şehricedid,Yenikent,Yeniyapan
40-akpinar|39.504|33.940|1.2|Cumhuriyet,Alipaşa,Hacı Hüseyin Efendi,Kaleyazı,Şirinevler,Yenidoğan
40-boztepe|39.340|34.348|1.2|Bağbaşı,Orta
40-cicekdagi|39.565|34.352|1.2|Fatih,Bağlarbaşı,Boyalık,Fevzi Çakmak,Osman Şevki,Yenişehir
40-kaman|39.320|33.717|1.2|Bahçelievler,Cuma,Çiftlikli,Darıözü,Gaffar,Hacıpınar
40-merkez|39.142|34.171|1.2|Bahçelievler,Ahievran,Aşıkpaşa,Bağbaşı,Çukurçayır,Gölhisar
40-mucur|39.111|34.394|1.2|Acıöz,Hamidiye,Karşıyaka,Osmangazi,Solaklı,Şatıroğlu
41-basiskele|40.632|29.957|1.2|Fatih,Havuzlubahçe,Kılıçarslan,Şehitekrem,Yeşilkent,Aksığın
41-cayirova|40.843|29.397|1.2|Atatürk,Cumhuriyet,Akse,Çayırova,Emek,İnönü
41-darica|40.775|29.383|1.2|Abdi İpekçi,Bağlarbaşı,Bayramoğlu,Cami,Emek,Fevziçakmak
41-derince|40.923|29.881|1.2|Çavuşlu,Çenedağ,Çınarlı,Deniz,Dumlupınar,Fatih Sultan
41-dilovasi|40.862|29.607|1.2|Cumhuriyet,Fatih,Çerkeşli,Demirciler,Diliskelesi,Kayapınar
41-gebze|40.951|29.554|1.2|Cumhuriyet,Hürriyet,Adem Yavuz,Ahatlı,Arapçeşme,Balçık
41-golcuk|40.660|29.808|1.2|Atatürk,Cumhuriyet,Merkez,Değirmendere Merkez,Değirmendere Yalı,Halıdere Yalı
41-izmit|40.768|29.941|1.1|Cumhuriyet,Fatih,Akarca,Akmeşe Atatürk,Akmeşe Cumhuriyet,Alikahya Atatürk
41-kandira|41.033|30.098|1.2|Çarşı,Ağaçağıl,Ahmethacılar,Akbal,Akçabeyli,Akçakese
41-karamursel|40.616|29.595|1.2|4 Temmuz,Akçat,Akpınar,Avcıköy,Çamçukur,Çamdibi
41-kartepe|40.703|30.084|1.2|Arslanbey,Ataşehir,Rahmiye,Sarımeşe,Şevkatiye,Acısu
41-korfez|40.840|29.751|1.2|Cumhuriyet,Fatih,17 Ağustos,Agah Ateş,Hacı Akif,Kışladüzü
42-ahirli|37.208|32.067|1.2|Merkez,Aliçerçi,Bademli,Balıklava,Büyüköz,Çiftlik
42-akoren|37.412|32.323|1.2|Ağalar,Ahmediye,Alanköy,Avdan,Belkuyu,Çatören
42-aksehir|38.389|31.419|1.2|Gazi,Alanyurt,Altuntaş,Bozlağan,Cankurtaran,Çakıllar
42-altinekin|38.251|32.907|1.2|Akçaşar,Akıncılar,Akköy,Ayışığı,Borukkuyu,Dedeler
42-beysehir|37.706|31.643|1.2|Bahçelievler,Adaköy,Ağılönü,Akburun,Akçabelen,Avdancık
42-bozkir|37.170|32.254|1.2|Cumhuriyet,Akçapınar,Armutlu,Arslantaş,Aydınkışla,Ayvalca
42-cihanbeyli|38.597|33.061|1.2|Bahçelievler,Cumhuriyet,Ağabeyli,Ahirigüzel,Beyliova,Böğrüdelik
42-celtik|39.031|31.818|1.2|Bahçelievler,Fatih,Adakasım,Bahçe Hisar,Bahçe Saray,Doğanyurt
42-cumra|37.549|32.802|1.2|Cumhuriyet,Hürriyet,İstiklal,Bağlar,Bakkalbaşı,Baraj
42-derbent|37.971|31.994|1.2|Arapözü,Camiikebir,Çiftliközü,Değiş,Derbenttekke,Güney
42-derebucak|37.401|31.531|1.2|Çamlık,Durak,Gencek,Göynem,Kenankuyu,Musalla
42-doganhisar|38.143|31.680|1.2|Başköy,Ağa,Ayaslar,Baş,Cuma,Çınaroba
42-emirgazi|37.970|33.772|1.2|Cumhuriyet,Fatih,Akmescit,Besci,Camikebir,Demirci
42-eregli|37.711|34.160|1.2|Fatih,Acıkuyu,Acıpınar,Adabağ,Akhüyük,Alhan
42-guneysinir|37.213|32.694|1.2|Ağras,Avcıtepe,Aydoğmuş,Bardas,Durayda,Emirhan
42-hadim|36.967|32.343|1.2|Armağanlar,Aşağı Hadim,Aşağı Mernek,Aşağıeşenler,Bademli,Beyreli
42-halkapinar|37.366|34.278|1.2|Bahçelievler,Cumhuriyet,Büyükdoğan,Çakıllar,Dedeli,Delimahmutlu
42-huyuk|37.940|31.589|1.2|Cumhuriyet,Akdağ,Bahçeli Evler,Başlamış,Budak,Burunsuz
42-ilgin|38.274|31.912|1.2|Fatih,Argıthanı,Ayvatdede,Behlülbey,Camiiatik,Esentepe
42-kadinhani|38.566|32.199|1.2|İstiklal,Afşarlı,Alabağ,Atlantı,Bakırpınar,Başkuyu
42-karapinar|37.789|33.509|1.2|Cumhuriyet,Fatih,Adalet,Akçayazı,Akören,Alaaddin
42-karatay|37.877|32.951|1.2|İstiklal,Akifpaşa,Büyük Sinan,Erenler,Kalenderhane,Karaciğan
42-kulu|38.974|33.077|1.2|Cumhuriyet,Alparslan,Camikebir,Fatih Sultan Mehmet,Karşıyaka,Kemaliye
42-meram|37.861|32.485|1.0|Aydoğdu,Çaybaşı,Konevi,Pirebi,Sahibata,Çayırbağı
42-sarayonu|38.471|32.463|1.2|Fatih,Batı İstasyon,Doğu İstasyon,Hatip,İnli,Saraç
42-selcuklu|38.140|32.633|1.2|Cumhuriyet,Fatih,Akıncılar,Aydınlıkevler,Bedir,Erenköy
42-seydisehir|37.467|31.960|1.2|Bahçelievler,Aktaş,Alaylar Bir,Alaylar İki,Anabağlar,Hacıseyitali
42-taskent|36.850|32.599|1.2|Afşar Tepecik,Afşar Yukarı,Balcılar Orta,Balcılar Veliler,Balcılar Yukarı,Bektaş
42-tuzlukcu|38.535|31.665|1.2|Aşağı,Çöğürlü,Erdoğdu,Gürsu,Konarı,Koraşı
42-yalihuyuk|37.313|32.093|1.2|Arasöğüt,Aşağı,Sarayköy,Yukarı
42-yunak|38.730|31.903|1.2|Fatih,Altınöz,Ayrıtepe,Beşışıklı,Böğrüdelik,Cebrail
43-altintas|39.089|30.098|1.2|Cumhuriyet,Hürriyet,İstiklal,Bozbay
43-aslanapa|39.197|29.866|1.2|Cumhuriyet,Hürriyet,Pınarbaşı,Yalnızsaray
43-cavdarhisar|39.197|29.637|1.2|Cereller,Kemaller,Meydan,Yukarı
43-domanic|39.777|29.597|1.2|Cumhuriyet,Hasantepe,Hisar,Karşıyaka
43-dumlupinar|38.875|30.023|1.2|Cumhuriyet,Cafergazi,Turgut Özal,Zafer
43-emet|39.371|29.299|1.2|Cumhuriyet,Akpınar,Dere,Esentepe,Hamam,Kapaklıca
43-gediz|39.010|29.443|1.2|Dayınlar,Ergenekon,Gazikemal,Hacıbaba,Kızıltepe,Kumtaş
43-hisarcik|39.202|29.273|1.2|Cumhuriyet,Karşıyaka,Şehitler,Yenidoğan,Yeşilhisar
43-merkez|39.419|29.986|1.2|Cumhuriyet,Fatih,Bahçelievler,İstiklal,Alipaşa,Dumlupınar
43-pazarlar|38.951|29.106|1.2|Atatürk,Fatih,Adnanmenderes,Ayvalı,Hocaahmetyesevi,Turgut Özal
43-simav|39.211|28.896|1.2|Fatih,101 Evler,4 Eylül,Cuma,Çavdır,Değirmenciler
43-saphane|39.015|29.222|1.2|Hacı Hasanlar,Kalabak,Karaağıl,Karacaderbent,Pazar,Subaşı
43-tavsanli|39.529|29.547|1.2|Ada,Bağlık,Beyköy,Çardaklı,Çırçırçeşme,Çukurköy
44-akcadag|38.372|37.908|1.2|Fatih,Aksaray,Aksüt,Aktepe,Aliçeri,Altunlu
44-arapgir|39.026|38.483|1.2|Çarşı,Aktaş,Alıçlı,Aşağıçörenge,Aşağıulupınar,Aşağıyenice
44-arguvan|38.754|38.305|1.2|Bahçelievler,Akören,Alhasuşağı,Armutlu,Asar,Asmaca
44-battalgazi|38.348|38.319|1.0|Bahçelievler,İstiklal,Adagören,Ağılyazı,Alacakapı,Alhanuşağı
44-darende|38.546|37.565|1.2|Ağılbaşı,Ağılyazı,Akbaba,Akçatoprak,Akova,Aşağıulupınar
44-dogansehir|38.057|37.887|1.2|Altıntop,Beğre,Bıçakçı,Çavuşlu,Çığlık,Çömlekoba
44-doganyol|38.285|39.069|1.2|Akkent,Behramlı,Burçköy,Çolak,Damlı,Gevheruşağı
44-hekimhan|38.823|37.956|1.2|Bahçelievler,Fatih,Akmağara,Aksütlü,Aşağısazlıca,Bağyolu
44-kale|38.370|38.765|1.2|Abuşoğlu,Akça,Akuşağı,Bağlıca,Bentköy,Çanakçı
44-kuluncak|38.874|37.650|1.2|Bahçelievler,İstiklal,Alvar,Aşağıselimli,Başören,Bıyıkboğazı
44-puturge|38.165|38.807|1.2|Ağalar,Aktarla,Aliçeri,Alihan,Arınlı,Arıtoprak
44-yazihan|38.599|38.158|1.2|Bahçelievler,Akyazı,Alican,Ambarcık,Balaban,Bereketli
44-yesilyurt|38.232|38.191|1.2|Gazi,Atatürk,Cumhuriyet,Fatih,Bostanbaşı,Çarmuzu
45-ahmetli|38.546|27.923|1.2|Kurtuluş,Alahıdır,Altıeylül,Ataköy,Bahçecik,Barbaros
45-akhisar|38.923|27.891|1.2|Atatürk,Cumhuriyet,Hürriyet,Akçaalan,Akçeşme,Akkocalı
45-alasehir|38.363|28.458|1.2|Fatih,Kurtuluş,Akkeçili,Alhan,Aydoğdu,Azıtepe
45-demirci|38.985|28.657|1.2|Cumhuriyet,Fatih,Ahatlar,Ahmetler,Akdere,Akıncılar
45-golmarmara|38.694|27.968|1.2|Atatürk,Ayanlar,Beyler,Çamköy,Çömlekçi,Değnekler
45-gordes|38.957|28.289|1.2|Atatürk,Çiçekli,Adnan Menderes,Akpınar,Balıklı,Bayat
45-kirkagac|39.132|27.807|1.2|Bakır,Gelenbe,İlyaslar,Karakurt,Alacalar,Alifakı
45-koprubasi|38.775|28.398|1.2|Atatürk,Akçaalan,Alanyolu,Armağan,Arpacı,Azimli
45-kula|38.572|28.642|1.2|4 Eylül,Ahmetli,Akgün,Aktaş,Ayazören,Ayvatlar
45-salihli|38.554|28.198|1.2|Atatürk,Cumhuriyet,Kurtuluş,Adala,Durasıllı,Akçaköy
45-sarigol|38.257|28.740|1.2|Cumhuriyet,Afşar,Ahmetağa,Alemşahlı,Aşağı Koçaklar,Ayan
45-saruhanli|38.779|27.627|1.2|Atatürk,Cumhuriyet,Kurtuluş,Alibeyli,Büyükbelen,Dilek
45-selendi|38.793|28.878|1.2|Fatih,Kurtuluş,Akçakertil,Altınköy,Aşağıtefen,Avlaşa
45-soma|39.236|27.607|1.2|Atatürk,Cumhuriyet,Hürriyet,Kurtuluş,Avdan,Cenkyeri
45-sehzadeler|38.619|27.434|1.0|Çarşı,Aşağıçobanisa,Alaybey,Arda,Dinçer,Nişancıpaşa
45-turgutlu|38.522|27.744|1.2|Atatürk,Cumhuriyet,İstiklal,Kurtuluş,Yıldırım,Derbent
45-yunusemre|38.793|27.277|1.2|Atatürk,Cumhuriyet,Fatih,Barbaros,Mareşal Fevzi Çakmak,Spil
46-afsin|38.356|36.884|1.2|Afşinbey,Ağcaşar,Alemdar,Alimpınar,Alpaslan,Altaş
46-andirin|37.715|36.381|1.2|Akçakoyunlu,Akgümüş,Akifiye,Alameşe,Alanlı,Alınoluk
46-caglayancerit|37.738|37.342|1.2|Fatih,İstiklal,Akdere,Aksu,Bayırlı,Boylu
46-dulkadiroglu|37.620|37.083|1.2|Kurtuluş,Divanlı,Ekmekçi,İsa Divanlı,İsmet Paşa,Menderes
46-ekinozu|38.015|37.112|1.2|Akpınar,Alişar,Altunyaprak,Anbar,Ataköy,Çiftlik
46-elbistan|38.277|37.267|1.2|Bahçelievler,Cumhuriyet,Ağlıca,Akarca,Akbayır,Akören
46-goksun|38.134|36.555|1.2|Bahçelievler,Cumhuriyet,Kurtuluş,Acıelma,Ahmetcik,Alıçlıbucak
46-nurhak|37.955|37.416|1.2|Ağcaşar,Alçiçek Değirmenkaya,Barış,Biçin,Eskiköy,Gürsel
46-onikisubat|37.578|36.913|1.0|Cumhuriyet,Fatih,Hürriyet,İstiklal,5 Nisan,Abdülhamid Han
46-pazarcik|37.482|37.363|1.2|Fatih,Hürriyet,15 Temmuz,Ahmet Bozdağ,Akcakoyunlu,Akçalar
46-turkoglu|37.332|36.774|1.2|Cumhuriyet,Fatih,Akçalı,Avşarlı,Aydınkavak,Bayramgazi
47-artuklu|37.313|40.734|1.2|Cumhuriyet,Gökçe,Acar,Ahmetli,Akbağ,Akıncı
47-dargecit|37.561|41.759|1.2|Akçaköy,Akyol,Alayunt,Altınoluk,Altıyol,Bağözü
47-derik|37.274|40.181|1.2|Bahçelievler,Adak,Adakent,Ahmetli,Akçay,Akıncılar
47-kiziltepe|37.179|40.532|1.2|Atatürk,Bahçelievler,Cumhuriyet,Akalın,Akça,Akçapınar
47-mazidagi|37.460|40.444|1.2|Aksu,Arıköy,Arısu,Aşağıocak,Atalar,Atlıca
47-midyat|37.383|41.335|1.2|Cumhuriyet,Bahçelievler,Akçakaya,Gölcük,Işıklar,Acırlı
47-nusaybin|37.181|41.489|1.2|8 Mart,Abdulkadirpaşa,Açıkköy,Açıkyol,Akağıl,Akarsu
47-omerli|37.394|40.975|1.2|Cumhuriyet,Akyokuş,Alıçlı,Anıttepe,Beşikkaya,Çalışan
47-savur|37.578|40.987|1.2|Akyürek,Armutalan,Bağyaka,Başağaç,Başkavak,Bengisu
47-yesilli|37.255|40.865|1.2|Alıçlı,Bahçebaşı,Bülbül,Dereyanı,Gül,Karşıyaka
48-bodrum|37.065|27.623|1.2|Bahçelievler,Cumhuriyet,Çarşı,Akçaalan,Akyarlar,Bahçeyaka
48-dalaman|36.812|28.863|1.2|Hürriyet,Merkez,Akçataş,Altıntas,Atakent,Bezkese
48-datca|36.701|27.473|1.2|Cumalı,Datça,Emecik,Hızırşah,İskele,Karaköy
48-fethiye|36.759|29.152|1.2|Cumhuriyet,Akarca,Babataşı,Bozyer,Cami,Çamköy
48-kavaklidere|37.425|28.395|1.2|Cumhuriyet,Bakırcılar,Çamlıbel,Çamlıyurt,Çatak,Çavdır
48-koycegiz|37.016|28.784|1.2|Akköprü,Balcılar,Beyobası,Çandır,Çayhisar,Döğüşbelen
48-marmaris|36.928|28.299|1.2|Adaköy,Armutalan,Bayır,Beldibi,Bozburun,Çamdibi
48-mentese|37.215|28.364|1.2|Akçaova,Akkaya,Akyer,Algı,Avcılar,Bağyaka
48-milas|37.343|27.759|1.2|Cumhuriyet,Ağaçlıhüyük,Ahmetçavuş-hayıtlı,Akçakaya,Akçalı,Akkovanlık
48-ortaca|36.792|28.703|1.2|Atatürk,Bahçelievler,Cumhuriyet,Akıncı,Arıkbaşı,Beşköprü
48-seydikemer|36.703|29.501|1.2|Cumhuriyet,Alaçat,Arifler,Arsaköy,Atlıdere,Bağlıağaç
48-ula|37.064|28.461|1.2|Akçapınar,Akyaka,Alparslan,Arıcılar,Armutcuk,Ataköy
48-yatagan|37.355|28.072|1.2|Atatürk,Cumhuriyet,Akgedik,Akyol,Alaşar,Bağyaka
49-bulanik|39.068|42.137|1.2|Bahçelievler,Cumhuriyet,Güllüova,İnönü,Kültür,Mescitli
49-haskoy|38.664|41.703|1.2|Bahçelievler,Hürriyet,İstiklal,Kültür,Sayanlar,Sunay
49-korkut|38.773|41.902|1.2|Bahçelievler,Kültür,Şehitler
49-malazgirt|39.252|42.478|1.2|Adalar,Afşin,Aksungur,Alişan,Altuntaş,Danışmentgazi
49-merkez|38.735|41.491|1.2|Hürriyet,Dere,Kale,Kültür,Minare,Muratpaşa
49-varto|39.189|41.379|1.2|Bahçelievler,Hürriyet,Alagöz,Gümgüm,İnönü,Kültür
50-acigol|38.466|34.489|1.2|Cumhuriyet,Bahçeli,Çayırlık,Yukarı
50-avanos|38.853|34.847|1.2|Bahçelievler,Cumhuriyet,Alaaddin,Karaseki,Yukarı,Orta
50-derinkuyu|38.382|34.619|1.2|Cumhuriyet,Fatih,Baş,Bayramlı,Demirci,Esentepe
50-gulsehir|38.776|34.402|1.2|Cumhuriyet,Fatih,Açıksaray,Çalışanlar,Çayır,Erol Ünlüsoy
50-hacibektas|38.945|34.575|1.2|Bala,Savat,Zir
50-kozakli|39.209|34.804|1.2|Bahçelievler,Altunsu,Bağlıca,Buruncuk,Emek,Hamamorta
50-merkez|38.625|34.714|1.2|Bahçelievler,Camicedit,Emek,Raşitbey,15 Temmuz,20 Temmuz
50-urgup|38.581|34.944|1.2|Bahçelievler,Cumhuriyet,Fatih,15 Temmuz,Aksalur Ağcaşar,Aksalur Salur
51-altunhisar|38.040|34.288|1.2|İstiklal,Aşağı,Orta,Sağlık,Yukarı
51-bor|37.852|34.465|1.2|Cumhuriyet,Fatih,Acıgöl,Ahmet Kuddusi,Armutlu,Bağdüz
51-camardi|37.852|35.015|1.2|Bereketli,Maden,Yeni Çarşı,Yunus Emre
51-ciftlik|38.177|34.497|1.2|Çarşı,Asmasız,Çiftçi
51-merkez|37.967|34.683|1.2|Alaaddin,Aşağı Kayabaşı,Dere,Efendibey,İnönü,Şehitler
51-ulukisla|37.551|34.556|1.2|Alpağut,Ballık,Çövek,Doğu,Kadılar,Kemalpaşa
52-akkus|40.793|37.016|1.2|Merkez,Akpınar,Alan,Ambargürgen,Ceyhanlı,Çaldere
52-altinordu|40.976|37.880|1.0|Bahçelievler,Cumhuriyet,Hürriyet,Akyazı,Bucak,Durugöl
52-aybasti|40.634|37.378|1.2|Fatih,Alacalar,Armutlu,Beştam,Çakırlı,Çukur
52-camas|40.897|37.536|1.2|Akköy,Akpınar,Budak,Burhan Güneyi,Çavuşbaşı,Danışman
52-catalpinar|40.862|37.447|1.2|Merkez,Akkaya,Dere,Elmaköy,Göller,Gündoğdu
52-caybasi|40.988|37.059|1.2|Akbaba,Aşıklı Çakıllı,Boras,Cemallı,Cevizliyatak,Çağlayan
52-fatsa|40.988|37.450|1.2|Fatih,Kurtuluş,Ahmetler,Arpalık,Aslancami,Aşağıardıç
52-golkoy|40.664|37.567|1.2|Hürriyet,Ahmetli,Akçalı,Alanyurt,Aydoğan,Bayıralan
52-gulyali|40.937|38.067|1.2|Alibey,Ambarcılı,Ayrılık,Gülistan,Hoşköy,Kestane
52-gurgentepe|40.796|37.586|1.2|Cumhuriyet,Ağızlar,Akmescit,Akören,Akyurt,Alaseher
52-ikizce|41.053|37.038|1.2|Fatih,Merkez,Ağcaalan,Aşağı Karlıtepe,Aşağı Kaynartaş,Başönü
52-kabaduz|40.675|37.943|1.2|Akgüney,Başköy,Derinçay,Dişkaya,Esenyurt,Gelinkaya
52-kabatas|40.748|37.463|1.2|Merkez,Alanbaşı,Alankent,Ardıç,Belen,Beylerli
52-korgan|40.739|37.269|1.2|Aşağıkozpınar,Aşağıyaylacık,Belalan,Beypınarı,Büyükakçakese,Çamlı
52-kumru|40.840|37.228|1.2|Fatih,Kurtuluş,Ağcaalantürk,Akçadere,Avdullu,Ayvalı
52-mesudiye|40.516|37.785|1.2|Merkez,Abdili,Akkırık,Akpınar,Alan,Arıcılar
52-persembe|41.054|37.712|1.2|Kurtuluş,Alınca,Anaç,Aziziye,Babalı,Bekirli
52-ulubey|40.801|37.754|1.2|Akoluk,Akpınar,Aydınlar,Başçardak,Belenyurt,Cevizlik
52-unye|41.056|37.230|1.2|Atatürk,Fatih,Ağıdere,Ataköy,Aydıntepe,Başköy
53-ardesen|41.150|41.075|1.2|Cumhuriyet,Fatih,Merkez,Bahar,Barış,Baş
53-camlihemsin|40.937|41.063|1.2|Merkez,Aşağıçamlıca,Aşağışimşirli,Kadıköy,Kaplıca,Kavak
53-cayeli|41.029|40.760|1.2|Adalar,Büyükcaferpaşa,Büyüktaşhane,Çataklıhoca,Eskipazar,Hassadıklar
53-derepazari|41.004|40.427|1.2|Merkez,Çalışkanlar,Eriklimanı,Fıçıcılar,Sarıyer,Subaşı
53-findikli|41.227|41.217|1.2|Hürriyet,Merkez,Aksu,Ilıca,Liman,Sahil
53-guneysu|40.930|40.667|1.2|Merkez,Adacami,Aşağı Kiremit,Başaran,Birlik,Eskicami
53-hemsin|41.005|40.888|1.2|Bahar,Mutlu,Ortaköy,Yeniköy
53-ikizdere|40.707|40.654|1.2|Çarşı,Çağrankaya,Gündoğdu,Güney,Kirazlı,Yeşilyurt
53-iyidere|40.989|40.370|1.2|Merkez,Çanakçeşme,Fethiye,Fıçıtaşı,Hazar,Sarayköy
53-kalkandere|40.863|40.504|1.2|Adalar,Aksu,Aşağı Tatlısu,Cevizlik,Dağdibi,Kızıltoprak
53-merkez|41.023|40.518|1.0|Çarşı,Fatih,Alipaşa,Atmeydanı,Bağdatlı,Balsu
53-pazar|41.125|40.918|1.2|Cumhuriyet,Gazi,Kocaköprü,Ocak,Beyaztaş,Güzelyalı
54-adapazari|40.778|30.397|1.1|Cumhuriyet,İstiklal,Kurtuluş,Abalı,Acıelmalık,Akıncılar
54-akyazi|40.586|30.708|1.2|Cumhuriyet,Fatih,Akbalık,Alaağaç,Altındere Cumhuriyet,Altındere Gündoğan
54-arifiye|40.698|30.371|1.2|Cumhuriyet,Fatih,Adliye,Ahmediye,Arifbey,Aşağı Kirazca
54-erenler|40.737|30.477|1.2|Hürriyet,Alancuma,Bağlar,Bekirpaşa,Büyükesence,Çaybaşıyeniköy
54-ferizli|41.003|30.497|1.2|İstiklal,Abdürrezzak,Ağacık,Akçukur,Bakırlı,Ceylandere
54-geyve|40.520|30.368|1.2|Ahibaba,Akdoğan,Akıncı,Akkaya,Alıplar,Alifuatpaşa
54-hendek|40.839|30.706|1.2|Kurtuluş,Akarca,Akçayır,Akova,Akpınar,Aksu
54-karapurcek|40.599|30.515|1.2|Cumhuriyet,Ahmediye,Ahmetler,Çeşmebaşı,Hocaköy,İnönü
54-karasu|41.027|30.672|1.2|Hürriyet,Adatepe,Akkum,Ardıçbeli,Aziziye,Camitepe
54-kaynarca|41.023|30.340|1.2|Merkez,Akbaşlı,Arifağa,Başoğlu,Birlik,Büyükyanık
54-kocaali|41.003|30.878|1.2|Merkez,Açmabaşı,Ağalar,Akpınar,Aktaş,Alandere
54-pamukova|40.529|30.122|1.2|Cumhuriyet,Ağaççılar,Ahılar,Akçakaya,Bacıköy,Bakacak
54-sapanca|40.666|30.239|1.2|Akçay,Balkaya,Camicedit,Çayiçi,Fevziye,Gazipaşa
54-serdivan|40.773|30.314|1.2|Bahçelievler,İstiklal,Arabacıalanı,Aralık,Aşağıdereköy,Beşevler
54-sogutlu|40.893|30.469|1.2|Akarca,Akçakamış,Akgöl,Beşdeğirmen,Cami Cedit,Fındıklı
54-tarakli|40.414|30.503|1.2|Akçapınar,Aksu,Alballar,Avdan,Çamtepe,Dışdedeler
55-19-mayis|41.477|36.054|1.2|Bahçelievler,Cumhuriyet,İstiklal,Aydınpınar,Ballıca,Beylik
55-alacam|41.512|35.545|1.2|Fatih,Akbulut,Akgüney,Alidedebölmesi,Alparslan,Aşağı Akgüney
55-asarcik|41.022|36.346|1.2|Atatürk,Acısu,Akyazı,Alan,Alişar,Arıcak
55-atakum|41.344|36.135|1.2|İstiklal,Akalan,Aksu,Alanlı,Aslandamı,Atatepe
55-ayvacik|40.976|36.626|1.2|Ardıç,Başalan,Çamalan,Çamlıkale,Çarşıköy,Çökekli
55-bafra|41.401|35.778|1.2|Cumhuriyet,Fatih,Adaköy,Ağcaalan,Ağıllar,Akalan
55-canik|41.184|36.280|1.2|Atatürk,Adatepe,Alibeyli,Ambarpınar,Avluca,Başalan
55-carsamba|41.245|36.667|1.2|Bahçelievler,Cumhuriyet,Gazi,Hürriyet,İstiklal,Kurtuluş
55-havza|41.063|35.736|1.2|Bahçelievler,19 Mayıs,25 Mayıs,Ağcamahmut,Ağdırhasan,Arslançayırı
55-ilkadim|41.284|36.330|1.0|Bahçelievler,Hürriyet,Fatih,Yenidoğan,Adalet,Çay
55-kavak|41.106|36.008|1.2|Bahçelievler,19 Mayıs,Ağcakise,Ahurlu,Akbelen,Alaçam
55-ladik|40.914|36.060|1.2|Ağcakaya,Ahmetsaray,Akpınar,Aktaş,Akyar,Alayurt
55-salipazari|41.025|36.835|1.2|Alan,Alanyaykın,Albak,Avut,Bereket,Biçme
55-tekkekoy|41.151|36.483|1.2|Cumhuriyet,İstiklal,Hürriyet,Kurtuluş,Yavuzlar,19 Mayıs
55-terme|41.157|36.951|1.2|Bahçelievler,Cumhuriyet,Fatih,Ahmetbey,Akbucak,Akçagün
55-vezirkopru|41.143|35.440|1.2|Atatürk,Bahçelievler,Cumhuriyet,Özgüney,Saraylı,Abdulgani
55-yakakent|41.608|35.425|1.2|Merkez,Asmapınar,Büyükkırık,Çamalan,Çepni,Gündüzlü
56-baykan|38.145|41.759|1.2|Cefan,Havel,İnönü,Karşıyaka,Yenidoğan
56-eruh|37.728|42.170|1.2|Fatih,Dih,Sarıgül
56-kurtalan|37.971|41.596|1.2|Bahçelievler,Cumhuriyet,Dicle,Fırat,Garzan,Güney
56-merkez|37.933|41.950|1.2|Bahçelievler,Afetevleri,Alan,Algül,Barış,Batı
56-pervari|37.840|42.646|1.2|Aydın,Şakiran
56-sirvan|38.083|42.143|1.2|Fatih,Bağcılar,Kırtepe,Küfre,Sit
56-tillo|37.961|42.037|1.2|Fakirullah,Mücahit,Saydanlar
57-ayancik|41.829|34.583|1.2|Beşiktaş,Cevizli,Çayiçi,Denizciler,Yalı
57-boyabat|41.530|34.762|1.2|Camiikebir,Çamlıca,Esentepe,Gökdere,Kumluk,Yıldız
57-dikmen|41.597|35.216|1.2|Babalıoğlu,Çorak,Kırçal
57-duragan|41.446|35.066|1.2|Merkez,Altınkaya,Buzluk,Gökırmak,Yeşilyurt,Yandak
57-erfelek|41.896|34.874|1.2|Merkez,Kınık,Salavat
57-gerze|41.735|35.115|1.2|Atatürk,Cumhuriyet,Çarşı,19 Mayıs,Hamidiye,Köşk
57-merkez|42.029|35.175|0.9|Ada,Bostancılı,Camikebir,Gelincik,İncedayı,Kaleyazısı
57-sarayduzu|41.306|34.821|1.2|Merkez
57-turkeli|41.890|34.355|1.2|Gemiyanı,Güzelyurt,Tümerkan
58-akincilar|40.055|38.377|1.2|Cumhuriyet,Altıntepe,Gönen,Yayla,Yeşilyazı,Yukarı
58-altinyayla|39.248|36.779|1.2|Aydın,Kale,Rıfat Öçten,Şafak,Altınyurt,Güzeloğlan
58-divrigi|39.379|38.062|1.2|Abuçimen,Ahmetpaşa,Arhusu,Aşağıhamam,Ceditpaşa,Demirdağ
58-dogansar|40.180|37.558|1.2|Camikebir,Cinci,Çay,Devrişağa,Kale,Ömerağa
58-gemerek|39.294|36.038|1.2|Ali Kemali Efendi,Alperen,Bahçeli,Fevziçakmak,Horuk,Yukarı
58-golova|40.053|38.606|1.2|Alsancak,Çalkaya,Fevzi Çakmak
58-gurun|38.768|37.207|1.2|Aksu,Boğaziçi,Burçevi,Çayboyu,Çörten,Gökpınar
58-hafik|39.967|37.358|1.2|Fatih,Çay,Günyamaç,Koç,Tepe
58-imranli|39.820|38.193|1.2|Çarşıbaşı,Durcan,Karatekin,Karşıyaka,Kızılırmak,Valituncel
58-kangal|39.221|37.483|1.2|Hürriyet,Göze,Gürsel,Karşıyaka,Reşadiye,Sularbaşı
58-koyulhisar|40.260|37.911|1.2|Aşağıkale,Camiikebir,Orta,Subaşı,Şeyhler,Tuğladağı
58-merkez|39.748|37.018|1.2|Fatih,İstiklal,Abdulvahabigazi,Alibaba,Bahtiyarbostan,Dedebalı
58-susehri|40.113|38.099|1.2|Cumhuriyet,Avculu,Camiiorta,Göllüköy,Gönüloğlu,Karşıyaka
58-sarkisla|39.391|36.394|1.2|İstiklal,Yıldırım,Damlaca,Esentepe,Gültekin,Kale
58-ulas|39.414|37.057|1.2|Hürriyet,Esentepe,Yenikarahisar,Yeşilyurt
58-yildizeli|39.796|36.419|1.2|Cumhuriyet,Camii,Çamlıbel,Fatihsultanmehmet,Fevzi Çakmak,Karşıyaka
58-zara|39.943|37.748|1.2|Ahmetbaşyurt,Çarşıbaşı,Hatip,Karşıyaka,Kızılırmak,Reşitpaşa
59-cerkezkoy|41.290|28.020|1.2|Cumhuriyet,Fatih,Bağlık,Fevzi Paşa,Gazi Mustafa Kemalpaşa,Gazi Osman Paşa
59-corlu|41.166|27.905|1.2|Cumhuriyet,Hürriyet,Alipaşa,Çobançeşme,Deregündüzlü,Esentepe
59-ergene|41.248|27.739|1.2|Cumhuriyet,Ahimehmet,Bakırca,Esenler,İğneler,Karamehmet
59-hayrabolu|41.186|27.118|1.2|Ataköy,Avluobası,Aydınevler,Aydınlar,Bayramşah,Buzağcı
59-kapakli|41.318|27.909|1.2|Atatürk,Bahçelievler,Cumhuriyet,Fatih,Bahçeağıl,İnönü
59-malkara|40.885|26.938|1.2|Ahievren,Ahmetpaşa,Aksakal,Alaybey,Allıışık,Bağpınarı
59-marmaraereglisi|41.024|27.923|1.2|Bahçelievler,Cedit Ali Paşa,Çeşmeli,Dereağzı,Kamaradere,Mustafa Kemal Paşa
59-muratli|41.172|27.526|1.2|Fatih,Arzulu,Aşağısevindikli,Aydınköy,Balabanlı,Ballıhoca
59-saray|41.456|27.986|1.2|Atatürk,Cumhuriyet,Ayaspaşa,Ayvacık,Aziziye,Bahçedere
59-suleymanpasa|40.983|27.506|1.1|Atatürk,Bahçelievler,Cumhuriyet,Hürriyet,İstiklal,100. Yıl
59-sarkoy|40.688|27.120|1.2|Cumhuriyet,İstiklal,Aşağıkalamış,Beyoğlu,Bulgur,Camikebir
60-almus|40.310|36.993|1.2|İstiklal,Kurtuluş,Erek,Esentepe,Ötükent,Siteler
60-artova|40.119|36.309|1.2|Alpaslan,Altınova,Gaziosmanpaşa,İstasyon,Kızılca,Çelikli
60-basciftlik|40.561|37.165|1.2|Cumhuriyet,Gençosman,Karacaören Alibaba,Karacaören Aşıroğlu,Karacaören Gaziosmanpaşa,Sinanpaşa
60-erbaa|40.655|36.555|1.2|Cumhuriyet,Ahmet Yesevi,Alacabal,Erek,Ertuğrulgazi,Evyaba
60-merkez|40.317|36.550|1.2|Bahçelievler,Akdeğirmen,Alipaşa,Altıyüzevler,Bedestenlioğlu,Büyük Beybağı
60-niksar|40.586|36.922|1.2|Bahçelievler,Fatih,Dönekse,Hayderbey,Kumçiftlik,Akpınar
60-pazar|40.243|36.282|1.2|Merkez,Erkilet,Esentepe,Seyitali,Sinanpaşa,Tekke
60-resadiye|40.422|37.381|1.2|Kurtuluş,Altıparmak,Akçakolay,Çamlıca,Çermik,Emirşeyhyakup
60-sulusaray|40.012|36.043|1.2|Fatih,Malum Seyit Tekke,Gaziosmanpaşa,Menderes
60-turhal|40.385|36.214|1.2|Cumhuriyet,Fatih,Çevlikler,Bahar,Borsa,Boyacılar
60-yesilyurt|40.005|36.212|1.2|Çıkrık,Çırdak,100. Yıl,Gaziosmanpaşa,Şehitler,Türkmenler
60-zile|40.250|35.824|1.2|Bahçelievler,Alacamescitzir,Alamescitbala,Alikadı,Cedit,Dinçerler
61-akcaabat|40.969|39.518|1.2|Acısu,Adacık,Ağaçlı,Akçakale,Akçaköy,Akdamar
61-arakli|40.698|39.940|1.2|Hürriyet,Merkez,Aytaş,Ayvadere,Bahçecik,Bereketli
61-arsin|40.924|39.956|1.2|Cumhuriyet,Fatih,Atayurt,Başdurak,Cudibey,Çardaklı
61-besikduzu|41.012|39.194|1.2|Cumhuriyet,Fatih,Adacık,Ağaçlı,Akkese,Aksaklı
61-carsibasi|41.062|39.392|1.2|Merkez,Burunbaşı,Büyükdere,Çallı,Erenköy,Fenerköy
61-caykara|40.635|40.259|1.2|Akdoğan,Arpaözü,Aşağıkumlu,Ataköy,Baltacılı,Çambaşı
61-dernekpazari|40.800|40.217|1.2|Merkez,Akköse,Çalışanlar,Çayırbaşı,Gülen,Günebakan
61-duzkoy|40.882|39.400|1.2|Alazlı,Aykut,Büyük,Cevizlik,Çal Camili,Çal Çeşmeler
61-hayrat|40.707|40.426|1.2|Cumhuriyet,Fatih,Hürriyet,Kurtuluş,Merkez,Ağaçlı Düz
61-koprubasi|40.722|40.112|1.2|Akpınar,Arpalı,Beşköy,Büyükdoğanlı,Çifteköprü,Fidanlı
61-macka|40.729|39.600|1.2|Fatih,Merkez,Akarsu,Akmescit,Alaçam,Alataş
61-of|40.878|40.267|1.2|Cumhuriyet,Ağaçbaşı,Ağaçseven,Aşağıkışlacık,Ballıca,Barış
61-ortahisar|41.000|39.717|1.0|Fatih,Kurtuluş,Cumhuriyet,Çarşı,1 Nolu Beşirli,2 Nolu Beşirli
61-surmene|40.872|40.123|1.2|Çarşı,Aksu,Armutlu,Aşağıovalı,Balıklı,Birlik
61-salpazari|40.839|39.192|1.2|Ağırtaş,Akçiriş,Çamkiriş,Çamlıca,Çarlaklı,Çetrik
61-tonya|40.907|39.294|1.2|Biçinlik,Büyük,Çamlı,Çayıriçi,Hoşarlı,İskenderli
61-vakfikebir|41.010|39.310|1.2|Cumhuriyet,Çarşı,Hürriyet,Açıkalan,Akköy,Aydoğdu
61-yomra|40.791|39.825|1.2|Çamlıca,Çamlıyurt,Çınarlı,Demirciler,Gülyurdu,Gürsel
62-cemisgezek|39.048|38.919|1.2|Çukur,Hacı Cami,Hamamatik,Kale,Mescit,Tepebaşı
62-hozat|39.108|39.202|1.2|Diyap Ağa,Fikripaşa,Köprübaşı
62-mazgirt|38.961|39.730|1.2|Eltihatun
62-merkez|39.106|39.548|1.2|Atatürk,Cumhuriyet,Aktuluk,Alibaba,Esentepe,İsmet İnönü
62-nazimiye|39.205|39.842|1.2|Merkez
62-ovacik|39.346|39.238|1.2|94 Mahallesi,Kandolar,Pulur
62-pertek|38.889|39.407|1.2|İstiklal,Camikebir,Derebaşı,Kaledibi,Soğukpınar
62-pulumur|39.460|39.912|1.2|Atatürk,Merkez,Ecevit,Hiver,Meydanlar
63-akcakale|36.805|38.805|1.2|Atatürk,Hürriyet,Acıkuyu,Adnan Menderes,Akbilek,Akçaköy
63-birecik|37.094|38.085|1.2|Cumhuriyet,Kurtuluş,Merkez,Abdallı,Akarçay,Akpınar
63-bozova|37.346|38.384|1.2|Çatak,Gölbaşı,Kevik,Kırmızıpınar,Norçin,Akmağara
63-ceylanpinar|36.879|39.730|1.2|Bahçelievler,Cumhuriyet,15 Temmuz,Adnan Menderes,Akbulut,Aktepe
63-eyyubiye|37.037|38.763|1.2|Kurtuluş,15 Temmuz,Beykapusu,Bıçakçı,Camikebir,Göl
63-halfeti|37.283|37.986|1.2|Cumhuriyet,Altınova,Argaç,Argıl,Aşağı Göklü,Balaban
63-haliliye|37.167|38.799|1.0|Atatürk,Bahçelievler,Acaryurt,Açıkyazı,Ahmet Yesevi,Akçalı
63-harran|36.824|39.161|1.2|Cumhuriyet,15 Temmuz,Ağcıl,Ahmetkara,Akkuş,Alacalı
63-hilvan|37.567|38.908|1.2|Bahçelievler,Ağılmus,Ağveren,Akçakebir,Akçaören,Alpı
63-karakopru|37.386|38.807|1.2|Ağılcık,Ağızhan,Akbayır,Akçahisar,Akıncı,Akpınar
63-siverek|37.646|39.498|1.2|Bahçelievler,Abdalağa,Alagün,Alanyurt,Altaylı,Altınahır
63-suruc|37.008|38.328|1.2|Cumhuriyet,Hürriyet,Yıldırım,Ağırtaş,Akören,Alanyurt
63-viransehir|37.203|39.782|1.2|Atatürk,Bahçelievler,Cumhuriyet,Hürriyet,Abalar,Adaköy
64-banaz|38.789|29.790|1.2|Cumhuriyet,31 Ağustos,Dilek,İslam,Şehitler,Hamamboğazı
64-esme|38.382|28.959|1.2|Cumhuriyet,Elvanlar,İstasyon,Kemer,Şehitalibey,Üçeylül
64-karahalli|38.353|29.528|1.2|Boğaz,Buğdaylı,Dere,Karbasan,Konak
64-merkez|38.682|29.408|1.2|Atatürk,Cumhuriyet,Fatih,Kurtuluş,Aybey,Bozkurt
64-sivasli|38.521|29.625|1.2|Atatürk,Akıncılar,Evrenli,Gölbahçe,Konak
64-ulubey|38.421|29.278|1.2|Avgan,Aşağı,Camikebir,Dilaver,Emirler,Gölbaşı
65-bahcesaray|38.069|42.804|1.2|Akyayla,Altındere,Altıntas,Arvas,Bağcılar,Cevizlibelen
65-baskale|38.107|44.119|1.2|Açıkağıl,Akçalı,Albayrak,Aşağıküme,Aşalan,Atlılar
65-caldiran|39.063|44.027|1.2|Cumhuriyet,Akbaşak,Alakaya,Alikelle,Altıyol,Aşağıçanak
65-catak|37.899|43.007|1.2|Bahçelievler,Cumhuriyet,Adnan Menderes,Ağaçlık,Akçabük,Alacayar
65-edremit|38.407|43.303|1.2|Elmalık,Erdemkent,Erenkent,Eski Cami,Yeni Cami,Akın
65-ercis|39.120|43.379|1.2|Abdalmezrası,Adnan Menderes,Ağaçören,Ağırkaya,Akbaş,Akçayuva
65-gevas|38.329|42.931|1.2|Bahçelievler,Abalı,Aladüz,Altınsaç,Anaköy,Atalan
65-gurpinar|38.163|43.617|1.2|Cumhuriyet,Akbulut,Akdoğu,Akpınar,Alnıak,Arındı
65-ipekyolu|38.489|43.409|1.1|Cumhuriyet,Ağzıkara,Aktaş,Erçek,Alipaşa,Arıtoprak
65-muradiye|38.974|43.708|1.2|Fatih,Açıkyol,Adaklı,Akbulak,Akçaçay,Alkasnak
65-ozalp|38.759|43.984|1.2|Cumhuriyet,Aksorguç,Altınboğa,Aşağıakçagül,Aşağıbalçıklı,Aşağıkoçkıran
65-saray|38.452|44.163|1.2|Atatürk,Bakışık,Baltepe,Beyarslan,Çakmakköy,Çartak
65-tusba|38.693|43.338|1.2|Abdurrahman Gazi,Adıgüzel,Akçaören,Akçift,Alabayır,Alaköy
66-akdagmadeni|39.727|35.829|1.2|Ahishavi,Çamlık,Emek,Gültepe,Güneyli,İbrahim Ağa
66-aydincik|40.147|35.298|1.2|Baştürk,Danlıdağ,Yenice
66-bogazliyan|39.137|35.270|1.2|Çarşı,Aşağı Karakoç,Aşağı,Bağlarbaşı,Bahçeler,Kaymakam Kemal Bey
66-candir|39.285|35.505|1.2|Atatürk,Bahçelievler,Cumhuriyet,Abdullah Efendi,Barboros,Eşrefpaşa
66-cayiralan|39.369|35.701|1.2|Cumhuriyet,Fatih,Avcılar,Bağlarbaşı,İshaklı,Çokradan
66-cekerek|40.028|35.488|1.2|Bahçelievler,Bağlarbaşı,Mevlana,Seyit Ahmet,Yeniyol,Yunus Emre
66-kadisehri|40.010|35.836|1.2|Çaypınar,Gümüşdiğin,Kadıoğlu,Lütfullah Kayalar,Üçağaç,Vasfıbey
66-merkez|39.820|34.804|1.2|Fatih,Azizlibağları,Divanlı,Sarıhacılı,Şeyh Ahmet Efendi,Agahefendi
66-saraykent|39.719|35.522|1.2|Büyük Camii,Divanlı,Fatih Sultan Mehmet,Güldibi,Karşıyaka,Saray
66-sarikaya|39.539|35.434|1.2|Bahçelievler,Cumhuriyet,Fatih,Hürriyet,İstiklal,Köprücek
66-sorgun|39.812|35.236|1.2|Bahçelievler,Agahefendi,Ahmetefendi,Aydınlıkevler,Bedirbaba,Çay
66-sefaatli|39.481|34.789|1.2|Bahçelievler,Cumhuriyet,Fatih,Karalar,Konaklı,Bağlarbaşı
66-yenifakili|39.215|35.044|1.2|Altındağ,Cankurtaran,Mehmet Akif Ersoy,Yazlak
66-yerkoy|39.826|34.309|1.2|Ali Galip Gençoğlu,Altmış Evler,Ayanoğlu,Bağlarbaşı,Erzurum,Gültepe
67-alapli|41.130|31.427|1.2|Merkez,Tepeköy,Yeni Siteler,Yenimahalle,Karşıyaka
67-caycuma|41.441|32.096|1.2|Çay,Gemiciler,İstasyon,Karalar,Pehlivanlar,Sofular
67-devrek|41.149|31.966|1.2|Ağalar,Eski,İsmet Paşa,Karşıyaka
67-eregli|41.264|31.559|1.2|Akarca,Bağlık,Balı,Belen,Belenyeni,Bölücek
67-gokcebey|41.299|32.165|1.2|Çarşı,Çay,İstasyon,Onmayıs,Üçburgu,Çukur
67-kilimli|41.493|31.918|1.2|Merkez,Belediye Sitesi,Bölüm,Çamlık,Damarlı,Güney
67-kozlu|41.341|31.736|1.2|Fatih,Merkez,19 Mayıs,Esenköy,Güney,İhsaniye
67-merkez|41.456|31.799|1.1|Bahçelievler,Asma,Bağlık,Baştarla,Birlik,Çaydamar
68-agacoren|38.824|33.895|1.2|Gümüştepe,Kale,Yenişabanlı,Yurtsever,Zafer
68-eskil|38.395|33.398|1.2|Cumhuriyet,Fatih,Hürriyet,İstiklal,Merkez,Yıldırım
68-gulagac|38.426|34.297|1.2|Atatürk,Fatih,Hürriyet,İstiklal,Meydan
68-guzelyurt|38.288|34.331|1.2|Akyamaç,Aşağı,Yukarı
68-merkez|38.369|34.037|1.2|Fatih,Hürriyet,İstiklal,Cumhuriyet,Kurtuluş,Aratol Bahçeli
68-ortakoy|38.732|34.093|1.2|Fatih,İstiklal,Balcı,Çankaya,Esentepe,Karşı
68-sariyahsi|38.969|33.866|1.2|Fatih,Kurtuluş,15 Temmuz,Karşıyaka,Kızılırmak,Özal
68-sultanhani|38.231|33.607|1.2|Cumhuriyet,Gazi,İstikamet,Koyuncu,Selçuk,Türkistan
69-aydintepe|40.447|40.119|1.2|Ahmet Yesevi,Aydıntepe Yaylası,Hacı Ali Efendi,Kale,Yakudiye
69-demirozu|40.066|39.800|1.2|Çiftetaş,Esentepe,Güneşli,Şirin
69-merkez|40.255|40.225|1.2|Camiikebir,Esentepe,Gençosman,Kadızade,Karasakal,Mehmet Çelebi
70-ayranci|37.262|33.858|1.2|Dede,Musa,Ulu
70-basyayla|36.729|32.682|1.2|Başköy,Göztepe,Kirazlıyayla,Şirindere,Yenimahalle
70-ermenek|36.601|32.873|1.2|Akcamescit,Başpınar,Çınarlısu,Değirmenlik,Güllük,Gülpazar
70-kazimkarabekir|37.262|32.916|1.2|Boyacı,Eminettin,Emsalhayat,Oba,Pazar,Selçuklu
70-merkez|37.176|33.229|1.2|Atatürk,Fatih,Hürriyet,Bahçelievler,Cumhuriyet,Abbas
70-sariveliler|36.625|32.543|1.2|Merkez,Adiller,Baş,Çakıllar,Karakaya,Küçük Karapınar
71-bahsili|39.700|33.328|1.2|Atadönmez,Doğanay,Halim Şenses,Hidayet Doğruer,Hüseyin Onbaşı
71-baliseyh|39.979|33.748|1.2|Ballı,Oba,Toki
71-celebi|39.496|33.477|1.2|Fatih,Barbaros,Gülveren
71-delice|39.995|34.013|1.2|Cumhuriyet,Fatih,Hürriyet,Aktepe,Fevzi Çakmak,Gündüz
71-karakecili|39.589|33.376|1.2|Kurtuluş,Fatih Sultan Mehmet,Hoca Ahmet Yesevi,Karşıyaka,Mareşal Fevzi Çakmak,Yavuz Sultan Selim
71-keskin|39.651|33.667|1.2|Altuntaş,Bozkurt,Gündoğdu,Maden,Yenice
71-merkez|39.847|33.515|1.2|Fatih,Kurtuluş,Bahçelievler,Aşağımahmutlar,Çalılıöz,Çullu
71-sulakyurt|40.195|33.742|1.2|Cumhuriyet,Yayla,Yenihayat,Yeşilyurt,Yıldız,Yükselen
71-yahsihan|39.875|33.397|1.2|Bayraktepe,Hacıbey,Seyrantepe,Alaaddin,Doğanlık,Emirler
72-besiri|37.885|41.329|1.2|Cumhuriyet,Bağdu,Behrem Yoğun,Kobin,Mehmet Yatkın,Milli Egemenlik
72-gercus|37.600|41.224|1.2|Bağlarbaşı,Çukurçeşme,Pınarbaşı,Yolağzı
72-hasankeyf|37.693|41.571|1.2|Bahçelievler,Kale,Dicle,Eyyubi,Kültür,Raman
72-kozluk|38.185|41.485|1.2|Aşağıgüneşli,Çaybaşı,Değirmendere,Hamam,İslambey,Kale
72-merkez|37.881|41.135|1.2|Çarşı,Bahçelievler,Cumhuriyet,Fatih,Hürriyet,19 Mayıs
72-sason|38.374|41.371|1.2|Kurtuluş,Aşağı,Aykut Ozan,Beşevler,Demetevler,Dumlupınar
73-beytussebap|37.592|43.142|1.2|Aliçavuş,Elki,Karşıyaka,Pınarbaşı
73-cizre|37.340|42.260|1.2|Ali Bey,Cudi,Dağ Kapı,Dicle,Kale,Konak
73-guclukonak|37.501|41.947|1.2|Bağlar
73-idil|37.277|41.807|1.2|Aşağı,Atakent,Turgut Özal,Yukarı
73-merkez|37.516|42.461|1.2|Atatürk,Bahçelievler,Cumhuriyet,Aydınlıkevler,Dicle,Gazi Paşa
73-silopi|37.249|42.480|1.2|Cumhuriyet,Barbaros,Başak,Cudi,Dicle,Karşıyaka
73-uludere|37.433|42.915|1.2|Bulakbaşı,Gündoğdu,Kılaban,Küçükçay,Ödül,Özelli
74-amasra|41.735|32.507|1.2|Fatih,Boztepe,Kaleiçi,Kaleşah,Kum
74-kurucasile|41.789|32.631|1.2|Kargacak,Liman,Ömerler,Şile
74-merkez|41.634|32.337|1.2|Hürriyet,Cumhuriyet,Ağdacı,Demirciler,Gecen,Gölbucağı
74-ulus|41.433|32.531|1.2|Kaldırım,Kasımlar,Mezgeller,Samat,Saz
75-cildir|41.106|43.155|1.2|Aşıkşenlik,Çankaya,Çay,Dedekorkut,Suhara,Ufuktepe
75-damal|41.357|42.846|1.2|Cumhuriyet,Ata,Çaybaşı,İnönü,Kalender,Konuk Sever
75-gole|40.833|42.694|1.2|Fevzi Çakmak,Kazım Karabekir,Kubilay Bey,Salim Bey
75-hanak|41.246|42.923|1.2|Hürriyet,Alaçam,Atalar,Avcılar,Ortakent Merkez,Selam Verdi
75-merkez|41.111|42.702|1.2|Atatürk,Gürçayır,Halilefendi,İnönü,Kaptanpaşa,Karagöl
75-posof|41.506|42.687|1.2|Merkez,Doğrular
76-aralik|39.812|44.443|1.2|Aras,Karasu,Karşıyaka,Köprüler,Ortaköy
76-karakoyunlu|39.988|44.211|1.2|Fatih,Ergenekon
76-merkez|39.917|44.033|1.2|Atatürk,Cumhuriyet,14 Kasım,Ali Kamerli,Bağlar,Emek
76-tuzluca|39.980|43.588|1.2|Cumhuriyet,Aşağı,Orta,Yukarı
77-altinova|40.676|29.478|1.2|Cumhuriyet,Hürriyet,Hersek
77-armutlu|40.514|28.934|1.2|50. Yıl,Bayır,Karşıyaka
77-cinarcik|40.603|29.012|1.2|Çamlık,Harmanlar,Hasanbaba,Karpuzdere,Taşliman
77-ciftlikkoy|40.625|29.384|1.2|500 Evler,Çiftlik,Mehmet Akif Ersoy,Sahil,Siteler,Sultaniye
77-merkez|40.648|29.269|1.0|Bahçelievler,Adnan Menderes,Bağlarbaşı,Bayraktepe,Dere,Fevzi Çakmak
77-termal|40.569|29.175|1.2|Gökçedere,Üvezpınar
78-eflani|41.417|32.960|1.2|Candaroğulları,Çalışlar,Çelebiler,Kayadibi,Tabaklar,Yalacık
78-eskipazar|40.937|32.653|1.2|Merkez,Bahçepınar,İstasyon,Kıranköy,Mermer,Yamanlar
78-merkez|41.206|32.620|1.2|Atatürk,Fatih,Hürriyet,Kurtuluş,Kılavuzlar,Üniversite
78-ovacik|41.055|32.938|1.2|Merkez
78-safranbolu|41.270|32.773|1.2|Atatürk,15 Temmuz,Akçasu,Aşağı Tokatlı,Babasultan,Bağlarbaşı
78-yenice|41.173|32.297|1.2|Atatürk,Fatih,Merkez,İsmetpaşa,Kalaycılar,Karakırıklar
79-elbeyli|36.697|37.434|1.2|Hürriyet,İnönü,Necmettin Erbakan,Yalçın Nane
79-merkez|36.718|37.121|1.2|Atatürk,Cumhuriyet,Hürriyet,Abdioymağı,Akpınar,Albay İbrahim Karaoğlanoğlu
79-musabeyli|36.918|36.986|1.2|Cumhuriyet,Murathüyüğü,Pınar
79-polateli|36.847|37.122|1.2|Atatürk,Cumhuriyet,Ekrem Çetin,Kaymakam Kürşat Ağca,Sosyal Konutlar,Şehit Ali
80-bahce|37.214|36.613|1.2|Cumhuriyet,İstiklal,Aslanlı,Bahçeli Evler,Çamlıca,Esentepe
80-duzici|37.266|36.389|1.2|Cumhuriyet,Hürriyet,İstiklal,Kurtuluş,Merkez,Boğaziçi
80-hasanbeyli|37.098|36.528|1.2|Cumhuriyet,Hürriyet,Merkez,Yeşilyurt
80-kadirli|37.354|36.146|1.2|Kurtuluş,Cemalpaşa,Şehit Halis Şişman,Şehit Kansu Küçükateş,7 Mart,Bağ
80-merkez|37.074|36.248|1.2|Cumhuriyet,Fatih,İstiklal,Kurtuluş,Adnan Menderes,Ahmet Yesevi
80-sumbas|37.473|36.014|1.2|Döğenli,Karaömerli
80-toprakkale|37.042|36.124|1.2|Çamlıkevler,Dagıstan,Fatıh Sultan Mehmet,Göçmenler,Karataş,Kışla
81-akcakoca|41.019|31.065|1.2|Cumhuriyet,Ayazlı,Hacı Yusuflar,Orhangazi,Osmaniye,Yalı
81-cumayeri|40.912|30.942|1.2|Çevrik,Mehmet Akif,Orta,Yaka
81-cilimli|40.894|31.050|1.2|Arabacı,Mahirağa,Şerefiye,Topçular,Ulucami,Yeşil
81-golyaka|40.722|31.002|1.2|Fatih,Açma,Cumakırı,Esen,İmamlar,Kuyudüzü
81-gumusova|40.829|30.920|1.2|Fatih,Merkez,Hacılar,Kışla,Kültür
81-kaynasli|40.758|31.329|1.2|Merkez,Çele,Eskiköy,Karaçalı,Kumluca,Sarıyer
81-merkez|40.844|31.157|1.2|Bahçelievler,Fatih,Cumhuriyet,Çakırlar,Çamlıevler,Demetevler
81-yigilca|40.953|31.406|1.2|Atatürk,Ahmetçiler,Mareşal Fevzi Çakmak,Orhangazi
`;
