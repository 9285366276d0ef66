import { ApiFailure } from '../http';

/** The server's sentence; without one, the screen's. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiFailure && error.code !== 'UNKNOWN' && error.code !== 'AWAY' ? error.message : otherwise;
