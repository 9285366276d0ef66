import { administrationOf } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

/** That mails arrive at all, and how they look. */
export const testMail: Template = {
  write: ({ greeting, site, siteName, data }) => ({
    subject: `${siteName}: deneme postası`,
    paragraphs: [
      greeting,
      `Bu deneme postasını ${moment(data['at'])} tarihinde yönetim panelinden siz istediniz.`,
      'Okuyabiliyorsanız e-posta ayarlarınız çalışıyor.',
    ],
    button: { label: 'Site ayarları', url: site + administrationOf('ayarlar') },
  }),
};
