import type { ToldAnswer } from '@carsi/contracts/http/account';
import { send } from '../http';

/** Without an address: to that of the person who is signed in. */
export const resendVerification = (email?: string) =>
  send<ToldAnswer>('POST', '/api/auth/resend-verification', email ? { email } : {});
