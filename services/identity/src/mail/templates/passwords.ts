import { paths } from '@carsi/contracts/common/paths';
import { inName } from '@carsi/turkish/suffix';
import { moment, recoveryLink, type Template } from '../email-text.js';

export const passwordMails = {
  'reset-password': {
    token: 'reset',
    link: recoveryLink,
    write: ({ greeting, link }) => ({
      subject: 'Şifre sıfırlama bağlantınız',
      paragraphs: [greeting, 'Hesabınız için yeni bir şifre belirlemek üzere aşağıdaki bağlantıyı kullanın.'],
      button: { label: 'Yeni şifre belirle', url: link },
      closing: [
        'Bağlantı 60 dakika geçerlidir ve bir kez kullanılabilir.',
        'Bunu siz istemediyseniz bu e-postayı yok sayın; şifreniz değişmez.',
      ],
    }),
  },
  'password-changed': {
    write: ({ greeting, site, data }) => ({
      subject: 'Şifreniz değiştirildi',
      paragraphs: [
        greeting,
        `Hesabınızın şifresi ${moment(data['at'])} tarihinde değiştirildi.`,
        `Bunu siz yapmadıysanız hemen yeni bir şifre isteyin: ${site}${paths.resetPassword}`,
      ],
    }),
  },
  /** Without a name: it may still be one that a stranger typed. */
  'password-removed': {
    write: ({ site, siteName }) => ({
      subject: 'Hesabınız için şifre belirleyin',
      paragraphs: [
        'Merhaba,',
        `${siteName} hesabınızın bu adrese ait olduğu anlaşıldı. Kayıttaki şifreyi sizin belirlediğinizi bilemediğimiz için o şifreyi kaldırdık ve açık oturumları kapattık.`,
      ],
      button: { label: 'Yeni şifre iste', url: site + paths.resetPassword },
      closing: ['Şifrenizi az önce belirlediyseniz bir şey yapmanız gerekmez.'],
    }),
  },
  'set-up-admin': {
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
  },
  'new-sign-in': {
    write: ({ greeting, site, data }) => ({
      subject: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
      paragraphs: [
        greeting,
        `Hesabınıza ${moment(data['at'])} tarihinde yeni bir cihazdan giriş yapıldı: ${data['device'] ?? ''}`,
        'Bu sizseniz bir şey yapmanız gerekmez.',
        `Siz değilseniz şifrenizi değiştirin ve diğer oturumları kapatın: ${site}${paths.settings}`,
      ],
    }),
  },
} as const satisfies Readonly<Record<string, Template>>;
