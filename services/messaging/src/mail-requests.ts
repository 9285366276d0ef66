import type { MailCalls, SendMail } from '@carsi/contracts/identity/mails';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { Refused, type Ids } from '@carsi/platform/platform';

const ANSWER_MS = 5_000;

/** Identity's last word about a letter: asked again it would say the same. */
const isRefused = (error: unknown): error is Refused => error instanceof Refused && error.code === 'BAD_REQUEST';

/** Letters to addresses that people left here: identity writes and sends them. */
export class MailRequests {
  constructor(
    private readonly identity: Served<MailCalls>,
    private readonly access: Pick<Access, 'asOperator'>,
    private readonly ids: Ids,
  ) {}

  /** Resolves with the request's id once identity has taken the letter over: one with an id that it had before is no second letter. */
  async send(mail: SendMail): Promise<string> {
    const requestId = this.ids.next();
    const deadline = Date.now() + ANSWER_MS;
    const context = { ...this.access.asOperator(), requestId, commandId: mail.letterId, deadline };
    await this.identity.sendLetter(mail, context);
    return requestId;
  }

  /** One after the other what waits, done when the last was tried: one that is refused holds up none behind it. Answers those refusals. */
  async each<Waiting>(waiting: Iterable<Waiting>, ask: (one: Waiting) => Promise<void>): Promise<readonly Refused[]> {
    const refused: Refused[] = [];
    for (const one of waiting)
      await ask(one).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        refused.push(error);
      });
    return refused;
  }
}
