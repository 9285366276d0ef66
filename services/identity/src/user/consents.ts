import type { Consent } from './decide.js';

/** A changed text gets a new version, and is asked for again. */
const TERMS = '2026-11-01';
const NOTICE = '2026-11-01';
const MARKETING = '2026-11-01';

/** One box covers terms and notice, as the form has it; both are kept with the version that was read. */
export const termsAccepted = (channel: string): readonly Consent[] => [
  { kind: 'terms', version: TERMS, channel },
  { kind: 'notice', version: NOTICE, channel },
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
  consents['terms'] === TERMS && consents['notice'] === NOTICE;
