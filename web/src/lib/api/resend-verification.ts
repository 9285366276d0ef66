import type { MessageAnswer } from '@carsi/contracts/http/account';
import { send } from '../http';

/** Without an address, to the signed-in person's. */
export const resendVerification = (email?: string) =>
  send<MessageAnswer>('POST', '/api/auth/resend-verification', email ? { email } : {});
