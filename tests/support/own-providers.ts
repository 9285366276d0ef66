import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';

/** What GitHub's interface says of the people who own its access tokens. */
export interface GithubPerson {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly emails: readonly { readonly email: string; readonly primary: boolean; readonly verified: boolean }[];
}

/** Google and GitHub as real OAuth servers in this process, which sign everybody in as the person that the test sets. */
export interface OwnProviders {
  readonly env: Record<string, string>;
  /** Where a browser is sent to. */
  readonly urls: readonly string[];
  googleClaims: Record<string, unknown>;
  githubPerson: GithubPerson;
  readonly google: OAuth2Server;
  stop(): Promise<void>;
}

export const startProviders = async (): Promise<OwnProviders> => {
  const google = new OAuth2Server();
  await google.issuer.keys.generate('RS256');
  await google.start(0, 'localhost');
  google.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) =>
    Object.assign(token.payload, providers.googleClaims),
  );
  const github = new OAuth2Server(undefined, undefined, {
    endpoints: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
  });
  await github.issuer.keys.generate('RS256');
  await github.start(0, 'localhost');
  const api = createServer((request, response) => {
    if (!request.headers.authorization?.startsWith('Bearer ')) return void response.writeHead(401).end();
    const { emails, ...user } = providers.githubPerson;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/user/emails' ? emails : user));
  }).listen(0, 'localhost');
  await new Promise((resolve) => api.once('listening', resolve));
  const providers: OwnProviders = {
    env: {
      GOOGLE_CLIENT_ID: 'carsi',
      GOOGLE_CLIENT_SECRET: 'gizli',
      GOOGLE_ISSUER: google.issuer.url!,
      GITHUB_CLIENT_ID: 'carsi',
      GITHUB_CLIENT_SECRET: 'gizli',
      GITHUB_URL: github.issuer.url!,
      GITHUB_API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    },
    urls: [google.issuer.url!, github.issuer.url!],
    googleClaims: {},
    githubPerson: { id: 0, login: '', name: null, emails: [] },
    google,
    stop: async () => {
      await google.stop();
      await github.stop();
      api.close();
    },
  };
  return providers;
};
