import { Refusal } from '@carsi/kernel/refusal';
import * as oauth from 'openid-client';
import { z } from 'zod';

export type ProviderName = 'google' | 'github';

/** Whom a provider vouches for. */
export interface Vouched {
  /** The provider's own key for the person: it stays when an address changes. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** Secrets of the browser that started, verified at the end. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Provider {
  /** Where the browser is sent. */
  begin(checks: Checks, redirectUri: string): Promise<URL>;
  /** Throws for an answer that does not match the checks, and PROVIDER_FAILED for missing data. */
  finish(answer: URL, checks: Checks): Promise<Vouched>;
}

export interface ProviderSettings {
  readonly id: string;
  readonly secret: string;
  /** Issuer of Google; site of GitHub. */
  readonly url: string;
  /** GitHub's interface. */
  readonly apiUrl?: string;
}

const TIMEOUT_S = 5;

/** Plain http only towards this machine, as the tests' provider is. */
const lenient = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

const authorizationUrlOf = async (
  checks: Checks,
  redirectUri: string,
  scope: string,
): Promise<Record<string, string>> => ({
  redirect_uri: redirectUri,
  scope,
  state: checks.state,
  code_challenge: await oauth.calculatePKCECodeChallenge(checks.verifier),
  code_challenge_method: 'S256',
});

/** OpenID Connect: the id token identifies the person, signed for us and for this attempt. */
export const createGoogle = ({ id, secret, url }: ProviderSettings): Provider => {
  let discovered: Promise<oauth.Configuration> | undefined;
  const configuration = (): Promise<oauth.Configuration> => {
    discovered ??= oauth
      .discovery(new URL(url), id, secret, undefined, {
        timeout: TIMEOUT_S,
        execute: lenient(url) ? [oauth.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
  return {
    begin: async (checks, redirectUri) =>
      oauth.buildAuthorizationUrl(await configuration(), {
        ...(await authorizationUrlOf(checks, redirectUri, 'openid email profile')),
        nonce: checks.nonce,
      }),
    finish: async (answer, { state, nonce, verifier }) => {
      const tokens = await oauth.authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const userInfo = z
        .object({ sub: z.string().min(1), email: z.string(), email_verified: z.boolean(), name: z.string().optional() })
        .safeParse(tokens.claims());
      if (!userInfo.success) throw new Refusal('PROVIDER_FAILED');
      const { sub, email, email_verified, name } = userInfo.data;
      return { subject: sub, email, emailVerified: email_verified, name: name ?? '' };
    },
  };
};

/** OAuth 2 without an id token: GitHub's API identifies the person by the access token. */
export const createGithub = ({ id, secret, url, apiUrl = url }: ProviderSettings): Provider => {
  const server = {
    issuer: url,
    authorization_endpoint: `${url}/login/oauth/authorize`,
    token_endpoint: `${url}/login/oauth/access_token`,
  };
  const configuration = new oauth.Configuration(server, id, secret);
  configuration.timeout = TIMEOUT_S;
  if (lenient(url)) oauth.allowInsecureRequests(configuration);
  const read = async <Schema extends z.ZodType>(
    path: string,
    token: string,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const response = await oauth.fetchProtectedResource(configuration, token, new URL(apiUrl + path), 'GET');
    const read = schema.safeParse(await response.json());
    if (!read.success) throw new Refusal('PROVIDER_FAILED');
    return read.data;
  };
  return {
    begin: async (checks, redirectUri) =>
      oauth.buildAuthorizationUrl(configuration, await authorizationUrlOf(checks, redirectUri, 'read:user user:email')),
    finish: async (answer, { state, verifier }) => {
      const { access_token: token } = await oauth.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const [user, emails] = await Promise.all([
        read('/user', token, z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })),
        read(
          '/user/emails',
          token,
          z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() })),
        ),
      ]);
      const email = emails.find(({ primary }) => primary);
      if (!email) throw new Refusal('PROVIDER_FAILED');
      return {
        subject: String(user.id),
        email: email.email,
        emailVerified: email.verified,
        name: user.name ?? user.login,
      };
    },
  };
};
