import {
  claimCompany,
  decideClaim,
  type ClaimCompany,
  type ClaimsCalls,
  type DecideClaim,
} from '@carsi/contracts/claims';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { Clock, CallContext } from '@carsi/platform/platform';
import type { ClaimCompanies } from './claim-companies.js';

/** Claims as others ask for them: permission first. */
export class Claims implements Served<ClaimsCalls> {
  constructor(
    private readonly claiming: ClaimCompanies,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  claimCompany(body: ClaimCompany, context: CallContext) {
    const person = this.access.requirePerson(context);
    return this.claiming.claim(parse(claimCompany, body), person, metaOf(context, this.clock, person.id));
  }

  waitingClaims({ limit, offset }: { limit: number; offset: number }, context: CallContext) {
    this.access.requireAdmin(context);
    return this.claiming.waiting(limit, offset);
  }

  decideClaim(body: DecideClaim, context: CallContext) {
    const { id } = this.access.requireAdmin(context);
    return this.claiming.decide(parse(decideClaim, body), metaOf(context, this.clock, id));
  }
}
