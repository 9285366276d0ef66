import type { FactorsView } from '@carsi/contracts/identity/second-factor';
import type { FactorMethod } from '@carsi/contracts/identity/second-factor';

// Names and shapes are on disk for ever.

export interface PasskeyRow {
  /** Of the credential, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly addedAt: string;
  readonly lastUsedAt: string | null;
}

/** All that proves one person, in one row: whatever uses something up is one conditional write. */
export interface FactorRow {
  /** `sealed`: the secret under the person's own key. Codes of `lastStep` and of the steps before it count no more. */
  readonly authenticator: { readonly sealed: string; readonly lastStep: number; readonly addedAt: string } | null;
  readonly passkeys: readonly PasskeyRow[];
  /** Hashes of the recovery codes that were not used yet. */
  readonly recovery: readonly string[];
  /** Set-ups that a session has started and not finished. */
  readonly pendingAuthenticator: Pending<{ readonly sealed: string }> | null;
  readonly pendingPasskey: Pending<{ readonly challenge: string }> | null;
}
export type Pending<Of> = Of & { readonly sessionId: string; readonly validUntil: string };

export const NO_FACTORS: FactorRow = {
  authenticator: null,
  passkeys: [],
  recovery: [],
  pendingAuthenticator: null,
  pendingPasskey: null,
};

export const hasFactor = (row: FactorRow | undefined): row is FactorRow =>
  row !== undefined && (row.authenticator !== null || row.passkeys.length > 0);

export const methodsOf = ({ authenticator, passkeys, recovery }: FactorRow): FactorMethod[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(authenticator ? (['authenticator'] as const) : []),
  ...(recovery.length > 0 ? (['recovery-code'] as const) : []),
];

/** Recovery codes replace a factor: without a factor there are none, and an empty row is deleted. */
export const withoutLeftovers = (row: FactorRow): FactorRow | undefined => (hasFactor(row) ? row : undefined);

export const factorsView = (
  row: FactorRow | undefined,
  { passed, passkeysPossible }: Pick<FactorsView, 'passed' | 'passkeysPossible'>,
): FactorsView => {
  const { authenticator, passkeys, recovery } = row ?? NO_FACTORS;
  return {
    passed,
    passkeysPossible,
    authenticator: authenticator && { addedAt: authenticator.addedAt },
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ id, name, addedAt, lastUsedAt })),
    recoveryCodesLeft: recovery.length,
  };
};
