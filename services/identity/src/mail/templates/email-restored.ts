import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

/** To the address that the account had in between. */
export const emailRestored: Template = {
  write: ({ site, siteName, data }) => ({
    subject: 'E-posta adresi değişikliği geri alındı',
    paragraphs: [
      'Merhaba,',
      `Bu adrese geçirilen ${siteName} hesabı ${moment(data['at'])} tarihinde önceki adresinden geri alındı. Bu adres artık o hesaba bağlı değil.`,
      `Sorularınız için: ${site}${paths.contact}`,
    ],
  }),
};
