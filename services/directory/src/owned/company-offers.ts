import { createHash } from 'node:crypto';
import type { CampaignView, OfferingView } from '@carsi/contracts/directory';
import type { CompanyOffers, KeepOffer } from '@carsi/contracts/owned-companies';
import type { Meta } from '@carsi/kernel/event';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel, ReadModels } from '@carsi/platform/events/read-models';
import type { Actor } from '@carsi/platform/hosting/access';
import { dayOf } from '@carsi/turkish/calendar';
import type { Clock, EventStore } from '@carsi/platform/platform';
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

/** What a company offers and announces, as its owner keeps it. */
export class CompanyOffersOf {
  constructor(
    private readonly parts: {
      readonly owned: OwnedCompanies;
      readonly offerings: Commands<Offerings, OfferingCommand>;
      readonly campaigns: Commands<Campaigns, CampaignCommand>;
      readonly pages: ReadModel<CompanyPage>;
      readonly plans: CompanyPlans;
      readonly uploads: Uploads;
      readonly store: EventStore;
      readonly readModels: ReadModels;
      readonly clock: Clock;
    },
  ) {}

  async of(companyId: string, actor: Actor): Promise<CompanyOffers> {
    await this.parts.owned.stateOf(companyId, actor);
    const page = (await this.parts.pages.get(companyId)) ?? emptyPage(companyId);
    const { maxPromotions } = await this.parts.plans.limitsOf(companyId);
    return {
      campaigns: Object.entries(page.campaigns).map(([id, campaign]) => ({ id, ...campaign })),
      offerings: Object.entries(page.offerings).map(([id, offering]) => ({ id, ...offering })),
      hiddenCampaigns: beyondPlan(page, dayOf(this.parts.clock.now())).campaigns,
      maxPromotions,
    };
  }

  async keepOffering({ companyId, id, form }: KeepOffer, actor: Actor, meta: Meta): Promise<OfferingView> {
    await this.#open(companyId, actor);
    const { state } = await this.parts.offerings.state(companyId);
    const offering = readOffering(form, id === undefined ? undefined : state[id]);
    await this.parts.uploads.attach([offering.imageUrl]);
    const stored = { id: id ?? newId(companyId, meta), offering };
    const type = id === undefined ? 'AddOffering' : 'ReviseOffering';
    await this.parts.offerings.run(companyId, { type, data: stored, meta });
    await this.#waitFor('offerings', companyId);
    return { id: stored.id, ...offering };
  }

  async removeOffering(companyId: string, id: string, actor: Actor, meta: Meta): Promise<{ removed: true }> {
    await this.#open(companyId, actor);
    await this.parts.offerings.run(companyId, { type: 'RemoveOffering', data: { id }, meta });
    await this.#waitFor('offerings', companyId);
    return { removed: true };
  }

  async keepCampaign({ companyId, id, form }: KeepOffer, actor: Actor, meta: Meta): Promise<CampaignView> {
    await this.#open(companyId, actor);
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

  async removeCampaign(companyId: string, id: string, actor: Actor, meta: Meta): Promise<{ removed: true }> {
    await this.#open(companyId, actor);
    await this.parts.campaigns.run(companyId, { type: 'RemoveCampaign', data: { id }, meta });
    await this.#waitFor('campaigns', companyId);
    return { removed: true };
  }

  /** Nothing is announced for a company that its owner closed or an admin suspended. */
  async #open(companyId: string, actor: Actor): Promise<void> {
    const { is } = await this.parts.owned.stateOf(companyId, actor);
    if (is === 'closed' || is === 'suspended') throw new Refusal('COMPANY_NOT_ACTIVE');
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
