import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';
import { agentOf } from './agent-of.js';

const COOKIE = 'carsi_browser';
const SECRET = /^[\w-]{43}$/;
/** As long as identity knows a browser (services/identity/src/token/secrets.ts). */
const LIVES_S = 180 * 24 * 3_600;

/**
 * A secret of this browser, set when a person registers or signs in with it, or starts to by Google or GitHub. It distinguishes the owner's
 * browser from a stranger's when a mailed link is opened or a password is guessed. It grants no access by itself.
 */
export const browserOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined => {
  const value = cookies[COOKIE];
  return value !== undefined && SECRET.test(value) ? value : undefined;
};

/**
 * As browserOf; for a program, which stores no cookies, its address and User-Agent. A browser sends its origin (Origin, Sec-Fetch-Site) with
 * every request but GET, so people who share an address with a stranger are never mistaken for them.
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
