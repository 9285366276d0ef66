import { verificationLink, type Template } from '../email-text.js';

export const changeEmail: Template = {
  token: 'change-email',
  link: verificationLink,
  write: ({ greeting, siteName, link }) => ({
    subject: 'Yeni e-posta adresinizi onaylayın',
    paragraphs: [greeting, `${siteName} hesabınızın e-posta adresi bu adresle değiştirilmek istendi.`],
    button: { label: 'Yeni adresi onayla', url: link },
    closing: [
      'Bağlantı 48 saat geçerlidir. Onaylayana kadar eski adresiniz geçerli kalır.',
      'Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
    ],
  }),
};
