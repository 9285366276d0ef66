import {
  postponedTopic,
  type InteractionTracked,
  type Telemetry,
  type TrackingPostponed,
  type VisitTracked,
} from '@carsi/contracts/analytics/events';
import type { Access } from '@carsi/platform/hosting/access';
import type { Clock, EventLog } from '@carsi/platform/platform';
import { deviceOf, personUnder, visitorUnder } from '@carsi/platform/visitors';
import { dayOf } from '@carsi/turkish/calendar';
import type { FastifyRequest } from 'fastify';
import { internalContext } from '../../answers/context.js';
import { isOutage } from '../../answers/outage.js';
import type { Services } from '../../services.js';
import type { SignIn } from '../../sign-in/sign-in.js';
import type { visitOf } from './visit.js';

/** As analytics destroys its salts: half an hour after their day. */
const DESTROYED_AFTER_MS = 30 * 60_000;

/** What a visit or an interaction says beside who it was. */
type Observed =
  | { readonly type: 'VisitTracked'; readonly data: Pick<VisitTracked['data'], 'source' | 'city' | 'category'> }
  | { readonly type: 'InteractionTracked'; readonly data: Pick<InteractionTracked['data'], 'kind'> };

/**
 * Appends visits and interactions to the event log that analytics cannot take now; it counts them when it is back. An address is not
 * stored: the visitor is an HMAC under the salt of the day, which analytics gave while it answered.
 *
 * Guarantee: what is accepted is durable, and counts once by its id, even if analytics had taken it and only its answer was lost. Trade:
 * whether the company is public is decided later, the words of the search before it are not recorded, and a BFF that has not reached
 * analytics since its start has no salt and refuses.
 */
export class PostponedTracking {
  readonly #salts = new Map<string, string>();

  constructor(
    private readonly parts: {
      readonly services: Services;
      readonly log: Pick<EventLog, 'append'>;
      readonly access: Pick<Access, 'asOperator'>;
      readonly signIn: Pick<SignIn, 'person'>;
      readonly clock: Clock;
    },
  ) {}

  /** Called every ten seconds: reads the salts of today and tomorrow and forgets old ones. */
  async refresh(): Promise<void> {
    const { services, access, clock } = this.parts;
    const oldestDay = dayOf(new Date(clock.now().getTime() - DESTROYED_AFTER_MS));
    for (const day of this.#salts.keys()) if (day < oldestDay) this.#salts.delete(day);
    const salts = await services.analytics.visitorSalts({}, { ...internalContext(), ...access.asOperator() });
    for (const { day, salt } of salts) this.#salts.set(day, salt);
  }

  /** Durable when it resolves. Throws `reason`, why analytics did not take it, where that is a refusal or no salt is known. */
  async add(
    request: FastifyRequest,
    { companyId, id, address, agent }: ReturnType<typeof visitOf>,
    observed: Observed,
    reason: unknown,
  ): Promise<{ readonly id: string; readonly counted: boolean }> {
    const { log, signIn, clock } = this.parts;
    const at = clock.now().toISOString();
    const salt = this.#salts.get(dayOf(at));
    if (!isOutage(reason) || salt === undefined) throw reason;
    const person = await signIn.person(request);
    const device = deviceOf(agent);
    const visitor = visitorUnder(salt, companyId, address, agent);
    // Nobody could be asked whether a signed-in visitor wants to be counted in demographics.
    const shared = person && observed.type === 'VisitTracked' && { shared: false };
    const event = {
      type: observed.type,
      data: { ...observed.data, companyId, id, device, visitor, own: false, ...shared },
    } as Telemetry;
    const data = { event, ...(person && { person: personUnder(salt, companyId, person.id) }) };
    const postponed: TrackingPostponed = { type: 'TrackingPostponed', data };
    await log.append(postponedTopic, [{ key: companyId, at, by: null, events: [postponed] }]);
    return { id, counted: device !== 'bot' };
  }
}
