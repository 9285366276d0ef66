import { Controller, Inject } from '@nestjs/common';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { toListedMail, toListedUser } from '../account/account.http.js';

/** What admins do with people. Each call is for admins here, and again in the service. */
@Controller()
export class PeopleAdminController {
  constructor(@Inject(SERVICES) private readonly services: Services) {}

  @Implements('GET /api/admin/users')
  async users({ query, context, request, reply }: RequestOf<'GET /api/admin/users'>) {
    const { q, type, verified, limit = 100, offset = 0 } = query;
    const { people, total } = await this.services.identity.listPeople(
      {
        limit,
        offset,
        ...(q !== undefined && q.trim() !== '' && { q }),
        ...(type !== undefined && type !== 'all' && { type }),
        ...(verified !== undefined && { verified: verified === 'true' }),
      },
      context,
    );
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return people.map(toListedUser);
  }

  @Implements('POST /api/admin/users/{id}/verify')
  async verify({ params: { id: userId }, body, context }: RequestOf<'POST /api/admin/users/{id}/verify'>) {
    const { verified } = body;
    return toListedUser(await this.services.identity.markVerified({ userId, verified }, context));
  }

  @Implements('PUT /api/admin/users/{id}/type')
  async type({ params: { id: userId }, body, context }: RequestOf<'PUT /api/admin/users/{id}/type'>) {
    const { user_type: userType } = body;
    return toListedUser(await this.services.identity.giveType({ userId, userType }, context));
  }

  @Implements('DELETE /api/admin/users/{id}')
  async remove({ params: { id: userId }, context }: RequestOf<'DELETE /api/admin/users/{id}'>) {
    const { eraseAt } = await this.services.identity.deletePerson({ userId }, context);
    return { success: true as const, erase_at: eraseAt };
  }

  @Implements('GET /api/admin/mails')
  async mails({ query, context, request, reply }: RequestOf<'GET /api/admin/mails'>) {
    const { limit = 50, offset = 0 } = query;
    const { mails, total } = await this.services.identity.mails({ limit, offset }, context);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return mails.map(toListedMail);
  }

  @Implements('GET /api/admin/mails/{id}')
  async mail({ params: { id: mailId }, context }: RequestOf<'GET /api/admin/mails/{id}'>) {
    return toListedMail(await this.services.identity.readMail({ mailId }, context));
  }

  @Implements('POST /api/admin/mails/{id}/send')
  async sendAgain({ params: { id: mailId }, context }: RequestOf<'POST /api/admin/mails/{id}/send'>) {
    await this.services.identity.sendAgain({ mailId }, context);
    return { success: true as const };
  }
}
