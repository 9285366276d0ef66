import type { FactorMethod } from '@carsi/contracts/identity/second-factor';
import type { FactorChallenge, SecondFactor } from '@carsi/contracts/identity/second-factor';
import { Refusal } from '@carsi/kernel/refusal';
import type { Clock } from '@carsi/platform/platform';
import type { Attempts } from '../attempts/attempts.js';
import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import type { Challenge, ChallengeFor, Challenges } from './challenges.js';
import { hasFactor, methodsOf } from './factor-row.js';
import type { Factors } from './factors.js';
import type { Passkeys } from './passkeys.js';

/** Requests a factor and verifies it. */
export class Proofs {
  constructor(
    private readonly parts: {
      readonly factors: Factors;
      readonly passkeys: Passkeys;
      readonly challenges: Challenges;
      readonly passwords: Passwords;
      readonly attempts: Attempts;
      readonly mails: Mails;
      readonly clock: Clock;
    },
  ) {}

  /** Undefined without a factor. `passwordChangedAt` is that of the shown password, by default of the current one. */
  async ask(userId: string, wanted: ChallengeFor, passwordChangedAt?: string): Promise<FactorChallenge | undefined> {
    const row = await this.parts.factors.of(userId);
    if (!hasFactor(row)) return undefined;
    const passkey = await this.parts.passkeys.request(row.passkeys);
    const challenge = await this.parts.challenges.make({
      userId,
      sessionId: wanted === 'sign-in' ? null : wanted.sessionId,
      passwordChangedAt: passwordChangedAt ?? (await this.#passwordOf(userId)),
      passkeyChallenge: passkey?.challenge ?? null,
    });
    const methods = methodsOf(row).filter((method) => method !== 'passkey' || passkey !== null);
    return { challenge, methods, passkey };
  }

  /**
   * Refuses SECOND_FACTOR_FAILED, SECOND_FACTOR_CHALLENGE_ENDED, and TOO_MANY_ATTEMPTS for codes; passkeys cannot be guessed. Ends
   * the challenge.
   */
  async show(
    { challenge: token, code, credential }: Pick<SecondFactor, 'challenge' | 'code' | 'credential'>,
    wanted: ChallengeFor,
  ): Promise<Challenge> {
    const challenge = await this.parts.challenges.take(token, wanted);
    const { id, userId } = challenge;
    if (!(await this.isStill(challenge))) throw new Refusal('SECOND_FACTOR_CHALLENGE_ENDED');
    let method: FactorMethod | undefined;
    if (credential) method = await this.#passkey(challenge, credential);
    else {
      await this.parts.attempts.take('second-factor', userId);
      method = await this.parts.factors.useCode(userId, code ?? '');
    }
    if (!method) throw new Refusal('SECOND_FACTOR_FAILED');
    if (method === 'recovery-code') await this.#notifyOfRecovery(userId);
    if (!(await this.parts.challenges.use(id))) throw new Refusal('SECOND_FACTOR_CHALLENGE_ENDED');
    if (!credential) await this.parts.attempts.clear('second-factor', userId);
    return challenge;
  }

  /** False once another password was set. */
  async isStill({ userId, passwordChangedAt }: Pick<Challenge, 'userId' | 'passwordChangedAt'>): Promise<boolean> {
    return (await this.#passwordOf(userId)) === passwordChangedAt;
  }

  async #passkey({ userId, passkeyChallenge }: Challenge, credential: NonNullable<SecondFactor['credential']>) {
    return passkeyChallenge === null ? undefined : this.parts.factors.usePasskey(userId, credential, passkeyChallenge);
  }

  async #passwordOf(userId: string): Promise<string | null> {
    return (await this.parts.passwords.of(userId))?.changedAt ?? null;
  }

  async #notifyOfRecovery(userId: string): Promise<void> {
    const left = (await this.parts.factors.of(userId))?.recovery.length ?? 0;
    await this.parts.mails.ask('recovery-code-used', userId, {
      at: this.parts.clock.now().toISOString(),
      left: String(left),
    });
  }
}
