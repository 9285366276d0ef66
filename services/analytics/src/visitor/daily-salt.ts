import { randomBytes } from 'node:crypto';
import { dayOf } from '@carsi/turkish/calendar';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { visitorUnder } from '@carsi/platform/visitors';

const DAY_MS = 86_400_000;

interface Salt {
  readonly day: string;
  readonly salt: string;
}

/**
 * Visitors are recognised for one day, by an HMAC of address, agent and company under a salt that all instances share. The salt is a
 * synced row in no backup; it is destroyed half an hour after its day, and then no visitor can be identified.
 */
export class DailySalt {
  readonly #known = new Map<string, string>();

  private constructor(
    private readonly salts: Collection<Salt>,
    private readonly clock: Clock,
  ) {}

  static async open(collections: Collections, clock: Clock): Promise<DailySalt> {
    return new DailySalt(await collections.open<Salt>('salts', { synced: true }), clock);
  }

  async visitor(companyId: string, address: string, agent: string, at: string): Promise<string> {
    return visitorUnder(await this.#saltOf(dayOf(at)), companyId, address, agent);
  }

  /** Of today and tomorrow. */
  async coming(): Promise<readonly Salt[]> {
    const now = this.clock.now().getTime();
    const days = [now, now + DAY_MS].map((time) => dayOf(new Date(time)));
    return Promise.all(days.map(async (day) => ({ day, salt: await this.#saltOf(day) })));
  }

  /** Undefined once it is destroyed. */
  async of(at: string): Promise<string | undefined> {
    const day = dayOf(at);
    return this.#known.get(day) ?? (await this.salts.load([day])).get(day)?.row?.salt;
  }

  /** Called every minute: yesterday's salt is destroyed at 00:30. */
  async destroyOld(): Promise<void> {
    const oldestDay = dayOf(new Date(this.clock.now().getTime() - 30 * 60_000));
    for await (const chunk of this.salts.scan())
      for (const stored of chunk)
        if (stored.row && stored.row.day < oldestDay) await this.salts.write([{ ...stored, row: undefined }]);
    for (const day of this.#known.keys()) if (day < oldestDay) this.#known.delete(day);
  }

  async #saltOf(day: string): Promise<string> {
    const known = this.#known.get(day);
    if (known !== undefined) return known;
    const fresh = { day, salt: randomBytes(32).toString('base64url') };
    // Two instances at midnight: the first insert wins and both read it.
    await this.salts.write([{ id: day, v: 0, marks: {}, row: fresh }]);
    const stored = (await this.salts.load([day])).get(day)?.row;
    if (!stored) return fresh.salt;
    this.#known.set(day, stored.salt);
    return stored.salt;
  }
}
