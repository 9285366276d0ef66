import type { AccountUser } from '@carsi/contracts/identity/http/account';

interface Claims {
  exp?: unknown;
  user_type?: unknown;
  email_verified?: unknown;
}

const claimsOf = (token: string): Claims => {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
};

/** When it runs out, in epoch milliseconds, by its `exp`; null for a token that cannot be read. */
export const expiryOf = (token: string): number | null => {
  try {
    const { exp } = claimsOf(token);
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
};

/** A token that cannot be read counts as expired. */
export const isExpired = (token: string, now: number): boolean => (expiryOf(token) ?? 0) <= now;

/** Whether the token was made before the person verified their address, or became of another type, on some other device. */
export const isOutdated = (token: string, user: Pick<AccountUser, 'user_type' | 'email_verified'>): boolean => {
  try {
    const { user_type, email_verified } = claimsOf(token);
    return user_type !== user.user_type || email_verified !== user.email_verified;
  } catch {
    return true;
  }
};
