/**
 * Known neighbourhoods of the dense districts: district, neighbourhood, its middle in degrees, streets in it. Companies stand within a few
 * hundred metres of the middle.
 */
export const neighbourhoodTable = `
34-kadikoy|Caferağa|40.9865|29.0265|Moda Caddesi,Mühürdar Caddesi,Moda Bostanı Sokak
34-kadikoy|Osmanağa|40.9908|29.0295|Söğütlüçeşme Caddesi,Kuşdili Caddesi,Halitağa Caddesi
34-kadikoy|Rasimpaşa|40.9945|29.0285|Karakolhane Caddesi,Rıhtım Caddesi,İskele Sokak
34-kadikoy|Fenerbahçe|40.9765|29.0440|Bağdat Caddesi,Fener Kalamış Caddesi,Dr. Faruk Ayanoğlu Caddesi
34-kadikoy|Göztepe|40.9790|29.0620|Bağdat Caddesi,Tütüncü Mehmet Efendi Caddesi,Rıdvan Paşa Sokak
34-kadikoy|Caddebostan|40.9690|29.0630|Bağdat Caddesi,Plajyolu Sokak,Noter Sokak
34-kadikoy|Erenköy|40.9730|29.0760|Ethem Efendi Caddesi,Şemsettin Günaltay Caddesi,Bağdat Caddesi
34-kadikoy|Kozyatağı|40.9745|29.0930|Şemsettin Günaltay Caddesi,Bayar Caddesi,Değirmen Sokak
34-kadikoy|Acıbadem|40.9985|29.0430|Acıbadem Caddesi,Çeçen Sokak,Tekin Sokak
34-besiktas|Sinanpaşa|41.0430|29.0055|Ortabahçe Caddesi,Barbaros Bulvarı,Köyiçi Caddesi
34-besiktas|Abbasağa|41.0475|29.0055|Ihlamurdere Caddesi,Jandarma Mektebi Sokak,Yıldız Caddesi
34-besiktas|Ortaköy|41.0510|29.0250|Muallim Naci Caddesi,Dereboyu Caddesi,Portakal Yokuşu
34-besiktas|Levent|41.0810|29.0170|Büyükdere Caddesi,Güvercin Sokak,Gonca Sokak
34-besiktas|Etiler|41.0830|29.0340|Nispetiye Caddesi,Tepecik Yolu Caddesi,Ahular Sokak
34-besiktas|Bebek|41.0775|29.0410|Cevdet Paşa Caddesi,İnşirah Caddesi,Küçük Bebek Caddesi
34-uskudar|Mimar Sinan|41.0250|29.0180|Hakimiyet-i Milliye Caddesi,Selmani Pak Caddesi,Uncular Caddesi
34-uskudar|Kuzguncuk|41.0345|29.0350|İcadiye Caddesi,Perihan Abla Sokak,Simitçi Tahir Sokak
34-uskudar|Altunizade|41.0220|29.0450|Kısıklı Caddesi,Mahir İz Caddesi,Tophanelioğlu Caddesi
34-uskudar|Çengelköy|41.0495|29.0580|Çengelköy Caddesi,Bosna Bulvarı,Halk Caddesi
34-uskudar|Bulgurlu|41.0160|29.0760|Bulgurlu Caddesi,Libadiye Caddesi,Alemdağ Caddesi
34-uskudar|Beylerbeyi|41.0425|29.0475|Yalıboyu Caddesi,Beylerbeyi Caddesi,Araba Yolu Caddesi
34-sisli|Mecidiyeköy|41.0665|28.9930|Büyükdere Caddesi,Şehit Ahmet Sokak,Mecidiyeköy Yolu Caddesi
34-sisli|Teşvikiye|41.0500|28.9920|Teşvikiye Caddesi,Valikonağı Caddesi,Hüsrev Gerede Caddesi
34-sisli|Harbiye|41.0475|28.9880|Halaskargazi Caddesi,Cumhuriyet Caddesi,Abdi İpekçi Caddesi
34-sisli|Bozkurt|41.0505|28.9815|Kurtuluş Caddesi,Baruthane Caddesi,Eşref Efendi Sokak
34-sisli|Merkez|41.0600|28.9825|Abide-i Hürriyet Caddesi,Silahşör Caddesi,Darülaceze Caddesi
34-sisli|Fulya|41.0585|28.9965|Ortaklar Caddesi,Mevlüt Pehlivan Sokak,Vefa Deresi Sokak
34-beyoglu|Cihangir|41.0320|28.9830|Sıraselviler Caddesi,Akarsu Caddesi,Defterdar Yokuşu
34-beyoglu|Asmalı Mescit|41.0305|28.9750|İstiklal Caddesi,Asmalı Mescit Caddesi,Meşrutiyet Caddesi
34-beyoglu|Kuloğlu|41.0335|28.9795|İstiklal Caddesi,Turnacıbaşı Caddesi,Ağa Hamamı Caddesi
34-beyoglu|Kemankeş Karamustafa Paşa|41.0245|28.9780|Kemankeş Caddesi,Mumhane Caddesi,Necatibey Caddesi
34-beyoglu|Gümüşsuyu|41.0365|28.9880|İnönü Caddesi,Osmanlı Sokak,Ağa Çırağı Sokak
34-beyoglu|Bedrettin|41.0330|28.9690|Bahriye Caddesi,Evliya Çelebi Caddesi,Refik Saydam Caddesi
34-fatih|Sultan Ahmet|41.0065|28.9750|Divan Yolu Caddesi,Küçük Ayasofya Caddesi,Akbıyık Caddesi
34-fatih|Alemdar|41.0095|28.9750|Alemdar Caddesi,Ankara Caddesi,Ticarethane Sokak
34-fatih|Balat|41.0290|28.9470|Vodina Caddesi,Yıldırım Caddesi,Leblebiciler Sokak
34-fatih|Aksaray|41.0090|28.9520|Namık Kemal Caddesi,Turgut Özal Millet Caddesi,Cerrahpaşa Caddesi
34-fatih|Akşemsettin|41.0190|28.9430|Akdeniz Caddesi,Fevzi Paşa Caddesi,Akşemsettin Caddesi
34-fatih|Beyazıt|41.0110|28.9670|Yeniçeriler Caddesi,Çadırcılar Caddesi,Kürkçüler Sokak
34-bakirkoy|Cevizlik|40.9805|28.8735|İstanbul Caddesi,İncirli Caddesi,Ebuzziya Caddesi
34-bakirkoy|Zeytinlik|40.9780|28.8770|Fişekhane Caddesi,Halkçı Sokak,Türkocağı Caddesi
34-bakirkoy|Kartaltepe|40.9880|28.8780|İncirli Caddesi,Süreyya Sokak,Alpay İzer Sokak
34-bakirkoy|Yeşilköy|40.9630|28.8240|İstasyon Caddesi,İstanbul Caddesi,Sipahioğlu Caddesi
34-bakirkoy|Şenlikköy|40.9750|28.7950|Florya Caddesi,Akasya Sokak,Çatal Sokak
34-bakirkoy|Yenimahalle|40.9810|28.8800|Sakızağacı Caddesi,Dr. Tevfik Sağlam Caddesi,Yeni Mahalle Caddesi
34-atasehir|Atatürk|40.9920|29.1170|Ataşehir Bulvarı,Vedat Günyol Caddesi,Sedef Caddesi
34-atasehir|Küçükbakkalköy|40.9830|29.1110|Işıklar Caddesi,Kayışdağı Caddesi,Vedat Günyol Caddesi
34-atasehir|İçerenköy|40.9720|29.1080|Kayışdağı Caddesi,Değirmenyolu Caddesi,Karslı Ahmet Caddesi
34-atasehir|Barbaros|40.9960|29.1020|Halk Caddesi,Mor Sümbül Sokak,Evren Caddesi
34-atasehir|Kayışdağı|40.9790|29.1420|Akyazılı Caddesi,Uslu Caddesi,Baykal Sokak
34-atasehir|Ferhatpaşa|40.9870|29.1700|Yeditepe Caddesi,Mareşal Fevzi Çakmak Caddesi,Bağdat Caddesi
34-maltepe|Bağlarbaşı|40.9370|29.1370|Bağdat Caddesi,Atatürk Caddesi,İnönü Caddesi
34-maltepe|Altayçeşme|40.9430|29.1370|Bahçelievler Caddesi,Çam Sokak,Sadri Alışık Caddesi
34-maltepe|Feyzullah|40.9345|29.1360|Bağdat Caddesi,Feyzullah Caddesi,Yalı Sokak
34-maltepe|İdealtepe|40.9400|29.1150|Rıfkı Tongsir Caddesi,Dik Sokak,Denizciler Caddesi
34-maltepe|Zümrütevler|40.9470|29.1520|Atatürk Caddesi,Hanımeli Caddesi,Nil Caddesi
34-maltepe|Cevizli|40.9230|29.1590|Tugay Yolu Caddesi,Bağdat Caddesi,Zuhal Caddesi
34-pendik|Batı|40.8790|29.2310|Gazipaşa Caddesi,23 Nisan Caddesi,Yeni Karanfil Sokak
34-pendik|Doğu|40.8785|29.2390|Erol Kaya Caddesi,Ankara Caddesi,Bilge Sokak
34-pendik|Bahçelievler|40.8860|29.2370|Adnan Menderes Bulvarı,Aydınlı Yolu Caddesi,Tuna Caddesi
34-pendik|Kaynarca|40.8790|29.2560|Erol Kaya Caddesi,Tersane Kavşağı Caddesi,Ortanca Sokak
34-pendik|Çamçeşme|40.8960|29.2480|Tevfik İleri Caddesi,Gülistan Caddesi,Çamçeşme Caddesi
34-pendik|Yenişehir|40.9170|29.3080|Osmanlı Bulvarı,Millet Caddesi,Dedepaşa Caddesi
6-cankaya|Kızılay|39.9205|32.8530|Atatürk Bulvarı,İzmir Caddesi,Necatibey Caddesi
6-cankaya|Kavaklıdere|39.9065|32.8600|Tunalı Hilmi Caddesi,Tunus Caddesi,Esat Caddesi
6-cankaya|Bahçelievler|39.9235|32.8220|Aşkabat Caddesi,Azerbaycan Caddesi,Taşkent Caddesi
6-cankaya|Emek|39.9180|32.8130|Bişkek Caddesi,Kazakistan Caddesi,Kırım Caddesi
6-cankaya|Balgat|39.9040|32.8200|Ceyhun Atuf Kansu Caddesi,Ziyabey Caddesi,Mevlana Bulvarı
6-cankaya|Çukurambar|39.9080|32.8080|Muhsin Yazıcıoğlu Caddesi,Malcolm X Caddesi,Öğretmenler Caddesi
6-cankaya|Gaziosmanpaşa|39.8980|32.8700|Uğur Mumcu Caddesi,Filistin Caddesi,Nenehatun Caddesi
6-cankaya|Güvenevler|39.8970|32.8580|Hoşdere Caddesi,Güvenlik Caddesi,Cinnah Caddesi
35-konak|Alsancak|38.4365|27.1440|Kıbrıs Şehitleri Caddesi,Plevne Bulvarı,Ali Çetinkaya Bulvarı
35-konak|Kültür|38.4325|27.1430|Talatpaşa Bulvarı,Cumhuriyet Bulvarı,Dr. Mustafa Enver Bey Caddesi
35-konak|Akdeniz|38.4260|27.1345|Fevzipaşa Bulvarı,Gazi Bulvarı,Cumhuriyet Bulvarı
35-konak|Konak|38.4190|27.1300|Anafartalar Caddesi,Milli Kütüphane Caddesi,Kemeraltı Caddesi
35-konak|Göztepe|38.3990|27.0950|Mithatpaşa Caddesi,İnönü Caddesi,Şehit Nusret Bey Caddesi
35-konak|Güzelyalı|38.3975|27.0840|Mithatpaşa Caddesi,Vali Hüseyin Öğütcen Caddesi,İnönü Caddesi
16-osmangazi|Nalbantoğlu|40.1840|29.0630|Atatürk Caddesi,Cumhuriyet Caddesi,Taş Kapı Sokak
16-osmangazi|Şehreküstü|40.1880|29.0590|Fevzi Çakmak Caddesi,Haşim İşcan Caddesi,Kıbrıs Şehitleri Caddesi
16-osmangazi|Altıparmak|40.1890|29.0530|Altıparmak Caddesi,Stadyum Caddesi,Bozkurt Caddesi
16-osmangazi|Çekirge|40.2000|29.0230|Çekirge Caddesi,Zübeyde Hanım Caddesi,Selvinaz Sokak
16-osmangazi|Kükürtlü|40.2010|29.0340|Kükürtlü Caddesi,Oulu Caddesi,Mudanya Yolu Caddesi
16-osmangazi|Santralgaraj|40.1960|29.0630|Ulubatlı Hasan Bulvarı,Kıbrıs Şehitleri Caddesi,Gazcılar Caddesi
7-muratpasa|Kılınçarslan|36.8845|30.7070|Atatürk Caddesi,Hesapçı Sokak,Hadrianus Sokak
7-muratpasa|Elmalı|36.8890|30.7000|Kazım Özalp Caddesi,Milli Egemenlik Caddesi,Şarampol Caddesi
7-muratpasa|Şirinyalı|36.8610|30.7350|Lara Caddesi,İsmet Gökşen Caddesi,Sinanoğlu Caddesi
7-muratpasa|Yeşilbahçe|36.8700|30.7260|Metin Kasapoğlu Caddesi,Portakal Çiçeği Bulvarı,Çınarlı Caddesi
7-muratpasa|Meltem|36.8860|30.6700|Meltem Bulvarı,Dumlupınar Bulvarı,Sakıp Sabancı Bulvarı
7-muratpasa|Fener|36.8560|30.7510|Tekelioğlu Caddesi,Bülent Ecevit Bulvarı,Fener Caddesi
1-seyhan|Reşatbey|36.9920|35.3270|Atatürk Caddesi,Cumhuriyet Caddesi,Adalet Caddesi
1-seyhan|Kurtuluş|36.9965|35.3190|Ziyapaşa Bulvarı,Şinasi Efendi Caddesi,Ramazanoğlu Caddesi
1-seyhan|Cemalpaşa|36.9985|35.3230|Gazipaşa Bulvarı,Toros Caddesi,Cevat Yurdakul Caddesi
1-seyhan|Tepebağ|36.9870|35.3280|İnönü Caddesi,Abidinpaşa Caddesi,Kızılay Caddesi
1-seyhan|Döşeme|36.9885|35.3080|Turhan Cemal Beriker Bulvarı,Mücahitler Caddesi,Saydam Caddesi
1-seyhan|Gürselpaşa|37.0110|35.3060|Barış Manço Bulvarı,Öğretmenler Bulvarı,Ordu Caddesi
42-selcuklu|Feritpaşa|37.8830|32.4920|Nalçacı Caddesi,Kule Caddesi,Kerkük Caddesi
42-selcuklu|Nişantaş|37.8810|32.4830|Dr. Hulusi Baybal Caddesi,Sille Caddesi,Nişantaş Sokak
42-selcuklu|Musalla Bağları|37.8880|32.4930|Belh Caddesi,Ahmet Hilmi Nalçacı Caddesi,Kazım Karabekir Caddesi
42-selcuklu|Beyhekim|37.9000|32.4650|Veysel Karani Caddesi,Gürz Sokak,Sultan Cem Caddesi
42-selcuklu|Yazır|37.9400|32.4960|Dr. Halil Ürün Caddesi,Yeni İstanbul Caddesi,Selahaddin Eyyubi Caddesi
42-selcuklu|Bosna Hersek|38.0100|32.5200|Yeni İstanbul Caddesi,Hülagü Sokak,Aslanlı Kışla Caddesi
27-sahinbey|Bey|37.0590|37.3770|Atatürk Bulvarı,Hanifioğlu Sokak,Eblehan Caddesi
27-sahinbey|Karagöz|37.0610|37.3820|Karagöz Caddesi,Gaziler Caddesi,Suburcu Caddesi
27-sahinbey|Yaprak|37.0570|37.3720|İnönü Caddesi,Özdemirbey Caddesi,Yaprak Sokak
27-sahinbey|Kolejtepe|37.0540|37.3770|Hürriyet Caddesi,Kolejtepe Caddesi,Kavaklık Caddesi
27-sahinbey|Düztepe|37.0500|37.3650|Yavuz Sultan Selim Caddesi,Düztepe Caddesi,Vatan Caddesi
27-sahinbey|Karataş|37.0250|37.3400|Necip Fazıl Caddesi,Karataş Bulvarı,Üniversite Bulvarı
`;
