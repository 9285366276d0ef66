/** In order of the plates: name, latitude, longitude, aliases. */
export const provinceTable = `
Adana 37.0000 35.3213
Adıyaman 37.7648 38.2786
Afyonkarahisar 38.7507 30.5567 afyon afyonkarahisari karahisar
Ağrı 39.7191 43.0503
Amasya 40.6499 35.8353
Ankara 39.9208 32.8541
Antalya 36.8969 30.7133
Artvin 41.1828 41.8183
Aydın 37.8560 27.8416
Balıkesir 39.6484 27.8826
Bilecik 40.1506 29.9792
Bingöl 38.8855 40.4966
Bitlis 38.4006 42.1095
Bolu 40.7350 31.6061
Burdur 37.7203 30.2908
Bursa 40.1885 29.0610
Çanakkale 40.1553 26.4142
Çankırı 40.6013 33.6134
Çorum 40.5506 34.9556
Denizli 37.7765 29.0864
Diyarbakır 37.9144 40.2306 diyarbekir amed
Edirne 41.6771 26.5557
Elazığ 38.6748 39.2225 elaziz
Erzincan 39.7500 39.5000
Erzurum 39.9043 41.2679
Eskişehir 39.7767 30.5206
Gaziantep 37.0662 37.3833 antep ayintap
Giresun 40.9128 38.3895
Gümüşhane 40.4603 39.4814
Hakkari 37.5744 43.7408
Hatay 36.2025 36.1606 antakya
Isparta 37.7648 30.5566
Mersin 36.8121 34.6415 icel
İstanbul 41.0082 28.9784 ist stambul islambol
İzmir 38.4237 27.1428 smyrna
Kars 40.6013 43.0975
Kastamonu 41.3887 33.7827
Kayseri 38.7205 35.4826
Kırklareli 41.7351 27.2252
Kırşehir 39.1425 34.1709
Kocaeli 40.7654 29.9408 izmit
Konya 37.8714 32.4846
Kütahya 39.4192 29.9857
Malatya 38.3552 38.3095
Manisa 38.6191 27.4289
Kahramanmaraş 37.5753 36.9228 maras kmaras
Mardin 37.3126 40.7340
Muğla 37.2153 28.3636
Muş 38.7346 41.4910
Nevşehir 38.6247 34.7140 kapadokya
Niğde 37.9667 34.6833
Ordu 40.9862 37.8797
Rize 41.0255 40.5177
Sakarya 40.7731 30.3943 adapazari
Samsun 41.2867 36.3300
Siirt 37.9333 41.9500
Sinop 42.0264 35.1551
Sivas 39.7477 37.0179
Tekirdağ 40.9780 27.5110 tekfurdagi
Tokat 40.3167 36.5500
Trabzon 41.0027 39.7168
Tunceli 39.1062 39.5483 dersim
Şanlıurfa 37.1591 38.7969 urfa surfa
Uşak 38.6823 29.4082
Van 38.4891 43.4089
Yozgat 39.8200 34.8044
Zonguldak 41.4564 31.7987
Aksaray 38.3687 34.0370
Bayburt 40.2552 40.2249
Karaman 37.1759 33.2287
Kırıkkale 39.8468 33.5153
Batman 37.8812 41.1351
Şırnak 37.5164 42.4611
Bartın 41.6344 32.3375
Ardahan 41.1105 42.7022
Iğdır 39.9167 44.0333
Yalova 40.6500 29.2667
Karabük 41.2061 32.6204
Kilis 36.7184 37.1212
Osmaniye 37.0742 36.2478
Düzce 40.8438 31.1565`;
