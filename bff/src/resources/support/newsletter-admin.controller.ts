import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';

/** What admins write to the subscribers. */
@Controller()
export class NewsletterAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Implements('GET /api/admin/newsletter/issues')
  async issues({ query, context, request, reply }: RequestOf<'GET /api/admin/newsletter/issues'>) {
    const { limit = 20, offset = 0 } = query;
    const { issues, total } = await this.services.messaging.issues({ limit, offset }, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return [...issues];
  }

  @Implements('POST /api/admin/newsletter/issues')
  async add({ body, context }: RequestOf<'POST /api/admin/newsletter/issues'>) {
    return this.services.messaging.writeIssue({ issueId: null, ...body }, context);
  }

  @Implements('PUT /api/admin/newsletter/issues/{id}')
  async change({ params: { id: issueId }, body, context }: RequestOf<'PUT /api/admin/newsletter/issues/{id}'>) {
    return this.services.messaging.writeIssue({ issueId, ...body }, context);
  }

  @Implements('DELETE /api/admin/newsletter/issues/{id}')
  async discard({ params: { id: issueId }, context }: RequestOf<'DELETE /api/admin/newsletter/issues/{id}'>) {
    await this.services.messaging.discardIssue({ issueId }, context);
    return { success: true as const };
  }

  /** Sent to the admin's own address only. */
  @Implements('POST /api/admin/newsletter/issues/{id}/try')
  async try({
    params: { id: issueId },
    person: { id },
    request,
  }: RequestOf<'POST /api/admin/newsletter/issues/{id}/try'>) {
    await this.limits.take('letter', id);
    const { email } = await this.services.identity.me({}, contextOf(request));
    await this.services.messaging.tryIssue({ issueId, email }, contextOf(request));
    return { success: true as const };
  }

  @Implements('POST /api/admin/newsletter/issues/{id}/send')
  async send({ params: { id: issueId }, context }: RequestOf<'POST /api/admin/newsletter/issues/{id}/send'>) {
    return this.services.messaging.sendIssue({ issueId }, context);
  }
}
