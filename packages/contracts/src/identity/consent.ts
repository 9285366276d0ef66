/**
 * The texts that registration asks to accept, by the day they began to count; a consent is kept with them (decision 71). A text that
 * changes in meaning gets a new version. Free of zod: browsers load it.
 */
export const termsVersion = '2026-11-21';
export const privacyVersion = '2026-11-23';
