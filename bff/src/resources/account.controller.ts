import {
  changeEmailBody,
  confirmDeletionBody,
  deleteAccountBody,
  profileBody,
  type AccountSession,
  type AccountUser,
  type AvatarAnswer,
  type ConfirmDeletionAnswer,
  type DeleteAccountAnswer,
  type ToldAnswer,
} from '@carsi/contracts/http/account';
import { hashIn } from '@carsi/contracts/pictures';
import { dropPictureOf } from '@carsi/platform/pictures/take-picture';
import type { Files } from '@carsi/platform/platform';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { pictureOf } from '../answers/upload.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { toAccountSession, toAccountUser } from './account.http.js';
import { FILES } from './files.controller.js';

const HASHING_MS = 5_000;
/** An avatar is nothing else, also where a company of the same person shows the same picture. */
const avatarOf = (userId: string): string => `avatar:${userId}`;

/** What a signed-in person does with their account. */
@Controller('api/auth')
export class AccountController {
  constructor(
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Get('me')
  async me(@Req() request: FastifyRequest): Promise<AccountUser> {
    await this.#mine(request);
    return toAccountUser(await this.services.identity.me({}, contextOf(request)));
  }

  @Put('profile')
  async profile(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<AccountUser> {
    await this.#mine(request);
    const { full_name, phone, company_name, user_type, accepted_terms, marketing_consent } = read(profileBody, raw);
    const changes = {
      ...(full_name !== undefined && { fullName: full_name }),
      ...(phone !== undefined && { phone }),
      ...(company_name !== undefined && { companyName: company_name }),
      ...(user_type !== undefined && { userType: user_type }),
      ...(accepted_terms !== undefined && { acceptedTerms: accepted_terms }),
      ...(marketing_consent !== undefined && { marketingConsent: marketing_consent }),
    };
    return toAccountUser(await this.services.identity.reviseProfile(changes, contextOf(request)));
  }

  @Post('change-email')
  @HttpCode(200)
  async changeEmail(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<ToldAnswer> {
    await this.#mine(request);
    const { email = '', password = '' } = read(changeEmailBody, raw);
    await this.limits.takeFrom('mail', request);
    await this.services.identity.changeEmail({ email, password }, contextOf(request, HASHING_MS));
    return { success: true, message: 'Yeni adresinize bir doğrulama bağlantısı gönderdik.' };
  }

  /** Named by whose it is, so that it can go with them. */
  @Post('avatar')
  @HttpCode(200)
  async avatar(@Req() request: FastifyRequest): Promise<AvatarAnswer> {
    const { id } = await this.#mine(request);
    await this.limits.take('upload', id);
    const before = await this.services.identity.me({}, contextOf(request));
    const { address } = await pictureOf(this.files, request, {
      of: avatarOf(id),
      megabytes: (await this.facts.now()).pictureMegabytes,
    });
    const { avatar } = await this.services.identity.chooseAvatar({ avatar: address }, contextOf(request));
    await this.#drop(id, before.avatar, avatar);
    return { avatar };
  }

  @Delete('avatar')
  async removeAvatar(@Req() request: FastifyRequest): Promise<AvatarAnswer> {
    const { id } = await this.#mine(request);
    const before = await this.services.identity.me({}, contextOf(request));
    const { avatar } = await this.services.identity.chooseAvatar({ avatar: null }, contextOf(request));
    await this.#drop(id, before.avatar, avatar);
    return { avatar };
  }

  @Get('sessions')
  async sessions(@Req() request: FastifyRequest): Promise<AccountSession[]> {
    await this.#mine(request);
    return (await this.services.identity.sessions({}, contextOf(request))).map(toAccountSession);
  }

  @Post('sessions/end-others')
  @HttpCode(200)
  async endOthers(@Req() request: FastifyRequest): Promise<{ success: true; ended: number }> {
    await this.#mine(request);
    const { ended } = await this.services.identity.endOtherSessions({}, contextOf(request));
    return { success: true, ended };
  }

  @Delete('sessions/:id')
  async endSession(@Req() request: FastifyRequest, @Param('id') sessionId: string): Promise<{ success: true }> {
    await this.#mine(request);
    await this.services.identity.endSession({ sessionId }, contextOf(request));
    return { success: true };
  }

  @Delete('account')
  @HttpCode(202)
  async deleteAccount(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<DeleteAccountAnswer> {
    await this.#mine(request);
    const { phrase = '', password, reviews_too } = read(deleteAccountBody, raw);
    await this.limits.takeFrom('login', request);
    const { eraseAt } = await this.services.identity.deleteAccount(
      {
        phrase,
        ...(password !== undefined && { password }),
        ...(reviews_too !== undefined && { reviewsToo: reviews_too }),
      },
      contextOf(request, HASHING_MS),
    );
    return { success: true, erase_at: eraseAt };
  }

  /** What the mailed link of an account without a password opens; whoever has it need not be signed in. */
  @Post('account/confirm-deletion')
  @HttpCode(202)
  async confirmDeletion(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<ConfirmDeletionAnswer> {
    await this.limits.takeFrom('session', request);
    const { token = '' } = read(confirmDeletionBody, raw);
    const { eraseAt } = await this.services.identity.confirmDeletion({ token }, contextOf(request));
    return { success: true, erase_at: eraseAt };
  }

  @Post('account/restore')
  @HttpCode(200)
  async restoreAccount(@Req() request: FastifyRequest): Promise<AccountUser> {
    await this.#mine(request);
    return toAccountUser(await this.services.identity.restoreAccount({}, contextOf(request)));
  }

  async #mine(request: FastifyRequest) {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    return person;
  }

  /** A picture that nobody can be told of any more; one that cannot be dropped now is only an orphan. */
  async #drop(id: string, before: string | null, now: string | null): Promise<void> {
    const hash = before === null || before === now ? undefined : hashIn(before);
    if (hash !== undefined) await dropPictureOf(this.files, hash, avatarOf(id)).catch(() => undefined);
  }
}
