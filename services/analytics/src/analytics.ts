import {
  auditBody,
  companyWindow,
  dashboardBody,
  trackAppearances,
  trackInteraction,
  trackSearches,
  trackVisit,
  type Audit,
  type CompanyMetrics,
  type CompanyWindow,
  type Dashboard,
  type EmptySearch,
  type TrackAppearances,
  type TrackInteraction,
  type TrackSearches,
} from '@carsi/contracts/analytics/calls';
import { interactionsTopic, type SearchAsked, type Telemetry } from '@carsi/contracts/analytics/events';
import { Refusal } from '@carsi/kernel/refusal';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Actor } from '@carsi/platform/hosting/access';
import { lastDays } from '@carsi/turkish/calendar';
import { parse } from '@carsi/platform/hosting/parse';
import type { Cache, EventLog, CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import { deviceOf } from '@carsi/platform/visitors';
import { closedMonths, type ClosedMonth } from './closed-months/projection.js';
import { companyDay, REPEAT_SECONDS } from './company-day/projection.js';
import { viewsOf } from './closed-months/query.js';
import { metricsOf, visitorsOf } from './company-day/query.js';
import type { CompanyDay } from './company-day/row.js';
import { DashboardOf } from './dashboard/dashboard.js';
import { dataSharing } from './data-sharing/projection.js';
import { knownCompany } from './known-company/projection.js';
import { KnownCompanies } from './known-company/query.js';
import { knownPlan } from './plans/projection.js';
import { countableWords } from './searches/countable-words.js';
import { searches, type Search } from './searches/projection.js';
import { inVain, popular } from './searches/query.js';
import type { DailySalt } from './visitor/daily-salt.js';

/** Of base64url: eight bytes. */
const VISITOR_LENGTH = 11;

/** Tracking and figures. Visits have no aggregate: a valid event is appended, and the projection decides. */
export class Analytics {
  readonly #days: ReadModel<CompanyDay>;
  readonly #closed: ReadModel<ClosedMonth>;
  readonly #known: KnownCompanies;
  readonly #searches: ReadModel<Search>;
  readonly #dashboards: DashboardOf;

  constructor(
    private readonly parts: Pick<ServiceParts, 'readModels' | 'clock' | 'access'> & {
      readonly log: EventLog;
      readonly cache: Cache;
      readonly salt: DailySalt;
      readonly publishTotals: (days: number) => Promise<number>;
      readonly publishLearned: (days: number) => Promise<number>;
    },
  ) {
    this.#days = parts.readModels.of(companyDay);
    this.#closed = parts.readModels.of(closedMonths);
    this.#known = new KnownCompanies(parts.readModels.of(knownCompany), parts.clock);
    this.#searches = parts.readModels.of(searches);
    this.#dashboards = new DashboardOf(this.#days, this.#closed, parts.readModels.of(knownPlan), parts.clock);
  }

  async trackVisit(body: unknown, context: CallContext): Promise<{ id: string; counted: boolean }> {
    const visit = parse(trackVisit, body);
    const { visitor, data, at, actorId } = await this.#observed(visit, context);
    const shared = await this.#isShared(actorId);
    await this.#append(visit.companyId, at, {
      type: 'VisitTracked',
      data: {
        ...data,
        source: visit.source,
        city: visit.city,
        ...(!shared && { shared }),
        ...(visit.category !== undefined && { category: visit.category }),
        ...(await this.#searchBefore(visit, at)),
      },
    });
    return { id: visit.id, counted: await this.#forecast(data, visitor, 'view') };
  }

  async trackInteraction(body: unknown, context: CallContext): Promise<{ id: string; counted: boolean }> {
    const interaction = parse(trackInteraction, body);
    const { visitor, data, at, actorId } = await this.#observed(interaction, context);
    const search = (await this.#isShared(actorId)) ? await this.#searchBefore(interaction, at) : {};
    await this.#append(interaction.companyId, at, {
      type: 'InteractionTracked',
      data: { ...data, kind: interaction.kind, ...search },
    });
    return { id: interaction.id, counted: await this.#forecast(data, visitor, interaction.kind) };
  }

  async visitorSalts(_body: unknown, context: CallContext): Promise<readonly { day: string; salt: string }[]> {
    this.parts.access.requireOperator(context);
    return this.parts.salt.coming();
  }

  async trackAppearances(body: TrackAppearances): Promise<{ taken: number }> {
    const { searches } = parse(trackAppearances, body);
    const at = this.parts.clock.now().toISOString();
    const records = await Promise.all(
      searches.flatMap(({ id, address, agent, companyIds }) =>
        companyIds.map(async (companyId) => {
          const visitor = await this.parts.salt.visitor(companyId, address, agent, at);
          const data = {
            companyId,
            id,
            visitor,
            device: deviceOf(agent),
            own: false,
            kind: 'search_appearance',
          } as const;
          return { key: companyId, at, by: null, events: [{ type: 'InteractionTracked', data }] };
        }),
      ),
    );
    if (records.length > 0) await this.parts.log.append(interactionsTopic, records);
    return { taken: records.length };
  }

  async trackSearches(body: TrackSearches): Promise<{ taken: number }> {
    const searches = parse(trackSearches, body).searches;
    const at = this.parts.clock.now().toISOString();
    const worded = searches.flatMap(({ q, ...rest }) => {
      const words = countableWords(q);
      return words ? [{ ...rest, words }] : [];
    });
    const records = await Promise.all(
      worded.map(async ({ words, total, address }) => {
        // Bound to the query: other searches of the same visitor cannot be linked.
        const visitor = (await this.parts.salt.visitor(`search ${words.query}`, address, '', at)).slice(
          0,
          VISITOR_LENGTH,
        );
        const event: SearchAsked = { type: 'SearchAsked', data: { ...words, total, visitor } };
        return { key: words.query, at, by: null, events: [event] };
      }),
    );
    if (records.length > 0) await this.parts.log.append(interactionsTopic, records);
    return { taken: records.length };
  }

  popularSearches(): Promise<readonly { query: string; count: number }[]> {
    return popular(this.#searches);
  }

  async emptySearches({ limit }: { limit: number }, context: CallContext): Promise<readonly EmptySearch[]> {
    this.parts.access.requireAdmin(context);
    return inVain(this.#searches, Math.min(1_000, Math.max(1, Math.trunc(limit))));
  }

  async importTelemetry(
    { events }: { events: readonly { at: string; event: Telemetry }[] },
    context: CallContext,
  ): Promise<{ taken: number }> {
    this.parts.access.requireOperator(context);
    await this.parts.log.append(
      interactionsTopic,
      events.map(({ at, event }) => ({ key: event.data.companyId, at, by: 'operator', events: [event] })),
    );
    return { taken: events.length };
  }

  async visitorStats(body: CompanyWindow): Promise<readonly { date: string; visitors: number }[]> {
    const { companyId, days } = parse(companyWindow, body);
    return visitorsOf(this.#days, companyId, lastDays(this.parts.clock.now(), days));
  }

  async viewCount({ companyId }: { companyId: string }): Promise<{ views: number }> {
    return { views: await viewsOf(this.#days, this.#closed, companyId) };
  }

  async metrics(body: CompanyWindow): Promise<CompanyMetrics> {
    const { companyId, days } = parse(companyWindow, body);
    return metricsOf(this.#days, companyId, lastDays(this.parts.clock.now(), days));
  }

  async dashboard(body: unknown, context: CallContext): Promise<Dashboard> {
    const actor = this.parts.access.require(context);
    const { companyId, days, period } = parse(dashboardBody, body);
    await this.#requireOwner(companyId, actor);
    return this.#dashboards.dashboard(companyId, days, period);
  }

  async audit(body: unknown, context: CallContext): Promise<Audit> {
    const actor = this.parts.access.require(context);
    const { companyId, days, metric } = parse(auditBody, body);
    await this.#requireOwner(companyId, actor);
    return this.#dashboards.audit(companyId, days, metric);
  }

  async tellViews({ days }: { days: number }, context: CallContext): Promise<{ told: number }> {
    this.parts.access.requireOperator(context);
    return { told: await this.parts.publishTotals(Math.min(365, Math.max(1, days))) };
  }

  async publishLearned({ days }: { days: number }, context: CallContext): Promise<{ published: number }> {
    this.parts.access.requireOperator(context);
    return { published: await this.parts.publishLearned(Math.min(90, Math.max(1, days))) };
  }

  /**
   * The search that led to a company, where nothing in its words is of a person. Who followed it is a network, not a browser: five agents
   * at one address are one visitor.
   */
  async #searchBefore(
    { companyId, query, rank, address, network = address }: Omit<TrackInteraction, 'kind'>,
    at: string,
  ) {
    const words = query === undefined ? undefined : countableWords(query)?.query;
    if (words === undefined) return {};
    const who = await this.parts.salt.visitor(`search ${words} ${companyId}`, network, '', at);
    return { words, network: who.slice(0, VISITOR_LENGTH), ...(rank !== undefined && { rank }) };
  }

  /** An anonymous visitor has no switch, and is unknown after midnight. */
  async #isShared(actorId: string | undefined): Promise<boolean> {
    return actorId === undefined || (await this.parts.readModels.of(dataSharing).get(actorId)) !== undefined;
  }

  async #requireOwner(companyId: string, actor: Actor): Promise<void> {
    const company = await this.#known.now(companyId);
    if (!company) throw new Refusal('COMPANY_NOT_FOUND');
    if (!actor.admin && company.ownerId !== actor.id) throw new Refusal('COMPANY_NOT_YOURS');
  }

  async #observed(
    { companyId, id, address, agent }: Pick<TrackInteraction, 'companyId' | 'id' | 'address' | 'agent'>,
    context: CallContext,
  ) {
    const company = await this.#known.get(companyId);
    if (!company?.open) throw new Refusal('COMPANY_NOT_FOUND');
    const actor = this.parts.access.actorOf(context);
    const at = this.parts.clock.now().toISOString();
    const visitor = await this.parts.salt.visitor(companyId, address, agent, at);
    const own = company.ownerId !== null && company.ownerId === actor?.id;
    return { at, visitor, actorId: actor?.id, data: { companyId, id, visitor, device: deviceOf(agent), own } };
  }

  #append(companyId: string, at: string, event: Telemetry): Promise<void> {
    return this.parts.log.append(interactionsTopic, [{ key: companyId, at, by: null, events: [event] }]);
  }

  /** A forecast for the caller; the cache may lose it, and the projection may decide otherwise. */
  async #forecast(
    { device, own }: Pick<Telemetry['data'], 'device' | 'own'>,
    visitor: string,
    what: string,
  ): Promise<boolean> {
    if (device === 'bot' || own) return false;
    return this.parts.cache.add(`analytics:seen:${visitor}:${what}`, '1', REPEAT_SECONDS * 1000).catch(() => true);
  }
}
