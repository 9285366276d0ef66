import { toName } from '@carsi/turkish/suffix';
import { verificationLink, type Template } from '../email-text.js';

export const verifyEmail: Template = {
  token: 'verify-email',
  link: verificationLink,
  write: ({ greeting, siteName, link }) => ({
    subject: 'E-posta adresinizi doğrulayın',
    paragraphs: [
      greeting,
      `${toName(siteName)} hoş geldiniz. Hesabınızı kullanmaya başlamak için e-posta adresinizi doğrulayın.`,
    ],
    button: { label: 'E-postamı doğrula', url: link },
    closing: ['Bağlantı 48 saat geçerlidir. Bu kaydı siz yapmadıysanız bu e-postayı yok sayabilirsiniz.'],
  }),
};
