import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

export const newSignIn: Template = {
  write: ({ greeting, site, data }) => ({
    subject: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
    paragraphs: [
      greeting,
      `Hesabınıza ${moment(data['at'])} tarihinde yeni bir cihazdan giriş yapıldı: ${data['device'] ?? ''}`,
      'Bu sizseniz bir şey yapmanız gerekmez.',
      `Siz değilseniz şifrenizi değiştirin ve diğer oturumları kapatın: ${site}${paths.settings}`,
    ],
  }),
};
