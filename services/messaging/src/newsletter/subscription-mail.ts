import type { SendMail } from '@carsi/contracts/identity/mails';
import type { Newsletter } from './newsletter.js';
import type { SubscriberRow } from './projection.js';

/** The mail whose links confirm a subscription, and end it. */
export const subscriptionMail =
  (newsletter: Pick<Newsletter, 'linkTo'>) =>
  async (id: string, { round }: SubscriberRow, kind: string): Promise<Omit<SendMail, 'email'>> => {
    const leave = await newsletter.linkTo('ayril', id, round);
    const confirm = await newsletter.linkTo('onay', id, round);
    return {
      letterId: `newsletter-${id}-${round}-${kind}`,
      template: kind === 'welcome' ? 'newsletter-welcome' : 'newsletter-confirm',
      data: { confirm, leave },
    };
  };
