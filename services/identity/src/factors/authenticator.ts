import { Secret, TOTP } from 'otpauth';

/** Defaults of every authenticator app (RFC 6238). */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Accepts the codes of the previous and the next step: clocks differ, and typing takes time. */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...SHAPE, secret, issuer, label }).toString();

export const isAuthenticatorCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The step that this code is of; undefined for a wrong one. */
export const stepOf = (code: string, secret: string, now: Date): number | undefined => {
  const totp = new TOTP({ ...SHAPE, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};
