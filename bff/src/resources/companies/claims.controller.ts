import { companyOfClaim, type ClaimView } from '@carsi/contracts/directory/claims';
import type { ClaimAnswer } from '@carsi/contracts/directory/http/claim';
import { keyOf, readName } from '@carsi/contracts/common/pictures';
import { apart } from '@carsi/platform/pictures/apart';
import type { Files } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { ApiException } from '../../answers/errors.filter.js';
import { Limits } from '../../answers/limits.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders } from '../../answers/public.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { pictureOf, FILES } from '../../answers/upload.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { calledIn, PeopleNames } from '../people-names.js';

const ADMINS = 100;

/** Ownership claims on companies without an owner: the claimant, and the admins who look at documents. */
@Controller()
export class ClaimsController {
  readonly #documents: Files;

  constructor(
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(PeopleNames) private readonly names: PeopleNames,
    @Inject(FILES) files: Files,
  ) {
    // No public address leads there.
    this.#documents = apart(files, 'claims');
  }

  @Implements('POST /api/companies/{id}/claims')
  async claim({ params, body, person, request }: RequestOf<'POST /api/companies/{id}/claims'>) {
    const companyId = params.id;
    const { id, userType, emailVerified } = person;
    await this.limits.take(request.isMultipart() ? 'upload' : body.code === undefined ? 'mail' : 'account', id);
    // No document is stored for a person whom the directory would refuse anyway.
    const mayHand = request.isMultipart() && userType === 'business' && emailVerified;
    const document = mayHand
      ? (await pictureOf(this.#documents, request, { of: id, megabytes: (await this.facts.now()).pictureMegabytes }))
          .address
      : undefined;
    const claim = await this.services.directory.claimCompany(
      { companyId, ...body, ...(document !== undefined && { document }) },
      contextOf(request),
    );
    if (claim.state === 'claimed') this.cache.drop([`company:${companyId}`, 'counts']);
    return toAnswer(claim);
  }

  @Implements('GET /api/admin/claims')
  async waiting({ query, context, request, reply }: RequestOf<'GET /api/admin/claims'>) {
    const { limit = ADMINS, offset = 0 } = query;
    const { claims, total } = await this.services.directory.waitingClaims({ limit, offset }, context);
    const names = await this.names.of(claims.map(({ userId }) => userId));
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return claims.map(({ id, companyId, companyName, companySlug, userId, document, handedAt }) => ({
      id,
      company: { id: companyId, name: companyName, slug: companySlug },
      user: { id: userId, name: calledIn(names, userId).name },
      document: `/api/admin/claims/documents/${document.slice('/files/'.length)}`,
      created_at: handedAt,
    }));
  }

  @ImplementsRaw('GET /api/admin/claims/documents/{name}')
  async document({ params: { name }, reply }: RequestOf<'GET /api/admin/claims/documents/{name}'>) {
    const wanted = readName(name);
    const file = wanted && (await this.#documents.get(keyOf(wanted.hash, undefined, 'webp')));
    if (!file) throw new ApiException(404);
    await reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
      .send(Buffer.from(file.bytes));
  }

  @Implements('POST /api/admin/claims/{id}/decision')
  async decide({ params, body, context }: RequestOf<'POST /api/admin/claims/{id}/decision'>) {
    const claimId = params.id;
    const { approved, reason = null } = body;
    const claim = await this.services.directory.decideClaim({ claimId, approved, reason }, context);
    this.cache.drop([`company:${companyOfClaim(claimId)}`, 'counts']);
    return toAnswer(claim);
  }
}

const toAnswer = ({ state, sentTo, reason }: ClaimView): ClaimAnswer => ({ state, sent_to: sentTo, reason });
