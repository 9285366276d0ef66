import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import { createHash } from 'node:crypto';
import { companyForm, type CompanyForm, type CompanyProfile } from '@carsi/contracts/directory/company-profile';
import type { OwnedCompany } from '@carsi/contracts/directory/owned-companies';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { canonical } from '@carsi/kernel/given';
import type { Command, Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Actor } from '@carsi/platform/hosting/access';
import { dayOf } from '@carsi/turkish/calendar';
import { ReservationConflict, StoreUnavailable, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { Catalog } from '../category/catalog.js';
import { companyPage } from '../company-page/projection.js';
import { beyondPlan } from '../company-page/beyond-plan.js';
import { profileOf, type CompanyPage } from '../company-page/row.js';
import { viewOfPage } from '../company-page/view.js';
import type { CompanyCommand } from '../company/commands.js';
import type { CompanyState } from '../company/state.js';
import type { CompanyPlans } from '../company-plan/query.js';
import type { FreeSlugs } from '../company/free-slugs.js';
import type { Values } from '@carsi/listing/values';
import { slugs } from '../slugs/projection.js';
import { readForm } from './read-form.js';
import type { Uploads } from './uploads.js';

const MOST_COMPANIES = 50;

export type UnclaimCompaniesOf = Command<'UnclaimCompaniesOf', { readonly ownerId: string }>;

/** The companies of people: what an owner adds, changes, closes and takes back, and sees of them that others do not. */
export class OwnedCompanies {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly companies: Commands<CompanyState, CompanyCommand>;
      readonly pages: ReadModel<CompanyPage>;
      readonly slugs: FreeSlugs;
      readonly catalog: Catalog;
      readonly plans: CompanyPlans;
      readonly uploads: Uploads;
      /** The company's id, from its id, slug or former slug. */
      readonly idOf: (idOrSlug: string) => Promise<string>;
    },
  ) {}

  async submitCompany({ form }: { form: CompanyForm }, context: CallContext): Promise<OwnedCompany> {
    const owner = this.parts.access.requirePerson(context);
    const values = parse(companyForm, form);
    const meta = metaOf(context, this.parts.clock, owner.id);
    if (owner.userType !== 'business' && !owner.admin) throw new Refusal('COMPANY_BUSINESS_ONLY');
    if (!owner.emailVerified) throw new Refusal('EMAIL_UNVERIFIED');
    if ((await this.parts.pages.count({ 'company.ownerId': owner.id })) >= MOST_COMPANIES)
      throw new Refusal('COMPANY_LIMIT');
    const profile = this.#read(values, undefined);
    const id = companyIdOf(owner.id, meta.commandId);
    const { maxPhotos } = await this.parts.plans.limitsOf(id);
    await this.parts.uploads.attach(picturesOf(profile));
    for (;;) {
      const [slug] = await this.parts.slugs.take([{ companyId: id, name: profile.name, district: profile.district }]);
      const data = { profile, slug: slug!, ownerId: owner.id, sample: false, maxPhotos };
      try {
        await this.parts.companies.run(id, { type: 'SubmitCompany', data, meta });
        break;
      } catch (error) {
        if (!(error instanceof ReservationConflict)) throw error;
        this.parts.slugs.lost(slug!);
      }
    }
    return this.asOwned(id);
  }

  async reviseCompany(
    { companyId, form }: { companyId: string; form: CompanyForm },
    context: CallContext,
  ): Promise<OwnedCompany> {
    const actor = this.parts.access.require(context);
    const values = parse(companyForm, form);
    const state = await this.stateOf(companyId, actor);
    const before = { ...state.profile, ...state.waiting };
    return this.change(companyId, before, this.#read(values, before), this.#meta(context, actor));
  }

  /** From what it said to what it shall say; the caller has asked for permission. */
  async change(companyId: string, before: CompanyProfile, after: CompanyProfile, meta: Meta): Promise<OwnedCompany> {
    const changes = Object.fromEntries(
      Object.entries(after).filter(
        ([field, value]) => canonical(value) !== canonical(before[field as keyof CompanyProfile]),
      ),
    ) as Partial<CompanyProfile>;
    const { maxPhotos } = await this.parts.plans.limitsOf(companyId);
    await this.parts.uploads.attach(picturesOf(after));
    await this.parts.companies.run(companyId, { type: 'ReviseCompany', data: { changes, maxPhotos }, meta });
    return this.asOwned(companyId);
  }

  async closeCompany({ companyId }: { companyId: string }, context: CallContext): Promise<OwnedCompany> {
    const actor = this.parts.access.require(context);
    const meta = this.#meta(context, actor);
    await this.stateOf(companyId, actor);
    await this.parts.companies.run(companyId, { type: 'CloseCompany', data: { forGood: false }, meta });
    return this.asOwned(companyId);
  }

  async restoreCompany({ companyId }: { companyId: string }, context: CallContext): Promise<OwnedCompany> {
    const actor = this.parts.access.require(context);
    const meta = this.#meta(context, actor);
    await this.stateOf(companyId, actor);
    await this.parts.companies.run(companyId, { type: 'RestoreCompany', data: {}, meta });
    return this.asOwned(companyId);
  }

  /** All: what they claimed comes on top of the fifty that one may add. */
  async companiesOf({ ownerId }: { ownerId: string }, context: CallContext): Promise<readonly OwnedCompany[]> {
    const actor = this.parts.access.require(context);
    if (!actor.admin && actor.id !== ownerId) throw new Refusal('FORBIDDEN');
    const found = await this.parts.pages.find({ where: { 'company.ownerId': ownerId } });
    return found.flatMap(({ row }) => this.viewOf(row) ?? []);
  }

  /** For their export. Throws StoreUnavailable while the list is behind what was accepted. */
  async personalData(ownerId: string): Promise<readonly PersonalTable[]> {
    await this.#current();
    const found = await this.parts.pages.find({ where: { 'company.ownerId': ownerId } });
    // As it is kept: also what is over, switched off, or beyond a plan.
    const rows = found.flatMap(({ row }) => {
      const owned = this.viewOf(row);
      if (!owned) return [];
      const { company, live, waiting, moderation } = owned;
      const { id, slug, status, profile, createdAt, updatedAt } = company;
      const offerings = Object.values(row.offerings);
      const campaigns = Object.values(row.campaigns);
      return [{ id, slug, status, live, createdAt, updatedAt, ...profile, offerings, campaigns, waiting, moderation }];
    });
    return [{ name: 'companies', rows }];
  }

  /** For the policy. Throws StoreUnavailable while the list is behind what was accepted. */
  async unclaimAllOf({ data: { ownerId }, meta }: UnclaimCompaniesOf): Promise<void> {
    const { pages, companies, uploads } = this.parts;
    await uploads.erase(ownerId);
    await this.#current();
    for (const { id } of await pages.find({ where: { 'company.ownerId': ownerId } })) {
      const own = { ...meta, commandId: `${meta.commandId}-${id}` };
      await companies.run(id, { type: 'UnclaimCompany', data: { ownerId }, meta: own });
    }
  }

  async ownCompany({ idOrSlug }: { idOrSlug: string }, context: CallContext): Promise<OwnedCompany> {
    const actor = this.parts.access.require(context);
    const companyId = await this.parts.idOf(idOrSlug);
    await this.stateOf(companyId, actor);
    return this.asOwned(companyId);
  }

  #meta(context: CallContext, { id }: Actor): Meta {
    return metaOf(context, this.parts.clock, id);
  }

  async #current(): Promise<void> {
    const { readModels, store } = this.parts;
    if (!(await readModels.waitFor([companyPage.name], await store.head())))
      throw new StoreUnavailable('The list of companies is behind.');
  }

  #read(values: Values, before: CompanyProfile | undefined): CompanyProfile {
    return readForm(values, before, (text) => this.parts.catalog.resolve(text)?.id);
  }

  /** Its owner's and admins'. Refuses COMPANY_NOT_FOUND, COMPANY_NOT_YOURS. */
  async stateOf(companyId: string, actor: Actor): Promise<Exclude<CompanyState, { is: 'unknown' }>> {
    const { state } = await this.parts.companies.state(companyId);
    if (state.is === 'unknown') throw new Refusal('COMPANY_NOT_FOUND');
    if (!actor.admin && state.ownerId !== actor.id) throw new Refusal('COMPANY_NOT_YOURS');
    return state;
  }

  /** As its owner sees it, once the row has what was just written. */
  async asOwned(companyId: string): Promise<OwnedCompany> {
    const { version } = await this.parts.companies.state(companyId);
    const position = await this.parts.store.positionOf(`company-${companyId}`, version);
    await this.parts.readModels.waitFor([companyPage.name, slugs.name], position);
    const page = await this.parts.pages.get(companyId);
    const view = page && this.viewOf(page);
    if (!view) throw new Refusal('TRY_AGAIN');
    return view;
  }

  viewOf(page: CompanyPage): OwnedCompany | undefined {
    const now = this.parts.clock.now();
    const shown = viewOfPage(page, now);
    if (!shown || !page.company) return undefined;
    const company = { ...shown, profile: profileOf(page.company) };
    const { status, waiting, moderation, restorableUntil } = page.company;
    return {
      company,
      live: status === 'active',
      waiting,
      moderation: moderation ?? (waiting || status === 'pending' ? { state: 'pending', reason: null, at: null } : null),
      restorableUntil,
      planId: page.plan?.planId ?? 'basic',
      hiddenImages: beyondPlan(page, dayOf(now)).images,
    };
  }
}

const picturesOf = ({ logoUrl, coverImageUrl, images }: CompanyProfile): readonly (string | null)[] => [
  logoUrl,
  coverImageUrl,
  ...images,
];

/** Made from who asks and their key, so that the same request twice makes one company, and nobody's key leads to another's. */
const companyIdOf = (ownerId: string, commandId: string): string => {
  const hash = createHash('sha256').update(`company of ${ownerId} by ${commandId}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
};
