import { deleteAccountBy, paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

export const privacyMails = {
  'delete-account': {
    token: 'delete-account',
    link: (site, token) => site + deleteAccountBy(token),
    write: ({ greeting, siteName, link }) => ({
      subject: 'Hesabınızı silmeyi onaylayın',
      paragraphs: [greeting, `${siteName} hesabınızın silinmesi istendi. Silmek için bağlantıyı açıp onaylayın.`],
      button: { label: 'Hesabımı sil', url: link },
      closing: [
        'Bağlantı 60 dakika geçerlidir ve bir kez kullanılabilir. Onayladıktan sonra vazgeçmek için 14 gününüz olur.',
        'Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz: hesabınız olduğu gibi kalır.',
      ],
    }),
  },
  'erasure-scheduled': {
    write: ({ greeting, site, data }) => ({
      subject: 'Hesabınız silinecek',
      paragraphs: [
        greeting,
        `Hesabınız kapatıldı ve ${moment(data['eraseAt'])} tarihinde kalıcı olarak silinecek.`,
        data['asked'] === 'admin'
          ? `Hesabınız bir yönetici tarafından kapatıldı. İtiraz etmek için bize yazın: ${site}${paths.contact}`
          : `Vazgeçerseniz bu tarihten önce giriş yapıp hesabınızı geri alabilirsiniz: ${site}${paths.signIn}`,
      ],
    }),
  },
  'erasure-receipt': {
    write: ({ site, siteName, data }) => ({
      subject: 'Hesabınız silindi',
      paragraphs: [
        'Merhaba,',
        `${siteName} hesabınız ve kişisel verileriniz ${moment(data['at'])} tarihinde silindi. Silinenler:`,
        'Adınız, e-posta adresiniz, telefonunuz, profil resminiz ve tanıtım yazınız; şifreniz ve açık oturumlarınız; ayarlarınız, ilgi alanlarınız, rıza kayıtlarınız ve kurulumda verdikleriniz; Google ve GitHub bağlantılarınız; size gönderilen e-postaların kayıtları.',
        'Bu bilgileri içeren kayıtların anahtarı yok edildi; yedeklerdeki kopyaları da okunamaz.',
        'İşletme sayfalarınız sahipsiz olarak yayında kalır. Yorumlarınız, silinmelerini istemediyseniz adınız olmadan kalır.',
        'Fatura bilgileriniz silindi. Adınıza düzenlenmiş faturalar varsa, üzerlerindeki bilgilerle yasa gereği 10 yıl saklanır.',
        `Sorularınız için: ${site}${paths.contact}`,
      ],
    }),
  },
  /** `data.path`: where the signed-in person takes it from; the data itself is never mailed. */
  'export-ready': {
    write: ({ greeting, site, data }) => ({
      subject: 'Verileriniz hazır',
      paragraphs: [greeting, 'İstediğiniz veri dosyası hazırlandı.'],
      button: { label: 'Verilerimi indir', url: site + (data['path'] ?? paths.settings) },
      closing: ['Dosya 7 gün boyunca indirilebilir.'],
    }),
  },
  'kvkk-answer': {
    write: ({ greeting, site, data }) => ({
      subject: 'KVKK başvurunuz yanıtlandı',
      paragraphs: [
        greeting,
        `${moment(data['askedAt'])} tarihli başvurunuza yanıtımız:`.trimStart(),
        data['answer'] ?? '',
      ],
      closing: [
        `Başvurularınızı ayarlarınızda görebilirsiniz: ${site}${paths.securitySettings}`,
        'Yanıtımızı yeterli bulmazsanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
      ],
    }),
  },
} as const satisfies Readonly<Record<string, Template>>;
