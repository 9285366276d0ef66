import { paths } from '@carsi/contracts/common/paths';

const key = 'carsi-return-to';
const longest = 2_000;
const signingIn: readonly string[] = [
  paths.signIn,
  paths.register,
  paths.resetPassword,
  paths.verifyEmail,
  paths.takeBackEmail,
  paths.authCallback,
];

/** A path of ours, with its query and anchor, and nothing that a browser could read as another host or scheme. */
export const returnTarget = (text: unknown): string | null => {
  if (typeof text !== 'string' || text.length > longest) return null;
  if (!text.startsWith('/') || /[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return null;
  const [path = ''] = text.split(/[?#]/, 1);
  // Back to a screen that signs in would be a circle.
  return path.includes('//') || signingIn.includes(path) ? null : text;
};

export const rememberTarget = (text: string): void => {
  const target = returnTarget(text);
  try {
    if (target) sessionStorage.setItem(key, target);
  } catch {
    // Without storage: home.
  }
};

export const rememberedTarget = (): string | null => {
  try {
    return returnTarget(sessionStorage.getItem(key));
  } catch {
    return null;
  }
};

/** The target after signing in: the link's, else the stored one (used once), else home. */
export const takeTarget = (state: unknown): string => {
  const target = returnTarget((state as { from?: unknown } | null)?.from) ?? rememberedTarget() ?? paths.home;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
  return target;
};
