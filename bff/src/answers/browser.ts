import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { agentOf } from './agent-of.js';

const COOKIE = 'carsi_browser';
const SECRET = /^[\w-]{43}$/;
/** As long as identity knows a browser (services/identity/src/token/secrets.ts). */
const LIVES_S = 180 * 24 * 3_600;

/**
 * What only this browser knows, once somebody registered or signed in with it, or began to by Google or GitHub. It tells the owner's browser
 * from a stranger's where a mailed link is opened and where a password is guessed; by itself it opens nothing.
 */
export const browserOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => {
  const value = cookies[COOKIE];
  return value !== undefined && SECRET.test(value) ? value : undefined;
};

/**
 * As browserOf; of a program, which keeps no cookies, its address and what it calls itself. A browser says where it asks from (Origin,
 * Sec-Fetch-Site) with everything that is no GET: people who share an address with a stranger are never taken for them.
 */
export const deviceIn = (request: Pick<FastifyRequest, 'cookies' | 'headers' | 'ip'>): string | undefined => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const known = browserOf(request);
  if (known !== undefined || origin !== undefined || site !== undefined) return known;
  return `program-${createHash('sha256')
    .update(`${request.ip}\n${agentOf(request)}`)
    .digest('base64url')}`;
};

export const newBrowser = (): string => randomBytes(32).toString('base64url');

/** Nothing for a program. */
export const keepBrowser = (
  reply: Pick<FastifyReply, 'setCookie'>,
  browser: string,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): void => {
  if (!SECRET.test(browser)) return;
  const secure = publicUrl.startsWith('https:');
  void reply.setCookie(COOKIE, browser, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIVES_S,
  });
};
