import { call } from '../call';

/** Without an address, to the signed-in person's. */
export const resendVerification = (email?: string) =>
  call('POST /api/auth/resend-verification', { body: email ? { email } : {} });
