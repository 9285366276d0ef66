import { Controller, Inject } from '@nestjs/common';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { toKvkkRequest } from './privacy.http.js';

/** Requests under the data protection law (KVKK), and the admins' answers. */
@Controller()
export class KvkkController {
  constructor(@Inject(SERVICES) private readonly services: Services) {}

  @Implements('POST /api/users/me/kvkk-requests')
  async ask({ body, context }: RequestOf<'POST /api/users/me/kvkk-requests'>) {
    const { kind, note = '' } = body;
    return toKvkkRequest(await this.services.identity.askKvkk({ kind, note }, context));
  }

  @Implements('GET /api/users/me/kvkk-requests')
  async mine({ context }: RequestOf<'GET /api/users/me/kvkk-requests'>) {
    return (await this.services.identity.myKvkkRequests({}, context)).map(toKvkkRequest);
  }

  @Implements('GET /api/admin/kvkk-requests')
  async all({ query, context, request, reply }: RequestOf<'GET /api/admin/kvkk-requests'>) {
    const { state, limit = 50, offset = 0 } = query;
    const wanted = { limit, offset, ...(state !== undefined && state !== 'all' && { state }) };
    const { requests, total } = await this.services.identity.kvkkRequests(wanted, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return requests.map(toKvkkRequest);
  }

  @Implements('PATCH /api/admin/kvkk-requests/{id}')
  async answer({ params: { id: requestId }, body, context }: RequestOf<'PATCH /api/admin/kvkk-requests/{id}'>) {
    const { answer = '' } = body;
    return toKvkkRequest(await this.services.identity.answerKvkk({ requestId, answer }, context));
  }
}
