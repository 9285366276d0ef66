import { privacyVersion } from '@carsi/contracts/identity/consent';
import { paths } from '@carsi/contracts/common/paths';
import { site } from '../../config/site';
import type { Tiles } from '../../lib/ssr/settings';
import type { LegalText } from './legal-text';
import { processing, retention } from './processing-texts';

const tilesHost = (tiles: Tiles): string => URL.parse(tiles.roadmap.replaceAll(/[{}]/g, 'x'))?.host ?? tiles.roadmap;

/** The privacy policy and the notice of KVKK m.10 in one. What depends on the installation comes in. */
export const privacyText = (tiles: Tiles | null): LegalText => ({
  title: 'Gizlilik Politikası ve KVKK Aydınlatma Metni',
  description: `${site.name} hangi kişisel verileri hangi amaçla ve hangi hukuki sebeple işler, ne kadar saklar; KVKK kapsamındaki haklarınız ve bunları nasıl kullanacağınız.`,
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca, bu rehberi kullanırken hangi verilerinizin neden işlendiğini burada anlatıyoruz. Az veri topluyoruz; topladığımızı satmıyoruz ve reklam için izlemiyoruz.',
  version: privacyVersion,
  path: paths.privacy,
  sections: [
    {
      id: 'veri-sorumlusu',
      title: '1. Veri sorumlusu',
      blocks: [
        'Bu sitede işlenen kişisel verilerin sorumlusu, kimliği aşağıdaki kutuda yazan işletmecidir. Bir işletmenin kendi sayfasında yayımladığı bilgilerden ayrıca o işletme sorumludur. Sizinle bir işletme arasında geçen görüşmeden sonra işletmenin kendi kayıtlarında tuttuğu veriler için veri sorumlusu o işletmedir.',
      ],
    },
    {
      id: 'veriler',
      title: '2. Hangi verileri, neden ve hangi hukuki sebeple işliyoruz',
      blocks: [
        'Verileriniz, formları doldurduğunuzda ve siteyi kullandığınızda elektronik ortamda, otomatik yollarla toplanır. Her işleme faaliyetinin amacı ve KVKK’nın 5. maddesindeki dayanağı şöyledir:',
        processing,
        'Özel nitelikli kişisel veri (sağlık, inanç, sendika üyeliği ve benzeri) istemiyoruz. Yorumlara, mesajlara ve profilinize böyle bilgiler yazmamanızı rica ederiz.',
      ],
    },
    {
      id: 'ziyaret-sayimi',
      title: '3. Ziyaretler nasıl sayılır',
      blocks: [
        'İşletme sahiplerine sayfalarının kaç kez görüldüğünü göstermek için ziyaretleri çerez kullanmadan sayarız. Bağlantı adresiniz, tarayıcınızın kendini tanıttığı metin ve bakılan işletme, o güne ait gizli bir anahtarla geri döndürülemez bir koda çevrilir. Bu anahtar gün bitince yok edilir; ondan sonra kod ne size ne adresinize bağlanabilir, ertesi günkü ziyaretiniz de başka bir kod alır. Bağlantı adresiniz ziyaret kaydına yazılmaz.',
        'Aramalar, kimin aradığı tutulmadan, yalnız aranan metin ve kaç kez arandığı olarak saklanır. Bir işletmenin sayfasına götüren aramalar, en az üç kez yapıldıysa, kimin yaptığı bilinmeden o işletmenin sahibine de gösterilir.',
        'Hangi sözcüklerden sonra hangi işletmenin açıldığı ya da arandığı, kimin yaptığı tutulmadan sayılır ve sonuçların sırasını biraz etkiler. Bir işletme, ancak bir günde en az beş farklı bağlantıdan seçildiyse hesaba katılır; sayılanın yarısı otuz günde silinir. Tarayıcınız izlenmek istemediğinizi bildiriyorsa (Global Privacy Control, Do Not Track) ya da üyeyken “Verilerimi istatistiklere kat” kapalıysa bu sayıma katılmazsınız.',
        'Ayarlarınızda “Verilerimi istatistiklere kat” açıksa, ziyaretleriniz il ve cihaz türü gibi toplu dağılımlarda da sayılır. Bu ayar kapalı gelir; beşten az kişiden oluşan gruplar hiçbir yerde gösterilmez.',
      ],
    },
    {
      id: 'saklama',
      title: '4. Ne kadar saklıyoruz',
      blocks: [
        retention,
        'Süresi dolan veriler silinir ya da kime ait olduğu anlaşılmayacak hâle getirilir. Hesabınız silindiğinde verilerinizi okumaya yarayan anahtar yok edilir; böylece geçmiş kayıtlardaki ve yedeklerdeki kopyalar da okunamaz olur. Anahtarların yedeği en çok 30 gün daha durur; bir yedekten dönülürse silme işlemleri yeniden uygulanır.',
      ],
    },
    {
      id: 'aktarim',
      title: '5. Kimlerle paylaşıyoruz',
      blocks: [
        'Verilerinizi satmayız, reklam ağlarıyla paylaşmayız. Aktarım yalnız şu hâllerde ve gerektiği kadar yapılır:',
        {
          list: [
            'Herkese: yayımladığınız yorumlar ve ayarlarınızın izin verdiği ölçüde adınız ve resminiz. Anonim yorumda adınız yerine “A*** Y***” görünür ve işletmeye de gösterilmez.',
            'Mesaj yazdığınız ya da talep gönderdiğiniz işletmeye: yazdıklarınız ve görünen adınız; e-posta adresiniz ve telefonunuz yalnız siz gösterilmesini seçtiyseniz.',
            'Barındırma ve e-posta iletimi hizmeti veren, işletmecinin talimatıyla çalışan veri işleyenlere.',
            'Google veya GitHub ile giriş yapmayı seçerseniz o kuruluşa: yalnız giriş isteği. Bize adınızı ve doğrulanmış e-posta adresinizi bildirirler. Bu kuruluşlar verileri yurt dışında işler; onları kullanmak zorunda değilsiniz, e-posta ve şifreyle aynı hesabı açabilirsiniz.',
            'Kanunen yetkili mahkemelere, savcılıklara ve kamu kurumlarına: usulüne uygun istekleri üzerine.',
          ],
        },
        tiles
          ? `Sokak haritasını açtığınızda görüntüler ${tilesHost(tiles)} sunucusundan yüklenir; bu sırada bağlantı adresiniz o sunucuya ulaşır. Haritayı açmazsanız bağlantı kurulmaz.`
          : 'Sayfalarda başka sunuculardan yüklenen yazı tipi, harita, ölçüm ya da reklam kodu yoktur; tarayıcınız yalnız bu siteyle konuşur. Dış bağlantılara (ör. yol tarifi, WhatsApp) tıkladığınızda o hizmetin koşulları geçerli olur.',
      ],
    },
    {
      id: 'haklar',
      title: '6. Haklarınız (KVKK m.11)',
      blocks: [
        'Veri sorumlusuna başvurarak şunları isteyebilirsiniz:',
        {
          list: [
            'kişisel verilerinizin işlenip işlenmediğini öğrenmek, işlenmişse bilgi istemek;',
            'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek;',
            'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilmek;',
            'eksik veya yanlış işlenmişse düzeltilmesini istemek;',
            'KVKK’nın 7. maddesindeki şartlarla silinmesini veya yok edilmesini istemek;',
            'düzeltme, silme ve yok etmenin aktarıldığı üçüncü kişilere bildirilmesini istemek;',
            'münhasıran otomatik sistemlerle analiz edilmesi suretiyle aleyhinize çıkan bir sonuca itiraz etmek;',
            'kanuna aykırı işleme sebebiyle zarara uğrarsanız zararın giderilmesini istemek.',
          ],
        },
      ],
    },
    {
      id: 'basvuru',
      title: '7. Haklarınızı nasıl kullanırsınız',
      blocks: [
        'Çoğu için beklemeniz gerekmez:',
        {
          list: [
            `Verilerinizin kopyası: ${paths.securitySettings} adresindeki Hesap bölümünde “Verilerimi indir”. JSON ve CSV dosyalarından oluşan bir arşiv hazırlanır; bağlantısı e-posta ile gelir ve 7 gün geçerlidir.`,
            'Düzeltme: Profil ve Ayarlar sayfalarında her bilginizi kendiniz değiştirebilirsiniz.',
            'Silme: Hesap bölümünde “Hesabımı sil”. 14 gün içinde vazgeçebilirsiniz; sonra silinir ve neyin silindiğini bildiren bir e-posta gönderilir. Yorumlarınızın da silinmesini seçebilirsiniz.',
            'İzinleri geri almak: Bildirimler ve Gizlilik bölümlerindeki anahtarlar hemen etkili olur.',
          ],
        },
        `Diğer istekleriniz için Hesap bölümündeki “KVKK başvurusu” formunu (${paths.securitySettings}) kullanabilirsiniz; yanıt e-posta ile gelir ve aynı yerde görünür.`,
        'Dilerseniz, kimliğinizi belirleyecek bilgilerle, yukarıdaki kutuda yazan adrese, KEP adresine veya sistemimizde kayıtlı e-posta adresinizden işletmecinin e-postasına başvurabilirsiniz. Başvurular en geç 30 gün içinde ve ücretsiz yanıtlanır; işlem ayrıca bir maliyet gerektirirse Kişisel Verileri Koruma Kurulu’nun tarifesindeki ücret istenebilir.',
        'Başvurunuz reddedilir, yanıt yetersiz kalır ya da süresinde yanıtlanmazsa; yanıtı öğrendiğiniz tarihten itibaren 30 gün ve her hâlde başvuru tarihinden itibaren 60 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz (KVKK m.14).',
      ],
    },
    {
      id: 'cerezler',
      title: '8. Çerezler ve tarayıcınızda saklananlar',
      blocks: [
        'Reklam, ölçüm ya da izleme çerezi kullanmıyoruz; bu yüzden çerez onayı da istemiyoruz. Yalnız üye olduğunuzda ya da giriş yaptığınızda, hesabınızı başkalarından korumak için tarayıcınızı tanıyan, kodların okuyamadığı (HttpOnly) ve 180 gün yaşayan zorunlu bir çerez (carsi_browser) konur.',
        'Sitenin çalışması için tarayıcınızın kendi belleğine şunlar yazılır; hepsini tarayıcı ayarlarınızdan silebilirsiniz:',
        {
          head: ['Anahtar', 'Ne işe yarar', 'Ne zaman silinir'],
          rows: [
            [
              'carsi-visitor',
              'Üye olmadan bir yazıyı beğendiğinizde, kaydettiğinizde ya da oyladığınızda üretilen rastgele ad; hiç basmazsanız oluşmaz',
              'Siz silene kadar',
            ],
            ['auth_token', 'Oturumunuzu kanıtlar (15 dakikalık)', 'Çıkış yapınca'],
            ['refresh_token', 'Oturumu yeniler (30 günlük)', 'Çıkış yapınca'],
            ['onboarding_completed', 'Hesap kurulumunu bitirdiğinizi hatırlar', 'Siz silince'],
            ['carsi-onboarding-offered', 'Kurulumun size bir kez önerildiğini hatırlar', 'Siz silince'],
            ['carsi-theme', 'Açık veya koyu görünüm seçiminiz', 'Siz silince'],
            [
              'Oturum belleği',
              'Sayfada kaldığınız yer, girişten sonra dönülecek adres gibi geçici bilgiler',
              'Sekmeyi kapatınca',
            ],
          ],
        },
      ],
    },
    {
      id: 'guvenlik',
      title: '9. Güvenlik',
      blocks: [
        'Şifreniz argon2id ile özetlenerek saklanır; kimse okuyamaz. Profil bilgileriniz, yorumlarınızın ve mesajlarınızın metni kişiye özel anahtarlarla şifrelenir. İki adımlı doğrulamada geçiş anahtarınızın gizli yarısı cihazınızda kalır; doğrulama uygulamanızın anahtarı şifreli, kurtarma kodlarınız yalnız özet olarak saklanır. Açık oturumlarınızı Hesap bölümünde görür, tek tek kapatabilirsiniz. Yüklenen resimlerden konum gibi gizli bilgiler temizlenir. Giriş denemeleri sınırlıdır.',
        'Verilerinizin kanuna aykırı biçimde ele geçirildiğini öğrenirsek, durumu Kurul’a 72 saat içinde, size ise en kısa sürede bildiririz.',
      ],
    },
    {
      id: 'cocuklar',
      title: '10. Çocuklar',
      blocks: [
        'Rehbere herkes bakabilir. Hesap açmak yetişkinler içindir; 18 yaşından küçükler yalnız velisinin ya da vasisinin izniyle hesap açabilir. İzinsiz açılmış bir çocuk hesabını bildirirseniz inceleyip sileriz.',
      ],
    },
    {
      id: 'degisiklikler',
      title: '11. Bu metindeki değişiklikler',
      blocks: [
        'Her sürüm yürürlük tarihiyle anılır; kayıt olurken hangi sürümü gördüğünüz hesabınızla birlikte saklanır. Haklarınızı etkileyen bir değişiklik olursa yürürlüğe girmeden önce e-posta ile bildirir, gerektiğinde yeniden onayınızı isteriz.',
      ],
    },
  ],
});
