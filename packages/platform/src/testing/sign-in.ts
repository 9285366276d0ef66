import type { LoginAnswer, TokensAnswer } from '@carsi/contracts/identity/http/account';
import type { ApiError } from '@carsi/contracts/api-error';
import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { SoftwarePasskey } from './software-passkey.js';

const post = (url: string, path: string, body: unknown, token?: string): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** Of whoever has this address, in every test. */
export const passkeyOf = (email: string): SoftwarePasskey => new SoftwarePasskey(email);

/**
 * Signs in over HTTP as tests and measurements do. An admin without a second factor gets a passkey that every test knows by their
 * address, and everybody who has one shows it: what it needs nobody has to hand on. Throws for an answer that is none of that.
 */
export const signInOverHttp = async (url: string, email: string, password: string): Promise<LoginAnswer> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await post(url, '/api/auth/login', { email, password });
    const body = (await answer.json()) as LoginAnswer & ApiError;
    if (body.code === 'SECOND_FACTOR_REQUIRED') return passStep(url, email, body.details as SecondFactorDetails);
    if (answer.status !== 200) throw new Error(`${url}/api/auth/login answered ${answer.status}: ${body.message}`);
    if (body.user.user_type !== 'admin') return body;
    const tokens = await setUpPasskey(url, email, body);
    if (tokens) return { ...body, ...tokens };
    // Another test set one up in the same moment.
    if (tries === 5) throw new Error(`${email} got no passkey.`);
  }
};

const passStep = async (
  url: string,
  email: string,
  { challenge, passkey }: SecondFactorDetails,
): Promise<LoginAnswer> => {
  if (!passkey) throw new Error(`${email} has no passkey.`);
  const credential = passkeyOf(email).get(passkey);
  const answer = await post(url, '/api/auth/second-factor', { challenge, credential });
  if (!answer.ok) throw new Error(`/api/auth/second-factor answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as LoginAnswer;
};

const setUpPasskey = async (
  url: string,
  email: string,
  { token, refreshToken }: LoginAnswer,
): Promise<TokensAnswer | undefined> => {
  const begun = await post(url, '/api/auth/passkeys/options', {}, token);
  if (!begun.ok) return undefined;
  const { options } = (await begun.json()) as { options: Record<string, unknown> };
  const credential = passkeyOf(email).create(options);
  const added = await post(url, '/api/auth/passkeys/verify', { credential, name: 'Test' }, token);
  if (!added.ok) return undefined;
  const renewed = await post(url, '/api/auth/refresh', { refreshToken });
  return renewed.ok ? ((await renewed.json()) as TokensAnswer) : undefined;
};
