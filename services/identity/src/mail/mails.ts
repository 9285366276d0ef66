import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, Collection, Collections, Ids } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';
import type { TemplateName } from './templates.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RETENTION_MS = 30 * 24 * HOUR;
const NEVER = '9999-12-31T00:00:00.000Z';
/** Lease of a mail while it is sent; after a crash another sender takes it. A slow sender renews it. */
export const CLAIM_MS = MINUTE / 2;
/** Waiting times after the first, second … failure; after the last one it is given up. */
const RETRY_DELAYS_MS = [1, 2, 5, 15, 30, 60, 120, 240, 360].map((minutes) => minutes * MINUTE);

export interface MailRow {
  readonly template: TemplateName;
  readonly userId: string;
  /** The recipient if it is not the person's address; deleted with the other data after sending. */
  readonly data: Readonly<Record<string, string>>;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly nextAt: string;
  readonly sentAt: string | null;
  readonly expiresAt: string;
}
export type Mail = MailRow & { readonly id: string };

/**
 * The mail queue: waiting → sent, or waiting → … ten times → failed → waiting again by an admin. The id of a mail is derived from
 * its cause, so that a repeated request is one mail.
 */
export class Mails {
  #wake = (): void => undefined;

  private constructor(
    private readonly rows: Collection<MailRow>,
    private readonly decoys: Collection<{ readonly count: number }>,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  static async open(
    collections: Collections,
    { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  ): Promise<Mails> {
    const indexes = [['state', 'nextAt'], ['createdAt'], ['expiresAt'], ['userId']];
    const rows = await collections.open<MailRow>('mails', { source: true, indexes });
    return new Mails(rows, await collections.open('mail-decoys', { source: true }), clock, ids);
  }

  /** Durable when it resolves; a repeated id does nothing. */
  async ask(
    template: TemplateName,
    userId: string,
    data: Readonly<Record<string, string>> = {},
    id: string = this.ids.next(),
  ): Promise<void> {
    const now = this.#at(0);
    const row: MailRow = {
      template,
      userId,
      data,
      state: 'waiting',
      attempts: 0,
      lastError: null,
      createdAt: now,
      nextAt: now,
      sentAt: null,
      expiresAt: NEVER,
    };
    await this.rows.write([{ id, v: 0, marks: {}, row }]);
    this.#wake();
  }

  /** The same work as `ask` without a mail: response times must not reveal whether an address is known. */
  async askNothing(): Promise<void> {
    await changeRow(this.decoys, 'decoy', (row) => ({ count: (row?.count ?? 0) + 1 }));
  }

  onRequested(wake: () => void): void {
    this.#wake = wake;
  }

  async due(limit: number): Promise<readonly string[]> {
    const where = { state: 'waiting', nextAt: { lte: this.#at(0) } };
    return (await this.rows.find({ where, sort: [['nextAt', 'asc']], limit })).map(({ id }) => id);
  }

  /** False after it was sent, given up or canceled. */
  async isWaiting(id: string): Promise<boolean> {
    return (await this.rows.load([id])).get(id)?.row?.state === 'waiting';
  }

  /** Undefined if another sender took it. */
  async take(id: string): Promise<Mail | undefined> {
    let claimed: MailRow | undefined;
    await changeRow<MailRow>(this.rows, id, (row) => {
      claimed = undefined;
      if (row?.state !== 'waiting' || row.nextAt > this.#at(0)) return row;
      claimed = { ...row, attempts: row.attempts + 1, nextAt: this.#at(CLAIM_MS) };
      return claimed;
    });
    return claimed && { ...claimed, id };
  }

  /** Renews the lease: a mail server may take longer over all its steps. */
  async hold({ id, attempts }: Mail): Promise<void> {
    await changeRow<MailRow>(this.rows, id, (row) =>
      row?.state === 'waiting' && row.attempts === attempts ? { ...row, nextAt: this.#at(CLAIM_MS) } : row,
    );
  }

  async sent(id: string): Promise<void> {
    const sentAt = this.#at(0);
    await changeRow<MailRow>(
      this.rows,
      id,
      (row) => row && { ...row, state: 'sent', data: {}, lastError: null, sentAt, expiresAt: this.#at(RETENTION_MS) },
    );
  }

  /** `final`: a retry would fail in the same way. */
  async failed(id: string, reason: string, final: boolean): Promise<void> {
    await changeRow<MailRow>(this.rows, id, (row) => {
      if (row?.state !== 'waiting') return row;
      const wait = final ? undefined : RETRY_DELAYS_MS[row.attempts - 1];
      if (wait !== undefined) return { ...row, lastError: reason, nextAt: this.#at(wait) };
      return { ...row, state: 'failed', lastError: reason, expiresAt: this.#at(RETENTION_MS) };
    });
  }

  /** Cancels all queued mails to an erased person except the receipt. */
  async erase(userId: string, eraseCopy: (id: string) => Promise<void>): Promise<void> {
    for (const { id, row } of await this.rows.find({ where: { userId } })) {
      if (row.template === 'erasure-receipt') continue;
      await eraseCopy(id);
      await this.drop(id);
    }
  }

  /** Cancels queued and given-up mails that would get a new link when sent. */
  async cancel(userId: string, isOver: (template: TemplateName) => boolean): Promise<void> {
    for (const { id, row } of await this.rows.find({ where: { userId } }))
      if (isOver(row.template))
        await changeRow<MailRow>(this.rows, id, (now) => (now?.state === 'sent' ? now : undefined));
  }

  /** The mail became pointless. */
  async drop(id: string): Promise<void> {
    await changeRow<MailRow>(this.rows, id, () => undefined);
  }

  /** Returns its recipient. Refuses MAIL_NOT_FOUND and MAIL_SENT. */
  async again(id: string): Promise<string> {
    let userId = '';
    await changeRow<MailRow>(this.rows, id, (row) => {
      if (!row) throw new Refusal('MAIL_NOT_FOUND');
      if (row.state === 'sent') throw new Refusal('MAIL_SENT');
      userId = row.userId;
      return { ...row, state: 'waiting', attempts: 0, nextAt: this.#at(0), expiresAt: NEVER };
    });
    this.#wake();
    return userId;
  }

  /** Refuses MAIL_NOT_FOUND. */
  async one(id: string): Promise<Mail> {
    const row = (await this.rows.load([id])).get(id)?.row;
    if (!row) throw new Refusal('MAIL_NOT_FOUND');
    return { ...row, id };
  }

  /** Newest first. */
  async list(limit: number, offset: number): Promise<{ readonly mails: readonly Mail[]; readonly total: number }> {
    const [found, total] = await Promise.all([
      this.rows.find({ sort: [['createdAt', 'desc']], limit, offset }),
      this.rows.count(),
    ]);
    return { mails: found.map(({ id, row }) => ({ ...row, id })), total };
  }

  /** Sent and queued mails of a person; newest first. */
  async of(userId: string): Promise<readonly Pick<MailRow, 'template' | 'state' | 'createdAt' | 'sentAt'>[]> {
    const found = await this.rows.find({ where: { userId } });
    return found
      .map(({ row: { template, state, createdAt, sentAt } }) => ({ template, state, createdAt, sentAt }))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.#at(0));
  }

  #at(inMs: number): string {
    return new Date(this.clock.now().getTime() + inMs).toISOString();
  }
}
