import { metaOf } from '@carsi/platform/hosting/meta';
import { importRow, type ImportRow } from '@carsi/contracts/directory/company-lists';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { ReservationConflict, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { CampaignCommand, Campaigns } from '../campaigns/campaigns.js';
import type { CompanyPage } from '../company-page/row.js';
import type { CompanyCommand, ImportCompany } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import type { OfferingCommand, Offerings } from '../offerings/offerings.js';
import type { FreeSlugs } from '../company/free-slugs.js';
import { importedId } from '@carsi/listing/imported-id';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'refused';

export interface Answer {
  readonly externalId: string;
  readonly companyId: string;
  readonly outcome: Outcome;
  readonly code?: string;
}

/** Enough for one group commit, and few enough that the last write stays within the store's time limit. */
const AT_ONCE = 100;
const MOST_ROWS = 1_000;

/** A caller that retries must not meet running writes. */
const settled = async <T>(works: readonly Promise<T>[]): Promise<readonly T[]> => {
  await Promise.allSettled(works);
  return Promise.all(works);
};

interface Known {
  readonly companyId: string;
  readonly slug: string;
  /** No page of it is known: most likely there is no company yet. */
  readonly fresh: boolean;
}

/** Creates or updates the companies of a list by the same commands and events as everything else; rows are independent. */
export class ImportCompanies {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'ids' | 'access' | 'clock'> & {
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly offerings: Commands<Offerings, OfferingCommand>;
      readonly campaigns: Commands<Campaigns, CampaignCommand>;
      readonly pages: ReadModel<CompanyPage>;
      readonly slugs: FreeSlugs;
    },
  ) {}

  /** `again`: the rows may have been written under this commandId before, and are answered as they were then. */
  async importCompanies(
    { rows, again = false }: { rows: readonly ImportRow[]; again?: boolean },
    context: CallContext,
  ): Promise<readonly Answer[]> {
    const { id } = this.parts.access.requireOperator(context);
    if (rows.length > MOST_ROWS) throw new Refusal('BAD_REQUEST');
    const meta = metaOf(context, this.parts.clock, id);
    const read = rows.map((row) => ({ row, companyId: importedId(row.externalId), parsed: importRow.safeParse(row) }));
    const pages = await this.parts.pages.getAll(read.map(({ companyId }) => companyId));
    const slugs = await this.#slugs(
      read.flatMap(({ companyId, parsed }) => (parsed.success ? [{ companyId, row: parsed.data }] : [])),
      pages,
    );
    const one = async ({ row: { externalId }, companyId, parsed }: (typeof read)[number]): Promise<Answer> => {
      const refused = (code: string): Answer => ({ externalId, companyId, outcome: 'refused', code });
      if (!parsed.success) return refused('BAD_REQUEST');
      try {
        const own = { ...meta, commandId: `${meta.commandId}-${companyId}` };
        const company = { companyId, slug: slugs.get(companyId)!, fresh: !pages.has(companyId) };
        const outcome = await this.#row(company, parsed.data, own);
        const before = again && outcome !== 'created' ? await this.#before(companyId, own.commandId) : undefined;
        return { externalId, companyId, outcome: before ?? outcome };
      } catch (error) {
        // Its own row only: the others of the batch are not at fault.
        if (error instanceof Refusal) return refused(error.code);
        throw error;
      }
    };
    const answers: Answer[] = [];
    for (let from = 0; from < read.length; from += AT_ONCE)
      answers.push(...(await settled(read.slice(from, from + AT_ONCE).map(one))));
    return answers;
  }

  /** Existing companies with the same name keep their address; others get one in the order of the rows. */
  async #slugs(
    rows: readonly { companyId: string; row: ImportRow }[],
    pages: ReadonlyMap<string, CompanyPage>,
  ): Promise<ReadonlyMap<string, string>> {
    const slugs = new Map<string, string>();
    const nameless = rows.filter(({ companyId, row }) => {
      const known = pages.get(companyId)?.company;
      if (known?.profile.name !== row.profile.name) return true;
      slugs.set(companyId, known.slug);
      return false;
    });
    const given = await this.parts.slugs.take(
      nameless.map(({ companyId, row: { profile } }) => ({ companyId, ...profile })),
    );
    for (const [index, { companyId }] of nameless.entries()) slugs.set(companyId, given[index]!);
    return slugs;
  }

  /** What this import had made of the company before it was cut off. */
  async #before(companyId: string, commandId: string): Promise<Outcome | undefined> {
    const streams = [`company-${companyId}`, `offerings-${companyId}`, `campaigns-${companyId}`];
    const commits = await Promise.all(streams.map((stream) => this.parts.store.read(stream)));
    const ours = commits.flat().filter((commit) => commit.commandId === commandId);
    if (ours.length === 0) return undefined;
    return ours.some(({ stream, version }) => stream === streams[0] && version === 1) ? 'created' : 'updated';
  }

  async #row(known: Known, row: ImportRow, meta: Meta): Promise<Outcome> {
    const { companyId } = known;
    const company = await this.#company(known, row, meta);
    const offerings = row.offerings.map((offering) => ({ id: this.parts.ids.next(), offering }));
    const campaigns = row.campaigns.map((campaign) => ({ id: this.parts.ids.next(), campaign }));
    const created = company.some(({ type }) => type === 'CompanySubmitted');
    const fresh = { fresh: created };
    const others = await Promise.all([
      row.keeps?.includes('offerings') || (created && offerings.length === 0)
        ? []
        : this.parts.offerings.run(companyId, { type: 'ReplaceOfferings', data: { offerings }, meta }, fresh),
      row.keeps?.includes('campaigns') || (created && campaigns.length === 0)
        ? []
        : this.parts.campaigns.run(companyId, { type: 'ReplaceCampaigns', data: { campaigns }, meta }, fresh),
    ]);
    if (created) return 'created';
    return company.length > 0 || others.some((other) => 'events' in other && other.events.length > 0)
      ? 'updated'
      : 'unchanged';
  }

  async #company({ companyId, slug: first, fresh }: Known, row: ImportRow, meta: Meta) {
    const { profile, externalId, verified, featured, sample, keeps } = row;
    for (let slug = first; ;) {
      const data: ImportCompany['data'] = {
        profile,
        slug,
        externalId,
        verified,
        featured,
        sample,
        ...(keeps && { keeps }),
      };
      try {
        return (await this.parts.companies.run(companyId, { type: 'ImportCompany', data, meta }, { fresh })).events;
      } catch (error) {
        if (!(error instanceof ReservationConflict)) throw error;
        this.parts.slugs.lost(slug);
        [slug = first] = await this.parts.slugs.take([{ companyId, ...profile }]);
      }
    }
  }
}
