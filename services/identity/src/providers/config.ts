import { createGithub, createGoogle, type Provider, type ProviderName, type ProviderSettings } from './provider.js';

/** The variables of the environment that both profiles have. */
export interface ProviderEnvironment {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_ISSUER?: string | undefined;
  readonly GITHUB_CLIENT_ID?: string | undefined;
  readonly GITHUB_CLIENT_SECRET?: string | undefined;
  readonly GITHUB_URL?: string | undefined;
  readonly GITHUB_API_URL?: string | undefined;
}

export type ConfiguredProviders = Partial<Readonly<Record<ProviderName, ProviderSettings>>>;

/** A provider is configured if it has an id and a secret. */
export const providersIn = (env: ProviderEnvironment): ConfiguredProviders => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER = 'https://accounts.google.com' } = env;
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GITHUB_URL = 'https://github.com' } = env;
  const { GITHUB_API_URL = 'https://api.github.com' } = env;
  return {
    ...(GOOGLE_CLIENT_ID &&
      GOOGLE_CLIENT_SECRET && {
        google: { id: GOOGLE_CLIENT_ID, secret: GOOGLE_CLIENT_SECRET, url: GOOGLE_ISSUER },
      }),
    ...(GITHUB_CLIENT_ID &&
      GITHUB_CLIENT_SECRET && {
        github: { id: GITHUB_CLIENT_ID, secret: GITHUB_CLIENT_SECRET, url: GITHUB_URL, apiUrl: GITHUB_API_URL },
      }),
  };
};

export const createProviders = ({
  google,
  github,
}: ConfiguredProviders): Partial<Readonly<Record<ProviderName, Provider>>> => ({
  ...(google && { google: createGoogle(google) }),
  ...(github && { github: createGithub(github) }),
});
