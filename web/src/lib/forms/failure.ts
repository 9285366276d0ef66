import { ApiFailure } from '../http';

/** What the server said of it; where it said nothing, the sentence of the screen. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiFailure && error.code !== 'UNKNOWN' && error.code !== 'AWAY' ? error.message : otherwise;
