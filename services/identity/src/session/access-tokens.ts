import type { UserType } from '@carsi/contracts/identity/user-types';
import { TOKEN } from '@carsi/platform/hosting/access';
import type { Clock } from '@carsi/platform/platform';
import jwt from 'jsonwebtoken';
import { keys as secrets } from '../token/secrets.js';
import type { Session } from './sessions.js';
import type { SigningKeys } from './signing-keys.js';

const LIFE_S = secrets['access-token'].livesMs / 1_000;
const LONGEST = 4_096;

/** Access tokens: signed identity of a session for a quarter of an hour. */
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  async of(
    { id, userId, signedInAt }: Session,
    { userType, emailVerified }: { readonly userType: UserType; readonly emailVerified: boolean },
    secondFactor = false,
  ): Promise<string> {
    const { kid, key } = await this.keys.signing();
    const { algorithm, type, issuer, audience } = TOKEN;
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const claims = { sub: userId, sid: id, user_type: userType, email_verified: emailVerified, auth_time: signedInAt };
    return jwt.sign(
      { ...claims, second_factor: secondFactor, iss: issuer, aud: audience, iat, exp: iat + LIFE_S },
      key,
      {
        algorithm,
        header: { alg: algorithm, typ: type, kid },
      },
    );
  }

  /** The session of a token that we signed, however old; undefined for every other token. */
  async sessionOf(token: string): Promise<{ readonly userId: string; readonly sessionId: string } | undefined> {
    if (token.length > LONGEST) return undefined;
    try {
      const kid = jwt.decode(token, { complete: true })?.header.kid;
      const key = kid === undefined ? undefined : await this.keys.verifying(kid);
      if (!key) return undefined;
      const { algorithm, issuer, audience } = TOKEN;
      const payload = jwt.verify(token, key, { algorithms: [algorithm], issuer, audience, ignoreExpiration: true });
      if (typeof payload === 'string' || typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string')
        return undefined;
      return { userId: payload.sub, sessionId: payload['sid'] };
    } catch (error) {
      if (error instanceof jwt.JsonWebTokenError) return undefined;
      throw error;
    }
  }
}
