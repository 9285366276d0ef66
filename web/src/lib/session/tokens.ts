export const tokenKey = 'auth_token';
export const refreshTokenKey = 'refresh_token';

export interface Tokens {
  token: string | null;
  refreshToken: string | null;
}

/** Without storage the session lives as long as the page. */
let inMemory: Tokens = { token: null, refreshToken: null };

export const readTokens = (): Tokens => {
  try {
    return { token: localStorage.getItem(tokenKey), refreshToken: localStorage.getItem(refreshTokenKey) };
  } catch {
    return inMemory;
  }
};

const put = (key: string, value: string | null): void =>
  value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value);

/** The access token comes last: other tabs listen to it and find both. */
export const storeTokens = (tokens: Tokens): void => {
  try {
    put(refreshTokenKey, tokens.refreshToken);
    put(tokenKey, tokens.token);
  } catch {
    inMemory = tokens;
  }
};

export const clearTokens = (): void => storeTokens({ token: null, refreshToken: null });
