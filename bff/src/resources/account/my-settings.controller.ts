import type { CompanyDraft } from '@carsi/contracts/identity/http/personal-settings';
import { Controller, Inject } from '@nestjs/common';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';

/** The personal settings of an account. */
@Controller()
export class MySettingsController {
  constructor(@Inject(SERVICES) private readonly services: Services) {}

  @Implements('GET /api/users/me/settings')
  async settings({ context }: RequestOf<'GET /api/users/me/settings'>) {
    return this.services.identity.settings({}, context);
  }

  @Implements('PUT /api/users/me/settings')
  async chooseSettings({ body, context }: RequestOf<'PUT /api/users/me/settings'>) {
    return this.services.identity.chooseSettings(body, context);
  }

  @Implements('GET /api/users/me/onboarding')
  async onboarding({ context }: RequestOf<'GET /api/users/me/onboarding'>) {
    return this.services.identity.onboarding({}, context);
  }

  @Implements('PUT /api/users/me/onboarding')
  async keepOnboarding({ body, context }: RequestOf<'PUT /api/users/me/onboarding'>) {
    return this.services.identity.keepOnboarding(body, context);
  }

  @Implements('GET /api/users/me/company-draft')
  async draft({ query, context }: RequestOf<'GET /api/users/me/company-draft'>) {
    const { company } = query;
    const of = company === undefined ? {} : { companyId: company };
    return { draft: (await this.services.identity.companyDraft(of, context)) as CompanyDraft };
  }

  @Implements('PUT /api/users/me/company-draft')
  async keepDraft({ body, query, context }: RequestOf<'PUT /api/users/me/company-draft'>) {
    const { company } = query;
    const of = company === undefined ? {} : { companyId: company };
    await this.services.identity.keepCompanyDraft({ draft: body, ...of }, context);
    return { success: true as const };
  }
}
