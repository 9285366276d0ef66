import type { SiteSettings } from '@carsi/contracts/site-settings';
import type { Services } from '../services.js';
import type { Operator, Settings } from '../settings.js';
import { internalContext } from './context.js';

const KEPT_MS = 60_000;
/** A page does not wait longer for who answers for it. */
const PATIENCE_MS = 400;

export interface Facts {
  readonly operator: Operator | null;
  readonly iban: string | null;
}

/** Who answers for the directory: what an admin said, else the configuration. Kept for a moment and dropped by its event. */
export class SiteFacts {
  #said: Partial<SiteSettings> = {};
  #until = 0;
  #asking: Promise<void> | undefined;

  constructor(
    private readonly services: Pick<Services, 'directory'>,
    private readonly configured: Pick<Settings, 'operator' | 'iban'>,
  ) {}

  async now(): Promise<Facts> {
    if (this.#until <= Date.now()) await (this.#asking ??= this.#ask().finally(() => (this.#asking = undefined)));
    const { operator, iban } = this.configured;
    const said = this.#said;
    const name = said.operatorName ?? operator?.name;
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
            },
      iban: said.iban ?? iban,
    };
  }

  drop(): void {
    this.#until = 0;
  }

  /** While the directory is away, what was known stays. */
  async #ask(): Promise<void> {
    try {
      this.#said = await this.services.directory.siteSettings({}, internalContext(PATIENCE_MS));
      this.#until = Date.now() + KEPT_MS;
    } catch {
      this.#until = Date.now() + PATIENCE_MS;
    }
  }
}
