import { movableLimits } from '@carsi/contracts/directory/site-limits';
import type { SiteSettings } from '@carsi/contracts/directory/site-settings';
import type { Services } from '../services.js';
import type { Operator, Settings } from '../settings.js';
import { internalContext } from './context.js';
import type { LimitName } from './limits.js';

const CACHED_MS = 60_000;
/** A page does not wait longer for who answers for it. */
const PATIENCE_MS = 400;

export interface Facts {
  readonly operator: Operator | null;
  readonly iban: string | null;
  /** Null: what it is called by itself. */
  readonly siteName: string | null;
  readonly supportHours: string | null;
  readonly tiles: Settings['tiles'];
  readonly limits: Partial<Record<LimitName, number>>;
  readonly pictureMegabytes: number | null;
  readonly hiddenSearchWords: string | null;
}

/**
 * Site settings of the admins, falling back to the configuration. Cached briefly, and fetched again when their event arrives;
 * followers are notified then. A fetch that was running when the settings changed is repeated.
 */
export class SiteFacts {
  #saved: Partial<SiteSettings> = {};
  #until = 0;
  #changes = 0;
  #asking: Promise<void> | undefined;
  readonly #followers: ((facts: Facts) => void)[] = [];

  constructor(
    private readonly services: Pick<Services, 'directory'>,
    private readonly configured: Pick<Settings, 'operator' | 'iban' | 'tiles'>,
  ) {}

  async now(): Promise<Facts> {
    if (this.#until <= Date.now()) await this.#current();
    return this.#facts();
  }

  /** The settings changed: fetches them again at once. */
  async drop(): Promise<void> {
    this.#changes += 1;
    this.#until = 0;
    await this.#current();
  }

  /** Notifies with the current facts, and after every fetch. */
  follow(notify: (facts: Facts) => void): void {
    this.#followers.push(notify);
    notify(this.#facts());
  }

  #current(): Promise<void> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
  }

  /** While the directory is unavailable, the last settings stay. */
  async #ask(): Promise<void> {
    for (let before = -1; before !== this.#changes;) {
      before = this.#changes;
      try {
        this.#saved = await this.services.directory.siteSettings({}, internalContext(PATIENCE_MS));
        this.#until = Date.now() + CACHED_MS;
      } catch {
        this.#until = Date.now() + PATIENCE_MS;
      }
    }
    const facts = this.#facts();
    for (const notify of this.#followers) notify(facts);
  }

  #facts(): Facts {
    const { operator, iban, tiles } = this.configured;
    const saved = this.#saved;
    const name = saved.operatorName ?? operator?.name;
    const limits = Object.entries(movableLimits).flatMap(([field, { name: limit }]) => {
      const value = saved[field as keyof typeof movableLimits] ?? null;
      return value === null ? [] : [[limit, value] as const];
    });
    return {
      operator:
        name === undefined
          ? null
          : {
              name,
              address: saved.operatorAddress ?? operator?.address ?? null,
              email: saved.operatorEmail ?? operator?.email ?? null,
              kep: saved.operatorKep ?? operator?.kep ?? null,
              phone: saved.operatorPhone ?? operator?.phone ?? null,
              taxOffice: saved.operatorTaxOffice ?? null,
              taxNumber: saved.operatorTaxNumber ?? null,
            },
      iban: saved.iban ?? iban,
      siteName: saved.siteName ?? null,
      supportHours: saved.supportHours ?? null,
      tiles: saved.tilesUrl ? { roadmap: saved.tilesUrl, attribution: saved.tilesAttribution ?? '' } : tiles,
      limits: Object.fromEntries(limits),
      pictureMegabytes: saved.pictureMegabytes ?? null,
      hiddenSearchWords: saved.hiddenSearchWords ?? null,
    };
  }
}
