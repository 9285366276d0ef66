import { termsVersion } from '@carsi/contracts/identity/consent';
import { ofName } from '@carsi/turkish/suffix';
import { paths } from '@carsi/contracts/common/paths';
import { site } from '../../config/site';
import type { LegalText } from './legal-text';

export const termsText = (): LegalText => ({
  title: 'Kullanım Koşulları',
  description: `${ofName(site.name)} kullanmanın kuralları: hesap, yorumlar, işletme sayfaları, sıralama ve planlar, sorumluluk, denetim ve itiraz.`,
  lead: 'Bu koşullar, bu rehberi kullanan ziyaretçiler, üyeler ve işletme sahipleri ile rehberi işleten arasındaki sözleşmedir. Hesap açarak bunları kabul etmiş olursunuz; yalnız bakmak için hesap gerekmez.',
  version: termsVersion,
  path: paths.terms,
  sections: [
    {
      id: 'hizmet',
      title: '1. Hizmet nedir',
      blocks: [
        `${site.name} bir işletme rehberidir: işletmeleri bulmanıza, karşılaştırmanıza ve onlara ulaşmanıza yardım eder. Sizinle bir işletme arasındaki alışverişin tarafı, aracısı ya da kefili değildir. İçeriği kullanıcılar ve işletmeler ürettiği için işletmeci, 5651 sayılı Kanun anlamında yer sağlayıcıdır.`,
        'Rehberin kullanımı ücretsizdir. Ücretli olan yalnız işletmelerin seçtiği planlardır.',
      ],
    },
    {
      id: 'hesap',
      title: '2. Hesabınız',
      blocks: [
        {
          list: [
            'Hesap türünüz müşteri, serbest çalışan ya da işletme sahibidir; sonra değiştirebilirsiniz.',
            'Doğru bilgi verin, başkası adına hesap açmayın. 18 yaşından küçükler yalnız velisinin ya da vasisinin izniyle hesap açabilir.',
            'Şifrenizi kimseyle paylaşmayın. Hesabınızın izniniz dışında kullanıldığını düşünürseniz oturumlarınızı Ayarlar sayfasından kapatın ve bize bildirin.',
            'E-posta adresinizi doğrulayana kadar yorumlarınız yalnız size görünür; mesajlaşamaz ve işletme ekleyemezsiniz.',
            'Hesabınızı istediğiniz an silebilirsiniz. Silme 14 gün sonra gerçekleşir; o zamana kadar vazgeçebilirsiniz.',
          ],
        },
      ],
    },
    {
      id: 'yorumlar',
      title: '3. Yorumlar',
      blocks: [
        'Yorumlar gerçek deneyimlere dayanmalıdır. Şu kurallar herkes için geçerlidir:',
        {
          list: [
            'Bir kişi bir işletmeye bir yorum yazar; sonra düzenleyebilir. Düzenlenen yorumlarda bu belirtilir.',
            'Kimse kendi işletmesine ya da çıkar ilişkisi olduğu bir işletmeye, rakibini karalamak için ya da para veya hediye karşılığında yorum yazamaz.',
            'Hakaret, tehdit, nefret söylemi, müstehcenlik, başkalarının kişisel verileri, reklam ve konu dışı içerik yayımlanmaz.',
            'Anonim yorum yazabilirsiniz; adınız işletmeye ve diğer kullanıcılara gösterilmez, denetim için saklanır.',
            '“Doğrulanmış alışveriş” işaretini yalnız sistem koyar: işletmenin size özel davetinden ya da onayladığı bir talepten sonra.',
            'İşletme sahibi her yoruma herkesin göreceği bir yanıt verebilir; yorumu kaldıramaz ve yerini değiştiremez.',
          ],
        },
      ],
    },
    {
      id: 'isletmeler',
      title: '4. İşletme sahipleri neler yayımlayabilir',
      blocks: [
        {
          list: [
            'Temsil etmeye yetkili olduğunuz, gerçekten var olan işletmeler; işletmenin kendi adı, adresi, telefonu, çalışma saatleri, hizmetleri, ürünleri ve fiyatları.',
            'Kullanma hakkına sahip olduğunuz fotoğraf, logo ve metinler. Başkalarının göründüğü fotoğraflar için izin almak size aittir.',
            'Doğru ve güncel kampanyalar: indirim oranı, başlangıç ve bitiş tarihi gerçek olmalı, 6502 sayılı Kanun ile Fiyat Etiketi ve Ticari Reklam yönetmeliklerine uymalıdır.',
            'Kanunen satışı, tanıtımı ya da faaliyeti yasak olan mal ve hizmetler; izne bağlı olup izni alınmamış faaliyetler yayımlanamaz.',
          ],
        },
        'Yeni sayfalar yayımlanmadan incelenir. Yayındaki bir sayfada yapılan değişiklik incelenirken onaylı sürüm yayında kalır. “Doğrulanmış” işareti sahipliğin kanıtlandığını gösterir; para ile alınamaz.',
        'Rehbere sizden önce listelerden eklenmiş bir işletme sizinse sahiplenebilir, düzeltebilir ya da kaldırılmasını isteyebilirsiniz.',
      ],
    },
    {
      id: 'icerik-hakki',
      title: '5. İçeriğinizin hakları',
      blocks: [
        'Yazdıklarınız ve yüklediğiniz resimler sizindir. Yayımladığınız sürece, işletmeciye bunları bu rehberde göstermek, boyutlandırmak ve aranabilir kılmak için ücretsiz, münhasır olmayan bir izin vermiş olursunuz. İçeriği ya da hesabı sildiğinizde bu izin biter.',
        'Rehberin verileri toplu olarak, sistemi zorlayacak biçimde ya da kişisel verileri toplamak için kopyalanamaz.',
      ],
    },
    {
      id: 'siralama',
      title: '6. Sıralama ve öne çıkan yerler',
      blocks: [
        'Arama sonuçları önce aradığınız sözlere uygunluğa, sonra puana ve yorum sayısına göre dizilir; az yorumlu yüksek puan, çok yorumlu yüksek puanın önüne kendiliğinden geçmez. “Puan”, “İsim”, “En Yeni”, “Uzaklık” sıralamaları yalnız adlarının söylediğine bakar.',
        'Ücretli bir plan nedeniyle öne çıkarılan yerler “Öne Çıkan” diye işaretlenir ve adını tam yazdığınız bir işletmenin üstüne hiçbir zaman konmaz. Puanlar, yorumlar ve “Doğrulanmış” işareti ödemeden etkilenmez.',
        'AI Skor, sayfanın doluluğu, güncelliği, görülme sayısı, yorumları ve doğrulanmışlığından kurallarla hesaplanır; dökümü işletmenin sayfasında görülür.',
      ],
    },
    {
      id: 'planlar',
      title: '7. Planlar ve ödeme',
      blocks: [
        'İşletme sahipleri için üç plan vardır. Fiyatlar 30 gün için ve KDV dâhildir:',
        {
          head: ['Plan', 'Temel', 'Premium', 'Kurumsal'],
          rows: [
            ['Ücret', '0 TL', '99 TL', '199 TL'],
            ['Fotoğraf', '5', '20', 'Sınırsız'],
            ['Kampanya', '0', '3', '10'],
            ['Analiz geçmişi', '7 gün', '90 gün', '365 gün'],
            ['Öncelikli destek, öne çıkarma', 'Yok', 'Var', 'Var'],
          ],
        },
        {
          list: [
            'Plan hemen başlar; ödeme faturadaki havale bilgisiyle 7 gün içinde yapılır. Ödenmezse plan temele döner.',
            'Yükseltme hemen geçerlidir, kalan günleriniz hesaba katılır. Düşürme dönem sonunda geçerli olur. Kendiliğinden yenilemeyi istediğiniz an kapatabilirsiniz.',
            'Her işletme sahibi premium planı bir kez 30 gün ücretsiz deneyebilir; deneme kendiliğinden ücretliye dönmez.',
            'Sınırı aşan içerik plan düşünce gizlenir, silinmez.',
            'Fiyat değişikliği en az 30 gün önce bildirilir ve başlamış dönemi etkilemez. Tüketici sayılan kullanıcıların 6502 sayılı Kanun’dan doğan cayma hakları saklıdır.',
          ],
        },
      ],
    },
    {
      id: 'yasaklar',
      title: '8. Yapılmaması gerekenler',
      blocks: [
        'Sistemi bozmaya, başkasının hesabına girmeye, ziyaret ve tıklama sayılarını şişirmeye, otomatik mesaj göndermeye çalışmak yasaktır. Robotların, işletme sahibinin kendi ziyaretlerinin ve tekrarların sayımdan çıkarıldığını hatırlatırız.',
      ],
    },
    {
      id: 'denetim',
      title: '9. Bildirim, denetim ve itiraz',
      blocks: [
        'Kurallara aykırı bir yorumu giriş yaparak gerekçesiyle bildirebilirsiniz. Bildirimleri bir yönetici inceler ve içeriği yerinde bırakır ya da gerekçe göstererek kaldırır. Kararı ve gerekçesini içeriğin sahibi görür.',
        'İçeriği kaldırılan ya da işletmesi reddedilen kişi karara bir kez itiraz edebilir; itiraza mümkün olduğunca ilk kararı veren dışında biri bakar. Reddedilen bir işletme sayfası düzeltilip yeniden gönderilebilir.',
        'Ağır ya da yinelenen ihlallerde hesap askıya alınabilir veya kapatılabilir; acil hâller dışında önce uyarırız.',
        'Haklarınızın ihlal edildiğini düşünüyorsanız işletmeciye doğrudan da başvurabilirsiniz; kanunların tanıdığı başvuru ve dava yolları saklıdır.',
      ],
    },
    {
      id: 'sorumluluk',
      title: '10. Sorumluluk',
      blocks: [
        'İşletme bilgileri ve yorumlar onları yazanların sorumluluğundadır. Yanlışları bildirildiğinde düzeltmek için makul özeni gösteririz, ancak her bilginin her an doğru olduğunu üstlenemeyiz; önemli kararlardan önce işletmeye danışın.',
        'Rehberi kesintisiz sunmaya çalışırız; bakım, arıza ve mücbir sebeplerle kesinti olabilir. İşletmecinin kastı ve ağır kusuru ile tüketicilerin kanundan doğan hakları bu maddeyle sınırlanmaz.',
      ],
    },
    {
      id: 'veriler',
      title: '11. Kişisel veriler',
      blocks: [
        'Verilerinizin nasıl işlendiğini Gizlilik Politikası ve KVKK Aydınlatma Metni anlatır. O metin bu sözleşmenin bir parçası değil, ayrı bir bilgilendirmedir.',
      ],
    },
    {
      id: 'degisiklik',
      title: '12. Değişiklikler',
      blocks: [
        'Koşullar değişirse yeni sürüm yürürlük tarihiyle burada yayımlanır; sizi olumsuz etkileyen değişiklikler en az 15 gün önce e-posta ile bildirilir. Kabul etmezseniz hesabınızı kapatabilirsiniz.',
      ],
    },
    {
      id: 'hukuk',
      title: '13. Uygulanacak hukuk ve uyuşmazlıklar',
      blocks: [
        'Bu koşullara Türkiye Cumhuriyeti hukuku uygulanır. Tüketiciler, kanunda belirtilen parasal sınırlar içinde yerleşim yerlerindeki veya işlemin yapıldığı yerdeki tüketici hakem heyetine ya da tüketici mahkemesine başvurabilir. Diğer uyuşmazlıklarda işletmecinin yerleşim yeri mahkemeleri ve icra daireleri yetkilidir.',
      ],
    },
  ],
});
