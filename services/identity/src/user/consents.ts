import { privacyVersion, termsVersion } from '@carsi/contracts/identity/consent';
import type { Consent } from './decide.js';

const MARKETING = '2026-11-01';

/** One box covers terms and notice, as in the form; both are stored with the accepted version. */
export const termsAccepted = (channel: string): readonly Consent[] => [
  { kind: 'terms', version: termsVersion, channel },
  { kind: 'notice', version: privacyVersion, channel },
];
export const marketingAccepted = (channel: string): Consent => ({
  kind: 'marketing-email',
  version: MARKETING,
  channel,
});

export const registrationConsents = ({
  acceptedTerms,
  marketingConsent,
}: {
  readonly acceptedTerms?: boolean | undefined;
  readonly marketingConsent?: boolean | undefined;
}): readonly Consent[] => [
  ...(acceptedTerms ? termsAccepted('register') : []),
  ...(marketingConsent ? [marketingAccepted('register')] : []),
];

export const acceptedBoth = (consents: Readonly<Record<string, string | undefined>>): boolean =>
  consents['terms'] === termsVersion && consents['notice'] === privacyVersion;
