import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { Refusal } from '@carsi/kernel/refusal';
import { throwError, type Observable } from 'rxjs';
import {
  ReservationConflict,
  Refused,
  CallTimeout,
  ServiceUnavailable,
  StoreUnavailable,
  StreamMoved,
} from '../platform.js';
import { KeyReused, Unstorable } from '../refused-writes.js';
import type { Logger } from '../logging.js';

/** A service's one table: code → status and Turkish sentence. */
export type Refusals = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** Refusals of every service. */
export const commonRefusals = {
  BAD_REQUEST: { status: 400, message: 'İstek anlaşılamadı.' },
  NOT_FOUND: { status: 404, message: 'Aradığınız kayıt bulunamadı.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Bu işlem için giriş yapmalısınız.' },
  FORBIDDEN: { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  SECOND_FACTOR_REQUIRED_FOR_ADMINS: {
    status: 403,
    message:
      'Yönetim için iki adımlı doğrulama gerekir. Hesabınızda kurun ya da doğrulama adımıyla yeniden giriş yapın.',
  },
  REBUILD_RUNS: { status: 409, message: 'Bu projeksiyon zaten yeniden kuruluyor.' },
  KEY_REUSED: { status: 422, message: 'Bu işlem anahtarı daha önce başka bir işlem için kullanılmış.' },
  CONTENT_TOO_LARGE: { status: 413, message: 'Gönderilen içerik saklanamayacak kadar büyük.' },
  CONTENT_UNSTORABLE: { status: 422, message: 'Gönderilen içerik bu biçimde saklanamaz.' },
  TRY_AGAIN: { status: 503, message: 'Şu anda yanıt veremiyoruz. Lütfen birazdan tekrar deneyin.' },
  UNEXPECTED: { status: 500, message: 'Beklenmeyen bir hata oluştu.' },
} as const satisfies Refusals;

/** Temporary failures of a store or of another service. */
const notNow = [StoreUnavailable, StreamMoved, ReservationConflict, ServiceUnavailable, CallTimeout];

/** The one place that maps a service's errors to answers: a refusal with its sentence, "try again", or a logged fault. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(
    private readonly refusals: Refusals,
    private readonly logger: Logger,
  ) {}

  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => this.#wire(error));
  }

  #wire(error: unknown): { code: string; status: number; message: string; details: unknown } {
    if (error instanceof Refused)
      return { code: error.code, status: error.status, message: error.message, details: error.details };
    if (error instanceof Refusal) {
      const known = this.refusals[error.code] ?? commonRefusals[error.code as keyof typeof commonRefusals];
      if (known) return { code: error.code, status: known.status, message: known.message, details: error.details };
      this.logger.error({ code: error.code }, 'a refusal without a sentence');
    }
    if (error instanceof KeyReused) return { code: 'KEY_REUSED', ...commonRefusals.KEY_REUSED, details: {} };
    if (error instanceof Unstorable) {
      const code = error.reason === 'too large' ? 'CONTENT_TOO_LARGE' : 'CONTENT_UNSTORABLE';
      this.logger.warn({ err: error }, 'a request brought what no store can keep');
      return { code, ...commonRefusals[code], details: {} };
    }
    if (notNow.some((kind) => error instanceof kind)) {
      this.logger.warn({ err: error }, 'a request could not be answered now');
      return { code: 'TRY_AGAIN', ...commonRefusals.TRY_AGAIN, details: {} };
    }
    this.logger.error({ err: error }, 'a request failed');
    return { code: 'UNEXPECTED', ...commonRefusals.UNEXPECTED, details: {} };
  }
}
