import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Refused } from '@carsi/platform/platform';
import type { Logger } from '@carsi/platform/logging';
import type { ApiError } from '@carsi/contracts/api-error';
import { secondFactorDetails } from '@carsi/contracts/identity/second-factor';
import type { FastifyReply } from 'fastify';
import { isOutage } from './outage.js';

const sentences: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['BAD_REQUEST', 'İstek anlaşılamadı.'],
  403: ['FORBIDDEN', 'Bu işlem için yetkiniz yok.'],
  401: ['SIGN_IN_REQUIRED', 'Bu işlem için giriş yapmalısınız.'],
  404: ['NOT_FOUND', 'Aradığınız kayıt bulunamadı.'],
  405: ['METHOD_NOT_ALLOWED', 'Bu adreste bu işlem yapılamaz.'],
  413: ['BODY_TOO_LARGE', 'Gönderilen veri çok büyük.'],
  415: ['MEDIA_TYPE_UNKNOWN', 'Gönderilen veri türü desteklenmiyor.'],
  429: ['TOO_MANY_REQUESTS', 'Çok fazla istek gönderdiniz. Lütfen biraz bekleyin.'],
  503: ['TRY_AGAIN', 'Şu anda yanıt veremiyoruz. Lütfen birazdan tekrar deneyin.'],
};
const UNEXPECTED = ['UNEXPECTED', 'Beklenmeyen bir hata oluştu.'] as const;

/** The one place where what went wrong becomes HTTP: status, code and a Turkish sentence, never a stack. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const answer = this.#answerOf(error);
    if (answer.statusCode === 503 || answer.statusCode === 429)
      void reply.header('retry-after', String(retryAfterOf(error)));
    void reply
      .code(answer.statusCode)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(answer);
  }

  #answerOf(error: unknown): ApiError {
    if (error instanceof Refused) {
      const { status: statusCode, code, message } = error;
      const { errors, id } = error.details as Pick<ApiError, 'errors'> & { readonly id?: string };
      const details = id === undefined ? challengeIn(code, error.details) : { id };
      return { statusCode, code, message, ...(errors && { errors }), ...(details && { details }) };
    }
    if (isOutage(error)) {
      this.logger.warn({ err: error }, 'a request could not be answered now');
      return errorOf(503);
    }
    const status = statusOf(error);
    if (status === undefined || status >= 500) {
      this.logger.error({ err: error }, 'a request failed');
      const [code, message] = UNEXPECTED;
      return { statusCode: 500, code, message };
    }
    return errorOf(status, issuesOf(error));
  }
}

const CHALLENGES = ['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_CONFIRMATION_REQUIRED'];

/** Details of refusals that say how to continue; other details of services are not sent. */
const challengeIn = (code: string, details: unknown): ApiError['details'] =>
  CHALLENGES.includes(code) ? secondFactorDetails.parse(details) : undefined;

/** Ends a request with one of the sentences above. */
export class ApiException extends HttpException {
  constructor(
    status: number,
    readonly retryAfterSeconds = 1,
  ) {
    super(String(status), status);
  }
}

const errorOf = (status: number, errors?: ApiError['errors']): ApiError => {
  const [code, message] = sentences[status] ?? sentences[400]!;
  return { statusCode: status, code, message, ...(errors?.length && { errors }) };
};

/** Nest's own exceptions and Fastify's, which carry a statusCode. */
const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
};

const retryAfterOf = (error: unknown): number => {
  if (error instanceof ApiException) return error.retryAfterSeconds;
  const ms = error instanceof Refused ? error.details['retryAfterMs'] : undefined;
  return typeof ms === 'number' ? Math.max(1, Math.ceil(ms / 1000)) : 1;
};

const issuesOf = (error: unknown): ApiError['errors'] => {
  const issues = (error as { issues?: unknown } | null)?.issues;
  if (!Array.isArray(issues)) return undefined;
  return (issues as { path?: PropertyKey[]; message: string }[]).map(({ path = [], message }) => ({
    field: path.map(String).join('.'),
    message,
  }));
};
