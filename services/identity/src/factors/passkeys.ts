import { isIP } from 'node:net';
import type {
  AssertedCredential,
  PasskeyRequestOptions,
  RegisteredCredential,
} from '@carsi/contracts/identity/second-factor';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyRow } from './factor-row.js';

/** Ed25519, ES256 and RS256. The library's default list causes warnings of Node. */
const ALGORITHMS = [-8, -7, -257];
/** As long as the challenge that they are part of. */
const TIMEOUT_MS = 5 * 60_000;

interface Relying {
  readonly id: string;
  readonly origin: string;
}

/** What a browser binds passkeys of this site to. Undefined where none are to be had: by IP address, or by http other than localhost. */
export const relyingOn = (site: string): Relying | undefined => {
  const { hostname: id, origin, protocol } = new URL(site);
  if (isIP(id.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  return protocol === 'https:' || id === 'localhost' ? { id, origin } : undefined;
};

type Transports = NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>;
const known = (passkeys: readonly PasskeyRow[]): Transports =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));

/**
 * Passkeys as second factor: after the password a touch suffices, without a PIN. No attestation: the model of the authenticator does
 * not matter.
 */
export class Passkeys {
  readonly #relying: Relying | undefined;

  constructor(site: string) {
    this.#relying = relyingOn(site);
  }

  get possible(): boolean {
    return this.#relying !== undefined;
  }

  /** For `navigator.credentials.get`; null for a person without passkeys. */
  async creation(
    { id, email, name }: { readonly id: string; readonly email: string; readonly name: string },
    siteName: string,
    passkeys: readonly PasskeyRow[],
  ) {
    return generateRegistrationOptions({
      rpName: siteName,
      rpID: this.#relying!.id,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known(passkeys),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  }

  /** Undefined for one that was not made for this challenge and this site. */
  async created(
    credential: RegisteredCredential,
    challenge: string,
  ): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
    if (!this.#relying) return undefined;
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        expectedOrigin: this.#originOf(credential.response.clientDataJSON),
        expectedRPID: this.#relying.id,
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: false,
      });
      if (!verified) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = credential.response.transports ?? [];
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    } catch {
      // The library throws for every invalid input; the client gets one answer for all.
      return undefined;
    }
  }

  /** For `navigator.credentials.get`; null for nobody's passkeys. */
  async request(passkeys: readonly PasskeyRow[]): Promise<PasskeyRequestOptions | null> {
    if (!this.#relying || passkeys.length === 0) return null;
    const { challenge, rpId, timeout, allowCredentials } = await generateAuthenticationOptions({
      rpID: this.#relying.id,
      allowCredentials: known(passkeys),
      userVerification: 'preferred',
      timeout: TIMEOUT_MS,
    });
    const allowed = allowCredentials?.map(({ id, transports = [] }) => ({
      id,
      type: 'public-key' as const,
      transports,
    }));
    return {
      challenge,
      userVerification: 'preferred',
      ...(rpId !== undefined && { rpId }),
      ...(timeout !== undefined && { timeout }),
      ...(allowed && { allowCredentials: allowed }),
    };
  }

  /** The counter after it; undefined for one that this passkey did not sign for this challenge and this site. */
  async asserted(credential: AssertedCredential, challenge: string, passkey: PasskeyRow): Promise<number | undefined> {
    if (!this.#relying) return undefined;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        expectedOrigin: this.#originOf(credential.response.clientDataJSON),
        expectedRPID: this.#relying.id,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }

  /** The own origin. On localhost the port is ignored by passkeys. */
  #originOf(clientDataJSON: string): string {
    const { id, origin } = this.#relying!;
    if (id !== 'localhost') return origin;
    const { origin: signedOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      origin?: unknown;
    };
    return typeof signedOrigin === 'string' && new URL(signedOrigin).hostname === id ? signedOrigin : origin;
  }
}
