import type { CompanyName } from '@carsi/contracts/directory/company';
import type { Request } from '@carsi/contracts/directory/http/customer-request';
import type { RequestView } from '@carsi/contracts/directory/customer-requests';
import { calledIn, type Names } from '../people-names.js';

const NO_COMPANY = 'Kapanan işletme';

export const toRequest = (view: RequestView, company: CompanyName | undefined, names: Names): Request => {
  const person = calledIn(names, view.personId);
  return {
    id: view.id,
    company_id: view.companyId,
    company_name: company?.name ?? NO_COMPANY,
    company_slug: company?.open ? company.slug : null,
    company_logo: company?.logoUrl ?? null,
    person_name: person.name,
    person_avatar: person.avatar,
    kind: view.kind,
    state: view.state,
    message: view.message,
    preferred_at: view.preferredAt,
    reply: view.reply,
    created_at: view.madeAt,
    answered_at: view.answeredAt,
  };
};
