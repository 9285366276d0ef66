import { paths } from '@carsi/contracts/common/paths';
import type { Template } from '../email-text.js';

/** `data.path`: where the signed-in person takes it from; the data itself is never mailed. */
export const exportReady: Template = {
  write: ({ greeting, site, data }) => ({
    subject: 'Verileriniz hazır',
    paragraphs: [greeting, 'İstediğiniz veri dosyası hazırlandı.'],
    button: { label: 'Verilerimi indir', url: site + (data['path'] ?? paths.settings) },
    closing: ['Dosya 7 gün boyunca indirilebilir.'],
  }),
};
