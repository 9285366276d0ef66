import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { OwnedCompany } from '@carsi/contracts/directory/owned-companies';
import type { PersonActor } from '@carsi/platform/hosting/access';
import { Controller, Inject } from '@nestjs/common';
import { ApiException } from '../../answers/errors.filter.js';
import { PublicCache } from '../../answers/public-cache.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories } from '../categories/categories.js';
import { toOwnCompany } from './owned-company.http.js';

/** What owners do with their companies. */
@Controller()
export class OwnedCompaniesController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Implements('POST /api/companies')
  async submit({ body: form, person, context }: RequestOf<'POST /api/companies'>) {
    requireOwnForm(form, person);
    return this.#respondAndInvalidate(await this.services.directory.submitCompany({ form }, context));
  }

  @Implements('PUT /api/companies/{id}')
  async revise({ params, body: form, person, context }: RequestOf<'PUT /api/companies/{id}'>) {
    requireOwnForm(form, person);
    const command = { companyId: params.id, form };
    return this.#respondAndInvalidate(await this.services.directory.reviseCompany(command, context));
  }

  @Implements('DELETE /api/companies/{id}')
  async close({ params, context }: RequestOf<'DELETE /api/companies/{id}'>) {
    return this.#respondAndInvalidate(await this.services.directory.closeCompany({ companyId: params.id }, context));
  }

  @Implements('POST /api/companies/{id}/restore')
  async restore({ params, context }: RequestOf<'POST /api/companies/{id}/restore'>) {
    return this.#respondAndInvalidate(await this.services.directory.restoreCompany({ companyId: params.id }, context));
  }

  @Implements('GET /api/users/{id}/companies')
  async of({ params, context }: RequestOf<'GET /api/users/{id}/companies'>) {
    const [owned, categories] = await Promise.all([
      this.services.directory.companiesOf({ ownerId: params.id }, context),
      this.categories.byId(),
    ]);
    return owned.map((one) => toOwnCompany(one, categories));
  }

  async #respondAndInvalidate(owned: OwnedCompany): Promise<OwnCompany> {
    this.cache.drop([`company:${owned.company.id}`, 'counts']);
    return toOwnCompany(owned, await this.categories.byId());
  }
}

/** Only admins may fill in the form for another person. */
const requireOwnForm = ({ owner_id: owner }: Readonly<Record<string, unknown>>, { id, admin }: PersonActor): void => {
  if (owner !== undefined && owner !== null && owner !== id && !admin) throw new ApiException(403);
};
