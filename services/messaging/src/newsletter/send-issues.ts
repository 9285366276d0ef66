import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { MailRequests } from '../mail-requests.js';
import type { Issue, IssueCommand } from './issue.js';
import type { IssueRow } from './issue-rows.js';
import type { Newsletter } from './newsletter.js';
import type { SubscriberRow } from './projection.js';

const AT_ONCE = 50;
/** Limit of subscribers with the same millisecond. */
const SAME_MOMENT = 1_000;

/**
 * Sends an issue to all subscribers in batches: identity accepts the mails, then the batch is noted. Killed in between, the batch is
 * sent again under the same ids, which are the same mails; nobody gets one twice.
 */
export class SendIssues {
  constructor(
    private readonly parts: {
      readonly rows: ReadModel<IssueRow>;
      readonly subscribers: ReadModel<SubscriberRow>;
      readonly issues: Commands<Issue, IssueCommand>;
      readonly newsletter: Newsletter;
      readonly mailRequests: MailRequests;
      readonly clock: Clock;
    },
  ) {}

  async turn(): Promise<void> {
    for (const { id, row } of await this.parts.rows.find({ where: { state: 'sending' }, limit: AT_ONCE }))
      await this.#stretch(id, row);
  }

  async #stretch(id: string, row: IssueRow): Promise<void> {
    // The list of issues may be behind the stream.
    const { state } = await this.parts.issues.state(id);
    if (state.is !== 'sending') return;
    const people = await this.#next(state.after);
    const upTo = people.at(-1)?.row.askedAt;
    if (upTo === undefined) return this.#run(id, { type: 'FinishIssue', data: {} }, 'finish');
    // A subscriber who confirmed later gets the next issue.
    const wanting = people.filter(({ row: { confirmedAt } }) => confirmedAt !== null && confirmedAt <= state.begunAt);
    let count = 0;
    const [refused] = await this.parts.mailRequests.each(wanting, async ({ id: subscriber, row: one }) => {
      if (await this.#requestMail(id, row, subscriber, one)) count += 1;
    });
    await this.#run(id, { type: 'NoteProgress', data: { after: state.after, upTo, count } }, `reached-${upTo}`);
    if (refused) throw refused;
  }

  /** In the order of subscription; subscribers of one millisecond stay together. */
  async #next(after: string) {
    const sort = [['askedAt', 'asc']] as const;
    const first = await this.parts.subscribers.find({
      where: { state: 'confirmed', askedAt: { gt: after } },
      sort,
      limit: AT_ONCE,
    });
    const last = first.at(-1)?.row.askedAt;
    if (last === undefined || first.length < AT_ONCE) return first;
    const same = await this.parts.subscribers.find({
      where: { state: 'confirmed', askedAt: last },
      limit: SAME_MOMENT,
    });
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...same.filter(({ id }) => !known.has(id))];
  }

  async #requestMail(id: string, row: IssueRow, subscriber: string, { email, round }: SubscriberRow): Promise<boolean> {
    if (email === null) return false;
    const letterId = `newsletter-${subscriber}-${round}-${id}`;
    const leave = await this.parts.newsletter.linkTo('ayril', subscriber, round);
    const data = { subject: row.subject, content: row.content, leave };
    await this.parts.mailRequests.send({ letterId, template: 'newsletter-issue', email, data });
    return true;
  }

  async #run(id: string, command: Pick<IssueCommand, 'type' | 'data'>, cause: string): Promise<void> {
    const at = this.parts.clock.now().toISOString();
    const meta = { by: null, at, commandId: `${id}-${cause}`, correlationId: id };
    await this.parts.issues.run(id, { ...command, meta } as IssueCommand);
  }
}
