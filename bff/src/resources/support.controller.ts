import { createHash } from 'node:crypto';
import {
  contactBody,
  newsletterBody,
  tokenBody,
  tokenQuery,
  type ContactAnswer,
  type NewsletterAnswer,
} from '@carsi/contracts/http/contact';
import { fold } from '@carsi/turkish/fold';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { supportTexts } from './support-texts.js';

/** Each letter that a form has us send counts against the address it goes to, whoever typed it. */
const mailbox = (email: string): string => createHash('sha256').update(fold(email.trim())).digest('base64url');

/** What people write to the site itself, and its newsletter: without an account. */
@Controller('api')
export class SupportController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Post('contact')
  @HttpCode(201)
  async contact(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<ContactAnswer> {
    await this.limits.takeFrom('contact', request);
    const { phone, category, ...typed } = read(contactBody, raw);
    await this.limits.take('letter', mailbox(typed.email));
    // Only a token that counts makes it theirs; a session that has ended writes as nobody.
    const person = await this.signIn.person(request);
    const { token, ...nobody } = contextOf(request);
    const context = person && token !== undefined ? { ...nobody, token } : nobody;
    const asked = { ...typed, phone: phone ?? null, category: category ?? ('general' as const) };
    const { number } = await this.services.messaging.openTicket(asked, context);
    return { success: true, message: supportTexts.received, number };
  }

  @Post('newsletter')
  @HttpCode(202)
  async subscribe(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<NewsletterAnswer> {
    await this.limits.takeFrom('contact', request);
    const { email } = read(newsletterBody, raw);
    await this.limits.take('letter', mailbox(email));
    await this.services.messaging.subscribe({ email }, contextOf(request));
    return { success: true, message: supportTexts.asked };
  }

  /** Mail programs look at links before their readers do: the page asks once more, by POST. */
  @Get('newsletter/confirm')
  async confirmPage(@Res() reply: FastifyReply, @Query() raw: unknown): Promise<void> {
    await toPage(reply, 'onay', read(tokenQuery, raw).token);
  }

  @Get('newsletter/unsubscribe')
  async endPage(@Res() reply: FastifyReply, @Query() raw: unknown): Promise<void> {
    await toPage(reply, 'ayril', read(tokenQuery, raw).token);
  }

  @Post('newsletter/confirm')
  @HttpCode(200)
  async confirm(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<NewsletterAnswer> {
    await this.limits.takeFrom('mail', request);
    const { token = '' } = read(tokenBody, raw);
    await this.services.messaging.confirmSubscription({ token }, contextOf(request));
    return { success: true, message: supportTexts.confirmed };
  }

  /** Also the one press of a mail program, whose key is in the address (RFC 8058). */
  @Post('newsletter/unsubscribe')
  @HttpCode(200)
  async end(@Req() request: FastifyRequest, @Body() raw: unknown, @Query() query: unknown): Promise<NewsletterAnswer> {
    await this.limits.takeFrom('mail', request);
    const token = read(tokenBody, raw).token ?? read(tokenQuery, query).token ?? '';
    await this.services.messaging.endSubscription({ token }, contextOf(request));
    return { success: true, message: supportTexts.ended };
  }
}

const toPage = async (reply: FastifyReply, what: string, token = ''): Promise<void> => {
  const said = new URLSearchParams({ islem: what, anahtar: token });
  await reply.code(303).header('location', `/bulten?${said}`).header('cache-control', 'no-store').send('');
};
