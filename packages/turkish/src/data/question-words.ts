const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Case endings that may stand after an apostrophe, folded: `İstanbul'daki`, `Ahmet'in`. Anything else after it is joined. */
export const apostropheEndings = list(`
  a e i u ya ye yi yu na ne ni nu
  da de ta te dan den tan ten nda nde ndan nden
  in un nin nun la le yla yle
  daki deki taki teki ndaki ndeki dakiler dekiler takiler tekiler dakini dekini
  lar ler lara lere larda lerde lardan lerden larin lerin lari leri li lu ca ce`);

/** Forms of company law: they tell no company from another. */
export const legalWords = list('ltd sti as san tic limited sirketi sirket anonim koll kollektif inc');

/**
 * Words of a question, not of an answer. They are set aside only after phrases have been looked for, so that a service or a brand
 * which contains one keeps it. Particles stand for themselves; the others may be part of a name and then lift it.
 */
const particles = list(`
  ve ile veya ya da de ta te mi mu ki icin bir bu su o ben bana beni benim biz bize bizim sen sana siz size
  daki deki taki teki ndaki ndeki dan den nin nun
  var yok mi mu midir nerede neresi nereden nerde nereye nasil ne hangi hangisi hangileri kim kac acaba lutfen
  ariyorum ariyoruz ariyom arayorum istiyorum istiyoruz isterim lazim gerek gerekiyor gerekli bul bulun bulur bulabilirim bulabilir bulabiliriz
  bulmak bulunur oner onerin onerir onerirsiniz oneri onerisi onerileri onerebilir tavsiye tavsiyesi tavsiyeleri misin misiniz musun musunuz miyim
  yapan yapanlar yapilan yapilir yapiyor yaptirmak yaptirabilirim yaptiracak yaptirabilecegim eden veren satan olan olsun olarak gibi kadar
  goster listele ara bak gidebilecegim gidilecek gidebilirim gidilir yiyebilecegim yenir icilir alabilecegim alabilirim alinir
  yakin yakinda yakinimda yakinimdaki yakinlarinda yakinlarda yakinindaki yakininda yakini yakinlarindaki yakinimizda civari civarinda civarindaki cevresinde cevresindeki etrafinda
  bolgesinde bolgesi bolgesindeki tarafi tarafinda tarafindaki taraflarinda ilcesinde ilcesi ilcesindeki ilinde ili ilindeki sehrinde sehri semtinde semti icinde
  hizmeti hizmet hizmetleri veren firma firmasi firmalar firmalari firmalarini firmasini isletme isletmeler isletmesi isletmeleri isyeri mekan mekani mekanlar mekanlari yer yeri yerler yerleri
  oturan evimin evime yardimci olur
  biri birini birisi birisini bi yarin orada burada oraya buraya bulmam gidecegim slm selam merhaba hey bilen bildiginiz kacta kaca saat saati saatleri calisma tarifi konum konumu konumunu harita haritada
  sube subesi subesinde subeleri randevu randevusu al almak olmak yapmak etmek whatsapp sitesi sikayet sikayetleri
  adres adresi adresleri telefon telefonu telefonlari numara numarasi numaralari iletisim fiyat fiyati fiyatlari fiyatlar liste listesi yorum yorumlar yorumlari acil hemen simdi bugun`);

const QUESTION = /^(.{3,}?)(?:mi|mu|midir|mudur|misin|misiniz|musun|musunuz|miyim|muyum)$/;
const FINITE =
  /[aeiou]?yor(?:um|uz|sun|sunuz|lar|du|dum|duk|mu|musun|musunuz)?$|[ae]bilir(?:im|iz|sin|siniz|ler|mi|miyim|misin|misiniz)?$|(?:aca|ece)gi[mz]$/;
const SHORTEST_VERB = 6;

/** A particle, one with its question written to it (`varmı`, `önerirmisiniz`), or a verb that only a sentence has (`kapanıyor`). */
export const isParticle = (word: string): boolean => {
  if (particles.has(word)) return true;
  const stem = QUESTION.exec(word)?.[1];
  return (stem !== undefined && particles.has(stem)) || (word.length >= SHORTEST_VERB && FINITE.test(word));
};

/** Titles of people: somebody who types one means the person, whether the company writes it or not. */
const titles = 'dr av dt op uzm prof doc dyt psk hek';
export const isTitle = (word: string): boolean => titles.includes(word) && titles.split(' ').includes(word);

export const praises = list(`${titles}
  en iyi guzel kaliteli uygun ucuz hesapli ekonomik guvenilir profesyonel populer unlu meshur taninmis bilinen harika super cok daha
  fiyatli puanli yuksek acik hizli temiz yeni buyuk kucuk sik konforlu begenilen tercih edilen`);

/** After a province: its centre. */
export const centreWords = list('merkez merkezde merkezdeki merkezinde merkezindeki');

/** Any company is meant: `İzmir'deki firmalar`, `en iyi mekanlar`. */
export const genericNouns = list(`
  firma firmasi firmalar firmalari isletme isletmeler isletmesi isletmeleri isyeri isyerleri sirket sirketler mekan mekani mekanlar mekanlari
  yer yeri yerler yerleri dukkan dukkanlar esnaf hepsi tumu`);

/** Words of premises behind the word that says what a company is: `Kuaför Salonu`. */
export const premises = list(`
  salonu merkezi dunyasi evi burosu ofisi market marketi ticaret servisi hizmetleri atolyesi klinigi studyosu magazasi dukkani subesi grup
  sanayi kardesler ogullari insaat center house shop store bahcesi`);
