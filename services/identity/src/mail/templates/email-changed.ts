import { moment, type Template } from '../letter.js';

export const emailChanged: Template = {
  write: ({ name, site, siteName, data }) => ({
    subject: 'E-posta adresiniz değiştirildi',
    paragraphs: [
      `Merhaba ${name},`,
      `${siteName} hesabınızın e-posta adresi ${moment(data['at'])} tarihinde değiştirildi. Bu adres artık hesabınıza bağlı değil.`,
      `Bunu siz yapmadıysanız bize yazın: ${site}/iletisim`,
    ],
  }),
};
