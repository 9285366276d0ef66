const key = 'carsi-provider';

/** Signing in ('in') and up ('up') come back to the same page, which has a sentence for each. */
export const rememberProvider = (provider: 'google' | 'github', way: 'in' | 'up'): void => {
  try {
    sessionStorage.setItem(key, `${provider}-${way}`);
  } catch {
    // Then the general sentence has to do.
  }
};

export const rememberedProvider = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
