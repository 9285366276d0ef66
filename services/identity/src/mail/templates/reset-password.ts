import { recoveryLink, type Template } from '../email-text.js';

export const resetPassword: Template = {
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
};
