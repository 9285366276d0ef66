import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

export const erasureReceipt: Template = {
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
};
