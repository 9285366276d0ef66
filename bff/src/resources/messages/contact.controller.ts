import type { ContactOptions } from '@carsi/contracts/messaging/http/conversation';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { PublicAnswers } from '../../answers/public.js';
import { Presence } from './presence.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { offline } from './conversation.http.js';

/** Presence changes need not be visible sooner. */
const CACHED_MS = 5_000;

/** Whether and how a company can be reached from its page: the same for everybody. */
@Controller()
export class ContactController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Presence) private readonly presence: Presence,
  ) {}

  @ImplementsRaw('GET /api/companies/{id}/contact')
  async contact(input: RequestOf<'GET /api/companies/{id}/contact'>) {
    const {
      params: { id: companyId },
      request,
    } = input;
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const [{ ownerId, ...reachable }, { minutes }] = await Promise.all([
        this.services.messaging.reachable({ companyId }, contextOf(request)),
        this.services.directory.responseTime({ companyId }, contextOf(request)).catch(() => ({ minutes: null })),
      ]);
      const status = ownerId === null ? offline : ((await this.presence.of([ownerId])).get(ownerId) ?? offline);
      const body: ContactOptions = { ...reachable, ...status, responseMinutes: minutes };
      return { body, tags: [`company:${companyId}`] };
    });
  }
}
