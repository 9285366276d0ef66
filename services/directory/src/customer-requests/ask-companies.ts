import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import { createHash } from 'node:crypto';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import {
  makeRequest,
  listRequests,
  answerRequest,
  type RequestView,
} from '@carsi/contracts/directory/customer-requests';
import type { Command } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { StoreUnavailable, type Condition, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { CompanyCommand } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import type { CompanyPage } from '../company-page/row.js';
import { medianOf, requestRows, type RequestRow } from './projection.js';
import type { Request, RequestCommand } from './request.js';

/** The response time is shown from this many answers on, for the last ones. */
const FEWEST = 5;
const LAST = 20;

export type EraseRequester = Command<'EraseRequester', { readonly personId: string }>;

/** Quotes and appointments that people request from companies; the current owner answers. */
export class AskCompanies {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'keys' | 'access' | 'clock'> & {
      readonly requests: Commands<Request, RequestCommand>;
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly rows: ReadModel<RequestRow>;
      readonly pages: ReadModel<CompanyPage>;
    },
  ) {}

  async makeRequest(body: unknown, context: CallContext): Promise<RequestView> {
    const person = this.parts.access.requirePerson(context);
    const { companyId, kind, message, preferredAt = null } = parse(makeRequest, body);
    if (!person.emailVerified) throw new Refusal('EMAIL_UNVERIFIED');
    const meta = metaOf(context, this.parts.clock, person.id);
    const { state: company } = await this.parts.companies.state(companyId);
    const open = company.is === 'active';
    const ownerId = company.is === 'unknown' ? null : company.ownerId;
    const data = { companyId, personId: person.id, kind, message, preferredAt, open, ownerId };
    return this.#run(requestIdOf(person.id, meta.commandId), { type: 'MakeRequest', data, meta });
  }

  /** Another person's request is not found. */
  async answerRequest(body: unknown, context: CallContext): Promise<RequestView> {
    const { id: personId } = this.parts.access.requirePerson(context);
    const { requestId, state, reply = null } = parse(answerRequest, body);
    const meta = metaOf(context, this.parts.clock, personId);
    const { state: known } = await this.parts.requests.state(requestId);
    if (known.is === 'unknown') throw new Refusal('REQUEST_NOT_FOUND');
    const by = known.personId === personId ? 'person' : 'company';
    if (by === 'company' && (await this.#ownerOf(known.companyId)) !== personId) throw new Refusal('REQUEST_NOT_FOUND');
    return this.#run(requestId, { type: 'AnswerRequest', data: { state, reply, by, byId: personId }, meta });
  }

  /** The last first. */
  async requests(body: unknown, context: CallContext): Promise<{ requests: readonly RequestView[]; total: number }> {
    const { id: personId } = this.parts.access.requirePerson(context);
    const { side, companyId, state, limit, offset } = parse(listRequests, body);
    const who: Record<string, Condition> =
      side === 'person' ? { personId } : { companyId: { in: await this.#companiesOf(personId, companyId) } };
    const where = { ...who, ...(state !== undefined && { state }) };
    const [found, total] = await Promise.all([
      this.parts.rows.find({ where, sort: [['madeAt', 'desc']], limit, offset }),
      this.parts.rows.count(where),
    ]);
    return { requests: found.map(viewOf), total };
  }

  async responseTime({ companyId }: { companyId: string }): Promise<{ minutes: number | null }> {
    const answered = await this.parts.rows.find({
      where: { companyId },
      sort: [['answeredAt', 'desc']],
      limit: LAST,
    });
    return {
      minutes: medianOf(
        answered.flatMap(({ row }) => row.minutes ?? []),
        FEWEST,
      ),
    };
  }

  /** For their export. Throws StoreUnavailable while the list is behind what was accepted. */
  async personalData(personId: string): Promise<readonly PersonalTable[]> {
    await this.#upToDate();
    const [made, replied] = await Promise.all([
      this.parts.rows.find({ where: { personId }, sort: [['madeAt', 'asc']] }),
      this.parts.rows.find({ where: { replierId: personId } }),
    ]);
    return [
      {
        name: 'requests',
        rows: made.map(({ row: { companyId, kind, state, message, preferredAt, madeAt, answeredAt } }) => ({
          companyId,
          kind,
          state,
          message,
          preferredAt,
          madeAt,
          answeredAt,
        })),
      },
      {
        name: 'request-replies',
        rows: replied.map(({ row: { companyId, kind, state, reply, answeredAt } }) => ({
          companyId,
          kind,
          state,
          reply,
          answeredAt,
        })),
      },
    ];
  }

  /** For the policy. The key is destroyed first: a concurrent write cannot be sealed and contains no text. */
  async erase({ data: { personId }, meta }: EraseRequester): Promise<void> {
    await this.parts.keys.destroy(personId, 'requests');
    await this.#upToDate();
    const { commandId, ...rest } = meta;
    for (const whose of ['person', 'company'] as const) {
      const where: Record<string, Condition> = whose === 'person' ? { personId } : { replierId: personId };
      for (const { id } of await this.parts.rows.find({ where }))
        await this.parts.requests.run(id, {
          type: 'EraseRequest',
          data: { whose },
          meta: { ...rest, commandId: `${commandId}-${id}-${whose}` },
        });
    }
  }

  async #ownerOf(companyId: string): Promise<string | null> {
    const { state } = await this.parts.companies.state(companyId);
    return state.is === 'unknown' ? null : state.ownerId;
  }

  async #companiesOf(ownerId: string, only?: string): Promise<readonly string[]> {
    const owned = await this.parts.pages.find({ where: { 'company.ownerId': ownerId } });
    return owned.map(({ id }) => id).filter((id) => only === undefined || id === only);
  }

  /** Answers once the lists show it. */
  async #run(id: string, command: RequestCommand): Promise<RequestView> {
    const { version } = await this.parts.requests.run(id, command);
    const position = await this.parts.store.positionOf(`request-${id}`, version);
    await this.parts.readModels.waitFor([requestRows.name], position);
    const row = await this.parts.rows.get(id);
    if (!row) throw new StoreUnavailable('The list of requests is behind.');
    return viewOf({ id, row });
  }

  async #upToDate(): Promise<void> {
    const { readModels, store } = this.parts;
    if (!(await readModels.waitFor([requestRows.name], await store.head())))
      throw new StoreUnavailable('The list of requests is behind.');
  }
}

/** A repeated command makes the same request. */
const requestIdOf = (personId: string, commandId: string): string =>
  createHash('sha256').update(`request of ${personId} by ${commandId}`).digest('hex').slice(0, 32);

const viewOf = ({
  id,
  row: { replierId: _replier, minutes: _minutes, ...row },
}: {
  readonly id: string;
  readonly row: RequestRow;
}): RequestView => ({ id, ...row });
