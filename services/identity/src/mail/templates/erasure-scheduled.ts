import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

export const erasureScheduled: Template = {
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
};
