import type { AccountUser, LoginAnswer } from '@carsi/contracts/identity/http/account';
import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { passkeyOf } from '@carsi/platform/testing/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProviders, type OwnProviders } from '../support/own-providers.js';
import { call, linkTo, signUp, type Site } from '../support/people.js';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { startCarsi, type Carsi } from '../support/start-carsi.js';

describe('signing in by Google and GitHub', () => {
  const folder = temporaryFolder();
  let providers: OwnProviders;
  let carsi: Carsi;
  let site: Site;

  beforeAll(async () => {
    providers = await startProviders();
    carsi = await startCarsi(folder.path, {
      env: {
        ...providers.env,
        LIMITS: '{"session":100000,"register":1000,"mail":1000,"login":1000}',
      },
    });
    site = { url: carsi.url, folder: folder.path };
  });
  afterAll(async () => {
    await carsi?.stop();
    await providers?.stop();
    folder.remove();
  });

  interface Way {
    readonly cookie: string;
    /** Path and query where the provider sends the browser. */
    readonly back: string;
    readonly asked: URL;
  }

  /** The redirect to the provider, which admits everybody, and its answer. */
  const unavailable = async (provider: 'google' | 'github'): Promise<Way> => {
    const begun = await fetch(`${carsi.url}/api/auth/${provider}`, { redirect: 'manual' });
    expect(begun.status).toBe(303);
    const queried = new URL(begun.headers.get('location')!);
    const cookie = begun.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
    const answered = await fetch(queried, { redirect: 'manual' });
    const back = new URL(answered.headers.get('location')!);
    return { cookie: cookie.split(';')[0]!, back: back.pathname + back.search, asked: queried };
  };
  const backWith = async (back: string, cookie: string): Promise<string> => {
    const response = await fetch(carsi.url + back, { redirect: 'manual', headers: { cookie } });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location')!, carsi.url);
    expect(location.pathname).toBe('/auth/callback');
    expect([...location.searchParams.keys()]).toEqual(['code']);
    return location.searchParams.get('code')!;
  };
  const exchange = (code: string, cookie: string) =>
    fetch(`${carsi.url}/api/auth/exchange`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ code }),
    });
  const through = async (provider: 'google' | 'github'): Promise<Response> => {
    const { cookie, back } = await unavailable(provider);
    return exchange(await backWith(back, cookie), cookie);
  };
  const googlePerson = (over: object): void => {
    providers.googleClaims = {
      sub: 'g-1',
      email: 'google@ornek.example',
      email_verified: true,
      name: 'Gül Kaya',
      ...over,
    };
  };
  const isGithub = (id: number, email: string, verified = true): void => {
    providers.githubPerson = { id, login: `kisi${id}`, name: null, emails: [{ email, primary: true, verified }] };
  };

  it('owes the second factor of who has one, as a password does', async () => {
    googlePerson({ sub: 'g-2', email: 'anahtarli@ornek.example' });
    const { token } = (await (await through('google')).json()) as LoginAnswer;
    const begun = await call(site, 'POST', '/api/auth/passkeys/options', {}, token);
    const { options } = (await begun.json()) as { options: Record<string, unknown> };
    const credential = passkeyOf('anahtarli@ornek.example').create(options);
    expect((await call(site, 'POST', '/api/auth/passkeys/verify', { credential }, token)).status).toBe(200);
    const owing = await through('google');
    const { code, details } = (await owing.json()) as { code: string; details: SecondFactorDetails };
    expect([owing.status, code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const shown = passkeyOf('anahtarli@ornek.example').get(details.passkey!);
    const body = { challenge: details.challenge, credential: shown };
    expect((await call(site, 'POST', '/api/auth/second-factor', body)).status).toBe(200);
  });

  it('is offered where it is configured', async () => {
    expect(await (await call(site, 'GET', '/api/auth/providers')).json()).toEqual({ google: true, github: true });
  });

  it('makes an account with a proven address, then type and consent are requested, and finds it again', async () => {
    googlePerson({});
    const answer = (await (await through('google')).json()) as LoginAnswer;
    expect(answer.user).toMatchObject({
      email: 'google@ornek.example',
      full_name: 'Gül Kaya',
      email_verified: true,
      type_chosen: false,
      accepted_terms: false,
      has_password: false,
    });
    googlePerson({ email: 'yeni-adres@ornek.example' });
    expect(((await (await through('google')).json()) as LoginAnswer).user.id).toBe(answer.user.id);
    const chosen = await call(
      site,
      'PUT',
      '/api/auth/profile',
      { user_type: 'freelancer', accepted_terms: true },
      answer.token,
    );
    expect((await chosen.json()) as AccountUser).toMatchObject({ type_chosen: true, accepted_terms: true });
  });

  it('reads whom GitHub means from its interface', async () => {
    isGithub(7, 'git@ornek.example');
    const { user } = (await (await through('github')).json()) as LoginAnswer;
    expect(user).toMatchObject({ email: 'git@ornek.example', full_name: 'kisi7', email_verified: true });
  });

  it('signs in to an existing account only when both have proven its address', async () => {
    const proven = await signUp(site);
    isGithub(8, proven.email);
    expect(((await (await through('github')).json()) as LoginAnswer).user.id).toBe(proven.id);
    const claimed = await signUp(site, { verified: false });
    isGithub(9, claimed.email);
    expect(await (await through('github')).json()).toMatchObject({ code: 'PROVIDER_ACCOUNT_UNVERIFIED' });
    const other = await signUp(site);
    isGithub(10, other.email, false);
    expect(await (await through('github')).json()).toMatchObject({ code: 'PROVIDER_EMAIL_UNVERIFIED' });
  });

  it('makes an account that only a mailed link deletes, and that comes back by signing in again', async () => {
    isGithub(11, 'giden@ornek.example');
    const { token } = (await (await through('github')).json()) as LoginAnswer;
    const queried = await call(site, 'DELETE', '/api/auth/account', { phrase: 'HESABI SIL' }, token);
    expect(await queried.json()).toEqual({ success: true, erase_at: null });
    const secret = (await linkTo(site, 'giden@ornek.example', '/hesap-sil')).searchParams.get('token');
    const confirm = () => call(site, 'POST', '/api/auth/account/confirm-deletion', { token: secret });
    const confirmed = await confirm();
    expect(confirmed.status).toBe(202);
    expect((await call(site, 'GET', '/api/auth/me', undefined, token)).status).toBe(401);
    const back = (await (await through('github')).json()) as LoginAnswer;
    expect({ success: true, erase_at: back.user.erase_at }).toEqual(await confirmed.json());
    expect((await call(site, 'POST', '/api/auth/account/restore', {}, back.token)).status).toBe(200);
    expect((await confirm()).status).toBe(422);
  });

  it('asks with state, nonce and a code challenge', async () => {
    googlePerson({});
    const { asked } = await unavailable('google');
    const query = asked.searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)!.length).toBeGreaterThan(40);
    expect(query.get('response_type')).toBe('code');
  });

  describe('admits nobody', () => {
    it.each<[string, (way: Way) => Promise<Response>]>([
      [
        'who comes back in another browser',
        async ({ back }) => exchange(await backWith(back, 'carsi_browser=x'), 'carsi_browser=x'),
      ],
      ['who exchanges in another browser', async ({ back, cookie }) => exchange(await backWith(back, cookie), '')],
      [
        'with another state',
        async ({ back, cookie }) => exchange(await backWith(back.replace(/state=[^&]+/, 'state=x'), cookie), cookie),
      ],
      [
        'without a state',
        async ({ back, cookie }) => exchange(await backWith(back.replace(/state=[^&]+/, ''), cookie), cookie),
      ],
      [
        'with another code',
        async ({ back, cookie }) => exchange(await backWith(back.replace(/code=[^&]+/, 'code=x'), cookie), cookie),
      ],
      [
        'whom the provider refused',
        async ({ back, cookie }) =>
          exchange(await backWith(back.replace(/code=[^&]+/, 'error=access_denied'), cookie), cookie),
      ],
      [
        'by the other provider',
        async ({ back, cookie }) => exchange(await backWith(back.replace('/google/', '/github/'), cookie), cookie),
      ],
      ['with a code of their own', async ({ cookie }) => exchange('a'.repeat(43), cookie)],
      [
        'with a token of another attempt',
        async ({ back, cookie }) => {
          providers.googleClaims = { ...providers.googleClaims, nonce: 'baska' };
          return exchange(await backWith(back, cookie), cookie);
        },
      ],
    ])('%s', async (_who, come) => {
      googlePerson({});
      const response = await come(await unavailable('google'));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 'PROVIDER_FAILED' });
    });

    it('twice by one code, nor by one way back', async () => {
      googlePerson({});
      const { cookie, back } = await unavailable('google');
      const code = await backWith(back, cookie);
      expect((await exchange(code, cookie)).status).toBe(200);
      expect((await exchange(code, cookie)).status).toBe(422);
      expect((await exchange(await backWith(back, cookie), cookie)).status).toBe(422);
    });
  });
});
