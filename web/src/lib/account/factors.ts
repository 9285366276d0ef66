import type { AccountUser } from '@carsi/contracts/http/account';
import type {
  AssertedCredential,
  AuthenticatorAnswer,
  FactorAddedAnswer,
  FactorConfirmation,
  FactorsAnswer,
  PasskeyOptionsAnswer,
  PasskeyRequestOptions,
  RecoveryCodesAnswer,
} from '@carsi/contracts/http/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { getMine, send } from '../http';
import { mine } from './me';

export const factorsQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'factors'),
    queryFn: (context) => getMine<FactorsAnswer>('/api/auth/factors', context),
    staleTime: 0,
  });

export const beginAuthenticator = (given: FactorConfirmation): Promise<AuthenticatorAnswer> =>
  send('POST', '/api/auth/factors/authenticator', given);
export const finishAuthenticator = (code: string): Promise<FactorAddedAnswer> =>
  send('POST', '/api/auth/factors/authenticator/confirm', { code });
export const removeAuthenticator = (given: FactorConfirmation): Promise<FactorsAnswer> =>
  send('DELETE', '/api/auth/factors/authenticator', given);
export const newRecoveryCodes = (given: FactorConfirmation): Promise<RecoveryCodesAnswer> =>
  send('POST', '/api/auth/factors/recovery-codes', given);
export const removePasskey = (id: string, given: FactorConfirmation): Promise<FactorsAnswer> =>
  send('DELETE', `/api/auth/passkeys/${encodeURIComponent(id)}`, given);

export const beginPasskey = (given: FactorConfirmation): Promise<PasskeyOptionsAnswer> =>
  send('POST', '/api/auth/passkeys/options', given);

/** The browser refused: the dialog was closed, or there is no such passkey. */
export class PasskeyStopped extends Error {}

const stopped = (error: unknown): never => {
  throw new PasskeyStopped('', { cause: error });
};

/** Asks the device for a new passkey. Throws PasskeyStopped. */
export const createPasskey = async ({ options }: PasskeyOptionsAnswer, name: string): Promise<FactorAddedAnswer> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options as never }).catch(stopped);
  return send('POST', '/api/auth/passkeys/verify', { credential, name });
};

/** Asks the device to sign with a passkey. Throws PasskeyStopped. */
export const showPasskey = async (options: PasskeyRequestOptions): Promise<AssertedCredential> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: options as never }).catch(stopped)) as AssertedCredential;
};
