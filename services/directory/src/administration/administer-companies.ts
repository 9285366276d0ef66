import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import { growthWindow, type NewByDay } from '@carsi/contracts/common/growth';
import {
  markCompany,
  decideCompanies,
  listOwned,
  type Decided,
  type ListOwned,
  type OwnedCompany,
} from '@carsi/contracts/directory/owned-companies';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import { countByDay } from '@carsi/platform/events/count-by-day';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { ReservationConflict, type Find, type CallContext } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import type { CompanyPage } from '../company-page/row.js';
import type { CompanyCommand } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import type { FreeSlugs } from '../company/free-slugs.js';
import { hiddenStates, type NamesForAdmins } from './names-for-admins.js';
import type { OwnedCompanies } from '../owned/owned-companies.js';
import type { FindCompanies } from '../search/find-companies.js';
import type { ServiceParts } from '@carsi/platform/service-module';

type Listed = { readonly companies: readonly OwnedCompany[]; readonly total: number };

/** Administration of companies: find, approve, suspend, verify, feature. */
export class AdministerCompanies {
  constructor(
    private readonly parts: Pick<ServiceParts, 'access' | 'clock'> & {
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly owned: OwnedCompanies;
      readonly pages: ReadModel<CompanyPage>;
      readonly finding: FindCompanies;
      readonly names: Pick<NamesForAdmins, 'having'>;
      readonly slugs: FreeSlugs;
    },
  ) {}

  /** Pending ones in order of submission, all others newest first. With words: matches. */
  async listOwned(body: unknown, context: CallContext): Promise<Listed> {
    this.parts.access.requireAdmin(context);
    const { q = '', status, limit, offset } = parse(listOwned, body);
    const wanted = fold(q).trim();
    if (wanted !== '') return this.#having(wanted, q, status, limit, offset);
    const [where, order] = whereOf(status);
    const [found, total] = await Promise.all([
      this.parts.pages.find({ where, sort: [order], limit, offset }),
      this.parts.pages.count(where),
    ]);
    return { companies: this.#views(found.map(({ row }) => row)), total };
  }

  async decideCompany(
    { companyId, approved, reason }: { companyId: string; approved: boolean; reason?: string },
    context: CallContext,
  ): Promise<OwnedCompany> {
    await this.#decide(companyId, approved, reason ?? null, this.#adminMeta(context));
    return this.parts.owned.asOwned(companyId);
  }

  /** Their lists are waited for once, at the end: a hundred would else take a hundred times as long. */
  async decideCompanies(body: unknown, context: CallContext): Promise<readonly Decided[]> {
    const meta = this.#adminMeta(context);
    const { companyIds, approved, reason } = parse(decideCompanies, body);
    const outcomes: Decided[] = [];
    for (const companyId of new Set(companyIds)) {
      const own = { ...meta, commandId: `${meta.commandId}-${companyId}` };
      const code = await this.#decide(companyId, approved, reason, own).then(
        () => null,
        (error: unknown) => {
          if (error instanceof Refusal) return error.code;
          throw error;
        },
      );
      outcomes.push({ companyId, code });
    }
    const last = outcomes.findLast(({ code }) => code === null);
    if (last) await this.parts.owned.asOwned(last.companyId);
    return outcomes;
  }

  async suspendCompany(
    { companyId, reason }: { companyId: string; reason: string | null },
    context: CallContext,
  ): Promise<OwnedCompany> {
    const meta = this.#adminMeta(context);
    return this.#run(companyId, { type: 'SuspendCompany', data: { reason }, meta });
  }

  async reinstateCompany({ companyId }: { companyId: string }, context: CallContext): Promise<OwnedCompany> {
    const meta = this.#adminMeta(context);
    return this.#run(companyId, { type: 'ReinstateCompany', data: {}, meta });
  }

  async markCompany(body: unknown, context: CallContext): Promise<OwnedCompany> {
    const meta = this.#adminMeta(context);
    const { companyId, ...marks } = parse(markCompany, body);
    return this.#run(companyId, { type: 'MarkCompany', data: marks, meta });
  }

  /** The number of pending companies, and of all that are not closed. */
  async companyCounts(
    _body: unknown,
    context: CallContext,
  ): Promise<{ companies: number; waiting: number; owned: number }> {
    this.parts.access.requireAdmin(context);
    const { pages } = this.parts;
    const open = { in: ['pending', 'active', 'rejected', 'suspended'] };
    const [companies, waiting, owned] = await Promise.all([
      pages.count({ 'company.status': open }),
      pages.count({ 'company.waitsSince': { gt: '' } }),
      pages.count({ 'company.ownerId': { gt: '' } }),
    ]);
    return { companies, waiting, owned };
  }

  async newCompanies(body: unknown, context: CallContext): Promise<NewByDay> {
    this.parts.access.requireAdmin(context);
    const { days } = parse(growthWindow, body);
    return countByDay(this.parts.pages, 'company.createdAt', this.parts.clock.now(), days);
  }

  #adminMeta(context: CallContext): Meta {
    return metaOf(context, this.parts.clock, this.parts.access.requireAdmin(context).id);
  }

  /** An admin's decision. The slug follows a changed name; the old address stays valid. */
  async #decide(companyId: string, approved: boolean, reason: string | null, meta: Meta): Promise<void> {
    const { companies, slugs } = this.parts;
    const { state } = await companies.state(companyId);
    if (state.is === 'unknown') throw new Refusal('COMPANY_NOT_FOUND');
    if (!approved) return void (await companies.run(companyId, { type: 'RejectCompany', data: { reason }, meta }));
    const { name, district } = { ...state.profile, ...state.waiting };
    for (;;) {
      const renamed = name !== state.profile.name;
      const [slug] = renamed ? await slugs.take([{ companyId, name, district }]) : [state.slug];
      try {
        return void (await companies.run(companyId, { type: 'ApproveCompany', data: { slug: slug! }, meta }));
      } catch (error) {
        if (!(error instanceof ReservationConflict)) throw error;
        slugs.lost(slug!);
      }
    }
  }

  async #run(companyId: string, command: CompanyCommand): Promise<OwnedCompany> {
    await this.parts.companies.run(companyId, command);
    return this.parts.owned.asOwned(companyId);
  }

  async #having(
    wanted: string,
    q: string,
    status: ListOwned['status'],
    limit: number,
    offset: number,
  ): Promise<Listed> {
    const { names, finding } = this.parts;
    const which = status === 'all' ? hiddenStates : status === 'waiting' ? status : [status];
    const byName = status === 'active' ? [] : await names.having(wanted, which);
    const looked = await this.#rowsOf(byName.slice(offset, offset + limit));
    // The names follow the pages a moment later: what an admin has just decided on is not shown once more.
    const shown = looked.filter(({ company }) => company !== undefined && isOneOf(company, which));
    const hidden = byName.length - (looked.length - shown.length);
    if (status !== 'all' && status !== 'active') return { companies: this.#views(shown), total: hidden };
    // A page of the engine may start before ours and end after it.
    const from = Math.max(0, offset - hidden);
    const room = Math.max(1, limit - shown.length);
    const { results, total } = await finding.find({ q, limit: room, offset: from });
    const found = shown.length < limit ? await this.#rowsOf(results.map(({ id }) => id)) : [];
    return { companies: this.#views([...shown, ...found]), total: hidden + total };
  }

  async #rowsOf(ids: readonly string[]): Promise<readonly CompanyPage[]> {
    const rows = await this.parts.pages.getAll(ids);
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  #views(rows: readonly CompanyPage[]): readonly OwnedCompany[] {
    return rows.flatMap((row) => this.parts.owned.viewOf(row) ?? []);
  }
}

const isOneOf = ({ status, waitsSince }: NonNullable<CompanyPage['company']>, which: readonly string[] | 'waiting') =>
  which === 'waiting' ? waitsSince !== null : which.includes(status);

const whereOf = (status: ListOwned['status']): readonly [NonNullable<Find['where']>, [string, 'asc' | 'desc']] => {
  if (status === 'waiting') return [{ 'company.waitsSince': { gt: '' } }, ['company.waitsSince', 'asc']];
  if (status === 'all') return [{ 'company.createdAt': { gt: '' } }, ['company.createdAt', 'desc']];
  return [{ 'company.status': status }, ['company.createdAt', 'desc']];
};
