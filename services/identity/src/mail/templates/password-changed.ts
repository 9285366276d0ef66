import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

export const passwordChanged: Template = {
  write: ({ greeting, site, data }) => ({
    subject: 'Şifreniz değiştirildi',
    paragraphs: [
      greeting,
      `Hesabınızın şifresi ${moment(data['at'])} tarihinde değiştirildi.`,
      `Bunu siz yapmadıysanız hemen yeni bir şifre isteyin: ${site}${paths.resetPassword}`,
    ],
  }),
};
