import { hashIn } from '@carsi/contracts/common/pictures';
import { dropPictureOf } from '@carsi/platform/pictures/take-picture';
import type { Files } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { Limits } from '../../answers/limits.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { pictureOf, FILES } from '../../answers/upload.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { toAccountSession, toAccountUser } from './account.http.js';

const HASHING_MS = 5_000;
/** An avatar is nothing else, also where a company of the same person shows the same picture. */
const avatarOf = (userId: string): string => `avatar:${userId}`;

/** What a signed-in person does with their account. */
@Controller()
export class AccountController {
  constructor(
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Implements('GET /api/auth/me')
  async me({ context }: RequestOf<'GET /api/auth/me'>) {
    return toAccountUser(await this.services.identity.me({}, context));
  }

  @Implements('PUT /api/auth/profile')
  async profile({ body, context }: RequestOf<'PUT /api/auth/profile'>) {
    const { full_name, phone, company_name, user_type, accepted_terms, marketing_consent } = body;
    const changes = {
      ...(full_name !== undefined && { fullName: full_name }),
      ...(phone !== undefined && { phone }),
      ...(company_name !== undefined && { companyName: company_name }),
      ...(user_type !== undefined && { userType: user_type }),
      ...(accepted_terms !== undefined && { acceptedTerms: accepted_terms }),
      ...(marketing_consent !== undefined && { marketingConsent: marketing_consent }),
    };
    return toAccountUser(await this.services.identity.reviseProfile(changes, context));
  }

  @Implements('POST /api/auth/change-email')
  async changeEmail({ body, request }: RequestOf<'POST /api/auth/change-email'>) {
    const { email = '', password = '' } = body;
    await this.limits.takeFrom('mail', request);
    await this.services.identity.changeEmail({ email, password }, contextOf(request, HASHING_MS));
    return { success: true as const, message: 'Yeni adresinize bir doğrulama bağlantısı gönderdik.' };
  }

  /** Its name contains its owner's id, so that it is erased with the account. */
  @Implements('POST /api/auth/avatar')
  async avatar({ person: { id }, request }: RequestOf<'POST /api/auth/avatar'>) {
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

  @Implements('DELETE /api/auth/avatar')
  async removeAvatar({ person: { id }, request }: RequestOf<'DELETE /api/auth/avatar'>) {
    const before = await this.services.identity.me({}, contextOf(request));
    const { avatar } = await this.services.identity.chooseAvatar({ avatar: null }, contextOf(request));
    await this.#drop(id, before.avatar, avatar);
    return { avatar };
  }

  @Implements('GET /api/auth/sessions')
  async sessions({ context }: RequestOf<'GET /api/auth/sessions'>) {
    return (await this.services.identity.sessions({}, context)).map(toAccountSession);
  }

  @Implements('POST /api/auth/sessions/end-others')
  async endOthers({ context }: RequestOf<'POST /api/auth/sessions/end-others'>) {
    const { ended } = await this.services.identity.endOtherSessions({}, context);
    return { success: true as const, ended };
  }

  @Implements('DELETE /api/auth/sessions/{id}')
  async endSession({ params: { id: sessionId }, context }: RequestOf<'DELETE /api/auth/sessions/{id}'>) {
    await this.services.identity.endSession({ sessionId }, context);
    return { success: true as const };
  }

  @Implements('DELETE /api/auth/account')
  async deleteAccount({ body, request }: RequestOf<'DELETE /api/auth/account'>) {
    const { phrase = '', password, reviews_too } = body;
    await this.limits.takeFrom('login', request);
    const { eraseAt } = await this.services.identity.deleteAccount(
      {
        phrase,
        ...(password !== undefined && { password }),
        ...(reviews_too !== undefined && { reviewsToo: reviews_too }),
      },
      contextOf(request, HASHING_MS),
    );
    return { success: true as const, erase_at: eraseAt };
  }

  /** Used by the mailed link of an account without a password; no sign-in is required. */
  @Implements('POST /api/auth/account/confirm-deletion')
  async confirmDeletion({ body, context }: RequestOf<'POST /api/auth/account/confirm-deletion'>) {
    const { token = '' } = body;
    const { eraseAt } = await this.services.identity.confirmDeletion({ token }, context);
    return { success: true as const, erase_at: eraseAt };
  }

  @Implements('POST /api/auth/account/restore')
  async restoreAccount({ context }: RequestOf<'POST /api/auth/account/restore'>) {
    return toAccountUser(await this.services.identity.restoreAccount({}, context));
  }

  /** Drops a picture that nothing shows any more; one that cannot be dropped now is only an orphan. */
  async #drop(id: string, before: string | null, now: string | null): Promise<void> {
    const hash = before === null || before === now ? undefined : hashIn(before);
    if (hash !== undefined) await dropPictureOf(this.files, hash, avatarOf(id)).catch(() => undefined);
  }
}
