import { moment, takeBackLink, type Template } from '../email-text.js';

/** To the former address. */
export const emailChanged: Template = {
  token: 'take-back',
  link: takeBackLink,
  write: ({ greeting, siteName, data, link }) => ({
    subject: 'E-posta adresiniz değiştirildi',
    paragraphs: [
      greeting,
      `${siteName} hesabınızın e-posta adresi ${moment(data['at'])} tarihinde değiştirildi. Bu adres artık hesabınıza bağlı değil.`,
      'Bunu siz yapmadıysanız aşağıdaki bağlantıyla hesabınızı geri alın: adresiniz geri gelir, bütün oturumlar kapanır ve yeni bir şifre belirlersiniz.',
    ],
    button: { label: 'Değişikliği geri al', url: link },
    closing: ['Bağlantı 7 gün geçerlidir. Değişikliği siz yaptıysanız bir şey yapmanız gerekmez.'],
  }),
};
