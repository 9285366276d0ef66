import type { Commit } from './platform.js';

// Appends that are refused for every caller and every time.

/** The client's key was used before, for another request. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';

  /** Without a fingerprint on either side it counts as the same command, as before fingerprints existed. */
  static assertSame(before: Pick<Commit, 'fingerprint' | 'stream'>, fingerprint: string | undefined): void {
    if (before.fingerprint !== undefined && fingerprint !== undefined && before.fingerprint !== fingerprint)
      throw new KeyReused(`The key of this command was given before, for another one on ${before.stream}.`);
  }
}

/** No store can accept the data: too deep, too large, or with a reserved name. A retry is pointless. */
export class Unstorable extends Error {
  override readonly name = 'Unstorable';
  constructor(
    message: string,
    readonly reason: 'shape' | 'too large' = 'shape',
  ) {
    super(message);
  }
}
