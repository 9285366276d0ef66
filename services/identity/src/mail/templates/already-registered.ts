import { paths } from '@carsi/contracts/common/paths';
import { inName } from '@carsi/turkish/suffix';
import { recoveryLink, type Template } from '../email-text.js';

export const alreadyRegistered: Template = {
  token: 'reset',
  link: recoveryLink,
  write: ({ greeting, link, site, siteName }) => ({
    subject: 'Zaten bir hesabınız var',
    paragraphs: [
      greeting,
      `Bu e-posta adresiyle ${inName(siteName)} yeni bir hesap açılmak istendi; ancak zaten bir hesabınız var.`,
      `Giriş yapmak için: ${site}${paths.signIn}`,
      'Şifrenizi hatırlamıyorsanız aşağıdaki bağlantıyla yeni bir şifre belirleyebilirsiniz.',
    ],
    button: { label: 'Yeni şifre belirle', url: link },
    closing: ['Bağlantı 60 dakika geçerlidir. Bunu siz istemediyseniz bir şey yapmanız gerekmez.'],
  }),
};
