import type { AdminAct } from '@carsi/contracts/admin-acts';
import { auditQuery, type AuditedAct } from '@carsi/contracts/http/administration';
import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { audited, EVERY_SERVICE, type EveryService } from '../every-service.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Categories } from './categories/categories.js';
import { calledIn, PeopleNames } from './people-names.js';

/** Who has the machine, and is no member. */
const OPERATOR = 'Site işletmecisi';

/** What admins did, of all services in one list. For admins here, and again in each service. */
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(EVERY_SERVICE) private readonly every: EveryService,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PeopleNames) private readonly names: PeopleNames,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Query() raw: unknown): Promise<AuditedAct[]> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
    const { service, before, limit = 50 } = read(auditQuery, raw);
    const asked = audited.filter((name) => service === undefined || name === service);
    const body = { limit, ...(before !== undefined && { before }) };
    const told = await Promise.all(asked.map((name) => this.every.get(name)!.adminActs(body, contextOf(request))));
    // Keys begin with the moment, so that one order holds over all services.
    const acts = told
      .flat()
      .sort((one, other) => (one.key < other.key ? 1 : -1))
      .slice(0, limit);
    return this.#named(acts, request);
  }

  async #named(acts: readonly AdminAct[], request: FastifyRequest): Promise<AuditedAct[]> {
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
      return { name: company?.name ?? null, url: company?.open ? `/firma/${company.slug}` : null };
    };
    return acts.map((act) => ({
      ...act,
      by: { id: act.by, name: act.by === 'operator' ? OPERATOR : calledIn(people, act.by).name },
      ...subjectOf(act),
    }));
  }
}
