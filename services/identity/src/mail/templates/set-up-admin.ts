import { inName } from '@carsi/turkish/suffix';
import { recoveryLink, type Template } from '../email-text.js';

export const setUpAdmin: Template = {
  token: 'set-up',
  link: recoveryLink,
  write: ({ greeting, siteName, link }) => ({
    subject: 'Yönetici hesabınızı kurun',
    paragraphs: [
      greeting,
      `${inName(siteName)} yönetici yapıldınız. Hesabınızı kullanmak için en az 12 karakterlik bir şifre belirleyin.`,
    ],
    button: { label: 'Şifremi belirle', url: link },
    closing: ['Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir.'],
  }),
};
