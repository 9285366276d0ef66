import type { NamedCompany } from '@carsi/contracts/directory';
import type { Request } from '@carsi/contracts/http/request';
import type { RequestView } from '@carsi/contracts/requests';
import type { Names } from './people-names.js';

const GONE = 'Silinmiş kullanıcı';
const SOMEBODY = 'Kullanıcı';
const NO_COMPANY = 'Kapanan işletme';

export const toRequest = (view: RequestView, company: NamedCompany | undefined, { byId }: Names): Request => {
  const person = byId.get(view.personId);
  return {
    id: view.id,
    company_id: view.companyId,
    company_name: company?.name ?? NO_COMPANY,
    company_slug: company?.open ? company.slug : null,
    company_logo: company?.logoUrl ?? null,
    person_name: person?.name ?? (person === null ? GONE : SOMEBODY),
    person_avatar: person?.avatar ?? null,
    kind: view.kind,
    state: view.state,
    message: view.message,
    preferred_at: view.preferredAt,
    reply: view.reply,
    created_at: view.madeAt,
    answered_at: view.answeredAt,
  };
};
