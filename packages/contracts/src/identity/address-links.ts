import { z } from 'zod';
import type { PersonView } from './person.js';

const typed = z.string().max(10_000);

/**
 * `password` shows, as a session or the browser do, that the account belongs to the person who opens the link. `browser` is what only that browser
 * knows.
 */
export const verifyEmail = z.object({
  token: typed,
  password: typed.optional(),
  browser: z.string().max(100).optional(),
});
export type VerifyEmail = z.infer<typeof verifyEmail>;

/** `passwordToken` sets a password, for an hour: the one of before is gone. */
export interface VerifiedPerson extends PersonView {
  readonly passwordToken?: string;
}
export interface RestoredAddress {
  readonly email: string;
  readonly passwordToken: string;
}

/** Part of identity's interface: what links prove that were mailed to an address. */
export interface AddressLinkCalls {
  /**
   * Refuses VERIFICATION_TOKEN_INVALID, VERIFICATION_TOKEN_EXPIRED, PASSWORD_WRONG; for a new address also PASSWORD_REQUIRED and
   * SIGN_IN_REQUIRED without a session of that person. A second click on a link that did its work is answered alike.
   */
  verifyEmail(body: VerifyEmail): Promise<VerifiedPerson>;
  /** By the link that the former address was mailed. Refuses TAKE_BACK_TOKEN_INVALID, EMAIL_TAKEN. */
  takeBackEmail(body: { readonly token: string }): Promise<RestoredAddress>;
}
