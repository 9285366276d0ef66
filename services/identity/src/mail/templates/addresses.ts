import { paths } from '@carsi/contracts/common/paths';
import { inName, toName } from '@carsi/turkish/suffix';
import { moment, recoveryLink, takeBackLink, type Template, verificationLink } from '../email-text.js';

export const addressMails = {
  'verify-email': {
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
  },
  'already-registered': {
    token: 'reset',
    link: recoveryLink,
    write: ({ greeting, link, site, siteName }) => ({
      subject: 'Zaten bir hesabınız var',
      paragraphs: [
        greeting,
        `Bu e-posta adresiyle ${inName(siteName)} yeni bir hesap açılmak istendi; ancak zaten bir hesabınız var.`,
        `Giriş yapmak için: ${site}${paths.signIn}`,
        'Şifrenizi hatırlamıyorsanız aşağıdaki bağlantıyla yeni bir şifre belirleyebilirsiniz.',
      ],
      button: { label: 'Yeni şifre belirle', url: link },
      closing: ['Bağlantı 60 dakika geçerlidir. Bunu siz istemediyseniz bir şey yapmanız gerekmez.'],
    }),
  },
  'change-email': {
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
  },
  /** To the former address. */
  'email-changed': {
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
  },
  /** To the address that the account had in between. */
  'email-restored': {
    write: ({ site, siteName, data }) => ({
      subject: 'E-posta adresi değişikliği geri alındı',
      paragraphs: [
        'Merhaba,',
        `Bu adrese geçirilen ${siteName} hesabı ${moment(data['at'])} tarihinde önceki adresinden geri alındı. Bu adres artık o hesaba bağlı değil.`,
        `Sorularınız için: ${site}${paths.contact}`,
      ],
    }),
  },
} as const satisfies Readonly<Record<string, Template>>;
