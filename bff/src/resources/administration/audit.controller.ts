import { paths } from '@carsi/contracts/common/paths';
import type { AdminAct } from '@carsi/contracts/common/admin-acts';
import type { AuditedAct } from '@carsi/contracts/administration';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { audited, EVERY_SERVICE, type EveryService } from '../../every-service.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories } from '../categories/categories.js';
import { calledIn, PeopleNames } from '../people-names.js';

/** Who has the machine, and is no member. */
const OPERATOR = 'Site işletmecisi';

/** What admins did, of all services in one list. For admins here, and again in each service. */
@Controller()
export class AuditController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(EVERY_SERVICE) private readonly every: EveryService,
    @Inject(PeopleNames) private readonly names: PeopleNames,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Implements('GET /api/admin/audit')
  async list({ query, context, request }: RequestOf<'GET /api/admin/audit'>) {
    const { service, before, limit = 50 } = query;
    const wanted = audited.filter((name) => service === undefined || name === service);
    const body = { limit, ...(before !== undefined && { before }) };
    const lists = await Promise.all(wanted.map((name) => this.every.get(name)!.adminActs(body, context)));
    // Keys begin with the moment, so that one order holds over all services.
    const acts = lists
      .flat()
      .sort((one, other) => (one.key < other.key ? 1 : -1))
      .slice(0, limit);
    return this.#withNames(acts, request);
  }

  async #withNames(acts: readonly AdminAct[], request: FastifyRequest): Promise<AuditedAct[]> {
    const idsOf = (kind: string): string[] => [...new Set(acts.filter((act) => act.kind === kind).map(({ id }) => id))];
    const [people, companies, categories] = await Promise.all([
      this.names.of([...acts.map(({ by }) => by), ...idsOf('user')]),
      this.services.directory.companyNames({ ids: idsOf('company') }, contextOf(request)),
      this.categories.byId(),
    ]);
    const companiesById = new Map(companies.map((company) => [company.id, company]));
    const subjectOf = ({ kind, id }: AdminAct): Pick<AuditedAct, 'name' | 'url'> => {
      if (kind === 'user') return { name: calledIn(people, id).name, url: null };
      if (kind === 'category') return { name: categories.get(id)?.name ?? null, url: null };
      const company = kind === 'company' ? companiesById.get(id) : undefined;
      return { name: company?.name ?? null, url: company?.open ? paths.company(company.slug) : null };
    };
    return acts.map((act) => ({
      ...act,
      by: { id: act.by, name: act.by === 'operator' ? OPERATOR : calledIn(people, act.by).name },
      ...subjectOf(act),
    }));
  }
}
