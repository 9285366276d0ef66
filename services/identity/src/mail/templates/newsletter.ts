import { newsletterPage, paths } from '@carsi/contracts/common/paths';
import type { Template } from '../email-text.js';

const page = (site: string, what: 'onay' | 'ayril', key: string | undefined): string =>
  site + newsletterPage(what, key ?? '');
const oneClick = (site: string, key: string | undefined): string =>
  `${site}/api/newsletter/unsubscribe?token=${encodeURIComponent(key ?? '')}`;

export const newsletterConfirm: Template = {
  toAnyAddress: true,
  write: ({ site, siteName, data }) => ({
    subject: 'Bülten aboneliğinizi onaylayın',
    paragraphs: [
      'Merhaba,',
      `Bu adresle ${siteName} bültenine abone olmak istendi. Abonelik ancak siz onaylarsanız başlar.`,
    ],
    button: { label: 'Aboneliği onayla', url: page(site, 'onay', data['confirm']) },
    closing: ['Bağlantı 7 gün geçerlidir. Bunu siz istemediyseniz bir şey yapmanız gerekmez, adresiniz silinir.'],
    unsubscribe: oneClick(site, data['leave']),
  }),
};

export const newsletterWelcome: Template = {
  toAnyAddress: true,
  write: ({ site, data }) => ({
    subject: 'Bülten aboneliğiniz başladı',
    paragraphs: ['Merhaba,', 'Aboneliğiniz onaylandı. Yeni yazılarımızı bu adrese göndereceğiz.'],
    button: { label: 'Yazılara göz at', url: site + paths.blog },
    closing: [`Abonelikten ayrılmak için: ${page(site, 'ayril', data['leave'])}`],
    unsubscribe: oneClick(site, data['leave']),
  }),
};

/** Text by admins. A test mail to an admin has no unsubscribe link. */
export const newsletterIssue: Template = {
  toAnyAddress: true,
  write: ({ site, siteName, data: { subject = `${siteName} bülteni`, content = '', leave } }) => ({
    subject: leave ? subject : `[Deneme] ${subject}`,
    paragraphs: [],
    markdown: { text: content, site },
    closing: [
      `Bu e-postayı ${siteName} bültenine abone olduğunuz için aldınız.`,
      `Abonelikten ayrılmak için: ${page(site, 'ayril', leave)}`,
    ],
    ...(leave && { unsubscribe: oneClick(site, leave) }),
  }),
};
