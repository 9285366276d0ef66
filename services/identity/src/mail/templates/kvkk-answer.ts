import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

export const kvkkAnswer: Template = {
  write: ({ greeting, site, data }) => ({
    subject: 'KVKK başvurunuz yanıtlandı',
    paragraphs: [
      greeting,
      `${moment(data['askedAt'])} tarihli başvurunuza yanıtımız:`.trimStart(),
      data['answer'] ?? '',
    ],
    closing: [
      `Başvurularınızı ayarlarınızda görebilirsiniz: ${site}${paths.securitySettings}`,
      'Yanıtımızı yeterli bulmazsanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
    ],
  }),
};
