import { interactionsTopic, type Telemetry } from '@carsi/contracts/analytics/events';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { Clock, EventLog } from '@carsi/platform/platform';
import { personUnder } from '@carsi/platform/visitors';
import { knownCompany } from '../known-company/projection.js';
import { KnownCompanies } from '../known-company/query.js';
import type { DailySalt } from '../visitor/daily-salt.js';
import type { TrackPostponed } from './track-when-postponed.js';

/** What the BFF accepted while this service was unavailable. */
export class Postponed {
  readonly #known: KnownCompanies;

  constructor(
    private readonly parts: {
      readonly readModels: ReadModels;
      readonly clock: Clock;
      readonly log: EventLog;
      readonly salt: Pick<DailySalt, 'of'>;
    },
  ) {
    this.#known = new KnownCompanies(parts.readModels.of(knownCompany), parts.clock);
  }

  /**
   * Appends it to the interactions, at the time when the BFF accepted it. Refuses COMPANY_NOT_FOUND. After its day's salt was destroyed an
   * owner is not recognised any more.
   */
  async track({ data: { event, person }, meta: { at } }: TrackPostponed): Promise<void> {
    const { companyId } = event.data;
    const company = await this.#openCompany(companyId);
    const salt = person === undefined || company.ownerId === null ? undefined : await this.parts.salt.of(at);
    const own = salt !== undefined && person === personUnder(salt, companyId, company.ownerId!);
    const decided = { ...event, data: { ...event.data, own } } as Telemetry;
    await this.parts.log.append(interactionsTopic, [{ key: companyId, at, by: null, events: [decided] }]);
  }

  async #openCompany(companyId: string) {
    const known = await this.#known.get(companyId);
    if (known?.open) return known;
    // It may have been approved while this service was unavailable.
    await this.parts.readModels.waitUntilCaughtUp(knownCompany.name);
    const now = await this.#known.get(companyId);
    if (now?.open) return now;
    throw new Refusal('COMPANY_NOT_FOUND');
  }
}
