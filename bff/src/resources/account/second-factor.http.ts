import type { FactorAddedAnswer, FactorsAnswer } from '@carsi/contracts/identity/http/second-factor';
import type { FactorAdded, FactorsView } from '@carsi/contracts/identity/second-factor';

export const toFactors = (view: FactorsView): FactorsAnswer => ({
  passed: view.passed,
  passkeys_possible: view.passkeysPossible,
  authenticator: view.authenticator && { added_at: view.authenticator.addedAt },
  passkeys: view.passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
    id,
    name,
    added_at: addedAt,
    last_used_at: lastUsedAt,
  })),
  recovery_codes_left: view.recoveryCodesLeft,
});

export const toFactorAdded = ({ factors, recoveryCodes }: FactorAdded): FactorAddedAnswer => ({
  factors: toFactors(factors),
  recovery_codes: recoveryCodes && [...recoveryCodes],
});
