import { newsletterPage } from '@carsi/contracts/common/paths';
import { createHash } from 'node:crypto';
import { fold } from '@carsi/turkish/fold';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Limits } from '../../answers/limits.js';
import { Implements, ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SignIn } from '../../sign-in/sign-in.js';
import { supportTexts } from './support-texts.js';

/** E-mails triggered by a form count against their recipient, whoever submitted it. */
const mailbox = (email: string): string => createHash('sha256').update(fold(email.trim())).digest('base64url');

/** What people write to the site itself, and its newsletter: without an account. */
@Controller()
export class SupportController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Implements('POST /api/contact')
  async contact({ body, context, request }: RequestOf<'POST /api/contact'>) {
    const { phone, category, ...typed } = body;
    await this.limits.take('letter', mailbox(typed.email));
    // Only a valid token assigns the ticket to an account; with an ended session it is anonymous.
    const person = await this.signIn.person(request);
    const { token, ...anonymous } = context;
    const ownContext = person && token !== undefined ? context : anonymous;
    const wanted = { ...typed, phone: phone ?? null, category: category ?? ('general' as const) };
    const { number } = await this.services.messaging.openTicket(wanted, ownContext);
    return { success: true as const, message: supportTexts.received, number };
  }

  @Implements('POST /api/newsletter')
  async subscribe({ body, context }: RequestOf<'POST /api/newsletter'>) {
    const { email } = body;
    await this.limits.take('letter', mailbox(email));
    await this.services.messaging.subscribe({ email }, context);
    return { success: true as const, message: supportTexts.confirmationSent };
  }

  /** Mail programs open links by themselves: the page confirms by a POST. */
  @ImplementsRaw('GET /api/newsletter/confirm')
  async confirmPage({ query, reply }: RequestOf<'GET /api/newsletter/confirm'>) {
    await toPage(reply, 'onay', query.token);
  }

  @ImplementsRaw('GET /api/newsletter/unsubscribe')
  async endPage({ query, reply }: RequestOf<'GET /api/newsletter/unsubscribe'>) {
    await toPage(reply, 'ayril', query.token);
  }

  @Implements('POST /api/newsletter/confirm')
  async confirm({ body, context }: RequestOf<'POST /api/newsletter/confirm'>) {
    const { token = '' } = body;
    await this.services.messaging.confirmSubscription({ token }, context);
    return { success: true as const, message: supportTexts.confirmed };
  }

  /** Also the one press of a mail program, whose key is in the address (RFC 8058). */
  @Implements('POST /api/newsletter/unsubscribe')
  async end({ body, query, context }: RequestOf<'POST /api/newsletter/unsubscribe'>) {
    const token = body.token ?? query.token ?? '';
    await this.services.messaging.endSubscription({ token }, context);
    return { success: true as const, message: supportTexts.ended };
  }
}

const toPage = async (reply: FastifyReply, act: Parameters<typeof newsletterPage>[0], token = ''): Promise<void> => {
  await reply.code(303).header('location', newsletterPage(act, token)).header('cache-control', 'no-store').send('');
};
