/**
 * Ordinary Turkish nouns of at most nine letters, folded. From npm dictionary-tr 2.0.0, MIT licence, copyright (c) 2014 Harun Reşit Zafer;
 * its licence is in LICENCE-dictionary-tr beside this file.
 */
export const nouns: ReadonlySet<string> = new Set(`
aba abaci abajur abakus abali abartan abarti abartili abartma abartmis abazan abdal abdest abe abes abi abide abiye abiyeci
abla abluka abone abonelik absurt absurtluk abuklama acabilen acan acar acayiplik acelya acem acemi acemilik acente acenteci
acentelik aceze acgozlu aci acici acik acikan acikgoz aciklama aciklanan aciklanma aciklayan aciklik acikma acikmis acil
acilama acilan acilik acilis acilma acilmaz acilmis acima acimasiz acimlama acis aciyan aciz acizlik aclik acma acmayan acmaz
acmis actiran acun acur acuze ada adacik adak adale adalet adali adama adamcagiz adap adaptor adas adavet aday adayan adaylik
addedilen adem adese adet adi adil adisyon adli adliye adliyeci adres adsiz afacan afacanlik afallama afat aferin afet
afetzede affedilen affetme afis afisci afisleme afiyet aforizma aforoz afra afyon afyoncu aga agababa agabey agac agackakan
agacli agaclik agan agarmis agda agdaci agi agil agir agirlama agirlasan agirlasma agirlayan agirlik agis agit agiz aglama
aglamayan aglamaz aglasma aglatan aglayan aglayis agora agrega agresif agri agrili agriyan agustos ahali ahci ahenk ahi ahir
ahit ahize ahkam ahlak ahlakli ahlaksiz ahlat ahlatli ahmaklik ahsap ahtapot ahu ahududu ahval aidat aidiyet aile ait ajan
ajanda ajans ajansi ajitasyon aka akademi akademik akan akar akarli akarsu akaryakit akasya akbaba akbas akca akce akciger
akdetme akdogan akibet akici akide akil akilli akillilik akilsiz akinci akinti akis akiskan akit akitan akkor akkus aklama
aklanan aklayan akli akliselim akma akmaz akne akor akordeon akordiyon akort akraba akrabalik akran akreditif akrep akrobasi
akrobat akrostis aks aksak aksakal aksakalli aksaklik aksal aksam aksama aksamci aksan aksata aksatan aksatma akseden aksesuar
aksi aksilik aksiran aksirik aksiyom aksiyon akson aksu aktar aktaran aktarici aktarilan aktarma aktarmali aktas aktif
aktivite aktor aktris aktualite aku akucu akustik akvaryum ala alabalik alabilen alabora alacak alacakli alaka alakali alamama
alamamis alamayan alamet alan alanci alarm alasim alaturka alay alayci alaycilik alayli alaz albatros albay album alcak
alcaklik alcalan alcalma alci aldanis aldanma aldatan aldatilan aldatilma aldatma aldatmaca aldatmaz aldiran aldirma aldirmaz
alegori alem alemdar aleniyet alerjen alerji alet aletci alev alevlenme aleyhtar alfa alfabe alg algi algilama algilanan
algilanma algilatma algilayan algilayis algoritma ali alic alici alikoyma alikoymus alimci alimli alinan alindi alinlik alinma
alinmali alinmamis alinmayan alinmaz alinmis alinti alis alisan alisik alisilmis aliskan alisma alismis alistiran alistirma
alisveris alkan alkis alkisci alkislama alkol alkollu allah allahsiz allak allama allame alma almali almamis almanak almayan
almaz almis alo alp alperen alt alti altigen altili altimetre altinci altintop altlik altmis alto altust altyapi aluvyon
alyans alyuvar ama amac amaci amaclamis amaclanan amacli amator amatorluk amazon ambalaj ambalajci ambar ambargo ambarli amber
ambiyans amblem ambulans amca amel amele ameliyat ameliye amentu amerikan amfi amfiteatr amfora amigo amil amin amip amir
amiral amirlik amme amorti amortisor ampul ana anadil anafor anagram anahtar anahtarci anakonda analist analiz analizci
analoji anan ananas anane anapara anarsi anarsist anayasa anayurt andic andiclama andiran andirma anekdot anemi anemon
anestezi anevrizma angajman angarya anhidrit ani anilan animasyon animator anime animizm animsama animsatan animsatma
animsayan animsayis anistirma anit aniz anjiyo ankesor anket anketci anketor anlam anlama anlamama anlamamis anlamayan anlamaz
anlamis anlamli anlamsiz anlasan anlasilan anlasilma anlasma anlasmali anlasmis anlatan anlati anlatici anlatilan anlatis
anlatma anlayan anlayis anli anma anne anneanne annelik anomali anonim anons anonscu anormal anot ant anten antijen antik
antika antikaci antikite antikor antipati antipatik antitez antlasma antoloji antre antrenman antrenor antrepo antrikot apacik
aparat aparkat apartman apaydin apayri aplike apolet aport apostrof apre apse aptal aptallik ara araba arabaci arabesk arac
araci aracilik arak araklama arakli aralama aralanma aralik arama aramama aramayan aramaz aranan aranilan aranje aranjman
aranjor aranma arap arasta arastiran arastirma arayan arayis arayuz araz arazi arazoz arbede arbitraj arboretum arci arda
ardic ardiye arena argo arguman ari arici arif arife arik arindirma arinma arinmis aris aritan aritma aritmi ariz ariza
arjantin ark arka arkadas arkeolog arkeoloji arketip arma armada armagan armator armatur armoni armut aroma arp arpa arpaci
arpej ars arsa arsacik arsenik arsiv arsivci arsivleme arsiz arsizlik arslan art artakalan artan artci arter arti artiran
artirim artirma artirmis artis artist artistik artistlik artma artmis artrit artroz arttiran arttirim arttirma arya arz arzu
arzuhal arzuhalci arzulanan arzulayan asa asabi asabiyet asagi asagilama asagilik asal asalak asama asamble asan asansor asar
asbaskan asci ascibasi asfalt asfaltit asgari ashane asi asici asik asil asilama asilan asilanan asilanma asilayan asili
asilik asilli asilma asilmis asilzade asimetri asimile asina asinalik asindiran asindirma asinma asir asiret asiri asirilik
asirma asist asistan asit asiyan ask asker askeri askerilik askerlik aski askilik aslan aslancik asli asma asmali asmayan
asmis asosyal asparagas aspirator aspirin asri assolist ast astar astegmen astigmat astimli astiran astirma astronom astronot
astsubay asure ata atabey ataerkil atak atakli atama ataman atamayan atan atanan atanma atanmis atardamar atari atas atase
atayan atci ateist atelye ates atesci ateskes ateslenme atesleyen atesli atici atif atik atilan atilgan atilis atilma atilmaz
atilmis atis atisma atistirma atki atlama atlamaci atlamaz atlamis atlas atlatan atlatilan atlatma atlatmis atlayan atlayis
atlet atli atma atmaca atmama atmasyon atmayan atmaz atmis atmosfer atolye atom atsiz attiran attirma aut aval avam avangart
avans avanta avantaci avantaj avantur avare avaz avci avcilik averaj avize avizeci avlak avlanan avlanma avlanmaz avlayan avlu
avokado avro avuc avukat avunan avunma avuntu avutan aya ayak ayakkabi ayaklama ayaklanan ayaklanma ayakli ayan ayar ayarlama
ayarlayan ayartma ayaz ayazma ayci aydemir aydin aydinci aydinlama aydinli aydinlik ayet aygir aygit ayi ayik ayiklama
ayiklanma ayiklayan ayilan ayilma ayin ayip ayiplama ayiplanma ayiran ayirma ayirmis ayirtma ayirtmis aykiri aykirilik ayla
aylak aylaklik aylik aymaz aymazlik ayna aynaci ayni aynilik ayrac ayran ayranci ayri ayricalik ayrilan ayrilik ayrilikci
ayrilis ayrilma ayrilmis ayrinti ayrintili ayrisim ayrisma aysberg ayva ayvaz ayyas aza azade azalama azalan azalis azalma
azalmis azaltma azaltmis azan azap azar azarlama azarlayan azgin azginlik azi azil azilma azim azimli azinlik aziz azize azlik
azmaz azmis azot baba babaanne babacan babaci babalanma babalik babayigit baca bacaci bacak bacakli bacaksiz bacanak baci
badana badanaci bademci bademcik bademli badi badire bag bagaj bagci bagdadi baget bagimli bagimlik bagimsiz baginti bagir
bagiran bagiris bagirma bagirsak bagirtan bagirti bagis bagisci bagislama baglam baglama baglamaci baglamis baglanan baglanma
baglanmis baglanti baglayan baglayici bagli baglik baglilik bagnaz bagnazlik bagris bagrisma bahadir bahane bahar baharat
baharatci bahariye baharlik bahce bahceci bahcecik bahceli bahcelik bahcivan bahir bahis bahisci bahri bahriye bahriyeli
bahseden bahsetme bahsis baht bahtiyar bakabilen bakamayan bakan bakanlik baki bakici bakilan bakimli bakinma bakir bakirci
bakire bakirli bakis bakisma bakiye bakkal bakkaliye bakla baklava baklavaci bakliyat bakma bakmama bakmayan bakmaz bakrac
baks bakteri baktiran bal bala balaban balabanli balans balat balata balbal balci balcik baldir baldiz bale balerin balet
balgam balik balikci balikhane balikli balina balkan balkanli balkon balli balo baloncu baloncuk balta baltaci baltalama balya
balyemez balyoz bambu bamya ban banallik banan bandaj bandana bandira bando bandrol bani banjo bank banka bankaci bankacik
bankali banker banket banknot banko banliyo bant banyo bap baptist bar baraj barak baraka barba barbar barbarlik barbeku
barbunya barcali barci bardak bardakci baret barfiks bari barikat barinak barinma baris barisan barisci barisma bariton
bariyer bark barka barkod barmen baro barok barometre barudi barut barutcu bas basak basamak basan basar basaran basari
basarili basarisiz basarmis basbakan basbayan basbug bascavus basci basen baseser basfiyat bashekim basi basibos basil basilan
basilma basilmis basinc basiret basit basitleme basitlik baska baskanlik baskent baskentli basket basketci baski baskici
baskilama baskose baskul baslama baslamis baslanan baslangic baslatan baslatmis baslayan baslayis basli baslik basma basmaci
basmakale basmayan basmis basmudur basortu basortulu basparmak basrahip basrol bassavci bassehir bastiran bastirma baston
bastoncu basvekil basvuran basvurma basvurmus basvuru basvurucu basyapit basyazar basyazi batak batakci batakhane bataklik
batan batarya bateri baterist bati batik batil batili batini batiran batirma batis batma batmaz batmis battal battaniye batur
bavul bay bayagilik bayan bayat bayatli bayi bayilan bayilik bayilma bayir baykus baypas bayrak bayrakci bayrakli bayraktar
bayram baysal bayt baytar baz baza bazi bazilika bazlama bazli bazuka bebe bebek bebekli becayis beceren beceri becerikli bed
bedava bedbaht beddua bedel bedelli beden bedesten bedevi bedir begenen begeni begenilen begenis begenme begenmeme begenmez
begenmis begonvil begonya begum bej bek bekar bekaret bekci bekleme beklenen beklenti beklesme bekletme bekleyen bekleyis bel
bela belali belde beledi belediye belesci belge belgeci belgeleme belgelik belgesel beliren belirleme belirmis belirsiz
belirten belirti belirtme bellek bellemis belleyen belli bembeyaz bemol bencillik bendir benek bengi benimseme benli benlik
bent benzemez benzen benzer benzerlik benzesim benzesme benzeten benzeti benzetis benzetme benzeyen benzinci benzinli
benzinlik beraat beraber berat berbat berbatlik berber berceste berdel berdus bere bereket bereketli bereli berjer berk
bermuda berzah bes beser besgen besici besihane besik besikci besinci beskardes besleme beslenen beslenme beslenmis besleyen
besli beslik besmele bestas beste besteci bestekar bet beter betimleme beton betonarme betonlama bey beyan beyanat beyanname
beyaz beyazlama beyazli beyazlik beyci beyefendi beygir beyinsiz beyit beylik beynamaz beyzade beyzbolcu bez bezci bezdiren
bezdirme beze bezelye bezeme bezen bezginlik bezirci bezirgan bezmis biber biberci biberiye biberon bibi biblo bicak bicakci
bicaklama bicakli bicaksiz bicare bicem bicen bicici bicim bicimleme bicme bidat bidon bienal biftek bigudi bihaber bikan
bikini bikinili bikkinlik bikmis biktiran bilanco bilardo bilardocu bildik bildircin bildiren bildirge bildiri bildirici
bildirme bilecek bilek bileklik bileme bilemeyen bilemez bilen bilesen bilesik bilesim bileske bilesme bilet biletci biletleme
bileyici bilezik bilge bilgeli bilgelik bilgi bilgic bilgili bilgisiz bili bilici bilimci bilinc bilincsiz bilinen bilinmez
bilirkisi bilisimci billur bilme bilmece bilmeme bilmeyen bilmez bilmezlik bilmis bilye bin bina binbasi bindalli bindiren
bindirme bindirmis binebilen binek binemeyen binen biner bingildak binici binis binlik binme binmemis binmis binyil bir bira
biraci birader birahane birakan birakilan birakilma birakis birakma birakmama birakmis biraz birebir biresim birey bireysel
biriken birikim birikinti birikme birikmis birinci birlesen birlesim birlesme birlesmis birlik birlikci birliklik biryan bisi
bisiklet biskuvi bistro bit bitaraf biten bitiren bitirici bitirilen bitirim bitirme bitis bitisik bitki bitkisel bitme
bitmeyen bitmez bitmis bitter biye biyik biyikli biyodizel biyogaz biyografi biyokutle biyolog biyopsi biz bizon blender blof
blok blokaj bloke bloklama bloklasma bloknot blucin bluz boa bobin bobrek boca bocalama bocek bodrum boga bogan bogaz bogma
bogulan bogulma bogum bogurme bogurtlen bogusma bohca bohcaci bohem bok boksor bol bolcu bold bole bolen bolero bolge
bolgeleme bolluk bolme bolucu boluculuk boluk bolumleme bolunen bolunme bolunmez bolunmus bolusme bom bomba bombaci bombacik
bombalama bon bonbon boncuk bone bonfile bono bonservis bopcu bor bora borali borani borat borazan borc borclanan borclanma
borclu borcluluk borcu bordo bordro bordur borek borekci bork borlu bornoz borsa borsaci boru borulce bos bosalan bosalma
bosaltan bosaltma bosama bosanan bosanma bosluk bostan bostanci bot botanik boy boya boyaci boyahane boyama boyanmis boyar
boyatan boyayan boykot boylam boylu boynuz boyut boyutlu boz boza bozaci bozahane bozan bozayi bozdurma bozgun bozguncu bozkir
bozkirli bozkurt bozlak bozma bozmamis bozmus bozuk bozukluk bozulan bozulma bozulmus bozusma brahma branda brans bravo bric
brifing brit briyantin broker brokoli brons bronsit bronz bros brosur brove bucak bucuk bucur budak budala budalalik budama
budanma bufe bufeci bugday bugdayci bugra bugu bugulama bugulanma bugun buhar buharli buhran buhur buhurdan buji buk bukagi
bukalemun buke buken buket bukle bukme bukucu bukulme bul bula bulabilen bulacak bulamac bulamama bulamamis bulamayan bulan
bulanan bulanik bulanma bulanmis bulanti bulasan bulasik bulasikci bulasma bulasmis bulayan bulbul buldozer bulgu bulgur
bulgurcu bulma bulmaca bulmayan bulmus bulten bulucu bulunan bulunma bulunmaz bulunmus buluntu bulunulan bulunus bulus bulusan
buluscu bulusma bulut bulutcu bulutsu bulvar bumbar bumerang bunalan bunalim bunalma bunaltan bunalti bunama bungalov bunye
bura buran burc burcu burgac burhan burjuva burjuvazi burkulma burma buro burokrasi burokrat burs buruk burukluk buruncuk
burunen burunlu burunsuz burusma buse bust but butce butik buton butun butunleme butunluk buyruk buyrulan buyu buyucu buyuk
buyukbas buyukelci buyukluk buyume buyumus buyuran buyurgan buyurma buyutec buyuten buyutme buyuyen buz buzagi buzhane
buzlanma buzuki buzul buzulme buzusme caba cabalama cabalayan cabuk caca cacik cadde cadi cadir cadirci cag cagdas cagdaslik
cagilti cagiran cagirici cagiris cagirma cagla caglayan cagri cagrici cagrilan cagrilma cagrisim cagrisma cahil cahiliye
cahillik caka cakal cakan cakar caki cakici cakil cakilan cakilma cakir cakisma cakma cakmak cakmakci cakmaz cakra calan
caldiran caldirma calgi calgici cali calici calilik calinan calinti calis calisan calisilan calisilma caliskan calisma
calismaci calismama calismis calistay calkalama calkanti calli calma calmayan calmis calti cam camasir camasirci cambaz camci
camekan camgoz cami camia camli camlik camur camurcu camurluk can canak canakci canavar candas candir cangal cani canlanan
canlanma canli canlilik cansiz canta cantaci cap capa capaci capan capar capkin capkinlik capli capraz capsiz capsizlik
capulcu caput car cardak care caresiz cari carice carikci carikli cariye cark carkci carliston carmih carpan carpi carpiklik
carpilan carpilma carpilmis carpinti carpisan carpisma carpitma carpma carpmis carsaf carsafli carsamba carsi cart carta casus
casusluk cat catak catal catan catana catapat cati catilan catirdama catirti catis catisan catiski catisma catki catlak
catlama catlatan catlayan catli catma cav cavdar cavus cavuslu cay cayan cayci caydanlik cayhane cayir cayirlik caylak cayli
caylik cayma caymaz caz cazci cazgir cazibe cebir cefa cefakar cehalet cehennem cehre cehreli cek cekek ceken ceket ceketli
ceki cekic cekici cekicilik cekilen cekilis cekilme cekilmis cekimser cekince cekinme cekirdek cekirge cekis cekisen cekisme
cekme cekmece cekmeyen cekmez cekmis cektiren cektirme cekyat celebi celenk celepci celik celikci celiski celisme cellat cello
celme celmeleme celmis celp celpname celse celtik celtikci cem cemaat cemaatci cemal cember cemen cemil cemiyet cemre cenah
cenap cenaze cendere cene cenesiz cengaver cengel cengi cenin cenk cenkci cennet centilmen cep ceper cephane cephe cepken cer
cerahat cerceve cerceveci cerci cereme ceren cereyan cerez cerezci cerezlik ceri cermik cerrah cerrahi cesaret ceset cesit
cesitleme cesme cesmeli cesni cesur cet cete ceteci cetele cetelesme cetin cetinlik cetvel cevahir cevap cevaplama cevaz
cevher cevik ceviren ceviri cevirici cevirme cevirmeli cevirmis ceviz cevizli cevre cevreci cevri cevrilen cevrilme ceyiz
ceylan ceyrek ceza cezaci cezali cezerye cezir cezve ciban cibinlik cicek cicekci cicekli ciceklik cici ciddi ciddiyet cift
ciftci cifte ciftlesme ciftli ciftlik cig ciger cigerci cigir cigiris cigirma cigirtkan ciglik cigneme cignenen cignenme
cigneyen cihan cihangir cihannuma cihat cihatci cihaz cihet cik cikabilen cikacak cikamama cikamamis cikan cikar cikaran
cikarci cikarici cikarilan cikarilma cikarma cikarmis cikarsama cikartan cikartma cikartmis ciki cikik cikikci cikilan cikinti
cikis cikisan cikisma ciklet cikma cikmama cikmayan cikmaz cikmis cikolata cikrik cikti cil cila cilaci cildiran cildirma
cildirmis cildiyeci cile cilehane cilek cilekes cilesiz cilgin cilginlik cilingir ciliz cillenme cilli cilt ciltci cilve cim
cimaci cimbiz cimcime cimdik cimen cimenlik cimento cimentocu cimlenme cimri cimrilik cin cinakop cinar cinarli cinas cinayet
cinci cingar cingene cingi cingoz cini cinici cinili cinko cinlama cinlik cinnet cins cinsel cinsellik cinsiyet cinslik cip
cipa ciplak ciplaklik cips cipura cira cirak ciraklik circir cirit ciritci cirkef cirkin cirkinlik ciro ciroz cirpan cirpi
cirpici cirpinan cirpinis cirpinma cirpinti cirpma cis cise cisenti cisim cit cita citak citci citcit citirti citleme civa
civan civar civata civciv civgin civi civici civildama civilti ciy ciyan cizelge cizemeyen cizen cizer cizge cizgi cizgili
cizi cizik cizilen cizilme cizilmis cizirti cizme cizmeci cizmeli coban cocuk cocuklu cocukluk cogalan cogalma cogaltma
cografya cogul cogulluk cogunluk cogur cok cokek coken cokerten cokgen cokluk cokme cokmus coksatar cokuntu cokus col colak
collesme comak comar comert comertlik comez comlek comlekci conk conta cop copcatan copcu coplama copluk copur corakci corap
corapci corba corbaci corek corekci corlu corlulu cosan cosku coskulu coskunluk cosma cosmus cozebilen cozelti cozen cozme
cozmus cozucu cozulen cozulme cozulmez cozulmus cozulus cozumcu cozumleme cubbe cubbeli cubuk cubukcu cubuklu cuce cuha cuhela
cuk cukka cukur cukurluk cul culha culsuz cuma cumartesi cumba cumbus cumhur cumle cumlecik cunta cuntaci cupra cura curet
curetkar curuf curuk curukluk curum curume curuten curutme curutulen curuyen cuval cuvalci cuvaldiz cuvallama cuz cuzdan dadas
dadi dag dagar dagarcik dagci dagdaga dagilan dagilim dagilma dagilmis dagitan dagitici dagitilan dagitim dagitimci dagitma
daglama dagli dahi dahil dahili daim dair daire dakik dakika daktilo dal dalak dalama dalan dalas dalasma dalavere daldirma
dalga dalgalama dalgali dalgic dalginlik dalici dalis dalkiran dallama dalma dalmis daltaban dalya dam dama damacana damak
damar damat damatlik damga damgalama damitma damizlik damla damlama damlayan damper damping dana danaci dane danis danisan
daniska danisma danismaz dans dansci dansoz dantel dar dara daralan daralma daraltma darbe darbeci darbogaz darbuka darginlik
darici darilma darlik darp darphane darussifa dav dava davaci davalasma davali davar davarci davet davetiye davetli davetsiz
davlumbaz davranan davranis davranma davul davulcu dayak dayakci dayali dayama dayanak dayanan dayanim dayanisma dayatan
dayatilan dayatma dayayan dayi dayilanma debbag debdebe debelenme debi debriyaj deccal dede dedektif dedektor dedikodu
dedirten dedirtme def defa defans defile define defineci deflasyon defne defneden defo deforme defter defterdar degdiren
degdirme degen deger degerleme degerli degersiz degil degilmis deginen degini deginme degis degisen degisik degisikli degisme
degismez degismis degmez degmis degnekci deha dehliz dehset deist dejenere dek dekadan dekan dekanlik deklansor deklare
dekolte dekolteli dekont dekor dekoratif dekorator dekorcu delalet delege delen deli delibas delik delikanli delil delilik
delinme deliren delirme delirmis delta dem demagog demagoji deme demec dememe demet demeyen demez demir demirbas demirci demis
demleme demlenen demleyen demlik demokrasi demokrat denek deneme denemeci denememe denen denenen denenmis denet denetci
denetleme deney deneyen deneysel denge dengeleme deni denilen deniz denizalti denizatli denizci denizli denklem denklik
denktas densiz densizlik depar departman deplasman depo depocu depolama depolanma depolayan depozit depozito deprem depresme
depresyon derbent derbi dere derece dereceli derecik dereke dergah dergi dergici deri derici derinlik derkenar derleme
derlenmis derleyici dermansiz dernek ders dershane derslik dert dertlenen dertlenme dertlesme dertli dertsiz dervis derya
desarj desen desibel desifre desise despot despotizm destan destanci deste destek destekci destekli desteleme destroyer detay
detektif detektor deterjan detoks dev deva devamli deve deveci develi devinim devinme devir deviren devirme devlet devletcik
devletli devralan devralma devran devre devreden devretmis devrilen devrilme devrimci devriye devsirme deyis deyyus dibek
didikleme didinme didisme diger dijital dik diken dikey dikici dikilen dikim dikis dikiz dikkat diklenen diklenme dikme dikmis
dikta diktaci diktator dikte dil dilbaz dilber dilci dilek dilekce dileme dilemma dilen dilenci dilenen dilenme dileyen dilme
dilsiz dimag din dinamik dinamit dinamitci dinamizm dinamo dinar dinarli dinc dinci dindar dindarlik dingil dink dinleme
dinlemez dinlemis dinlence dinlenen dinlenme dinleten dinleti dinletme dinleyen dinleyici dinleyis dinli dinozor dinsiz dip
diploma diplomali diplomasi diplomat dipnot dirdir direk direkci direktif direktor direme diren direnc direnen direnis
direnisci direnme direten diretme dirgen dirhem diri dirilen dirilis dirilme dirilten dirsek dis disari disci disi disiplin
disk disket diski diskjokey disko diskotek diskur dislama dislanan dislanma disli dispanser divan divane diyabet diyabetli
diyagram diyalekt diyalog diyanet diyar diyebilen diyemeyen diyen diyet diz dizanteri dizayn dizdar dize dizel dizen dizge
dizgi dizi dizilen dizilis dizilme dizme dizustu dobra docent doga dogac dogaclama dogal dogallik dogan doganci dogasever
dogma dogmamis dogmayan dogmus dograma dogramaci dograyici dogru dogrucu dogrulama dogrultan dogrultma dogrultu dogruluk dogu
dogulu dogumcu dogumhane dogumlu doguran dogus dok doken dokme dokmeci dokmus doksan doktor doktora doktrin dokturme doku
dokulecek dokulen dokulme dokulmus dokum dokuma dokumaci dokuman dokumcu dokumhane dokunan dokunma dokuntu dokunus dokus
dokuyucu dokuz dol dolama dolambac dolan dolanma dolap dolarlik dolasan dolasim dolasma dolay dolduran doldurma doldurmus
doldurucu doldurus dolgu dolleme dollenen dollenme dolma dolmus dolmuscu dolu doluluk dolunay domalan domates domino donan
donanma donatan donati donatilan donduran donduren dondurma dondurme dondurucu done donebilen donem donemec donemeyen donemli
donen donence doner donerci dongel dongu donma donme donmeyen donmez donmus donucu donuk donum donus donusen donusme donusmus
donut doping dorduncu dorduz dort dortgen dortlu dortluk doruk dosek doseme dosemeci dosemelik dosenen dosenme doseyen dost
dostluk dosya dosyalama doven doviz dovizci dovizli dovme dovmeci dovulen dovulme dovunme dovus dovuscu dovusen dovusme doyan
doygunluk doymayan doymaz doyum doyuran doz dozaj dozer dragon draje dram drama dramaturg drenaj dretnot dripling dua duaci
duayen duba dubel dublaj duble dubleks dublor dudak duden duduk duduklu duello duet dugme duk duka dukkan dukkancik dul duldul
dulger duman dumanli dumen dumenci dumur dun dunur dunurcu dunya dunyali dunyalik dunyevi durabilen durak duraklama duraksama
dural duramayan duran durbun durduran durdurma durdurmus durgunluk durma durmali durmamis durmayan durmaz durmus durten durtme
durtu duru durulan durulma durulmus durumcu durus durusma durust durustluk durusu dus dusen duses duskunluk dusleme dusleyen
dusman dusmanlik dusme dusmeci dusmeyen dusmez dusmus dustur dusuk dusukluk dusunce dusunen dusunme dusunmez dusunmus
dusunulen dusunur dusunus dusuren dusurme dusurmus dusurulen dusurulme dusus dut duvak duvar duve duvenci duy duyabilen duyan
duyarga duyarlik duygu duygusal duygusuz duyma duymamis duymayan duymaz duymus duyu duyulan duyulmaz duyumsama duyuran duyurma
duyuru duyurulan duyurus duyus duz duzelen duzelme duzelten duzelti duzeltici duzeltme duzen duzenbaz duzenek duzenleme
duzenli duzey duzine duzlem duzluk duzme duzmece duztaban ebat ebe ebedi ebedilik ebeveyn ebru ece ecel ecinni ecir ecnebi
ecza eczaci eczane eda edat edebilen edebilme edebiyat edememis edemeyen eden edep edepsiz eder edevat edi edici edikli
edilemez edilen edilgen edilis edilme edilmeli edilmemis edilmeyen edilmez edilmis edinen edinilen edinim edinme edinmis edip
edis edisyon editor efe efekt efektci efektif efelenme efendi eflatun efor efsane efsun efsus ege egeli egemen egemenlik egen
egesel egilen egilim egilme egilmez egim egir egis egiten egitici egitilen egitim egitimci egitimli egitimsiz egitme eglence
eglenceli eglenme eglenti egme ego egoist egreti egri egrilik egrilme egzama egzersiz egzotizm egzoz ehemmiyet ehli ehliyet
ehram ejder ejderha ekabir ekalliyet eken ekici ekilis ekinci ekinlik ekinoks ekip ekiplesme ekipman eklem ekleme eklemis
eklemleme eklenen eklenme eklenmis eklenti ekleyen ekmek ekmekci eko ekol ekonomi ekonomist ekose ekran eksen ekseriyet eksi
eksik eksiklik eksilme eksilti eksiltme eksime eksiten eksper ekspertiz ekspres ekstra ekstre ekuri elaman elbise elbiseli
elci elcik elcilik eldiven elebasi elek elektrik elektrot elem eleman eleme element elenen elenme elestiren elestiri elestirme
elif elifba elit elli elma elmaci elmacik elmali elmas elti elvan elveda elveren elyaf emanet emanetci emare emaye embriyo
emec emek emekci emekleme emekli emeklili emeklilik emeksiz emektar emel emen emici emir emirlik emirname emisyon emlak
emlakci emme emmi emniyetci empati empoze emprime emreden emrivaki emsal emtia emzik emziren emzirme enam enaniyet enbiya
encumen endeks endeksli endise endustri enerji enerjici enez enfarktus enfes enflasyon engebe engel engelleme engelli engin
enginar enginlik eniste enjektor enkaz enlem ensar ense ensest enstitu enstruman entari entegre entel entrika envanter enzim
epidemi epik epilepsi epizot erbas erci erdem erdemci erdemli erdiren erdirilen erdirmis erek eren erenli ergen ergenlik
erginlik erguvan erik eril erime erimez erimis eris erisen eriskin erismis eriste eristiren eriten eritmis eriyen eriyik erk
erkan erke erkek erkeklik erkenci erkete erlik erme ermez ermis eroin eros erozyon erte erteleme ertelemis ertelenme erteleyen
erzak esans esantiyon esaret esarp esas esdeger esef esek esekci esen esenlik eser esik esinlenme esinti esir esirci esirgemez
esirgemis esirgeyen esit esitleme esitleyen esitlik eskal eski eskici eskilik eskime eskimez eskimis eskitmis eskiya eskiyen
eskiz eskort eskrimci esleme eslesen eslesme eslik eslikci esma esmeli esmer esnaf esneklik esneme esofman espas espri esrar
esrarci esrarkes esref esrime essiz estetik estetikci estirme esvap esya esyaci etajer etamin etap etci etek etekli eter etik
etikci etiket etken etkenlik etki etkileme etkilemis etkilenen etkilenme etkilesim etkilesme etkileyen etkili etkilik etkinlik
etli etme etmeme etmemis etmeyecek etmeyen etmez etmis etnik etniklik etol ettiren ettirilen ettirilme ettirme ettirmis etut
etyemez evci evcik evcil evcimen evgin evham eviye evlat evlatlik evlenen evlenme evli evlik evlilik evliya evrak evre
evrensel evrilme evrim evsiz evvel eyalet eyer eylem eylemci eyleme eyleyen eyleyis eylul eyvah eyvan eyyam eyyamci eza ezaci
ezber ezberleme ezeli ezen ezgi ezilen ezilme ezilmis eziyet ezme faal faaliyet fabrika faca facia fahise fahri fahriye faik
fail faiz faizci fak fakih fakir fakirhane faks faktor fakulte fal falaka falan falanjist falcata falci falez falso familya
fanatik fanatizm fanfar fani fanila fanilik fantasma fantastik fantazya fantezi fanus far faras faraziye farba fare farfara
farika fark farkli farklik farklilik farksiz fars farz fasikul fasil fasila fasist fasistlik fasizm fason fasoncu fasulye
fasulyeci fatih fatura faturaci faturali faturasiz faul fauna favori fay fayans fayansci fayda faydali faylanma fayton
faytoncu faz fazil fazilet fazla fazlalik fazlasi fazli fecaat fedai fedakar federal fel felaket felc felcli felek fellah
felsefe felsefeci feminist feminizm fen fena fenalik fener fenerci fenerli fenomen fer ferace feragat ferah ferahfeza
ferahlama ferahlik feraset feri feribot fermuar fert feryat fes fesat fesatci fesheden fesih feslegen festival fetheden fetih
fetihci fetihli fetis fetisist fetus fetva fetvaci feveran fevkalade feylesof feyyaz feza fezleke fiber fiberglas fici fidan
fidanci fidanlik fide fidelik fidye fidyeci figan figur figuran figuratif fihrist fiil fiiliyat fikir fikirli fikra fikri
fikriyat fikstur fil filan filanca filarmoni file fileto filigran filika filinta filiz film filmci filo filoloji filozof
filtre final finalist finans finansal finansci finansman fincan fincanci findik findikci findiklik finis firar firari firavun
firca fircalama fire firildak firin firinci firka firkat firkateyn firlama firlamis firlatan firlatici firlatma firlayan firma
firsat firsatci firt firti firtina firuze fis fisci fisek fisildama fisilti fiske fiskiran fiskirma fiskirtma fiskiye fiskos
fisleme fislenme fisleyen fistik fistul fit fitik fitil fitne fitneci fitrat fitre fiyaka fiyasko fiyat fiyatlama fiyonk fizik
fizikci fiziksel fizyoloji flama flamingo flas flasor flora floresan flort flu fluluk flut flutcu fobi fok fokurtu fol folk
folklor folyo fon fonda fondoten fonksiyon fonlama fonograf font form forma formalite formasyon format formul fors forsa forum
forvet foseptik fosfat fosfor fosil fosseptik foto fotograf fotokopi fotomodel fotoroman fragman frak fraksiyon frank frekans
fren frenci frenleme frer fresk frigo frikik fritoz friz fuar fuaye fug fuhus fukara fukaralik ful fular fule fulya funda
fundalik funye furya futbol futbolcu futuhat futurist futurizm fuze fuzuli fuzyon gabari gaddar gaddarlik gaf gafil gaflet
gafur gag gaga gagalama gaile gaita gala galaksi galat galeri galerici galeta galeyan galibiyet galip galon galos gam gamsiz
gamze gamzeli gangster gani ganimet gar garabet garaj garajci garanti garantor garaz gard gardenya gardirop gardiyan garez
gargara gariban garip gariplik garipseme garnitur garnizon garson gasilhane gasp gaspci gastrit gavur gaybubet gayda gaye
gayret gayri gayya gayz gayzer gaz gaza gazal gazci gazel gazelci gazete gazeteci gazhane gazi gazino gazinocu gazlama gazoz
gazve gebe gebelik gebes gec gece gecek gecekondu geceleme gecelik gecemeyen gecen gecici geciken gecikilme gecikme gecikmis
gecilen gecilmez gecinen geciren gecirilen gecirme gecirmez gecirmis gecis gecit gecme gecmemis gecmez gecmis gecmislik geda
gedik gedikli gelebilen gelecek gelemeyen gelen gelenek gelenekci gelgit gelin gelincik gelinen gelinlik gelir gelirli gelis
gelisen gelisimci gelisme gelismis gelme gelmeme gelmemis gelmeyen gelmez gelmis gem gemci gemi gemici gemlikli gen genc
genclesme genclik genel genelev genelge genelleme genellik general genetikci genis genisleme genislik geniz genlesme genom
genotip gensoru geometri gercek gerceklik gerdan gerdanlik gerdirme gerec gerek gerekce gereken gerekli gereksiz geren
gergedan gerginlik geri gerici gericilik gerileme gerilen gerileyen gerilik gerilla gerilme gerinme germe germez germis
gestapo getiren getiri getirilen getirili getirme getirmez getirmis getirten getirtme getto geveleme geveleyen geven geveze
gevrek gevrekci gevsek gevseklik gevseme gevsetici gevsetme geyik geyikci geyikli geysa gez gezdiren gezdirme gezegen gezen
gezgin gezginci gezi gezici gezinme gezinti gezme gezmeyen gezmez gezmis gicir gicirdama gicirti gida gidaci gidebilen gidecek
gidememis gidemeyen giden gider gideren giderme gidermis gidi gidilen gidis gidisat gidon gigabayt gipta gir giray girdap
girdi girebilen girecek giremeyen giren girgir girilen girim girimci girinti giris girisen girisimci girisken girisme girizgah
girme girmeli girmemis girmeyen girmis girnataci girtlak gise gitar gitarci gitarist gitme gitmeme gitmemis gitmeyen gitmez
gitmis giybet giydiren giydirme giyecek giyen giyilen giyim giyimci giyinen giyinme giyme giymemis giyotin giysi giz gizem
gizleme gizlenme gizlenmis gizleyen gizli gizlilik gladyator glikoz global glokom gluten gobek gobel goblen goc gocebe
gocebelik gocen gocer gocertme gocme gocmez gocmus gocucu gocuk gofret gogus gogusleme goguslu gok gokcek gokdelen gokmen
goksel gol golcu golcuk golcuklu golet golf golfcu golge golgeleme golgelik gollenme gollu gomen gomlek gomlekci gomme gomu
gomulen gomut gon gonca goncu gonderen gonderge gonderi gonderici gonderme gondermis gondol gondolcu gonen gonenli gonul
gonullu gonye gorebilen goremeyen goren gorev gorevli gorgu gorgusuz goril gorkem gorme gormeme gormemis gormeyen gormez
gormus gorsel gorsellik goru gorucu gorulen gorulme gorunen gorunge gorungu gorunme gorunmez gorunmus goruntu gorunum gorunur
gorunus gorus gorusen goruslu gorusme gorusmeci gorusmeme gorusulen gorusulme gosteren gosterge gosteri gosterici gosteris
gosterme gostermis got gotik goturen goturme goturmus goturu goturulen goturulme govde goz gozalti gozcu gozde goze gozeten
gozetim gozetleme gozlem gozlemci gozleme gozlemeci gozlenen gozleyen gozlu gozluk gozlukcu gozluklu gozluluk gozuken gozukme
grafik grafit grafiti gram gramaj gramer gramofon granit granul gravur gres grev grevci greyder greyfurt gri grilesme grilik
grip grizu grup gruplama gruplasma guarani guatr gubre guc gucenme gucenmez guclenen guclenme guclenmis guclu gucluk gucsuz
gucsuzluk guden guderi gudu guduleme gudulenme gudumleme gufte gufteci gugum gul gulbank gulcu guldeste gulduren guldurmus
gulduru gulec gulen gulet gulgule gulistan gullabici gulle gullu gulme gulmeyen gulmez gulmus gulsen gulumseme guluncluk
gulunen gulus gulusme gulyabani gum gumburtu gumleme gumruk gumrukcu gumus gumuscu gun gunah gunahkar gunaydin gunce guncel
gunceleme guncellik gundelik gundem gundes gunduz gunes guneslik guney guneydogu guneyli gungormus gunluk gur gurbet gurbetci
gurbuz gurcu gure gureli gures guresci guresme gurgen gurleme gurleyen gurme gursel guru guruh gurultu gurultucu gurup gurur
gutmeyen guve guvec guvecci guvenc guvence guvenen guvenli guvenlik guvercin guverte guz guzaf guzel guzelleme guzellik
guzergah guzey guzide guzluk hab haber haberci habercik habis habislik habitat hac hacet haci haciaga hacim haciz hacizli
hacli had hadde haddehane hademe hadi hadim hadis hadise haf hafakan hafif hafiflik hafiye hafiz hafiza hafriyat hafta
haftalik hah haham hahambasi hain hainlik hak hakan hakaret hakaretci hakem haki hakikat hakiki hakimiyet hakimlik hakli
haklilik haksiz haksizlik haktanir hal hala halat halatci halay hale halef hali halic halici halife halili halis halk halka
halkali hallac halleden hallesme halletmis halli halt halter halterci haluk halvet ham hamak hamal hamam hamamci hamarat
hamaset hamburger hami hamile hamilelik hamilik haminne hamle hamsi hamsici hamur hamurcu hamurkar hamursuz han hancer hancere
hanci handan hande hane hanedan hanende hangar hani hantal hantallik hanuman hanutcu hap hapis hapishane hapseden hapsetme
hapsiran hapsirik hapsirma hapsolus har hara harabe harac harami haramzade hararet harbi harbiyeli harc harcama harcamama
harcamis harcanan harcanma harcayan harcirah harclik hardal hardaliye hare harekat harekatci hareke hareket harf haric harici
harika harikalik harita haritaci harman harmanci harmani harmoni harnup harp hars has hasa hasar hasarilik hasarli hasat
hasatci hasbi haseki hasenat hasere haset hasetci hashas hasil hasila hasilat hasir hasirci haslama haslanma haslet hasmet
haspa hasret hassas hassaslik hasta hastahane hastalik hastane hat hata hatali hatil hatim hatip hatipli hatir hatira hatirat
hatirlama hatmetmis hatmi hattat hatun hav hava havaci havadis havai havalanan havale havali havari havlama havlu havra havuc
havuz havyar havza haya hayal hayalet hayali hayat hayati haydut haydutluk hayir hayirhah hayirli hayirsiz haykiran haykiris
haykirma haylaz haylazlik haymatlos hayran hayranlik hayrat hayret haysiyet hayta hayvan hayvanci hayvancik haz hazar hazim
hazine hazineci hazinedar hazir haziran hazire hazirlama hazirli hazirlik hazne hazret hece hececi heceleme hedef hediye
hediyelik hedonist hegemonya hekim hektar hela helal helecan helezon helva helvaci hemcins hemsehri hemsire hemzemin hendek
hengame hentbolcu hepatit hercumerc hergele herif herkes herze hesap hesaplama hesapli heves hevesli hey heybe heyecan
heyecanli heyelan heyet heykel heykelci heykelcik heyula hezeyan hezimet hibe hic hicazkar hiciv hickirik hicleme hiclik
hicran hicret hicvetme hicviye hidayet hiddet hidiv hidrat hidrofor hidrojen hidrolik hijyen hikaye hikayeci hikmet hilal hile
hilye himaye himmet hin hindi hinlik hinzir hinzirlik hiper hiperbol hipnoz hipnozcu hipodrom hipopotam hipotez hippi hir
hircinlik hirdavat hirgur hirilti hirka hirlama hirlasma hirli hirpalama hirs hirsiz hirsizlik hirt his hisar hisim hisirti
hislenme hisse hissedar hisseden hissedis hissetme hissetmis hissi hissiyat histeri hit hitabe hitap hiyanet hiyar hiyerarsi
hiz hiza hizar hizarci hizip hizipci hizir hizlanma hizli hizmet hizmetci hizmetkar hizmetli hobi hoca hocali hocalik hokka
hokkabaz hol holding holigan homojen homurtu hop hoparlor hoplama hoplatma hoppa hor horasanli horlama horlayan hormon horon
horoz hortlamis hortlatma hortum hortumcu hortumlu hos hosaf hosgoru hoslanma hoslanmis hosluk hostes hovarda hoyrat hoyratlik
hoyuk hububat hucre hucum hucumbot hucumcu hudut hukmeden hukuk hukukcu hukuksuz hukum hukumdar hukumet hukumlu hukumran hulle
hulya humanist humayun humma humus huner hunharlik huni hunsa hur hurafe hurda hurdaci hurdalik huri hurma hurmaci hurmet
hurra hurriyet hurufat hus huseyni husran husu husumet husus hususiyet hutbe huviyet huy huylanma huysal huysuz huysuzluk
huzun huzur huzzam iade iane ibadet ibare ibaret ibis iblis ibne ibra ibraname ibre ibret ibrisim icap icar icat icazet
icebilen icecek icen iceren icerik icerme icgoru icgudu icici iciren icirme icis icki ickici iclenme icli icma icme icmeli
icmeyen icmez icmis icra icraat icraci icten ictenlik ictihat ictima idadi idam idamlik idare idareci idari iddia iddianame
ide idea ideal idealist ideoloji idil idman idol idrak idrar ifa ifade iffetli iffetsiz iflas ifrat ifrazat ifrit ifsa ifsaat
iftar iftariye iftihar iftira igci igde igdeli igfal igne igneci igneleme ignelenme igrenclik igrenti igretilik iguana ihale
ihaleci ihanet ihbar ihbarci ihbarname ihlal ihlalci ihlamur ihlas ihmal ihrac ihracat ihracatci ihracci ihram ihsan ihsas
ihtar ihtarname ihtida ihtifal ihtilaf ihtilal ihtilalci ihtilat ihtimal ihtiras ihtisam ihtisas ihtiyac ihtiyacli ihtiyar
ihtiyat ihtizaz ihvan ihya ika ikame ikamet ikametgah ikaz ikbal iki ikilem ikileme ikili ikilik ikinci ikincil ikincilik
ikindi ikircik ikiz iklim ikmal ikna ikon ikona ikram ikramiye ikrar ikraz iksir iktibas iktidar iktisap iktisatci ilac ilacci
ilaclama ilah ilahi ilahici ilahiyat ilam ilan ilave ilbay ilce ilenme ileri ilerleme ilerleyen ilerleyis ileten ileti
iletilen iletken iletmeyen iletmis ilga ilgi ilgilenen ilgilenme ilgili ilgin ilginc ilginclik ilham ilhan ilica ilicali ilik
ilimli ilinti ilisen ilisik iliski ilk ilkbahar ilke ilkel ilkellik ilkokul ilkyaz illallah illegal illet illuzyon ilmek
ilmihal ilmik ilmuhaber iltica ilticaci iltifat iltihak iltihap iltimas iltisak iltizam ima imaj imalat imalatci imamlik
imanli imar imaret imarlasma imbik imdat imece imge imgelem imgeleme imha imitasyon imkan imkansiz imla imleme imparator imren
imrenme imsakiye imtihan imtiyaz imza imzalanan imzalatma imzalayan inan inanan inanc inancli inancsiz inandiran inanilan
inanilmaz inanis inanli inanma inanmamis inanmayan inanmis inat inatci inatcilik inatlasma inayet inc ince inceleme incelenen
incelenme incelik incelme inceltme inci incik incinme incir incirlik inciten indeks indi indikator indiren indirgeme indirici
indirilen indirim indirimli indirme indirmis inek inen infak infaz infazci infial infilak inhiraf inhisar ini inilti inis
inkar inkarci inkilap inkilapci inkiraz inkisaf inkita inleme inleyis inme inmecilik inmeme inmeyen inmis inovasyon insa
insaat insaatci insaf insafsiz insan insanimsi insanlik insansi insat insirah integral intiba intibak intifada intihal intihar
intiharci intikal intikam intikamci intizam intizar inzibat inziva ipek ipekci ipekli ipilti iplik iplikci iplikcik ipotek
iptal iptidai iptila irade irak irakli irdeleme irdelenme irfan irgat iri iris irk irkci irkcilik irlama irmak irmik ironi
irsaliye irsat irtibat irtifa isabet isaret isaretci isci iscilik iseme iseyen isgal isgalci isgaliye isguzar ishal isi isik
isikci isikli isildayan isilti isima isimlik isimsiz isin isinan isinlama isinma isinmis isiran isirgan isirik isirma isitan
isiten isitici isitilen isitma iska iskambil iskan iskarta iskele iskelet iskembe iskembeci iskemle iskence iskenceci iskonto
iskorpit islah islahat islahhane islanan islatan islatma islem islemci isleme islenen islenmis isleten isletici isletim
isletme isletmeci islev islevsiz isleyen isleyici isleyis isli islik islikci isliklama ismarlama ismet isnat isot ispanak
ispat ispinoz ispirli ispiyon isporta isportaci israf israr isret issiz issizlik istah istakoz istasyon istavrit istek isteka
istekli isteksiz istem istemci isteme istemeyen istenen istenilen isteyen istiare istibdat istidat istif istifa istifaci
istifade istifham istigal istigfar istiha istihale istihare istihdam istihkak istikamet istikbal istikrar istila istilaci
istilah istimal istimlak istinaf istinat istirahat istirak istirakci istirap istiridye istisare istismar istisna isve isveren
isyan isyanci isyankar itaatkar itap itekleme iten itfa itfaiye itfaiyeci ithaf ithal ithalat ithalatci itham ithamci
ithamname itibar itici itikaf itikat itilaf itilafci itilme itina itiraf itirafci itiraz itirazci itis itisme itki itlaf itme
itmez itmis itri ittifak ittihatci ittirme ivedilik ivir ivme ivmelenme ivmeolcer iyi iyilesen iyilesme iyilik iyimser iyon
iyonlasma iyot izafiyet izah izahat izbe izci izdiham izdivac izdusum izgara izlek izlem izleme izlemeyen izlemis izlence
izlenen izlenim izlenme izleten izleyen izleyici izmarit izolasyon izotop izzet jaguar jakoben jakuzi jale jaluzi jambon
jandarma janjan janr jant jargon jartiyer jel jelatin jenerator jenerik jenosit jeotermal jest jet jeton jigolo jilet
jiletleme jimnastik joker jokey jole jon jubile judocu juri jurnal jurnalci kaba kabadayi kabahat kabak kabakci kabalasma
kabalik kabaran kabare kabarik kabaris kabarma kabarti kabartma kabil kabile kabiliyet kabin kabine kabir kabizlik kablo
kablocu kablolama kablolu kablosuz kabristan kabuk kabuklu kabul kaburga kabus kabzimal kac kacabilen kacak kacakci kacamak
kacan kacar kacik kacinan kacinma kacinmis kaciran kacirilan kacirilma kacirma kacirmis kacis kacisma kackin kacma kacmaz
kacmis kadastro kadavra kadayif kadayifci kadeh kadem kademe kader kadersiz kadi kadife kadim kadinlik kadir kadirga kadirgali
kadraj kadran kadril kadro kadrolu kafa kafadar kafali kafatasci kafe kafes kafeterya kafile kafir kafiye kaftan kagan kagit
kagitci kagni kahhar kahin kahir kahkaha kahpe kahraman kahvalti kahve kahveci kahvehane kahya kaide kaideci kainat kak kaka
kakao kakilma kakilmis kakis kakisma kakma kakofoni kaktus kakul kal kalabalik kalabilen kalafat kalak kalamar kalan kalas
kalay kalayci kalca kalci kaldirac kaldiran kaldirim kaldiris kaldirma kaldirmis kale kaleci kalemci kalemsor kalender
kalenderi kalfa kalici kalicilik kaligrafi kalinlik kalinti kalip kalipci kalis kalit kalite kaliteli kalitesiz kalkan
kalkanci kalkanli kalker kalkinma kalkis kalkisan kalkisma kalkma kalkmayan kalkmaz kalkmis kalles kalleslik kalma kalmamis
kalmayan kalmis kalmislik kalori kalorifer kalorili kalp kalpak kalpakli kalpazan kalpli kalsiyum kalyon kam kama kamara
kamarot kamasma kamber kambiyo kambur kamci kamcilama kamelya kamer kamera kameraman kameriye kamet kamikaze kamil kamis kamp
kampana kampanya kampci kamping kamplasma kampus kamu kamuflaj kamus kamyon kamyoncu kamyonet kan kana kanaat kanaatkar kanal
kanalet kanama kanan kanarya kanat kanatan kanatli kanavice kanayan kanca kandas kandil kandiran kandirma kanepe kangal
kangren kanguru kani kaniksama kanirtma kanis kanit kanitlama kanka kanlanma kanli kanmaz kano kanser kanserli kansiz
kansizlik kant kantar kantarci kantat kantin kantinci kanto kantocu kanun kanuni kanunname kanyak kanyon kaos kap kapak
kapakcik kapakli kapali kapalilik kapama kapan kapanan kapanis kapanma kapanmis kapari kapasite kapatan kapatilan kapatilma
kapatma kapatmis kapayan kapci kapi kapici kapilan kapili kapilma kapilmis kapis kapisan kapisma kapital kapitone kapkac
kapkacci kaplama kaplan kaplanan kaplayan kapli kaplica kapma kapmaca kapmis kapora kaporta kaportaci kapris kapsam kapsul
kaptan kaptanlik kaptiran kaptirma kaptirmis kapuz kar kara karaagac karabas karabasan karabatak karabiber karabina karaborsa
karabulut karaca karacali karacam karaciger karadagli karadelik karadul karadut karafatma karagoz karagul karakarga karakas
karakasli karakeci karakol karakter karakus karakutu karalama karalayan karali karalti karaman karamanli karambol karamela
karamsar karan karanfil karanlik karantina karar kararan karargah kararli kararlik kararma kararname kararsiz kararti karartma
karartmis karasu karatavuk karateci karavan karavana karayilan karbon karbonat karci kardelen kardes kardeslik kardinal kare
kareli karga kargasa kargi kargo kargocu kari karides karikatur karilma karinca karinci karincik karine karinlik karis karisan
karisik karisma karismis kariyer karizma karkas karli karlik karlilik karma karmasa karmasik karnaval karne karo karpuz
karpuzcu karsi karsilama karsilik karsit karsitlik kart kartal kartel kartela kartli karton kartus kartvizit karun karyola kas
kasa kasaba kasabali kasagi kasan kasane kasap kasaplik kasar kasatura kase kaset kasetci kaside kasif kasik kasikci kasilma
kasima kasimayan kasimpati kasinma kasinti kasir kasirga kasis kasiyan kasiyer kask kasket kasko kaskol kasma kasmir kasnak
kast kastanyet kastetme kastetmis kasvet kat katakulli katalizor katalog katamaran katan katana katar katarakt katarli
katedral kategori kati katibe katil katilan katilasan katilasma katilik katilimci katilma katir katirci katki katkici katkili
katlama katlanma katlanmis katleden katli katliam katliamci katma katmer katmerci katmis katran katranci katre katrilyon
katsayi kaucuk kav kavaf kavak kavakci kavakli kavaklik kaval kavalci kavanoz kavas kavga kavgaci kavis kavram kavrama
kavramis kavrayan kavrayis kavrulmus kavrulus kavsak kavuk kavukcu kavun kavunici kavurma kavurmaci kavusan kavusma kavusmus
kavusum kaya kayac kayacik kayak kayakci kayalik kayan kaybeden kaybedis kaybetme kaybetmis kaybolan kaybolma kaybolmaz
kaybolmus kaybolus kaydeden kaydedici kaydetme kaydirak kaydiran kaydirma kaydirmis kaydolan kaygan kaygi kaygisiz kayik
kayikci kayinco kayip kayir kayiran kayirma kayis kayisi kayit kayitlama kayitli kayitsiz kaykay kayma kaymak kaymakam
kaymakci kaymaz kaymis kaynak kaynakca kaynakci kaynama kaynamis kaynana kaynar kaynasma kaynayan kaysi kaytarma kayyum kaz
kaza kazak kazan kazanan kazanc kazanci kazancli kazanilan kazanis kazanli kazanma kazanmis kazasker kazazede kazein kazi
kazici kazik kazilan kazima kazinan kazinmis kaziyan kaziye kazma kazmaz kebap kebapci kece kececi keceli keci kecili keder
kedi kedici kefal kefalet kefaret kefe kefere kefil kehanet kehribar kek keke kekeleme kekeme kekemelik kekik kekikci keklikci
kel kelam kelebek kelepce kelepceli keler keles kelime kelle kelleci kellik keloglan kem kemal keman kemanci kemane kemankes
keme kemence kemenceci kement kemer kemerli kemik kemiksiz kemiren kemirgen kemirici kemirmis kenar kene kenet kenevir kenger
kent kentcik kentlesme kentli kep kepaze kepazelik kepce kepek kepekli kepenk keramet kerata keratin kere kereste keresteci
kerevet kerevit kereviz kerhane kerime keriz kermen kermes kerpeten kerpic kerte kerteriz kervan kes kese keseci kesecik
keseli kesen keser kesfeden kesfedis kesfetmis kesici kesif kesifci kesik kesilen kesilme kesimhane kesinlik kesinti kesir
kesis kesisen kesisme kesit keske keskinlik keskul kesme kesmekes kesmemis kesmez kesmis kestane kestaneci kestiren kestirim
kestirme kestirmis ket ketcap kete ketenci kethuda keton kevgir keyfilik keyfiyet keyif kibar kibarlik kibir kibirli kible
kibrit kibutz kic kidem kidemli kik kikirdak kikirdama kil kilan kilavuz kilcik kildiran kile kiler kilgi kilic kilicci
kilicli kilif kilik kilimci kilinan kilise kilit kilitleme killi kilma kilmayan kilmis kilo kilolu kilometre kilovat kim
kimildama kimilti kimiz kimlik kimono kimse kimsecik kimsesiz kimya kimyaci kimyager kimyasal kin kina kinaci kinama kinayan
kinaye kip kipirdama kipirti kir kira kiraat kirac kiraci kiragi kiralama kiralanan kiralayan kiralik kiran kirat kiratli
kiray kiraz kirazli kirazlik kirbac kirci kircil kirec kirecci kiremit kiremitci kirginlik kirici kiricilik kirik kirilan
kirilgan kirilis kirilma kirilmaz kirilmis kirimli kirinti kiris kirisci kirisma kirk kirkayak kirlangic kirlenen kirlenme
kirlent kirleten kirletici kirletme kirli kirlik kirlilik kirma kirmayan kirmis kirmiz kirmizi kirpi kirpilma kirpisma kirpma
kirtasiye kirve kis kisa kisacik kisalik kisalma kisaltma kisaltmis kisan kisas kisi kisik kisilan kisilik kisilma kisim
kisinti kisir kisirlik kisit kisitlama kisitli kiskac kiskanma kiskirtan kiskirtma kisla kislak kislali kislik kisma kismet
kisnis kispet kisrak kissa kist kistas kisve kit kita kitabe kitap kitapci kitapcik kitaplik kitle kitlenme kitlik kitre
kivanc kivi kivilcim kivircik kivirma kivirtma kivrak kivraklik kivranis kivranma kivrilan kivrilma kivrim kiyafet kiyak
kiyamet kiyan kiyas kiyaslama kiyi kiyici kiyilan kiyma kiymaz kiymet kiymetli kiz kizak kizan kizaran kizarma kizartma
kizcagiz kizdiran kizdirma kizdirmis kizgin kizginlik kizil kizilagac kizilcam kizilcik kizma kizmaz kizmis klakson klan
klarnet klarnetci klas klasik klasman klasor klavye klima klinik klinker klip klise klon kloncu klorlama klozet koalisyon
kobalt kobay kobra koc koca kocabas kocak kocakari kocan kocek kocekce koclu kocu kod kodaman kodeks kodes kodlama kofana
kofte kofteci kofti kogus kohnelik kok kokain kokan kokarca kokart koken kokenli koklama koklasma koklayan koklu kokmaz koknar
kokona kokorec kokorecci kokpit koksuz koktenci kokteyl koku kokusma kol kola kolaci kolaj kolay kolayli kolaylik kolbasti
kolcu kole kolej kolejli kolektif kolektor kolelik kolhoz koli kolit kollama kollayici kollu kolluk kolokyum kolon koloni
kolonya kolordu kolsuz koltuk koltukcu koltuklu kolye kolza kom koma komando kombe kombi kombici kombina kombine komedi
komedya komedyen komi komik komiklik komiser komisyon komitaci komite komodin kompleks kompliman komplo komplocu komposto
kompres kompresor komsu komsuluk komun komunist komur komurcu komurluk komut komuta konak konakci konaklama konakli konan
koncerto koncina kondisyon kondom konduktor kondurma konferans konfeti konfor kongre koni konken konkur konmaz konmus
konsantre konsensus konsept konser konserve konsey konsol konsolos konsul kont kontak kontenjan kontes konteyner kontor kontra
kontralto kontrast kontrat kontratak kontrbas kontrol kontrolor kontuar konu konuk konukcu konulan konulma konumlama konus
konusan konuskan konusma konusmaci konusmama konusmaz konusulan konut konveyor konvoy konyak koordinat koordine kopan koparan
koparilan koparma kopartan kopca kopek kopil kopma kopru koprulu kopuk kopukluk kopuren kopurtme kopus kopuz kopya kopyaci
kopyalama kor kora koramiral kordon kordugum kore korebe koreltmis koreograf korfez koridor korkan korkma korkmayan korkmaz
korkmus korku korkulan korkuluk korkusuz korkutan korkutma korkutmus korluk korna kornea korner kornis kornison korno koro
koroglu korozyon korsan korsanci korsanlik korse kort kortej korteks kortizon koru korucu korucuk korugan koruk korukcu
korukleme koruklu koruluk koruma korumalik korumayan korumus korunak korunan korunma korunmaz koruyacak koruyan koruyucu
korvet kos kosan kose koseci kosecik kosele kosesiz kosk kosker kosma kosmayan kosmaz kostebek kostek koster kostum kostumcu
kosturan kosturma kosturmus kosu kosucu kosuk kosul kosulan kosullama kosusma kosutluk kot kota kotasyon koton kotra kotu
kotuleme kotulesen kotulesme kotuluk kotumser kova kovaci kovalama kovalanan kovalayan kovali kovan kovboy kovucu kovuk
kovulan kovulma kovulmus koy koyabilen koyak koyan koyduran koylu koyma koymayan koymaz koymus koyu koyucu koyulan koyulasma
koyulma koyuluk koyuncu koyunlu koyus koz koza kozak kozalak kozleme kozmetik kozmonot kraker kral kralcilik kralice kraliyet
krallik kramp krampon krater kravat kreasyon kreator kredi kredili kreditor krem krema krep kres kresendo kriketci kriko
kripto kristal kriter kritik kriz krizantem kroki krom kromozom kron kronik kronoloji kros krose kruvasan kruvaze kruvazor
kuafor kuantum kuartet kubbe kubur kucak kucaklama kucuk kucukbas kucukluk kuculen kuculme kuculten kucultme kucumseme kudret
kudum kuduran kuduz kuf kufe kufreden kufretme kufur kufurbaz kugu kuheylan kuka kukla kuklaci kukreme kukuleta kul kula kulac
kulah kulahci kulak kulakcik kulakli kulaklik kulaksiz kulampara kulce kulcu kule kulek kulekci kulfet kulhani kulis kullanan
kullanici kullanim kullanma kullanmaz kullanmis kulliyat kulliye kulluk kulot kulp kult kultur kulube kulunk kulup kulustur
kulvar kulyutmaz kum kuma kumanda kumanya kumar kumarbaz kumarhane kumas kumasci kumbara kumbaraci kumbet kumcu kume kumelenme
kumelesme kumes kumpanya kumpas kumpir kumral kumru kumsal kumul kundak kundakci kundura kunduraci kunduz kunefe kunefeci kunt
kunye kup kupa kupali kupe kupeli kupon kuponlu kupur kur kura kurabilen kurabiye kuraklik kural kuramci kuran kurator kurbaga
kurban kurbanlik kurca kurcalama kurdan kurdele kurdesen kurduran kure kureci kurecik kurek kurekci kurgan kurgu kurgucu
kurgulama kurk kurkcu kurklu kurlu kurma kurmaca kurmay kurmayan kurmus kurna kurnaz kurnazlik kuron kurs kursiyer kursu
kursun kursuncu kursuni kurt kurtaj kurtajci kurtaran kurtarici kurtaris kurtarma kurtarmis kurtcu kurtlanma kurtulan
kurtulmus kurtulus kuru kurucu kurukafa kurul kurulan kurulma kurulmus kurultay kurulu kuruluk kurulus kuruma kurumsal kurumus
kuruntu kurus kurusiki kurutan kurutma kurutucu kurye kus kusak kusan kusanma kusatilan kusatma kusbaz kuscu kusen kushane
kuskonmaz kusku kuskus kusluk kusma kusme kusmez kusmuk kusmus kuspe kustah kustahlik kusturan kusturmus kusur kusurat
kusursuz kut kutlama kutlamama kutlamis kutlayan kutle kutlu kutnu kutsal kutsallik kutsama kutsayan kutsi kutsiyet kutu
kutucu kutucuk kutuk kutukcu kutulama kutup kutuphane kutur kuvet kuvoz kuvvet kuvvetli kuvvetsiz kuyruk kuyruklu kuyruksuz
kuytu kuytuluk kuyu kuyucu kuyumcu kuzen kuzey kuzeyli kuzgun kuzin kuzine kuzu kuzucu labirent laborant lacivert ladesci
ladin laedri laf lafiz laflama lagim lagimci lagun lahana lahavle lahika lahit lahmacun laik laikci laiklik lak laka lakap
lake lakerda lakirdi lal lala lale lalezar lama lamba lame lanet lanetleme lanetli langirt lansman lap lapa larenjit larva
lastik lastikci lata laterna latif latife latilokum lav lavabo lavanta lavas lavta layiha lazanya lazer lazim leb lebbeyk
leblebi leblebici legal legen leh lehce lehimci lehtar lejant lejyon lejyoner leke lekeleme lekelenme lenf lenfosit lenger
lens leopar lerzan les lesker leva levent levha levrek levye leylak leylaki leylek leyli lezbiyen leziz lezyon lezzet lezzetli
libas liberal libero libos libretto lider liderlik lif lift lig liga liken likidite likit likor lim liman limit limitet
limitsiz limon limonata limonluk limuzin linc lincci link lir lira liralik lirik lisan lisans lise liseli liste listeleme
literatur litre litrelik liva lobi lobici lobicilik lobut loca lodos logaritma logo lohusa lojman lokal lokanta lokantaci
lokavt lokma lokomotif lokumcu lombar lonca longa longoz lop lor losemi losluk losyon lot lotarya lotus lufer lugat lugatci
luks luksluk lule luleci lumpen lunapark lup lutuf maas maasli mabet mac maca macera maceraci macun macuncu madalya madalyon
madam madde maden madenci madenli mader madik madimak madrabaz madun maestro mafsal mafya maganda magara magaraci magaza
magazin magazinci magdur magma magrip magrur mahal mahalle mahalleli mahalli maharet mahdum mahfaza mahfil mahir mahiyet
mahkeme mahkum mahluk mahlukat mahpus mahrem mahrum mahser mahsul mahsup mahsur mahur mahveden mahvetme mahya mahzen mahzun
mai mail maiyet majeste major makale makam makara makarna makas makasci makaslama makat makbul makbuz maket maketci maki
makilik makina makinaci makine makineci makinist makro maksat maksimum maksure maksut makta maktel maktul makul makyaj
makyajci makyoz mal mala mali malik malikane malili maliye maliyeci maliyet malkoc malt maltiz malul maluliyet malum malumat
malzeme malzemeci mama mamografi mamul mamur mamure mamut mana manastir manat manav mancinik manda mandaci mandalina mandarin
mandepsi mandira mandiraci mandolin manevi maneviyat manevra manga mangal mangir mango mani mania manifesto manikur manikurcu
manita manivela manken manolya manset mansip mansiyon mantalite mantar manti mantici mantik mantikci manto mantolama manyak
manyaklik manyeto manzara manzume mapa mapus mapushane maraba maral marangoz maraton maratoncu maraz maraza maresal margarin
marifet marina marj marjinal mark marka markaj markali market marketci markiz marley mars marsandiz marsli mart marti martini
martir maruf marul maruzat mas masa masaj masajci masal masalci masallah mask maskara maske maskot maslahat mason masor masoz
masraf masrapa masrik master masuk masum masumiyet mat matador matara mataraci matbaa matbaaci matbuat matem matematik
materyal matine matiz matkap matmazel matrah matrak matris matruska maval mavi mavici mavili mavilik mavis mavna mavra maya
mayalanma maydanoz mayi mayin mayinlama mayis maymun mayo mayocu mayonez mazbata mazbut mazeret mazgal mazhar mazi mazlum
mazmun mazosist mazot mazotcu mazur mazurka meal meblag mebus mecal mecaz mechul mecidiye meclis mecmua mecnun mecra meczup
medcezir meddah medeni medeniyet medikalci medrese medya medyalama medyum mefhum mefkure mefrusat meftun megafon megakent
megaloman megapol megavat mehdi mehtap mehter mehteran mekan mekanik mekanizma meke mekik mekkare mektep mektepli mektup
melanet melankoli melek meleke melez melezleme melik melisa melodi melodram meltem memba meme memeli memesiz memleket
memnunluk memur memure memuriyet memurluk men menajer menderes mendil mendirek menekse menemen menenjit menfa menfaat menfez
menfi menfilik mengene meni meniskus menkibe menkul mensucat mensup mensur mentese menu menzil menzilci mera merak merakli
meraksiz merasim mercan mercek merci mercimek merdane merdiven meret merhaba merhale merhamet merhem merhum meridyen merkez
mermer mermerci mermi merserize mersinli mersiye mert mertebe mesafe mesai mesaj mesajci mesakkat mesale mesane mescit mese
mesel mesele mesen mesgale mesgul mesh mesher meshur mesin mesire mesk mesken meslek mesleksiz meslektas mesnet mesnevi mesrep
mesru mesrubat mesruiyet mesruluk mest mesul mesuliyet mesut mesveret met meta metafizik metafor metal metalci metanet
metastaz meteor metheden methiye meti metot metraj metrajli metre metreci metrekare metrekup metres metris metro metronom
metropol mevcut mevduat mevhibe mevhum mevki mevkute mevlit mevsim mevta mevzi mevzii mevzu mevzuat mey meyan meydan meydancik
meyhane meyhaneci meyil meyve meyvelik meyyal mezalim mezar mezarci mezarlik mezat mezbaha mezbele meze mezeci mezellet mezgit
mezhep meziyet mezra mezun mezuniyet mibzer micir mico mide midi midibus midilli midillili midye midyeci migfer migren
migrenli mih mihci mihlama mihmandar mihnet mihrak mihrap mihver mika miknatis mikrofilm mikrofon mikrop mikroskop mikser
miktar mikyas mil milat milfoy mili milimetre milis militan millet milletsiz milli milliyet milyar milyarder milyarlik milyon
milyoncu milyoner mimar mimarbasi mimari mimarlik mimik mimoza minare minber minder mine mineral mini minibus minibuscu minik
minimum mink minnet minnos minor mintan mintika minval minyatur mir miras mirasci mirasyedi miri mirilti mirlama mis misafir
misal misilleme misina misir misirci misirli misket misra mistisizm misyon misyoner mit mitci miting mitoloji mitos mitralyoz
miyavlama miyom miyop mizac mizah mizahci mizanpaj mizansen mizika mizikci mizmiz mizrak mizrakli mizrap mobil mobilet mobilya
mobilyaci moble moda modaci model modelci modelleme modem modern modernizm modernlik modul mola molekul molla moloz moment
monarsi monarsist monden monitor monografi monolog monopol monser mont montaj montajci monte monu mor moral moraran morarma
morarti moren morfin morg moruk moskof mosyo motel motif motive motopomp motor motorcu motorin motorlu mozaik mozole muafiyet
muahede mualla muallim muamele muameleci muamma muariz muavenet muavin muayene muayeneci muazzam mubadele mubadil mubahase
mubalaga mubarek mubasir mucadele mucazat mucellit mucerret mucevher mucit mucitlik mucize mucrim mucver mudafaa mudafi
mudahale mudahil muddei muddet muderris mudi mudur mudurluk muebbet muellif muesses muessese mueyyide muezzin mufessir
mufettis muflis mufredat mufreze mufteri muftu muftuluk mugalata muglaklik muhabbet muhabere muhabir muhaceret muhacir
muhafaza muhafiz muhakeme muhal muhalefet muhalif muhallebi muharebe muharrem muharrir muhasebe muhat muhatap muhavere muhbir
muhendis muhim muhimmat muhit muhkem muhlet muhlis muhre muhrip muhtaclik muhtar muhtarlik muhtasar muhtedi muhtemel muhterem
muhteris muhtesem muhteva muhtira muhtiraci muhur muhurcu muhurleme mujde mujdeci mujgan mukabele mukaddes mukafat mukataa
mukavele mukavemet mukavva mukayese mukellef mukemmel mukerrer mukim mukoza muktedir mukteza mukus mulahaza mulakat mulakatci
mulayim mulk mulkiye mulkiyet multeci multezim mum mumcu mumessil mumin mumkun mumluk mumtaz mumya munacat munadi munakasa
munasebet munazaa munazara muneccim munevver munferit munkir munzam munzevi muphemlik murabaha muracaat murakabe murat murdum
murebbi murebbiye murekkep muris murit murteci mus musaade musabaka musademe musadere musahede musahhas musahhih musait
musakka musamaha musamba musamere musavir musekkin musfik mushil musibet musiki muska muskaci muskul muskulat muslin muslu
musluk muslukcu muson mustahdem mustahsil mustahzar mustakil mustakim mustear mustehcen musteki musterek musteri mustesar
mustevli musvedde mutaassip mutabakat mutaf mutalaa mutareke mutasyon muteahhit mutearife mutecaviz mutedil mutemet mutercim
mutevazi muteveffa mutevelli mutfak mutlak mutlaklik mutlu mutluluk mutsuz mutsuzluk muttefik muvazzaf muvekkil muz muzaffer
muzakere muzayede muze muzeci muzekkere muzeyyen muzik muzikal muzikci muzikhol muziplik muzirlik muzisyen naas naat nabiz
nadan nadide nadim nadir nafaka nafile nafiz naftalin nagme nahiye naif naiflik nakarat nakavt nakil nakis nakisci nakit
nakkas nakleden nakliyat nakliye nakliyeci nal nalan nalbur nalburcu nalcaci nam namaz namazgah name namlu namus namuslu
namussuz nan nane nankor nankorluk napalm nar nara narenciye nargile nargileci narin narkotik narsist nas nasihat nasip nasir
naturmort navlun naylon nayloncu naz nazar nazariye nazenin nazilli nazillili nazir nazire nazlanan nazlanma nazli nebat
nebati nebi neci necip nedamet neden nedim nedime nefer nefes nefesli nefis nefret nefrit neftci negatif nehir nekroz nektar
nema nemalanma nemrut nene neon nere nergis nese neseli nesil nesim nesir nesne nesnel nesnellik nesriyat nester net netice
netlesen netlesme netlik neva nevale nevralji nevresim nevroz nevruz ney neyzen nezaket nezaret nezaretci nezle nice nicelik
nida nifak nihale nihilist nihilizm nikah nikahli nikahsiz nilufer nim nimet nine ninni nirengi nis nisa nisan nisanci nisanli
nisasta nispet nisyan niteleme niteleyen nitelik nitrat nitrojen niyaz niyet niyetli niza nizamiye nizamname nobet nobetci
nodul nohut nohutcu noksan nokta noktalama norm normal normallik norolog noron nostalji nosyon not nota notaci noter noterlik
notlama notr notron nova nuans nufus nufuscu nufuz nufuzlu nuks nukseden nukte numara numarali numayis numune nur nursuz nusha
nutuk nuve nuzul oba obek obeklenme obelisk obez obje objektif obruk obsesyon obua obur oburluk obus ocak ocakci ocakli ocu
oda odaci odacik odak odaklama odaklanan odaklanma odaklasma odakli odali odem odeme odemeli odememe odemeyen odemis odenek
odenen odenmis odeon odesme odev odeyen oditoryum odul odullu odunc oduncu odunlesme ofis ofke ofkelenme ofkeli oflama ofsayt
ofset oge oglak oglan ogrenci ogrenen ogrenici ogrenilen ogrenim ogrenme ogrenmeme ogrenmez ogrenmis ogreten ogreti ogretici
ogretilen ogretme ogul ogun ogurme ogut ogutcu ogutucu oguz oje okaliptus okapi okazyon okce okcu oke okey okka oklava oksama
oksamis oksayan oksayici oksijen oksuren oksurme oksuruk oksuz oktav okul okullu okuma okumamis okumayan okumus okunan okunma
okunmali okunmaz okunus okur okuryazar okutan okutma okutulan okuyan okuyucu okuyus okuz okyanus olabilen olabilmis olacak
olaganlik olagelen olamama olamayan olamayis olamaz olan olanak olanakli olanaksiz olasilik olay olayan olcek olcekli olcen
olcme olcu olculen olcumleme olcut oldubitti olduren oldurme oldurmus oldurten oldurtme oldurulen oldurulme oldurum olecek
olen olgu olgunluk oligarsi olimpiyat olma olmali olmamis olmayacak olmayan olmaz olme olmeyen olmez olmus olmusluk olta
oltaci olu oludoga oluk olulu olumcul olumlama olumlu olumluluk olumsuz olunan olunmayan olupbitti olus olusan olusma olusmus
olusturan olusturma oluverme oluvermis ombudsman omlet omur omurga omurgali omurgasiz omurilik omurlu omuzlayan onanan onar
onaran onarilan onat onay onayan onaylama onaylanan onaylayan onbasi onbellek once oncel oncelik oncu oncul onculuk onder
onderlik onem onemli onemsemis onemsenme onemsiz oneren onerge oneri onerilen onerme ongoren ongoru ongorulen ongorus onlem
onleme onlenme onleyici onluk onluklu onsezi ontoloji onur onurlu open opera operaci operasyon operator operet opme opsiyon
optik optikci opucuk opus opusen opusme ora orak oramiral orangutan oranlama oranti oratoryo ordek ordu ordugah ordulu ordurme
oren orf orfi orfoz org organ organik organize organizma organze orgazm orgenci orgeneral orgu orgut orgutcu orgutleme
orijinal orkestra orkide orkinos orman ormanci ormancik ormanlik orme ormeci ormus ornek ornekleme orneklik orospu ors
orselenme orta ortac ortak ortakci ortakli ortaklik ortalama ortanca ortaokul orten ortez ortme ortmeyen ortu ortulen ortulu
ortunen ortusme oruc oruclu orucsuz orucu orulen orumcek orun oruntu oryantal otag otcu ote oteberi oteki otekilik otel otelci
oteleme otelenme oten otistik otizmli otlak oto otoban otobur otobus otobuscu otogar otokrasi otokrat otomasyon otomat
otomatik otomobil otomotiv otonomi otopark otoparkci otopsi otorite otoriter otostopcu otoyol otturme oturak oturakci oturan
oturma oturmayan oturmaz oturmus oturtan oturtma oturtmus oturtulan oturum oturus otuz ova oval oven ovgu ovme ovulen ovulme
ovunme ovusturma oya oyalama oyalanma oyalayan oyali oyan oydas oyku oykucu oykucuk oykuleme oykunen oykunme oylama oylayan
oyle oyma oymak oynaklik oynama oynamayan oynamaz oynamis oynanan oynasma oynatan oynatici oynatma oynatmaz oynayan oynayis
oyucu oyuk oyulma oyunbaz oyunbozan oyuncak oyuncakci oyuncu oyuncuk oyunculuk ozalitci ozan ozculuk ozdes ozdeslik ozdeyis
oze ozek ozel ozelik ozelli ozellik ozendirme ozenen ozenme ozenmis ozenti ozerklik ozet ozetleme ozetleyen ozgecmis ozgu
ozgulluk ozgunluk ozgur ozgurluk ozlem ozleme ozlemis ozlenen ozlesme ozleyen ozleyis ozlu ozne oznellik ozon ozumseyen ozur
ozurlu ozveri pabuc paca pacaci pacavra pacoz padisah padok pafta pagan paganlik pahali paket paketci paketleme pakt pala
palali palamut palanga palas palaska palavra palavraci palaz palet palikarya palmiye palto palyaco pampa pamuk pamukcu
pamukcuk pamuklu panayir pancar panda pandantif pandomim panel panelist panik panikatak panikleme panjur pankart pankartci
pankreas pano panorama pansiyon pansuman panter pantolon panzehir panzer papa papagan papalina papatya papaz papirus papyon
para paraci paradigma paradoks paraf parafin paragraf paralaks paralama paralel parali parametre paranoya parantez parasiz
parasut parasutcu paratoner paravan parazit parca parcaci parcacik parcalama parcali pardon pardosu pare parfum parfumcu
parfumeri parildama parilti parite park parka parkci parke parkeci parklanma parkur parlak parlaklik parlama parlamis parlatan
parlatici parlatma parlayan parlayis parmak parmaklik parmaksiz parodi parola pars parsa parsel parsomen partal parti partikul
partili partisyon partizan partner parya pas pasa pasaj pasali pasaport pasazade pasif pasifik paskalya paslama paslanma
paslasma paso pasor paspas pasta pastaci pastahane pastane pastaneci pastel pastil pastirma pastis pat patates paten patenci
patent pati patika patinaj patirti patlak patlama patlatan patlatma patlayan patlayici patlayis patlican patojen patoloji
patoz patpat patrik patron pavurya pavyon pavyoncu pay payanda payda paydas paye payet paylama paylasan paylasim paylasma
payton pazar pazarci pazarlama pazarli pazarlik pazartesi pazen pazi pece peceleme peceli pecete pecetelik pedal peder pedikur
pedofili pehlivan pek pekiyi pekmez pekmezci peksimet pelerin pelikan pelikul pelin pelit pelte pelus pembe pembelik penalti
pence pencere penguen penis penisilin pens pense penye pepe percem percin perde perdeci perdeleme pergel pergola peri perisan
periskop peritonit periyot perkusyon peroksit peron persembe personel peruk peruka perukcu pervane pervaz peseta pesinat
peskes peso pesrev pestamal pestil petek petrol petrolcu peyda peygamber peyk peyke peynir peynirci peyzaj pezevenk pic pide
pideci pigme pigment pihti pijama pik pikap pike piknik piknikci piksel pil pilaki pilav pilavci pile pilic pilot pim pinar
pinti pipet pipi pipo pir piramit pirasa pire pirifani pirilti pirinc pirincci pirlanta pirzola pis pisen pisi pisik pisiren
pisirici pisirilen pisirme piskin piskinlik piskopos pislik pisman pismanlik pismis pist pisti piston pisuvar piton piyade
piyango piyangocu piyanist piyano piyasa piyaz piyes piyon pizza pizzaci plaj plak plaka plakci plaket plan planci planet
planlama planlanan planor planya plase plasman plastik plastikci platform plato plaza plazma plebisit podyum poflama pogaca
pogrom polar polat polatci polatlili polemik polemikci polen police polifoni poligon polimer polis polisiye polislik politik
politika polka polo polonez polyester pompa pompaci pompaj pompalama ponpon pop popcu popo populer populist porno porselen
porsiyon porsuk portakal portal porte portfoy porto portre pos posa poset post posta postaci postal postalli postane posteki
poster postnisin posu pot pota potin potpuri poyraz poz pozisyon pozitif pozitifli pozlama pranga pratik pratisyen prefabrik
premature prens prenses prensip prenslik pres prestij prim primat priz prizma problem problemli produktor profesor profil
program programci proje projektor proleter prolog promiyer promosyon prosedur proses prostat protein protesto protez protokol
proton prototip prova provizyon provoke psikiyatr psikolog psikoloji psikopat psikoz puan puanlama puanli puantaj puding pudra
puf puflama pul pullama pullanma puma punto pure puro puruz pus pusat puset puskul puskurme puskurtme pust pusu pusula
pusulasiz put putperest putrel rabita raci racon radar radika radikal radyasyon radyator radyo radyocu radyolog raf rafine
rafineri rafting rafya ragbet rahat rahatlama rahatlik rahatsiz rahibe rahim rahip rahle rahman rahmet rahmetli rakam raket
raki rakip rakkase raks rakun ralli rallici ram ramazan rampa randevu randiman rant rantci rantiye rantiyeci ranza rap rapor
raporlama raportor rapsodi rasat rasathane rast rastlamis rastlanan rastlanti rastlasma rastlayan rasyon rasyonel raunt ray
rayiha razi reaksiyon reaktor realist realite recel recep recete recine redaktor reddeden reddedis reddetme reddiye redif
reeskont refakatci referans refik refleks reflektor reform reformcu refuj regulator rehber rehberlik rehin rehinci rehine
rehineci reis reji rejisor rekabet rekat reklam reklamci rekolte rekor rekortmen rektor rektorluk rende rengarenk renk
renklenme renklesme renkli renklilik renksiz replik repo repocu reseptor resesyon resif resim resimleme resital resmi resmiyet
ressam rest restlesme restoran resul ret retci retina retorik revak revani revir revize revizyon revolver revu rey reyhanli
reyon reyting rezalet rezene rezerv rezervuar rezidans rezil rezillik rezistans rezonans riayet rica rihtim rika ring ringa
risale risk ritim rituel rivayet riya riyal riza rizik riziko robot rodeo rogar roka roket roketatar roketci rol rolyef rom
roman romanci romans romantik romantizm romatizma romork romorkor rontgen rontgenci roportaj rosto rot rota rotar rotasyon
rotatif rotor rotus rovans rozet rubai rugan ruh ruhani ruhaniyet ruhban ruhi ruhsat ruhsatli ruhsatsiz ruhsuz ruj rukus
rukusluk rulet rulman rulo rumba rumi run ruseym rustiye rusum rusvet rusvetci rutbe rutbeli rutin ruya ruyaci ruyet ruzgar
ruzname saadet saat saatci saba sabah sabahlama sabahlik saban sabanci sabi sabik sabika sabikali sabir sabirli sabit sabite
sabitlik sablon sabo sabotaj sabreden sabretme sabun sabuncu sabunluk sac sacak sacan sacilma sacli sacma sacmalama sacmalik
sada sadak sadaka sadakat sade sadelik sadeyag sadik sadir sadirvan sadist sadme sadrazam saf safa safahat safak safari safer
safha safi safir saflasma saflik safra safsata saft sag sagalma saganak sagci sagduyu sagduyulu sagir sagirlik saglam saglamis
saglamlik saglanan saglayan saglayici saglik saglikci saglikli sagu sah saha sahabe sahaf sahane sahanelik sahanlik sahbaz
saheser sahici sahicilik sahife sahika sahil sahin sahinci sahip sahiplik sahipsiz sahis sahit sahitlik sahlanis sahmeran
sahne sahneleme sahra sahre sahsi sahsiyet sahte sahteci sahtekar sahur saibe saik sair saire sak saka sakaci sakak sakal
sakalasma sakalli sakar sakarlik sakat sakatat sakatatci sakatlik saki sakillik sakima sakin sakinan sakinca sakincali
sakinmaz sakinti sakirt sakit sakiyan sakiz saklaban saklama saklambac saklamis saklanan saklanma saklayan sakli saksafon
saksagan saksakci saksi sal sala salacak salahiyet salamura salan salapurya salas salat salata salatalik salavat salca salci
saldiran saldirgan saldiri saldirma saldirtan salep salgam salgi salgilama sali salim salincak salinim salinma salise
saliverme salkim sallama sallanan sallanma sallanti sallayan salli salma salname salon salsa saltanat salter salto salvar
salvo salya salyangoz saman samanci samandira samanlik samar samata samba sambaci sambrel samdan samil samimi samimiyet
sampanya sampiyon sampiyona sampuan samsun samsunlu samur samuray san sanal sanan sanat sanatci sanatkar sanayi sanayici
sancak sancakli sancaktar sanci sandal sandalci sandalet sandalye sandik sandikci sandikli sanduka sandvic sandvicci sani
sanik sanilan saniye sanli sanma sanri sans sansar sansasyon sanson sanssiz sansur sansurcu santaj santajci santim santiye
santor santoz santra santral santrfor santrifuj santur sanziman sap sapak sapan sapel sapik sapiklik sapis sapitma sapka
sapkaci sapkali sapkinlik saplama saplanan saplanmis saplanti sapma sapmaz sapsal saptama saptamis saptanan saptirma sarabi
sarac saraciye sarampol saran sarap sarapci saraphane sarapnel sararma saray sarayli sardalya sardunya sarf sarfiyat sargi
sarhos sarhosluk sari sarici sarik sarikiz sarikli sarilan sarili sarilik sarilis sarilma sarimsak sarj sarjor sark sarkac
sarki sarkici sarkitma sarkma sarkuteri sarlatan sarma sarmal sarmasik sarmaz sarmis sarmisak sarnic sarraf sarsaklik sarsilan
sarsilma sarsilmaz sarsilmis sarsinti sarsma sarsmis sart sartlanma sartli sartname saryo sasaa sase sasilik sasiran sasirma
sasirmis sasirtan sasirtici sasirtma sasirtmis saskin saskinlik sasma sasmaz sat satafat satamayan satan satanist satasma
saten sati satici satih satilan satilik satilmaz satilmis satir satis satisci satma satmayan satmis sato satranc satrancci
sattiran satvet sauna sav sava savak savan savana savas savasan savasci savaskan savat savci savcilik savici savk savma savruk
savrulan savrulma savrulus savunan savunma savunmaci savunu savunucu savunulan savuran savurgan savurma say saya sayabilen
sayac sayan saydam saydamlik saydirma sayfa sayfiye saygi saygili sayginlik saygisiz sayi sayia sayiklama sayilan sayili
sayilik sayilmama sayilmaz sayisalci sayma saymanlik saymaz sayrilik saz sazak sazan sazlik seans sebboy sebebiyet sebeke
sebep sebil sebnem sebze sebzeci sebzeli sebzelik seccade secde secen secenek secere seci secici secicilik secilemez secilen
secilmis secimli secis seciye secki seckinci secme secmece secmeli secmeyen secmis seda sedef sedefci sedir sedye sef sefa
sefalet sefaret sefer seferi seferli seffaf seffaflik sefih sefil sefillik sefine sefir sefkat seflik seftali segirme sehadet
seher sehir sehirci sehirli sehit sehitlik sehpa sehriye sehvet sehzade sek sekans sekban seker sekerci sekerleme sekerli
sekerlik sekerpare seki sekil sekiz sekme sekreter seks seksek seksen seksi seksiyon sekte sekter sektirme sektor sekuler sel
selale selam selamet selamlama selamsiz selanik sele selef selek selektor selulit selvi selzede sem sema semah semai semaver
semazen sembol sembolizm semender semer semerci semih seminer semiren semiz sempanze sempati sempozyum semptom sems semsi
semsiye semsiyeci semt sen sena senarist senaryo senato senator senci sendeleme sendika sendikaci sendikali sendrom sene senet
senfoni senli senlik sent sentaks sentez sepet sepetci ser sera serait seramik seramikci serap serare serbest serbesti serbet
serbetci serce serdar serdarli seref serefe serefiye serefli serefsiz seremoni seren serencam serf sergen sergerde sergi
sergileme serh serhat seri seriat seriatci serif serigrafi serilen serilmis serinleme serinlik serit seriye sermaye sermayeci
serme serpantin serpen serpinti serpme serpus sersem serseri sert sertifika sertlesen sertlesme sertlik serum seruven servet
servi servis servisci serzenis ses seslenen seslenis seslenme sesli sessiz sessizlik set setre sev sevap sevda sevdali
sevdiren sevecek sevecen seven sevgi sevgili sevi sevici sevilen sevilmis sevimli sevinc sevincli sevinen sevinme sevinmis
sevis sevisme seviye seviyesiz sevk sevket sevkiyat sevme sevmeyen sevmez sevmis sey seyahat seyh seyir seyirci seyirlik seyis
seyran seyreden seyrek seyretme seysel seytan seytancik seytani seytanlik seyyah seyyar seyyare seyyiat sezaryen sezdirme
sezen sezgi sezi sezis sezlong sezon sezyum sfenks siar sicak sicaklik sican sicil sicrama sicramis sicrayan sicrayis siddet
sifa sifaci sifahane sifat sifatlama sifir sifirli sifon sifre sifreleme sig sigabilen sigamama sigamayan sigan sigar sigara
sigaraci sigdirmis sigil siginak siginan siginis siginma siginmaci sigir siglik sigmayan sigorta sigortaci sigortali sihhat
sihir sihirbaz siir sik sikacak sikan sikayet sikayetci sike sikeci siki sikicilik sikilan sikilik sikilma sikilmis sikinti
sikintili sikisan sikisma sikismis sikke siklet siklik siklon sikma sikmis sila silah silahci silahlama silahli silahsiz
silahsor silaj silecek silen silep silgi silikon silindir silinen silinme silkinme silkme sille silme silmis silo silsile silt
silte siluet sima simarik simartan simdi simetri simge simit simitci simsar simsek simsir simyaci sinagog sinama sinanan sinav
sincap sindirme sindirmis sine sinek sineklik sinema sinemaci sinematek sinen sinerji sini sinif siniflama sinir sinirlama
sinirli sinirsiz sinme sinsilik sintine sinus sinuzit sinyal sinyor sipa sipahi siparis siper sipsevdi sipsi sir sira siraci
siradag siradan siralama sirca sirdas siren sirfinti sirik sirin siringa sirinlik siritan siritis siritma sirk sirke sirket
sirkuler sirma sirret sirretlik sirt sirtaki sirtlan sis sise siseleme sisen sisinme sisiren sisirme siskinlik sisko sislenme
sisli sislik sisman sismanlik sisme sissi sistem sistit sit sitayis site sitemkar sitma siva sivaci sivama sivamis sivayan
sivazlama sive sivgin sivi sivil sivilasma sivilce sivillik sivisan sivri sivrilen sivrilik siyah siyahi siyasa siyasal
siyaset siyasetci siyasi siyer siyiran siyonist siyrik siyrilma siz sizan sizdiran sizdirma sizi sizilti sizinti sizlama
sizlanan sizlanma sizlayan sizma sizmis sizofren sizofreni skandal skec ski skor slalom slayt slip slogan smac smacor smokin
soba sobaci sobiyet soda sodyum sofa sofben sofi sofor sofra softa sofulu sogan soganci soganlik soguk sogukluk soguksu soguma
sogus sogut sogutucu soguyan sohbet sohret sohretli sok sokak sokan soken soket soklama sokma sokmus sokturen sokturucu sokucu
sokulan sokulen sokulma sokulme sokum sokumcu sol solak solan solaryum solcu solen solgun solist sollama solmaz solmus solo
solucan soluk solumus solungac solunum solusyon soluyan somine somiz somon somuncu somuren somurge somurgeci somurmus somuru
somurucu somurulen somut somutluk somya son sonar sonat sonbahar sonda sondaj sonduren sondurucu sone sonen sonlanma sonme
sonmez sonmus sonra sonsuzluk sonuc sonuncu sopa sopali soprano sor soran sorf sorfcu sorgu sorgucu sorgulama sorma sormayan
sormus sort sorti soru sorucu sorulan sorumlu sorumsuz sorunsal sorus sos sose sosis sosisli sosyal sosyalist sosyalizm
sosyallik sosyete sosyolog sosyoloji sov sovale sovalye sovcu sove soven sovgu sovme sovmen soy soya soyan soydas soygun
soyguncu soykirim soylem soyleme soylemez soylemis soylence soylenen soylenis soylenme soylenmis soylenti soylesi soylesme
soyleten soyletme soylev soyleyen soyleyis soylu soyluluk soyma soysal soysuz soytari soyulan soyulma soyunan soyunma soyut
soyutlama soz sozcu sozcuk sozel sozelci sozlesen sozlesme sozlu sozluk sozlukcu spagetti spatula spazm spektrum sperm spiker
spiral sponsor spor sporcu sporsever sportif sportmen spot spotcu sprey stadyum staj stajyer standart stant star start stat
statu statuko statukocu sten steno stent step stepne stereotip stetoskop stil stilist stok stokcu stop stopaj stor strateji
stres striptiz struktur studyo sua sual suara suare subasi subat subay sube subelesme subyan suc suclama suclanan suclanma
suclayan suclu sucsuz sucu sucuk sucukcu suet sufle suflor suikast suikastci suistimal suit suizan sukran sukreden sukun
sukunet sukur sulale sulama sulayan sule sulfat sulfit sulta sultani sultanlik sulu sululuk sulun sumbul sumen sumocu sumuk
suna sunabilen sunak sunan sundurma sune sunepe sunger sungu sungur suni sunma sunnet sunnetci sunnetsiz sunta sunu sunucu
sunulan sunus super suphe supheci supheli supruntu supurge supurgeci sur sura surahi surat surc surcme surduren sure surec
sureli suren suret surgu surgunluk surmanset surme surmeli surmez surmus surpriz surtme surtunme surtusme suru surucu
surukleme surulen surulme surulmus surume surunceme surunen surungen surunme surup surus surveyan sus susam susama susamis
susan susayan susen susi susici susku suskunluk susleme suslenme susleyen suslu susma susmayan susturan susturma susus susuz
susuzluk sut sutanne sutcu sutkardes sutlu sutun sutyen suur suvari suveter suzek suzen suzgec suzinak suzme suzulen suzulme
suzulus taahhut taam taarruz taassup taat tab tabak tabaka tabakhane tabanca tabanli tabasbus tabela tabelaci tabi tabiat
tabii tabip tabir tabirci tabla tablaci tablet tabliye tablo tabu tabur tabure tabut tabutluk tabya tac tacir taciz tacizci
tadil tadilat taflan tafra tafsilat tafta tagsis tagyir tahakkuk tahakkum tahammul tahayyul tahil tahin tahkik tahkikat tahkim
tahkimat tahkir tahlil tahliye tahmin tahribat tahrifat tahrik tahrip tahrir tahris tahsil tahsilat tahsildar tahsis tahsisat
taht tahta tahtaci tahvil taife tak taka takan takas takat takdim takdir takdis taki takibat takici takilan takilma takilmis
takimada takinti takip takipci takisma takiye takiyeci takke takla taklit taklitci takma takmayan takmaz takmis takograf takoz
takrir takriz taksi taksici taksir taksit taktik taktir taktiran takunya takva takvim takviye talan talanci talas talebe talep
talih talihli talihsiz talimat talimname talip talipli taltif tam tamam tamamlama tambur tamim tamir tamirat tamirci tamirhane
tamlama tamlayan tampon tamtam tan tandir tane tango tangocu tani tanik taniklik tanilama tanima tanimayan tanimaz tanimis
tanimlama tanin taninan taninma tanis tanisan tanisma tanit tanitan tanitilan tanitma taniyan tank tanker tankerci tanri
tanrica tansiyon tantana tantunici tanzim tapa tapan tapilan tapinak tapinan tapinma tapma tapmayan tapu tapucu tar taraca
taraf tarafsiz taraftar tarak tarakci tarakli tarama tarayan tarayici tarcin tarh tarhana tarif tarife tarifeli tarifleme
tarifname tarih tarihce tarihci tarihleme tarihli tarikat tarikatci tarimci tariz tarla tarlaci tart tartan tartar tarti
tartis tartisan tartisma tartma tarz tas tasa tasan tasari tasarimci tasarlama tasarruf tasavvuf tasavvur tasci tasdik taseron
tasfiye tashih tasima tasimaci tasimali tasimayan tasimis tasinan tasinis tasinma tasinmaz tasiran tasirma tasit tasitan
tasiyan tasiyici taskin taskinlik taskiran taslak taslama taslanma taslayan tasli taslik tasma tasmis tasnif tasra tasrali
tasvip tasvir tat tatar tatarcik tatbik tatbikat tatil tatilci tatli tatlici tatlik tatlilik tatma tatmayan tatmin tatsizlik
tattiran tav tava tavaci tavaf taverna tavir taviz tavla tavsan tavsiye tavuk tavukcu tavuklu tavus tavzih tay tayf tayfa
tayfun tayin tayli tayt tayyar tayyare tayyor taze tazeleme tazelenme tazeleyen tazelik tazi taziye tazmin tazminat tazyik
teamul tebaa tebcil teber teberru tebesir tebessum teblig tebligat tebligci tebrik tecavuz tecavuzcu tecelli techizat tecil
tecrit tecrube tecrubeli tedahul tedai tedarik tedarikci tedavi tedbir tedhisci tedirgin tediye teessuf tef tefeci tefek
tefekkur teferruat teflon tefrika tefrit tefsir teftis teget tegmen tehcir tehdit tehir tehlike tehlikeli tek tekbir tekci
teke tekel tekeli tekelluf teker tekerlek tekerleme tekerli tekerrur tekfir tekil tekila tekillik tekin tekinsiz tekir tekke
tekleme tekli teklif tekme tekmeleme tekmelik tekmil tekne tekneci teknik tekniker teknisyen teknokrat teknoloji tekrar teksir
tekst tekstil tekstilci tektas tekzip tel tela telaffuz telafi telakki telas telase telef telefat teleferik telefon telefoncu
telek telekiz teleks telesiyej teleskop telgraf telif telkari telkin tellal telli telmih telsiz telsizci telve tem tema temas
temayul tembel tembellik tembih temci temel temenni temerrut temettu teminat temiz temizleme temizlik temkinli temlik temmuz
tempo temrin temsi temsil temsilci temyiz ten tenakuz tencere tencereci teneffus teneke tenekeci tenesir tenezzuh tenha
tenisci tenkil tenkit tenli tennure tenor tensikat tente tenvir tenya tenzilat teokrasi teoloji teorem teori teorisyen tepe
tepeci tepecik tepegoz tepelenen tepelik tepen tepinme tepisme tepki tepkime tepme tepmis tepsi ter terabayt terakki terane
terapi terapist teras teravih terazi terbiye terbiyeci tercih tercuman tercume tere tereddut tereke terennum terfi terhis terk
terkip terleme terlemez terleyen terlik terlikci termal termik termikci termin terminal termit termos termostat teror terorist
ters tersane tersaneci terslik tertemiz tertibat tertip terzi tesaduf tesbih tescil tesebbus tesekkul tesekkur teselli
tesettur teshir teshirci teshis tesir tesis tesisat tesisatci teskere teskil teskilat teslim teslimat tespih tespit tesrih
test testere testi testis tesvik tetik tetikci tetikleme tetkik tevafuk tevatur teveccuh tevekkul tevfik tevil tevkif tevkifat
tevsi tevzi teyel teyit teyp teyze tez tezahur tezahurat tezat tezek tezgah tezgahci tezgahtar tezhip tezkere tezkire
tezkireci tezkiye tezvirat tezyif tezyinat tibbiye ticani ticaret ticaretci ticari tifil tig tik tikan tikanan tikanma
tikanmis tikayan tikilan tikirti tiklama tiklatan tiklayan tikma tiksinti tiksiran tilavet tilki tilsim timar timarhane timsah
timsal tin tinaz tiner tinerci tini tinlama tinmaz tip tipa tipci tipi tipleme tipografi tipoloji tir tirabzan tiraj tiran
tiras tirat tirbuson tirci tire tirmanan tirmanici tirmanis tirmanma tirmik tirnak tirpan tirsan tirsma tirtil tiryaki tislama
tisort titan titiz titizlik titr titreme titresim titreyen titreyis tiyatro tiyatrocu tiynet tiz tohmet tohum tohumcu tohumluk
tok toka tokalasma tokali tokat tokatli tokezleme toklu tokmak toksin tokus tokusma tokuz tokyo tolerans tolga tomar tombak
tombala tombeki tombul tomografi tomruk tomurcuk ton tonaj tonalite toner tonlama tonoz tonton top topaclama topal topallama
topalli toparlama topaz topbas topcu tophane tophaneli topla toplama toplamis toplanan toplanma toplanmis toplanti toplasma
toplatan toplatma toplayan toplayici toplu topluluk toplumcu topoloji toprak toprakli topraksiz toptan toptanci topuk topuklu
topuz tor toraman torba torbaci torbali tore toreci torik torna tornaci tornado tornavida tornistan torpido torpil torpilli
torpu torpuleme tortu tos tosbaga toslama toslamis toslayan tostcu totem toto tovbe toy toygarli toz tozan tozlama tozma
trafik trafikci trafo tragedya trajedi traktor traktorcu trampet tramplen tramvay trans transfer transit trap trapezci travers
traverten travesti travma tren trenckot trend tretuvar treyler tribun triko trilyon trilyoner trio triportor triptik trol
trolcu troleybus trombon trompet trompetci tropikal trost tuccar tuccarlik tuf tufan tufek tufekci tufekli tufeyli tug
tugamiral tugay tugcu tugla tuglu tugluk tugra tugrul tugsuz tugyan tuhaf tuhaflik tukenen tukenis tukenme tukenmez tukenmis
tuketen tuketici tuketilen tuketim tuketmis tukuren tukurme tukuruk tul tulbent tulu tuluat tuluk tulumba tulumcu tum
tumamiral tumce tumel tumen tumor tumsek tunc tundra tunel tunik tup tupcu tur tura turba turban turbanli turbansiz turbe
turbedar turbin turbo turbulans turetici turetme turev turgay turist turizm turizmci turku turkuaz turkucu turlama turlesme
turlu turna turne turnike turnuva turp turpcu tursu tursucu turta turunc turuncu tus tuse tutabilen tutak tutamayan tutan
tutanak tutar tutarli tutarlik tutkal tutku tutkunluk tutma tutmama tutmayan tutmaz tutme tutmus tutsak tutsaklik tutsat tutsu
tutturan tutturma tutturme tutturmus tutu tutucu tutuculuk tutuklama tutuklu tutukluk tutuksuz tutulan tutulma tutulmus
tutumlu tutun tutunan tutuncu tutunma tutus tutusan tutusma tutya tuval tuvalet tuy tuylenme tuyo tuysuz tuz tuzak tuzaklama
tuzcu tuzla tuzlali tuzlanma tuzlu tuzluk tuzuk ucak ucaksavar ucan ucarilik ucayak ucer ucgen uckagitci uckun uckur ucleme
uclu ucluk ucma ucret ucretli ucretsiz ucube ucucu ucukluk ucuncu ucunculuk ucuran ucurma ucurtma ucurum ucus ucusma ucuz
ucuzlama ucuzluk udi ufak ufaklik ufalan ufalanma ufalma uflemeyen ufleyen ufuk ufuren ufurme ufuruk ufurukcu ugrak ugrama
ugramayan ugramis ugras ugrasan ugrasi ugrasma ugratan ugratilan ugrayan ugultu ugur ugurlama ugurlanan ugurlanma ugurlayan
ugurlu ugursuz uhde ukala ukde ulak ulan ulasan ulasilan ulasilmaz ulasim ulasmayan ulasmis ulastiran ulema ulfet ulke ulku
ulkucu ulkudas ulser ultimatom ultrason ulu ulufe uluma ulus ulusal ulusalci ulusallik ulusculuk ulusu ulvilik ulviyet umaci
uman umar umde umit umitli umitsiz umma ummet ummi umran umre umreci umulan umumhane umur umurlu umursayan umut umutlanan
umutlu umutsuz uncu uniforma unite unlem unleme unlu unsiyet unsur unsuz unutan unutma unutmayan unutmaz unutmus unutturan
unutulan unutulmaz unutulmus unutulus unutus unvan unvanli urba ure uremis ureten uretici uretilen uretilmis uretim uretme
uretmeyen urgan urganci urken urkmez urkmus urkuntu urkutme urperis urperme urperti urun usak usakli usanan usanmaz usenme
usenmez uskumru uslu uslup ussak ust usta ustalasan ustalik ustat ustegmen ustel ustlenen ustlenici ustlenim ustlenme
ustlenmis ustunluk ustura ustyapi usul usullu usume usumus ususen ususme usuten usutme usuyen utanan utanc utanma utanmama
utanmaz utanmis utku utme utopya utu utucu uvertur uvey uveyik uvez uyan uyanan uyandiran uyandirma uyanik uyaniklik uyanis
uyanma uyanmis uyaran uyari uyarici uyarilan uyarilma uyarlama uyarlanan uyarma uydu uyduran uydurma uydurmus uye uyelik uygar
uygarlik uygulama uygulanan uygulanma uygulayan uygun uygunluk uygunsuz uyku uykucu uykusuz uyluk uymama uymayan uymus uyruk
uyruklu uysal uyuklama uyum uyuma uyumaz uyumlu uyumluluk uyumsuz uyurgezer uyusan uyusma uyusturan uyusukluk uyuyan uzak
uzaklasan uzaklasma uzaklik uzam uzama uzanan uzanma uzanmis uzanti uzatan uzatma uzatmama uzatmis uzay uzayan uzayci uzayli
uzen uzengi uzgoren uzgorur uzlasan uzlasi uzlasilan uzlasma uzlasmaz uzlasmis uzman uzmanlik uzmez uzo uzulen uzulme uzulmez
uzulmus uzum uzumcu uzuncalar uzunluk uzuntu uzuv vaat vaaz vade vadeli vadi vaftiz vagon vah vaha vahiy vahlanma vahset vahsi
vahsilik vaiz vaize vajina vaka vakanuvis vakar vakfeden vakfiye vaki vakia vakif vakit vakum vakvak vale valf vali valide
valilik valiz valor vals vamp vampir vana vantuz vapur var varabilen varak varamamis varan vardiya vargi varil varilan varis
varlik varlikli varma varmamis varmis varolus varos varsayim varsillik varta varyant varyasyon varyete vasat vasati vasatlik
vasi vasif vasifsiz vasita vasiyet vatan vatandas vatani vatansiz vatman vatoz vaveyla vay vaz vazelin vazgecen vazgecis
vazgecme vazgecmis vazife vaziyet vazo vebal vebali veche vecibe veciz vecize veda vedalasma vefa vefasiz vefat vekalet vekil
vekillik vektor veledrom velet veli veranda veraset verdiren verebilen verecek verem verememe veremeyen veren veresiye vergi
vergici vergileme veri verici verilen verilis verilmis verimli veris verkac verme vermeme vermeyen vermez vermis vernik
versiyon veryansin vesaik vesaire vesait vesayet vesayetci vesika vesikalik vesile vesvese veteriner veto vezin vezir vezne
veznedar vibrasyon vibrator vicdan vicdani vicdansiz vida vidanjor video videocu vido vilayet villa vinc vincci viraj viral
virane virgul virtuoz virus viski visne vitamin vites vitray viyaduk viyol viyola vize vizildama vizilti vizite vizon vizor
vizyon vodvil vokal vokalist volan vole voli volkan volt volta voltaj votka voyvoda vucut vukuat vuran vurgu vurgulama
vurguncu vurma vurmali vurmayan vurmus vuru vurucu vurulan vurulma vurulmus vurus vurusan vurusma vuslat yabanci yabani
yabanil yabanlik yadigar yadirgama yadsima yafta yaftalama yag yagan yagci yagcilik yagdiran yagdirma yaghane yagi yagilma
yagis yagiz yaglama yaglanma yagli yagma yagmaci yagmalama yagmur yahni yahnici yahsi yahu yaka yakalama yakalamis yakalanan
yakalanma yakalatan yakalayan yakali yakalik yakamoz yakan yakari yakaris yakarma yakaza yakici yakilan yakilma yakinan
yakinlik yakinma yakinsama yakisan yakisikli yakit yaklasan yaklasim yaklasma yakma yakut yal yalak yalaka yalakalik yalamis
yalan yalanci yalanlama yalaz yalcin yaldiz yali yalinlik yalitim yalman yalniz yalnizlik yalpalama yalvac yalvaran yalvaris
yalvarma yama yamac yamulan yamulma yamultma yamyam yanak yanan yanardag yanasan yanasma yanci yandas yandaslik yangi yanik
yanilgi yanilma yanilmama yanilmaz yanilsama yaniltan yaniltma yaniltmis yanis yanit yankesici yanki yankilama yanlis
yanlislik yanma yanmaz yansi yansilama yansima yansitan yansitma yansiyan yapabilen yapacak yapamayan yapan yapaylik yapboz
yapi yapici yapilacak yapilan yapilanan yapilanma yapilasma yapilmaz yapilmis yapimci yapinti yapis yapisan yapiskan yapisma
yapit yapma yapmali yapmayan yapmaz yapmis yaprak yaprakli yaptiran yaptirim yaptirma yar yara yaradilis yaralama yaralamis
yaralanan yaralanma yaralayan yarali yarama yaramamis yaramayan yaramaz yaramis yaran yaranma yarar yararli yarasa yaratan
yarati yaratici yaratik yaratilan yaratma yaratmis yarbay yardakci yardim yardimci yaren yargi yargic yargici yargilama
yargitay yari yaricap yarici yarik yarilama yarilan yarilma yarimada yaris yarisan yarisci yarisma yarismaci yarlanan yarlanma
yarma yarpuz yas yasa yasak yasakci yasaklama yasakli yasal yasama yasamali yasamayan yasamaz yasanan yasanilan yasanma
yasanmaz yasanmis yasanti yasaran yasatacak yasatan yasatilan yasayacak yasayan yasayis yasemin yasit yaslanan yaslanis
yaslanma yasli yasmak yastik yastikci yat yatagan yataganli yatak yatakci yatakhane yataklik yatan yatay yati yatili yatimci
yatir yatiran yatirici yatirilan yatirilma yatirimci yatirma yatirmaz yatirmis yatis yatkin yatkinlik yatma yatsi yavan
yavanlik yavas yavaslama yavaslik yaver yavru yavrucuk yavrulama yavuz yay yaya yayan yayci yaygara yayilan yayilim yayilis
yayilma yayimci yayimlama yayinci yayla yaylaci yaylacik yaylak yaylanma yayli yayma yaz yazan yazar yazarlik yazdiran
yazdirmis yazgi yazi yazici yazihane yazilama yazilan yazili yazilimci yazilma yazilmis yazis yazisma yazit yazlik yazlikci
yazma yazmaci yazmayan yazmaz yazmis yedek yedekleme yedi yedili yediren yedirme yediveren yeg yegen yeglemis yeis yek yeke
yekun yel yele yelek yelken yelkenci yelkenli yelkovan yelpaze yeltenen yeltenme yem yemci yeme yemek yemekhane yemeli yememe
yememis yemeni yemenici yemeyen yemez yemis yemisci yemisli yemlik yen yenen yenge yengec yengi yeni yeniceri yenici yenidogan
yenileme yenilen yenilenen yenilenis yenilenme yenilesme yenileyen yenilgi yenilik yenilikci yenilmez yenilmis yenmez yenmis
yer yerel yerellik yeren yergi yerinme yeris yerkure yerlesen yerlesim yerleske yerlesme yerlesmis yerli yerme yermez yesil
yesilbas yesilli yesillik yesim yeten yetenek yeter yeterlik yetersiz yeti yetimhane yetinen yetinme yetinmis yetiren yetis
yetisen yetiskin yetisme yetismis yetke yetki yetkili yetkinlik yetkisiz yetme yetmeyen yetmezlik yetmis yevmiye yezit yigilan
yigilma yigin yiginak yiginti yigit yigitlik yigma yikama yikamaci yikan yikanan yikatan yikayan yikik yikilan yikilis yikilma
yikilmaz yikilmis yikinti yikma yikmaz yikmis yil yilan yildiran yildirici yildirim yildirma yildirmis yildiz yildizci
yildizli yilginlik yilki yillik yilma yilmamis yilmaz yilmis yineleme yinelenme yipranma yipratma yir yirmi yirtan yirtici
yirtik yirtilan yirtilma yirtinma yirtma yiten yitik yitim yitiren yitirilen yitirilis yitiris yitirme yitirmis yiyebilen
yiyecek yiyen yiyici yiyim yobaz yoga yogaci yogi yogunluk yogurt yogurtcu yogurtlu yok yoklama yokluk yoksul yoksulluk
yoksunluk yokus yol yolak yolan yolcu yolcuk yolculuk yoldas yoldaslik yollama yollanan yollayan yolluk yolsuz yolsuzluk
yolucu yon yonca yoncali yonelen yonelik yonelim yonelis yonelme yonelmis yonelten yoneltme yoneltmis yonerge yoneten yonetici
yonetilen yonetilme yonetim yonetme yonga yonlenme yonseme yontem yontma yontu yontucu yoran yordam yore yoreli yoresel
yorganci yorgun yorgunluk yorma yormus yortu yorulan yorulma yorulmaz yorulmus yorum yorumcu yorumlama yorunge yosma yozlasma
yozluk yuce yucelik yucelten yuceltim yuceltme yudum yufka yufkaci yuh yuhalama yuhalanma yuk yukari yuklem yukleme yuklenen
yuklenici yuklenim yuklenme yuklenmis yukleten yukleyen yukleyici yukluk yuksek yukseklik yuksel yukselen yukselis yukselme
yukselten yukselti yukseltme yuksunme yukumlu yulaf yular yumak yumma yumru yumruk yumuk yumurcak yumurta yumurtaci yumusama
yumusatma yun yunan yuncu yunlu yunus yurek yurekli yurt yurtsever yurtsuz yurttas yurume yurumez yurutec yurutecek yuruten
yurutme yurutucu yurutulen yuruyen yuruyus yuruyuscu yusufcuk yutak yutan yutkunma yutma yutmus yutturma yuva yuvalama
yuvalanma yuvarlak yuvarlama yuz yuzbasi yuzde yuzen yuzer yuzey yuzlesen yuzlesme yuzlu yuzluk yuzluluk yuzme yuzsuzluk
yuzucu yuzuk yuzyil zaaf zabit zabita zabitan zade zadegan zafer zafiyet zahir zahire zahiri zahit zahmet zakkum zalim
zalimlik zam zaman zamane zamanlama zamanli zamazingo zambak zamir zamk zampara zan zanaat zanaatkar zanli zanneden zaptiye
zar zarafet zarar zararli zararsiz zarf zargana zarif zaruret zat zaturre zavalli zaviye zayiat zayif zayiflama zayiflik
zebani zebra zedeleme zedelenme zehir zehirleme zeka zekali zekat zeki zelzele zembil zemin zemzem zen zencefil zenci zengin
zenginlik zenne zeplin zerde zerre zerrecik zerrin zevat zevce zevk zevzeklik zeybek zeyilname zeytin zeytinci zeytinlik
zibidi zibin zift zihin zihniyet zikir zikkim zikreden zil zilgit zillet zimba zimbirti zimmet zimmi zimpara zina zincir
zincirli zindan zip zipir zipirlik zipkin ziplama ziplayan ziplayis zipzip ziraat zirh zirhli zirlama zirva zirvalama zirvalik
zirve zitlasma zitlik zivana zivir ziya ziyafet ziyaret ziyaretci ziynet zoka zom zona zonk zonklama zor zorba zorbalik
zorlama zorlamis zorlanan zorlanma zorlanmis zorlayan zorlu zorluk zorunlu zuccaciye zula zulmeden zulmet zulum zum zumre
zumrut zuppe zurafa zurna zurnaci
`.trim().split(/\s+/));
