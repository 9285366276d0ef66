const claims = (token: string): { exp?: unknown } => {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
};

/** Read from the token's `exp` (epoch seconds); a token that cannot be read counts as expired. */
export const isExpired = (token: string, now: number): boolean => {
  try {
    const { exp } = claims(token);
    return typeof exp !== 'number' || exp * 1000 <= now;
  } catch {
    return true;
  }
};
