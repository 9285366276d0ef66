import { signInOverHttp } from '@carsi/platform/testing/sign-in';
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Visit } from './browser.js';

export const password = 'mavi kediler uçar';

const post = async <T>(carsi: Visit, path: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(carsi.url + path, { method: 'POST', body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

export const register = (carsi: Visit, email: string, more: Record<string, unknown> = {}): Promise<unknown> =>
  post(carsi, '/api/auth/register', {
    email,
    password,
    full_name: 'Ayşe Yılmaz',
    user_type: 'customer',
    accepted_terms: true,
    ...more,
  });

/** A browser in which this person is signed in and has accepted the terms: how that goes has journeys of its own. */
export const arriveAs = async (
  carsi: Visit,
  email: string,
  options: BrowserContextOptions = {},
  secret = password,
): Promise<BrowserContext> => {
  const { token, refreshToken, user } = await signInOverHttp(carsi.url, email, secret);
  if (!user.accepted_terms)
    await fetch(`${carsi.url}/api/auth/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"accepted_terms":true}',
    });
  const stored = { auth_token: token, refresh_token: refreshToken, 'carsi-onboarding-offered': user.id };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return carsi.arrive({ storageState: { cookies: [], origins: [{ origin: carsi.url, localStorage }] }, ...options });
};

/** An access token, for what no screen does yet. */
export const tokenOf = async (carsi: Visit, email: string, secret = password): Promise<string> =>
  (await signInOverHttp(carsi.url, email, secret)).token;

export const askAs = async <T>(carsi: Visit, token: string, path: string, body: unknown): Promise<T> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(carsi.url + path, { method: 'POST', body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A small picture, as a telephone would hand it over. */
export const picture = {
  name: 'ben.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQ4jWPgSs2mCmIYNYhrNIy4RtNR6mgWSSU/HQAAlrdHEJ5i1xsAAAAASUVORK5CYII=',
    'base64',
  ),
};
