import { deleteAccountBy } from '@carsi/contracts/common/paths';
import type { Template } from '../email-text.js';

export const deleteAccount: Template = {
  token: 'delete-account',
  link: (site, token) => site + deleteAccountBy(token),
  write: ({ greeting, siteName, link }) => ({
    subject: 'Hesabınızı silmeyi onaylayın',
    paragraphs: [greeting, `${siteName} hesabınızın silinmesi istendi. Silmek için bağlantıyı açıp onaylayın.`],
    button: { label: 'Hesabımı sil', url: link },
    closing: [
      'Bağlantı 60 dakika geçerlidir ve bir kez kullanılabilir. Onayladıktan sonra vazgeçmek için 14 gününüz olur.',
      'Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz: hesabınız olduğu gibi kalır.',
    ],
  }),
};
