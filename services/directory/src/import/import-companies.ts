import { importRow, type ImportRow } from '@carsi/contracts/directory';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import { ClaimTaken, type EventStore, type Ids } from '@carsi/platform/platform';
import { districtById } from '@carsi/turkish/places';
import { slug } from '@carsi/turkish/slug';
import { ZodError } from 'zod';
import type { CampaignCommand, Campaigns } from '../campaigns/campaigns.js';
import type { CompanyCommand, ImportCompany } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import type { OfferingCommand, Offerings } from '../offerings/offerings.js';
import { importedId } from './imported-id.js';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'refused';

/** ada-kebap, ada-kebap-seyhan, ada-kebap-seyhan-2 … (decisions 41). */
export function* slugsFor(name: string, district: string | null): Generator<string> {
  const plain = slug(name) || 'firma';
  if (!reserved.has(plain)) yield plain;
  const districtName = district === null ? undefined : districtById(district)?.name;
  const local = districtName === undefined ? plain : `${plain}-${slug(districtName)}`;
  if (local !== plain) yield local;
  for (let n = 2; ; n += 1) yield `${local}-${n}`;
}
const reserved = new Set(['search', 'featured', 'slug', 'suggest', 'recommendations', 'ekle', 'duzenle']);

/** Creates or updates the companies of a list by the same commands and events as everything else; rows are independent. */
export class ImportCompanies {
  /** The last number given behind a slug, so that the hundredth 'Merkez Eczanesi' does not try ninety-nine names. */
  readonly #numbers = new Map<string, number>();

  constructor(
    private readonly companies: Commands<CompanyState, CompanyCommand>,
    private readonly offerings: Commands<Offerings, OfferingCommand>,
    private readonly campaigns: Commands<Campaigns, CampaignCommand>,
    private readonly ids: Ids,
    private readonly store: EventStore,
  ) {}

  async run(
    rows: readonly ImportRow[],
    meta: Meta,
    again = false,
  ): Promise<readonly { externalId: string; companyId: string; outcome: Outcome; code?: string }[]> {
    return Promise.all(
      rows.map(async (row) => {
        const { externalId } = row;
        const companyId = importedId(externalId);
        try {
          const own = { ...meta, commandId: `${meta.commandId}-${companyId}` };
          const outcome = await this.#row(companyId, importRow.parse(row), own);
          const before = again && outcome !== 'created' ? await this.#before(companyId, own.commandId) : undefined;
          return { externalId, companyId, outcome: before ?? outcome };
        } catch (error) {
          // Its own row only: the others of the batch are not at fault.
          if (error instanceof ZodError)
            return { externalId, companyId, outcome: 'refused' as const, code: 'BAD_REQUEST' };
          if (error instanceof Refusal) return { externalId, companyId, outcome: 'refused' as const, code: error.code };
          throw error;
        }
      }),
    );
  }

  /** What this import had made of the company before it was cut off. */
  async #before(companyId: string, commandId: string): Promise<Outcome | undefined> {
    const streams = [`company-${companyId}`, `offerings-${companyId}`, `campaigns-${companyId}`];
    const commits = await Promise.all(streams.map((stream) => this.store.read(stream)));
    const ours = commits.flat().filter((commit) => commit.commandId === commandId);
    if (ours.length === 0) return undefined;
    return ours.some(({ stream, version }) => stream === streams[0] && version === 1) ? 'created' : 'updated';
  }

  async #row(companyId: string, row: ImportRow, meta: Meta): Promise<Outcome> {
    const company = await this.#company(companyId, row, meta);
    const offerings = row.offerings.map((offering) => ({ id: this.ids.next(), offering }));
    const campaigns = row.campaigns.map((campaign) => ({ id: this.ids.next(), campaign }));
    const created = company.some(({ type }) => type === 'CompanySubmitted');
    const others = await Promise.all([
      row.keeps?.includes('offerings') || (created && offerings.length === 0)
        ? []
        : this.offerings.run(companyId, { type: 'ReplaceOfferings', data: { offerings }, meta }),
      row.keeps?.includes('campaigns') || (created && campaigns.length === 0)
        ? []
        : this.campaigns.run(companyId, { type: 'ReplaceCampaigns', data: { campaigns }, meta }),
    ]);
    if (created) return 'created';
    return company.length > 0 || others.some((other) => 'events' in other && other.events.length > 0)
      ? 'updated'
      : 'unchanged';
  }

  async #company(companyId: string, row: ImportRow, meta: Meta) {
    const { profile, externalId, verified, featured, sample, keeps } = row;
    const candidates = slugsFor(profile.name, profile.district);
    let tries = 0;
    for (let candidate = candidates.next().value as string; ; candidate = this.#next(candidates, tries)) {
      const data: ImportCompany['data'] = {
        profile,
        slug: candidate,
        externalId,
        verified,
        featured,
        sample,
        ...(keeps && { keeps }),
      };
      try {
        const decided = await this.companies.run(companyId, { type: 'ImportCompany', data, meta });
        return decided.events;
      } catch (error) {
        if (!(error instanceof ClaimTaken)) throw error;
        tries += 1;
      }
    }
  }

  #next(candidates: Generator<string>, tries: number): string {
    const candidate = candidates.next().value as string;
    if (tries < 2) return candidate;
    const stem = candidate.replace(/-\d+$/, '');
    const number = Math.max(this.#numbers.get(stem) ?? 1, Number(/\d+$/.exec(candidate)?.[0] ?? 1) - 1) + 1;
    this.#numbers.set(stem, number);
    return `${stem}-${number}`;
  }
}
