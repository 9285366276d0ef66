import type { KvkkKind, KvkkState } from '@carsi/contracts/identity/privacy';
import { Refusal } from '@carsi/kernel/refusal';
import type { Clock, Collection, Collections, Find } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { removeExpired } from '@carsi/platform/rows/remove-expired';

const DAY = 24 * 3_600_000;
/** KVKK 13: within thirty days at the latest. */
const ANSWERED_WITHIN_MS = 30 * DAY;
/** Retention of completed requests as evidence; the regulation on erasure (7/3) requires three years. */
const RETENTION_MS = 3 * 365 * DAY;
const NEVER = '9999-12-31T00:00:00.000Z';
const MOST_OPEN = 10;

export interface KvkkRow {
  readonly userId: string;
  readonly kind: KvkkKind;
  readonly note: string | null;
  readonly state: KvkkState;
  readonly answer: string | null;
  readonly createdAt: string;
  readonly dueAt: string;
  readonly doneAt: string | null;
  /** False while an answer must still be mailed. */
  readonly told: boolean;
  readonly expiresAt: string;
}
export type KvkkRequest = KvkkRow & { readonly id: string };

/**
 * Requests under KVKK: open → done, or → canceled by the person. Rows, because they name people and are erased with them; only an
 * anonymous record of a completed erasure stays.
 */
export class KvkkRequests {
  private constructor(
    private readonly rows: Collection<KvkkRow>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<KvkkRequests> {
    const indexes = [['state', 'dueAt'], ['dueAt'], ['userId'], ['told'], ['expiresAt']];
    return new KvkkRequests(await collections.open<KvkkRow>('kvkk-requests', { source: true, indexes }), clock);
  }

  /** Durable when it resolves; a repeated id does nothing. */
  async open(kind: KvkkKind, userId: string, id: string, at = this.#at(0), note: string | null = null): Promise<void> {
    const dueAt = new Date(Date.parse(at) + ANSWERED_WITHIN_MS).toISOString();
    const times = { createdAt: at, dueAt, doneAt: null, expiresAt: NEVER };
    const row: KvkkRow = { userId, kind, note, state: 'open', answer: null, told: true, ...times };
    await this.rows.write([{ id, v: 0, marks: {}, row }]);
  }

  /** Refuses REQUEST_LIMIT for too many open requests. */
  async ask(kind: KvkkKind, userId: string, id: string, note: string): Promise<KvkkRequest> {
    const mine = await this.of(userId);
    const again = mine.find((one) => one.id === id);
    if (again) return again;
    if (mine.filter(({ state, kind }) => state === 'open' && kind !== 'export').length >= MOST_OPEN)
      throw new Refusal('REQUEST_LIMIT');
    await this.open(kind, userId, id, undefined, note);
    return this.get(id);
  }

  /** Refuses REQUEST_NOT_FOUND. */
  async get(id: string): Promise<KvkkRequest> {
    const row = (await this.rows.load([id])).get(id)?.row;
    if (!row) throw new Refusal('REQUEST_NOT_FOUND');
    return { ...row, id };
  }

  /** Newest first. */
  async of(userId: string): Promise<readonly KvkkRequest[]> {
    const found = await this.rows.find({ where: { userId } });
    return found.map(({ id, row }) => ({ ...row, id })).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** What is due first comes first. */
  async list(
    state: KvkkState | undefined,
    limit: number,
    offset: number,
  ): Promise<{ readonly requests: readonly KvkkRequest[]; readonly total: number }> {
    const where: Find['where'] = state === undefined ? {} : { state };
    const [found, total] = await Promise.all([
      this.rows.find({ where, sort: [['dueAt', 'asc']], limit, offset }),
      this.rows.count(where),
    ]);
    return { requests: found.map(({ id, row }) => ({ ...row, id })), total };
  }

  isOverdue({ state, dueAt }: KvkkRow): boolean {
    return state === 'open' && dueAt < this.#at(0);
  }

  async carriedOut(id: string): Promise<void> {
    await this.#end(id, 'done');
  }

  /** The same answer again changes nothing. Refuses REQUEST_NOT_FOUND and REQUEST_ANSWERED. */
  async answer(id: string, answer: string): Promise<void> {
    await changeRow<KvkkRow>(this.rows, id, (row) => {
      if (!row) throw new Refusal('REQUEST_NOT_FOUND');
      if (row.answer === answer) return row;
      if (row.state !== 'open') throw new Refusal('REQUEST_ANSWERED');
      return { ...row, ...this.#ended('done'), answer, told: false };
    });
  }

  /** Answers that were not mailed yet. */
  async untold(): Promise<readonly KvkkRequest[]> {
    return (await this.rows.find({ where: { told: false } })).map(({ id, row }) => ({ ...row, id }));
  }

  async markNotified(id: string): Promise<void> {
    await changeRow<KvkkRow>(this.rows, id, (row) => row && { ...row, told: true });
  }

  /** The erasure was canceled: its requests are closed. */
  async takeBackErasure(userId: string): Promise<void> {
    for (const { id, kind } of await this.of(userId)) if (kind === 'erasure') await this.#end(id, 'canceled');
  }

  /** Erases notes and answers with the person. */
  async erase(userId: string): Promise<void> {
    for (const { id, kind } of await this.of(userId)) {
      if (kind === 'erasure') await this.#end(id, 'done');
      await changeRow<KvkkRow>(this.rows, id, (row) =>
        row?.kind === 'erasure' ? { ...row, note: null, answer: null, told: true } : undefined,
      );
    }
  }

  removeExpired(): Promise<number> {
    return removeExpired(this.rows, this.#at(0));
  }

  async #end(id: string, state: 'done' | 'canceled'): Promise<void> {
    await changeRow<KvkkRow>(this.rows, id, (row) => (row?.state === 'open' ? { ...row, ...this.#ended(state) } : row));
  }

  #ended(state: 'done' | 'canceled') {
    return { state, doneAt: this.#at(0), expiresAt: this.#at(RETENTION_MS) };
  }

  #at(inMs: number): string {
    return new Date(this.clock.now().getTime() + inMs).toISOString();
  }
}
