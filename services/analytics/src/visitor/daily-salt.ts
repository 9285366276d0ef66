import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@carsi/turkish/calendar';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';

interface Salt {
  readonly day: string;
  readonly salt: string;
}

/**
 * Visitors are recognised for one day, by an HMAC of address, agent and company under a salt that all instances share. The salt is a
 * synced row in no backup; it is destroyed half an hour after its day, and then no visitor can be identified.
 */
export class DailySalt {
  #today: Salt | undefined;

  private constructor(
    private readonly salts: Collection<Salt>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<DailySalt> {
    return new DailySalt(await collections.open<Salt>('salts', { synced: true }), clock);
  }

  async visitor(companyId: string, address: string, agent: string, at: string): Promise<string> {
    const salt = await this.#saltOf(dayOf(at));
    return createHmac('sha256', salt).update(`${address}\n${agent}\n${companyId}`).digest('base64url').slice(0, 22);
  }

  /** Called every minute: yesterday's salt is destroyed at 00:30. */
  async destroyOld(): Promise<void> {
    const oldestDay = dayOf(new Date(this.clock.now().getTime() - 30 * 60_000));
    for await (const chunk of this.salts.scan())
      for (const stored of chunk)
        if (stored.row && stored.row.day < oldestDay) await this.salts.write([{ ...stored, row: undefined }]);
    if (this.#today && this.#today.day < oldestDay) this.#today = undefined;
  }

  async #saltOf(day: string): Promise<string> {
    if (this.#today?.day === day) return this.#today.salt;
    const fresh = { day, salt: randomBytes(32).toString('base64url') };
    // Two instances at midnight: the first insert wins and both read it.
    await this.salts.write([{ id: day, v: 0, marks: {}, row: fresh }]);
    const stored = (await this.salts.load([day])).get(day)?.row;
    if (!stored) return fresh.salt;
    this.#today = stored;
    return stored.salt;
  }
}
