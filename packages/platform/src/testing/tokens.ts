import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { v7 } from 'uuid';
import { systemClock } from '../clock.js';
import { Access, TOKEN } from '../hosting/access.js';
import type { Clock } from '../platform.js';

export interface TestPerson {
  readonly id: string;
  readonly userType?: 'customer' | 'freelancer' | 'business' | 'admin';
  readonly emailVerified?: boolean;
  readonly sessionId?: string;
  readonly secondFactor?: boolean;
}

/** A key of its own and who believes it: people for specs of services that only check tokens. */
export const testTokens = (clock: Clock = systemClock) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = { keyOf: (kid: string) => (kid === 'test' ? publicKey : undefined) };
  const operatorKey = 'operator-of-this-test';
  const tokenOf = (
    { id, userType = 'customer', emailVerified = true, sessionId = v7(), secondFactor = true }: TestPerson,
    { claims = {}, header = {} }: { claims?: object; header?: object } = {},
  ): string => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const said = {
      sub: id,
      sid: sessionId,
      user_type: userType,
      email_verified: emailVerified,
      auth_time: now,
      second_factor: secondFactor,
      iss: TOKEN.issuer,
      aud: TOKEN.audience,
      iat: now,
      exp: now + 900,
      ...claims,
    };
    return jwt.sign(said, privateKey, {
      algorithm: TOKEN.algorithm,
      header: { alg: TOKEN.algorithm, typ: TOKEN.type, kid: 'test', ...header },
    });
  };
  return { access: new Access(operatorKey, keys, clock), operatorKey, publicKey, privateKey, tokenOf };
};

/** Accepts operators only: for tools and tests without an identity service. */
export const operatorsOnly = (operatorKey: string): Access =>
  new Access(operatorKey, { keyOf: () => undefined }, systemClock);
