import { moment, type Template } from '../letter.js';

export const newSignIn: Template = {
  write: ({ name, site, data }) => ({
    subject: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
    paragraphs: [
      `Merhaba ${name},`,
      `Hesabınıza ${moment(data['at'])} tarihinde yeni bir cihazdan giriş yapıldı: ${data['device'] ?? ''}`,
      'Bu sizseniz bir şey yapmanız gerekmez.',
      `Siz değilseniz şifrenizi değiştirin ve diğer oturumları kapatın: ${site}/ayarlar`,
    ],
  }),
};
