import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { MailRequests } from '../mail-requests.js';
import type { Newsletter } from './newsletter.js';
import type { SubscriberRow } from './projection.js';
import type { Subscription, SubscriptionCommand } from './subscription.js';

const AT_ONCE = 50;

/** Has identity send the letters by which somebody confirms, and may leave again; noted down once it has taken them over. */
export class RequestNewsletterMails {
  constructor(
    private readonly rows: ReadModel<SubscriberRow>,
    private readonly subscriptions: Commands<Subscription, SubscriptionCommand>,
    private readonly newsletter: Newsletter,
    private readonly mailRequests: MailRequests,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<void> {
    const waiting = await this.rows.find({ where: { lettersWait: true }, limit: AT_ONCE });
    const [refused] = await this.mailRequests.each(
      waiting.flatMap(({ id, row }) => row.letters.map((kind) => ({ id, row, letter: kind }))),
      ({ id, row, letter: kind }) => this.#ask(id, row, kind),
    );
    if (refused) throw refused;
  }

  async #ask(id: string, { email, round }: SubscriberRow, kind: string): Promise<void> {
    if (email === null) return;
    const letterId = `newsletter-${id}-${round}-${kind}`;
    const leave = await this.newsletter.linkTo('ayril', id, round);
    const confirm = await this.newsletter.linkTo('onay', id, round);
    const template = kind === 'welcome' ? 'newsletter-welcome' : 'newsletter-confirm';
    const correlationId = await this.mailRequests.send({ letterId, template, email, data: { confirm, leave } });
    const meta = { by: null, at: this.clock.now().toISOString(), commandId: letterId, correlationId };
    await this.subscriptions.run(id, { type: 'NoteSubscriptionMail', data: { letter: kind }, meta });
  }
}
