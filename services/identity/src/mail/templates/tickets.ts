import { paths } from '@carsi/contracts/common/paths';
import type { Template } from '../email-text.js';

/** Never contains typed text: the address is unverified, and a stranger must not reach a third party by it. */
export const ticketReceived: Template = {
  toAnyAddress: true,
  write: ({ site, data }) => ({
    subject: `Mesajınız bize ulaştı (${data['number'] ?? ''})`,
    paragraphs: [
      'Merhaba,',
      `Mesajınızı aldık, kayıt numarası ${data['number'] ?? ''}. 24 saat içinde bu adrese yanıt veririz.`,
      'Destek saatlerimiz: Pazartesi - Cuma, 09:00-18:00.',
    ],
    closing: [
      `Bu arada sık sorulan sorulara bakabilirsiniz: ${site}${paths.help}`,
      'Bu mesajı siz yazmadıysanız bu e-postayı yok sayabilirsiniz.',
    ],
  }),
};

export const ticketAnswer: Template = {
  toAnyAddress: true,
  write: ({ site, data }) => ({
    subject: `Mesajınıza yanıtımız (${data['number'] ?? ''})`,
    paragraphs: ['Merhaba,', `${data['number'] ?? ''} numaralı mesajınıza yanıtımız:`, data['answer'] ?? ''],
    closing: [`Başka bir sorunuz olursa: ${site}${paths.contact}`],
  }),
};
