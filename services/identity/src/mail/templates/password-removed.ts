import { paths } from '@carsi/contracts/common/paths';
import type { Template } from '../email-text.js';

/** Without a name: it may still be one that a stranger typed. */
export const passwordRemoved: Template = {
  write: ({ site, siteName }) => ({
    subject: 'Hesabınız için şifre belirleyin',
    paragraphs: [
      'Merhaba,',
      `${siteName} hesabınızın bu adrese ait olduğu anlaşıldı. Kayıttaki şifreyi sizin belirlediğinizi bilemediğimiz için o şifreyi kaldırdık ve açık oturumları kapattık.`,
    ],
    button: { label: 'Yeni şifre iste', url: site + paths.resetPassword },
    closing: ['Şifrenizi az önce belirlediyseniz bir şey yapmanız gerekmez.'],
  }),
};
