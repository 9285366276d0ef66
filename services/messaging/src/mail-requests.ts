import type { MailCalls, SendMail } from '@carsi/contracts/identity/mails';
import type { Meta } from '@carsi/kernel/event';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { Refused, type Clock, type Ids } from '@carsi/platform/platform';

const ANSWER_MS = 5_000;
const AT_ONCE = 50;

/** Identity's final answer to a mail: requested again it would be the same. */
const isRefused = (error: unknown): error is Refused => error instanceof Refused && error.code === 'BAD_REQUEST';

/** A row with mails to request: 'welcome', 'answer-1' … */
interface MailRow {
  readonly email: string | null;
  readonly letters: readonly string[];
}

/** Requests mails to addresses that people left here; identity renders and sends them. */
export class MailRequests {
  constructor(
    private readonly parts: {
      readonly identity: Served<MailCalls>;
      readonly access: Pick<Access, 'asOperator'>;
      readonly ids: Ids;
      readonly clock: Clock;
    },
  ) {}

  /** Resolves with the request's id once identity has accepted the mail: one with an id that it had before is no second mail. */
  async send(mail: SendMail): Promise<string> {
    const requestId = this.parts.ids.next();
    const deadline = Date.now() + ANSWER_MS;
    const context = { ...this.parts.access.asOperator(), requestId, commandId: mail.letterId, deadline };
    await this.parts.identity.sendLetter(mail, context);
    return requestId;
  }

  /** Tries every waiting one in turn: one that is refused does not delay those behind it. Answers the refusals. */
  async each<Waiting>(waiting: Iterable<Waiting>, ask: (one: Waiting) => Promise<void>): Promise<readonly Refused[]> {
    const refused: Refused[] = [];
    for (const one of waiting)
      await ask(one).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        refused.push(error);
      });
    return refused;
  }

  /**
   * Requests the mails of waiting rows. Each is noted after identity has accepted it: killed in between, it is requested again under the
   * same id, which is one mail.
   */
  async sendWaiting<Row extends MailRow>(
    rows: ReadModel<Row>,
    mailOf: (id: string, row: Row, kind: string) => Promise<Omit<SendMail, 'email'>>,
    note: (id: string, kind: string, meta: Meta) => Promise<unknown>,
  ): Promise<void> {
    const waiting = await rows.find({ where: { lettersWait: true }, limit: AT_ONCE });
    const [refused] = await this.each(
      waiting.flatMap(({ id, row }) => row.letters.map((kind) => ({ id, row, kind }))),
      async ({ id, row, kind }) => {
        if (row.email === null) return;
        const mail = await mailOf(id, row, kind);
        const correlationId = await this.send({ ...mail, email: row.email });
        const at = this.parts.clock.now().toISOString();
        await note(id, kind, { by: null, at, commandId: mail.letterId, correlationId });
      },
    );
    if (refused) throw refused;
  }
}
