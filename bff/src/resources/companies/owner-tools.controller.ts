import { Refused, type Files } from '@carsi/platform/platform';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders } from '../../answers/public.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { pictureOf, FILES } from '../../answers/upload.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories } from '../categories/categories.js';
import { toCampaign, toOffering } from './company.http.js';
import { toOwnCompany, toVersion } from './owned-company.http.js';

const HISTORY = 20;

/** An owner's tools beside the form: pictures, a forecast while typing, earlier versions, offerings and campaigns. */
@Controller()
export class OwnerToolsController {
  constructor(
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Of a company, or of one to come. Companies show only pictures that are stored here. */
  @Implements('POST /api/uploads')
  async upload({ person, request }: RequestOf<'POST /api/uploads'>) {
    const { id, userType, admin, emailVerified } = person;
    if (userType !== 'business' && !admin)
      throw new Refused('COMPANY_BUSINESS_ONLY', 403, 'Firma eklemek için işletme hesabı gerekir.');
    if (!emailVerified)
      throw new Refused('EMAIL_UNVERIFIED', 403, 'Bu işlem için önce e-posta adresinizi doğrulamalısınız.');
    await this.limits.take('upload', id);
    const { address, width, height } = await pictureOf(this.files, request, {
      of: id,
      megabytes: (await this.facts.now()).pictureMegabytes,
    });
    await this.services.directory.keepUpload({ address }, contextOf(request));
    return { url: address, width, height };
  }

  @Implements('POST /api/companies/forecast')
  async forecast({ body: { id, ...form }, context }: RequestOf<'POST /api/companies/forecast'>) {
    const typed = { form, ...(typeof id === 'string' && { companyId: id }) };
    const { slug, duplicates } = await this.services.directory.forecastCompany(typed, context);
    return {
      slug,
      duplicates: duplicates.map(({ city, district, ...one }) => ({
        ...one,
        city: provinceByPlate(city)?.name ?? '',
        district: district === null ? null : (districtById(district)?.name ?? null),
      })),
    };
  }

  @Implements('GET /api/companies/{id}/history')
  async history({ params, query, request, reply }: RequestOf<'GET /api/companies/{id}/history'>) {
    const companyId = params.id;
    const { limit = HISTORY, offset = 0 } = query;
    const [{ versions, total }, { company }, categories] = await Promise.all([
      this.services.directory.companyVersions({ companyId, limit, offset }, contextOf(request)),
      this.services.directory.ownCompany({ idOrSlug: companyId }, contextOf(request)),
      this.categories.byId(),
    ]);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return versions.map((version) => toVersion(version, company, categories));
  }

  @Implements('POST /api/companies/{id}/revisions/{version}/restore')
  async restoreVersion({ params, context }: RequestOf<'POST /api/companies/{id}/revisions/{version}/restore'>) {
    const { id: companyId, version } = params;
    const owned = await this.services.directory.restoreVersion({ companyId, version: Number(version) }, context);
    this.cache.drop([`company:${companyId}`, 'counts']);
    return toOwnCompany(owned, await this.categories.byId());
  }

  @Implements('GET /api/companies/{id}/offers')
  async offers({ params: { id: companyId }, context }: RequestOf<'GET /api/companies/{id}/offers'>) {
    const { campaigns, offerings, hiddenCampaigns, maxPromotions } = await this.services.directory.companyOffers(
      { companyId },
      context,
    );
    return {
      campaigns: campaigns.map((one) => ({ ...toCampaign(companyId, one), hidden: hiddenCampaigns.includes(one.id) })),
      products_services: offerings.map((one) => toOffering(companyId, one)),
      max_promotions: maxPromotions,
    };
  }

  @Implements('POST /api/products-services')
  async addOffering({ body, context }: RequestOf<'POST /api/products-services'>) {
    const { companyId, form } = offerOf(body);
    const offering = await this.services.directory.keepOffering({ companyId, form }, context);
    return toOffering(this.#invalidate(companyId), offering);
  }

  @Implements('PUT /api/products-services/{id}')
  async changeOffering({ params: { id }, body, context }: RequestOf<'PUT /api/products-services/{id}'>) {
    const { companyId, form } = offerOf(body);
    const offering = await this.services.directory.keepOffering({ companyId, form, id }, context);
    return toOffering(this.#invalidate(companyId), offering);
  }

  @Implements('DELETE /api/products-services/{id}')
  async removeOffering({ params: { id }, query, context }: RequestOf<'DELETE /api/products-services/{id}'>) {
    await this.services.directory.removeOffering({ companyId: query.company_id, id }, context);
    this.#invalidate(query.company_id);
    return { success: true as const };
  }

  @Implements('POST /api/campaigns')
  async addCampaign({ body, context }: RequestOf<'POST /api/campaigns'>) {
    const { companyId, form } = offerOf(body);
    const campaign = await this.services.directory.keepCampaign({ companyId, form }, context);
    return toCampaign(this.#invalidate(companyId), campaign);
  }

  @Implements('PUT /api/campaigns/{id}')
  async changeCampaign({ params: { id }, body, context }: RequestOf<'PUT /api/campaigns/{id}'>) {
    const { companyId, form } = offerOf(body);
    const campaign = await this.services.directory.keepCampaign({ companyId, form, id }, context);
    return toCampaign(this.#invalidate(companyId), campaign);
  }

  @Implements('DELETE /api/campaigns/{id}')
  async removeCampaign({ params: { id }, query, context }: RequestOf<'DELETE /api/campaigns/{id}'>) {
    await this.services.directory.removeCampaign({ companyId: query.company_id, id }, context);
    this.#invalidate(query.company_id);
    return { success: true as const };
  }

  #invalidate(companyId: string): string {
    this.cache.drop([`company:${companyId}`]);
    return companyId;
  }
}

const offerOf = ({ company_id: companyId, ...form }: RequestOf<'POST /api/campaigns'>['body']) => ({ companyId, form });
