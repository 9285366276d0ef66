import type { SecondFactorDetails } from '@carsi/contracts/identity/second-factor';
import { ApiFailure } from '../http';

/** What a factor is owed for, where that is why a call was refused. */
export const owedFactor = (error: unknown, code: string): SecondFactorDetails | null =>
  error instanceof ApiFailure && error.code === code && error.details && 'challenge' in error.details
    ? error.details
    : null;
