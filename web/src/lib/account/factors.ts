import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type {
  AssertedCredential,
  FactorConfirmation,
  PasskeyRequestOptions,
} from '@carsi/contracts/identity/second-factor';
import type {
  AuthenticatorAnswer,
  FactorAddedAnswer,
  FactorsAnswer,
  PasskeyOptionsAnswer,
  RecoveryCodesAnswer,
} from '@carsi/contracts/identity/http/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { mine } from './me';

export const factorsQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'factors'),
    queryFn: (context) => call('GET /api/auth/factors', {}, context),
    staleTime: 0,
  });

export const beginAuthenticator = (given: FactorConfirmation): Promise<AuthenticatorAnswer> =>
  call('POST /api/auth/factors/authenticator', { body: given });
export const finishAuthenticator = (code: string): Promise<FactorAddedAnswer> =>
  call('POST /api/auth/factors/authenticator/confirm', { body: { code } });
export const removeAuthenticator = (given: FactorConfirmation): Promise<FactorsAnswer> =>
  call('DELETE /api/auth/factors/authenticator', { body: given });
export const newRecoveryCodes = (given: FactorConfirmation): Promise<RecoveryCodesAnswer> =>
  call('POST /api/auth/factors/recovery-codes', { body: given });
export const removePasskey = (id: string, given: FactorConfirmation): Promise<FactorsAnswer> =>
  call('DELETE /api/auth/passkeys/{id}', { params: { id }, body: given });

export const beginPasskey = (given: FactorConfirmation): Promise<PasskeyOptionsAnswer> =>
  call('POST /api/auth/passkeys/options', { body: given });

/** The browser refused: the dialog was closed, or there is no such passkey. */
export class PasskeyStopped extends Error {}

const stopped = (error: unknown): never => {
  throw new PasskeyStopped('', { cause: error });
};

/** Asks the device for a new passkey. Throws PasskeyStopped. */
export const createPasskey = async ({ options }: PasskeyOptionsAnswer, name: string): Promise<FactorAddedAnswer> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON: options as never }).catch(stopped);
  return call('POST /api/auth/passkeys/verify', { body: { credential, name } });
};

/** Asks the device to sign with a passkey. Throws PasskeyStopped. */
export const showPasskey = async (options: PasskeyRequestOptions): Promise<AssertedCredential> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: options as never }).catch(stopped)) as AssertedCredential;
};
