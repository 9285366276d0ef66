import { parse } from '@carsi/platform/hosting/parse';
import { metaOf } from '@carsi/platform/hosting/meta';
import { createHash } from 'node:crypto';
import type { CampaignView, OfferingView } from '@carsi/contracts/directory/company';
import { keepOffer, type CompanyOffers } from '@carsi/contracts/directory/owned-companies';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { dayOf } from '@carsi/turkish/calendar';
import type { CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { CampaignCommand, Campaigns } from '../campaigns/campaigns.js';
import { beyondPlan } from '../company-page/beyond-plan.js';
import { companyPage } from '../company-page/projection.js';
import { emptyPage, type CompanyPage } from '../company-page/row.js';
import type { CompanyPlans } from '../company-plan/query.js';
import type { OfferingCommand, Offerings } from '../offerings/offerings.js';
import { runningCampaigns } from '../running-campaigns/projection.js';
import { readCampaign, readOffering } from './read-offers.js';
import type { Uploads } from './uploads.js';
import type { OwnedCompanies } from './owned-companies.js';

interface OfferKey {
  readonly companyId: string;
  readonly id: string;
}

/** Offerings and campaigns of a company, managed by its owner. */
export class CompanyOffersOf {
  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'access' | 'clock'> & {
      readonly owned: OwnedCompanies;
      readonly offerings: Commands<Offerings, OfferingCommand>;
      readonly campaigns: Commands<Campaigns, CampaignCommand>;
      readonly pages: ReadModel<CompanyPage>;
      readonly plans: CompanyPlans;
      readonly uploads: Uploads;
    },
  ) {}

  async companyOffers({ companyId }: { companyId: string }, context: CallContext): Promise<CompanyOffers> {
    await this.parts.owned.stateOf(companyId, this.parts.access.require(context));
    const page = (await this.parts.pages.get(companyId)) ?? emptyPage(companyId);
    const { maxPromotions } = await this.parts.plans.limitsOf(companyId);
    return {
      campaigns: Object.entries(page.campaigns).map(([id, campaign]) => ({ id, ...campaign })),
      offerings: Object.entries(page.offerings).map(([id, offering]) => ({ id, ...offering })),
      hiddenCampaigns: beyondPlan(page, dayOf(this.parts.clock.now())).campaigns,
      maxPromotions,
    };
  }

  async keepOffering(body: unknown, context: CallContext): Promise<OfferingView> {
    const { companyId, id, form } = parse(keepOffer, body);
    const meta = await this.#open(companyId, context);
    const { state } = await this.parts.offerings.state(companyId);
    const offering = readOffering(form, id === undefined ? undefined : state[id]);
    await this.parts.uploads.attach([offering.imageUrl]);
    const stored = { id: id ?? newId(companyId, meta), offering };
    const type = id === undefined ? 'AddOffering' : 'ReviseOffering';
    await this.parts.offerings.run(companyId, { type, data: stored, meta });
    await this.#waitFor('offerings', companyId);
    return { id: stored.id, ...offering };
  }

  async removeOffering({ companyId, id }: OfferKey, context: CallContext): Promise<{ removed: true }> {
    const meta = await this.#open(companyId, context);
    await this.parts.offerings.run(companyId, { type: 'RemoveOffering', data: { id }, meta });
    await this.#waitFor('offerings', companyId);
    return { removed: true };
  }

  async keepCampaign(body: unknown, context: CallContext): Promise<CampaignView> {
    const { companyId, id, form } = parse(keepOffer, body);
    const meta = await this.#open(companyId, context);
    const { state } = await this.parts.campaigns.state(companyId);
    const campaign = readCampaign(form, id === undefined ? undefined : state[id]);
    const { maxPromotions } = await this.parts.plans.limitsOf(companyId);
    const today = dayOf(new Date(meta.at));
    const data = { id: id ?? newId(companyId, meta), campaign, maxPromotions, today };
    const type = id === undefined ? 'AnnounceCampaign' : 'ReviseCampaign';
    await this.parts.campaigns.run(companyId, { type, data, meta });
    await this.#waitFor('campaigns', companyId);
    return { id: data.id, ...campaign };
  }

  async removeCampaign({ companyId, id }: OfferKey, context: CallContext): Promise<{ removed: true }> {
    const meta = await this.#open(companyId, context);
    await this.parts.campaigns.run(companyId, { type: 'RemoveCampaign', data: { id }, meta });
    await this.#waitFor('campaigns', companyId);
    return { removed: true };
  }

  /** Nothing is announced for a company that its owner closed or an admin suspended. */
  async #open(companyId: string, context: CallContext): Promise<Meta> {
    const actor = this.parts.access.require(context);
    const { is } = await this.parts.owned.stateOf(companyId, actor);
    if (is === 'closed' || is === 'suspended') throw new Refusal('COMPANY_NOT_ACTIVE');
    return metaOf(context, this.parts.clock, actor.id);
  }

  async #waitFor(name: 'offerings' | 'campaigns', companyId: string): Promise<void> {
    const { version } = await this.parts[name].state(companyId);
    if (version === 0) return;
    const position = await this.parts.store.positionOf(`${name}-${companyId}`, version);
    await this.parts.readModels.waitFor([companyPage.name, runningCampaigns.name], position);
  }
}

/** The same request twice makes one. */
const newId = (companyId: string, { commandId }: Meta): string =>
  createHash('sha256').update(`offer of ${companyId} by ${commandId}`).digest('hex').slice(0, 24);
