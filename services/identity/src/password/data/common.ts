/** What is guessed first, folded: the head of the usual lists of leaked passwords and what Turkish ones add. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 12341234 1234512345 123321 123654 123654789 112233
11223344 1122334455 121212 12121212 131313 147147 147258 147258369 147852 147852369 159159 159357 159753 192837465 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 1a2b3c 1a2b3c4d 123qwe 123qwe123 123qweasd 123abc 123456a 123456aa 123456q 123456abc 123456789a 1234567a
12345a 12345q 12345qwert 12345abc 1234qwer 123asd 123asd123 123321a 123123a 12qwaszx 142536 100200 101010 102030 10203040 1029384756
111222 111222333 123789 123987 134679 135246 135790 13579 1357924680 2468 24680 246810 258456 321321 321654 321654987 369258147
456123 456456 456789 456852 510510 520520 654123 654321 666999 741852 741852963 753159 753951 777888 789456 789456123 789789 852456
852963 87654321 963852 963852741 987654 9876543210 987654321 989898 998877 a1234567 a12345678 a123456 a123456789 a1b2c3 a1b2c3d4
aa123456 aa12345678 aaa111 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcd12345 abcde12345 abcdef123 access access14 adidas
admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 admin2023 admin2024 admin2025 admin2026 administrator adminadmin
alex123 alexander amanda andrea andrew angel1 angels anthony apple123 arsenal ashley asd123 asd123456 asdasd asdasd123 asdf1234
asdfasdf asdfgh123 asdqwe asdqwe123 asdzxc austin azerty azertyuiop babygirl badboy bailey banana barcelona baseball basketball batman
batman123 blink182 boomer brandon buster butterfly cameron canada carlos change changeme changeme123 charlie charlie1 cheese chelsea
chicken chocolate chris123 computer cookie cookie123 cooper cowboy dakota daniel daniela danielle default default123 diablo diamond
dolphin donald dragon dragon1 dragon123 eagles easypass einstein elizabeth family fender flower flower123 football football1 forever
freedom freedom1 friends fuckme fuckoff fuckyou fuckyou1 garfield gateway george ginger golden google google123 guest123 guitar
hannah happy123 harley heather hello1 hello123 hello1234 helloworld hockey hunter hunter2 iloveu iloveyou iloveyou1 iloveyou2
internet jackson jasmine jennifer jessica jesus123 johnny jordan jordan23 joseph joshua juventus justin killer killer123 letmein
letmein1 letmein123 lakers liverpool login123 london lovely loveme lovers maggie manager manchester marina martin master master123
matrix matthew mercedes merlin michael michael1 michelle mickey midnight minecraft monday money123 monkey monkey1 monkey123 monster
mother mustang naruto nathan newpass newpass123 nicole nirvana nothing oliver orange p@$$w0rd p@ssw0rd p@ssword p@ssword1 pass123
pass1234 pass12345 passpass passw0rd password password! password1 password12 password123 password1234 password2 password2024
password2025 password2026 patrick peanut pepper player pokemon pokemon123 princess princess1 purple q1w2e3 q1w2e3r4 q1w2e3r4t5
qazwsx qazwsx123 qazwsxedc qqww1122 qwaszx qwe123 qwe123456 qwe12345 qweasd qweasd123 qweasdzxc qweqwe qweqwe123 qwer1234 qwer123
qwert123 qwert12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 rachel ranger realmadrid rebecca richard
robert root123 rootroot samantha samsung samsung123 scooter secret secret123 secret1 senior shadow shadow1 silver soccer spiderman
startrek starwars steelers stella success summer summer2024 summer2025 summer2026 sunshine sunshine1 super123 superman superman1
superstar system taylor tennis test1234 test12345 test123456 test123 testing testing123 testtest thomas thunder tigger toor123
trustno1 unknown user1234 user123 vanessa victoria warrior welcome welcome1 welcome12 welcome123 whatever william windows winner
winter winter2025 winter2026 xxxxxx yamaha yankees yellow zaq12wsx zaq1zaq1 zxc123 zxcvbnm123 zxczxc
sifre1 sifre12 sifre123 sifre1234 sifre12345 sifre123456 sifrem sifrem1 sifrem12 sifrem123 sifremyok sifresiz sifreyok parola parola1
parola12 parola123 parola1234 parolam parolam123 yonetici yonetici1 yonetici123 kullanici kullanici1 kullanici123 deneme deneme1
deneme12 deneme123 deneme1234 deneme123456 merhaba merhaba1 merhaba12 merhaba123 selam123 selamlar gunaydin hosgeldin hosgeldiniz
turkiye turkiye1 turkiye12 turkiye123 turkiyem turkiye1923 turkiye2023 turkey ataturk ataturk1 ataturk123 ataturk1881 ataturk1923
atam1881 cumhuriyet cumhuriyet1923 mustafakemal bozkurt bozkurt1 osmanli osmanli1453 fatih1453 ezan1453 istanbul istanbul1
istanbul12 istanbul123 istanbul34 istanbul1453 ankara ankara1 ankara06 ankara123 izmir35 izmir123 izmir1 bursa16 bursa1963 adana01
antalya antalya07 antalya123 konya42 trabzon trabzon61 samsun55 gaziantep27 kayseri38 eskisehir26 mersin33 diyarbakir21 galatasaray
galatasaray1 galatasaray1905 gs1905 cimbom cimbom1905 cimbombom aslan1905 aslanim fenerbahce fenerbahce1 fenerbahce1907 fb1907
fener1907 fener1 kanarya kanarya1907 besiktas besiktas1 besiktas1903 bjk1903 karakartal karakartal1903 kartal kartal1903 trabzonspor
trabzonspor61 ts1967 bordomavi bursaspor carsi1903 carsi123 askim askim1 askim12 askim123 askimm askimsin askitom askimiz seniseviyorum
seniseviyorum1 seviyorum seviyorumseni sevgilim sevgilim1 sevgim canim1 canim123 canim12 canimsin canimbenim canimaskim birtanem
birtanem1 birtanem123 bitanem bitanem1 bitanem123 hayatim hayatim1 hayatim123 hayatimsin gulum123 gulumm melegim melegim1
melek123 prenses prenses1 prenses123 prensesim kelebek kelebek1 kelebek123 papatya papatya1 papatya123 yildiz yildiz1 yildiz123
gunes123 gunes1 deniz123 deniz1 denizim cicek123 cicegim menekse gokyuzu gokkusagi yagmur yagmur1 yagmur123 ilkbahar sonbahar
ahmet123 ahmet1 mehmet mehmet1 mehmet123 mustafa mustafa1 mustafa123 ibrahim ibrahim1 ibrahim123 ismail ismail123 hasan123 huseyin
huseyin1 huseyin123 murat123 murat1 kemal123 emre123 emre1234 burak123 serkan serkan123 volkan ayse123 fatma123 fatma1 zeynep
zeynep1 zeynep123 elif123 elif1234 emine123 merve123 merve1 busra123 kubra123 ozlem123 yasemin yasemin1 annem123 annem1 annemm
annebaba babam123 babam1 canimannem canimbabam ailem123 ailem1 kardesim oglum123 kizim123 yavrum tosun123 dostum arkadas kankam
kralbenim kral123 kral1234 kralice reis123 reis1234 baskan patron123 sirket123 isletme isletme1 isletme123 market123 dukkan123 esnaf123
allah1 allah123 allahim allahbuyuk bismillah bismillah1 bismillah123 elhamdulillah insallah masallah muhammed muhammed1 muhammed571
kuran123 ramazan ramazan123 qwertyu qwertyui asdfghjk asdfghjkl qwertyuio asdasdasd asdf12345 zxcvbn zxcvbnm fgkalem fgniod uieao
firma123 musteri musteri1 musteri123 hesap123 hesabim giris123 girisyap uyelik uyelik123 bilgisayar bilgisayar1 telefon telefon1
telefon123 internet1 internet123 facebook facebook1 instagram instagram1 instagram123 youtube123 twitter123 whatsapp whatsapp1
knightonline knight123 metin2 metin123 metin2tr silkroad counter counter123 pubg123 pubgmobile valorant valorant1 valorant123 minecraft1
minecraft123 fortnite roblox roblox123 abc123abc aslan123 kaplan kaplan123 kedicik kopek123 kediler mavi123 kirmizi siyah123 beyaz123
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
