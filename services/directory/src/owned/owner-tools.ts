import {
  companyForm,
  keepOffer,
  type CompanyForm,
  type KeepOffer,
  type OwnerToolsCalls,
} from '@carsi/contracts/owned-companies';
import { Refusal } from '@carsi/kernel/refusal';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import type { CompanyOffersOf } from './company-offers.js';
import type { CompanyVersions } from './company-versions.js';
import type { ForecastCompany } from './forecast-company.js';
import type { Uploads } from './uploads.js';

/** What owners ask beside the form: permission first, then the one who knows. */
export class OwnerTools implements Served<OwnerToolsCalls> {
  constructor(
    private readonly parts: {
      readonly forecasts: ForecastCompany;
      readonly versions: CompanyVersions;
      readonly offers: CompanyOffersOf;
      readonly uploads: Uploads;
    },
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  forecastCompany({ form, companyId }: { form: CompanyForm; companyId?: string }, context: CallContext) {
    const person = this.access.requirePerson(context);
    return this.parts.forecasts.of(parse(companyForm, form), companyId, person);
  }

  keepUpload({ address }: { address: string }, context: CallContext) {
    const { id } = this.access.requirePerson(context);
    if (typeof address !== 'string') throw new Refusal('BAD_REQUEST');
    return this.parts.uploads.keep(address, id);
  }

  companyVersions(
    { companyId, limit, offset }: { companyId: string; limit: number; offset: number },
    context: CallContext,
  ) {
    return this.parts.versions.list(companyId, limit, offset, this.access.require(context));
  }

  restoreVersion({ companyId, version }: { companyId: string; version: number }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.versions.restore(companyId, version, actor, metaOf(context, this.clock, actor.id));
  }

  companyOffers({ companyId }: { companyId: string }, context: CallContext) {
    return this.parts.offers.of(companyId, this.access.require(context));
  }

  keepOffering(body: KeepOffer, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.offers.keepOffering(parse(keepOffer, body), actor, metaOf(context, this.clock, actor.id));
  }

  removeOffering({ companyId, id }: { companyId: string; id: string }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.offers.removeOffering(companyId, id, actor, metaOf(context, this.clock, actor.id));
  }

  keepCampaign(body: KeepOffer, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.offers.keepCampaign(parse(keepOffer, body), actor, metaOf(context, this.clock, actor.id));
  }

  removeCampaign({ companyId, id }: { companyId: string; id: string }, context: CallContext) {
    const actor = this.access.require(context);
    return this.parts.offers.removeCampaign(companyId, id, actor, metaOf(context, this.clock, actor.id));
  }
}
