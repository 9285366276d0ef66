import { paths } from '@carsi/contracts/common/paths';
import type { Template } from '../email-text.js';

/** The number of unread messages, never writers or texts: a mail passes through many hands. */
export const unreadMessages: Template = {
  write: ({ greeting, site, data }) => {
    const [count, conversations] = [data['count'] ?? '1', data['conversations'] ?? '1'];
    return {
      subject: `${count} okunmamış mesajınız var`,
      paragraphs: [
        greeting,
        conversations === '1'
          ? `Bir konuşmada okunmamış ${count} mesajınız var.`
          : `${conversations} konuşmada okunmamış ${count} mesajınız var.`,
      ],
      button: { label: 'Mesajları oku', url: site + paths.messages },
      closing: [
        'Siz dönene kadar yeni mesajlar için başka e-posta göndermeyiz.',
        `Bu e-postaları kapatmak için: ${site}${paths.notificationSettings}`,
      ],
    };
  },
};
