import { movableLimits } from '@carsi/contracts/directory/site-limits';
import type { SiteSettings } from '@carsi/contracts/directory/site-settings';
import type { Services } from '../services.js';
import type { Operator, Settings } from '../settings.js';
import { internalContext } from './context.js';
import type { LimitName } from './limits.js';

const KEPT_MS = 60_000;
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
 * What an admin said of the site, else the configuration. Kept for a moment, and asked again when its event tells that it changed;
 * whoever has to follow is told then. An answer that was on its way when it changed is asked for once more.
 */
export class SiteFacts {
  #said: Partial<SiteSettings> = {};
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

  /** It changed: asked again at once. */
  async drop(): Promise<void> {
    this.#changes += 1;
    this.#until = 0;
    await this.#current();
  }

  /** Told of what is known now, and whenever that was asked for again. */
  follow(tell: (facts: Facts) => void): void {
    this.#followers.push(tell);
    tell(this.#facts());
  }

  #current(): Promise<void> {
    return (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
  }

  /** While the directory is away, what was known stays. */
  async #ask(): Promise<void> {
    for (let before = -1; before !== this.#changes;) {
      before = this.#changes;
      try {
        this.#said = await this.services.directory.siteSettings({}, internalContext(PATIENCE_MS));
        this.#until = Date.now() + KEPT_MS;
      } catch {
        this.#until = Date.now() + PATIENCE_MS;
      }
    }
    const facts = this.#facts();
    for (const tell of this.#followers) tell(facts);
  }

  #facts(): Facts {
    const { operator, iban, tiles } = this.configured;
    const said = this.#said;
    const name = said.operatorName ?? operator?.name;
    const limits = Object.entries(movableLimits).flatMap(([field, { name: limit }]) => {
      const value = said[field as keyof typeof movableLimits] ?? null;
      return value === null ? [] : [[limit, value] as const];
    });
    return {
      operator:
        name === undefined
          ? null
          : {
              name,
              address: said.operatorAddress ?? operator?.address ?? null,
              email: said.operatorEmail ?? operator?.email ?? null,
              kep: said.operatorKep ?? operator?.kep ?? null,
              phone: said.operatorPhone ?? operator?.phone ?? null,
              taxOffice: said.operatorTaxOffice ?? null,
              taxNumber: said.operatorTaxNumber ?? null,
            },
      iban: said.iban ?? iban,
      siteName: said.siteName ?? null,
      supportHours: said.supportHours ?? null,
      tiles: said.tilesUrl ? { roadmap: said.tilesUrl, attribution: said.tilesAttribution ?? '' } : tiles,
      limits: Object.fromEntries(limits),
      pictureMegabytes: said.pictureMegabytes ?? null,
      hiddenSearchWords: said.hiddenSearchWords ?? null,
    };
  }
}
