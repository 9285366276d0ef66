import type { ContactOptions } from '@carsi/contracts/http/conversation';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { PublicAnswers } from '../answers/public.js';
import { Presence } from '../live/presence.js';
import { SERVICES, type Services } from '../services.js';
import { unseen } from './conversation.http.js';

/** Somebody comes and goes: nobody needs to know it sooner. */
const KEPT_MS = 5_000;

/** Whether and how a company can be reached from its page: the same for everybody. */
@Controller('api/companies')
export class ContactController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Presence) private readonly presence: Presence,
  ) {}

  @Get(':id/contact')
  contact(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') companyId: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const [{ ownerId, ...reachable }, { minutes }] = await Promise.all([
        this.services.messaging.reachable({ companyId }, contextOf(request)),
        this.services.directory.responseTime({ companyId }, contextOf(request)).catch(() => ({ minutes: null })),
      ]);
      const seen = ownerId === null ? unseen : ((await this.presence.of([ownerId])).get(ownerId) ?? unseen);
      const body: ContactOptions = { ...reachable, ...seen, responseMinutes: minutes };
      return { body, tags: [`company:${companyId}`] };
    });
  }
}
