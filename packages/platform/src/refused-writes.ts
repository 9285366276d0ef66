import type { Commit } from './platform.js';

// What an append refuses whoever asks and however often.

/** The client's key was given before, for something else. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';

  /** Where either side has no fingerprint it is the same command, as it was before there were any. */
  static assertSame(before: Pick<Commit, 'fingerprint' | 'stream'>, fingerprint: string | undefined): void {
    if (before.fingerprint !== undefined && fingerprint !== undefined && before.fingerprint !== fingerprint)
      throw new KeyReused(`The key of this command was given before, for another one on ${before.stream}.`);
  }
}

/** What was given cannot be kept by any store: too deep, too large, or named like something of the store's own. Waiting changes nothing. */
export class Unstorable extends Error {
  override readonly name = 'Unstorable';
  constructor(
    message: string,
    readonly reason: 'shape' | 'too large' = 'shape',
  ) {
    super(message);
  }
}
