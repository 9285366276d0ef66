import type { AssertedCredential, FactorMethod } from '@carsi/contracts/identity/second-factor';
import { Refusal } from '@carsi/kernel/refusal';
import type { PersonalKeys } from '@carsi/platform/personal/keys';
import type { Clock, Collection, Collections } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import type { ServerSecret } from '../secret/server-secret.js';
import { isAuthenticatorCode, newSecret, stepOf } from './authenticator.js';
import {
  hasFactor,
  NO_FACTORS,
  withoutLeftovers,
  type FactorRow,
  type PasskeyRow,
  type Pending,
} from './factor-row.js';
import type { Passkeys } from './passkeys.js';
import { makeRecoveryCodes, recoveryHash } from './recovery-codes.js';

const SETUP_MS = 15 * 60_000;
const MOST_PASSKEYS = 10;

export interface Added {
  /** The person had no factor before. */
  readonly first: boolean;
  /** Null where there were some before. */
  readonly recoveryCodes: readonly string[] | null;
}

/**
 * Second factors, a row per person. A code or a recovery code is used up by a conditional write: of twenty concurrent attempts one
 * succeeds. Authenticator secrets are sealed under the person's key, which has a separate backup and is destroyed at their erasure.
 */
export class Factors {
  private constructor(
    private readonly rows: Collection<FactorRow>,
    private readonly keys: PersonalKeys,
    private readonly passkeys: Passkeys,
    private readonly secret: ServerSecret,
    private readonly clock: Clock,
  ) {}

  static async open(
    collections: Collections,
    keys: PersonalKeys,
    passkeys: Passkeys,
    secret: ServerSecret,
    clock: Clock,
  ): Promise<Factors> {
    const rows = await collections.open<FactorRow>('factors', { source: true });
    return new Factors(rows, keys, passkeys, secret, clock);
  }

  async of(userId: string): Promise<FactorRow | undefined> {
    return (await this.rows.load([userId])).get(userId)?.row;
  }

  async has(userId: string): Promise<boolean> {
    return hasFactor(await this.of(userId));
  }

  /** The secret, until the set-up ends. */
  async beginAuthenticator(userId: string, sessionId: string): Promise<string> {
    const secret = newSecret();
    const pending = { sealed: await this.#seal(userId, secret), ...this.#pending(sessionId) };
    await this.#change(userId, (row) => ({ ...row, pendingAuthenticator: pending }));
    return secret;
  }

  /** Refuses AUTHENTICATOR_SETUP_ENDED and AUTHENTICATOR_CODE_WRONG. The code that proves it counts for nothing afterwards. */
  async finishAuthenticator(userId: string, sessionId: string, code: string): Promise<Added> {
    const pending = this.#begun((await this.of(userId))?.pendingAuthenticator, sessionId, 'AUTHENTICATOR_SETUP_ENDED');
    const secret = await this.#open(userId, pending.sealed);
    const step = secret && isAuthenticatorCode(code) ? stepOf(code, secret, this.clock.now()) : undefined;
    if (step === undefined) throw new Refusal('AUTHENTICATOR_CODE_WRONG');
    return this.#add(userId, (row) => {
      if (row.pendingAuthenticator?.sealed !== pending.sealed) throw new Refusal('AUTHENTICATOR_SETUP_ENDED');
      const authenticator = { sealed: pending.sealed, lastStep: step, addedAt: this.#now() };
      return { ...row, authenticator, pendingAuthenticator: null };
    });
  }

  /** For the configured admin without a factor; false for everybody else. No recovery codes, as nobody would see them. */
  async setAuthenticator(userId: string, secret: string): Promise<boolean> {
    const authenticator = { sealed: await this.#seal(userId, secret), lastStep: 0, addedAt: this.#now() };
    let set = false;
    await this.#change(userId, (row) => {
      set = !hasFactor(row);
      return set ? { ...row, authenticator } : row;
    });
    return set;
  }

  async beginPasskey(userId: string, sessionId: string, challenge: string): Promise<void> {
    const pendingPasskey = { challenge, ...this.#pending(sessionId) };
    await this.#change(userId, (row) => ({ ...row, pendingPasskey }));
  }

  /** Refuses PASSKEY_INVALID. */
  async pendingPasskey(userId: string, sessionId: string): Promise<string> {
    return this.#begun((await this.of(userId))?.pendingPasskey, sessionId, 'PASSKEY_INVALID').challenge;
  }

  /** Refuses PASSKEY_INVALID, PASSKEY_EXISTS and PASSKEY_LIMIT. */
  addPasskey(userId: string, passkey: Omit<PasskeyRow, 'addedAt' | 'lastUsedAt'>, challenge: string): Promise<Added> {
    return this.#add(userId, (row) => {
      if (row.pendingPasskey?.challenge !== challenge) throw new Refusal('PASSKEY_INVALID');
      if (row.passkeys.some(({ id }) => id === passkey.id)) throw new Refusal('PASSKEY_EXISTS');
      if (row.passkeys.length >= MOST_PASSKEYS) throw new Refusal('PASSKEY_LIMIT');
      const added = { ...passkey, addedAt: this.#now(), lastUsedAt: null };
      return { ...row, passkeys: [...row.passkeys, added], pendingPasskey: null };
    });
  }

  /** `passkeyId` null: the authenticator. Answers its name where it was there. Refuses ADMIN_LAST_FACTOR where `keepOne`. */
  async remove(userId: string, passkeyId: string | null, keepOne: boolean): Promise<string | undefined> {
    let removed: string | undefined;
    await changeRow(this.rows, userId, (row) => {
      removed = undefined;
      if (!row) return row;
      if (passkeyId === null) removed = row.authenticator ? '' : undefined;
      else removed = row.passkeys.find(({ id }) => id === passkeyId)?.name;
      if (removed === undefined) return row;
      const left = withoutLeftovers(
        passkeyId === null
          ? { ...row, authenticator: null }
          : { ...row, passkeys: row.passkeys.filter(({ id }) => id !== passkeyId) },
      );
      if (!left && keepOne) throw new Refusal('ADMIN_LAST_FACTOR');
      return left;
    });
    return removed;
  }

  /** Replaces the previous codes. Refuses FACTOR_REQUIRED without a factor. */
  async newRecoveryCodes(userId: string): Promise<readonly string[]> {
    const { codes, hashes } = makeRecoveryCodes(this.secret, userId);
    await this.#change(userId, (row) => {
      if (!hasFactor(row)) throw new Refusal('FACTOR_REQUIRED');
      return { ...row, recovery: hashes };
    });
    return codes;
  }

  /** Uses it up. Answers which it was; undefined for a wrong one, and for one that was used before. */
  async useCode(userId: string, typed: string): Promise<FactorMethod | undefined> {
    const row = await this.of(userId);
    const code = typed.replaceAll(/[\s-]/g, '');
    if (isAuthenticatorCode(code))
      return row?.authenticator ? this.#useStep(userId, code, row.authenticator) : undefined;
    const hash = recoveryHash(this.secret, userId, code);
    let used = false;
    await changeRow(this.rows, userId, (now) => {
      used = hasFactor(now) && now.recovery.includes(hash);
      return used ? { ...now!, recovery: now!.recovery.filter((one) => one !== hash) } : now;
    });
    return used ? 'recovery-code' : undefined;
  }

  async usePasskey(
    userId: string,
    credential: AssertedCredential,
    challenge: string,
  ): Promise<FactorMethod | undefined> {
    const passkey = (await this.of(userId))?.passkeys.find(({ id }) => id === credential.id);
    const after = passkey && (await this.passkeys.asserted(credential, challenge, passkey));
    if (!passkey || after === undefined) return undefined;
    let used = false;
    await changeRow(this.rows, userId, (row) => {
      const index =
        row?.passkeys.findIndex(({ id, counter }) => id === passkey.id && counter === passkey.counter) ?? -1;
      used = index >= 0;
      if (!row || !used) return row;
      return { ...row, passkeys: row.passkeys.with(index, { ...passkey, counter: after, lastUsedAt: this.#now() }) };
    });
    return used ? 'passkey' : undefined;
  }

  /** Removes factors added since another person controlled the account, and recovery codes, which that person may have seen. */
  async removeSince(userId: string, at: string): Promise<void> {
    await changeRow(this.rows, userId, (row) => {
      if (!row) return row;
      const authenticator = row.authenticator && row.authenticator.addedAt < at ? row.authenticator : null;
      const passkeys = row.passkeys.filter(({ addedAt }) => addedAt < at);
      return withoutLeftovers({ ...NO_FACTORS, authenticator, passkeys });
    });
  }

  /** Also at an erasure. True if there was a factor. */
  async erase(userId: string): Promise<boolean> {
    let there = false;
    await changeRow(this.rows, userId, (row) => {
      there = hasFactor(row);
      return undefined;
    });
    return there;
  }

  async #useStep(
    userId: string,
    code: string,
    { sealed }: NonNullable<FactorRow['authenticator']>,
  ): Promise<FactorMethod | undefined> {
    const secret = await this.#open(userId, sealed);
    const step = secret === undefined ? undefined : stepOf(code, secret, this.clock.now());
    if (step === undefined) return undefined;
    let used = false;
    await changeRow(this.rows, userId, (row) => {
      used = row?.authenticator?.sealed === sealed && row.authenticator.lastStep < step;
      return used ? { ...row!, authenticator: { ...row!.authenticator!, lastStep: step } } : row;
    });
    return used ? 'authenticator' : undefined;
  }

  async #add(userId: string, change: (row: FactorRow) => FactorRow): Promise<Added> {
    const { codes, hashes } = makeRecoveryCodes(this.secret, userId);
    let added: Added = { first: false, recoveryCodes: null };
    await this.#change(userId, (row) => {
      const none = row.recovery.length === 0;
      added = { first: !hasFactor(row), recoveryCodes: none ? codes : null };
      return { ...change(row), ...(none && { recovery: hashes }) };
    });
    return added;
  }

  async #change(userId: string, change: (row: FactorRow) => FactorRow): Promise<void> {
    await changeRow(this.rows, userId, (row) => change(row ?? NO_FACTORS));
  }

  #begun<Of>(pending: Pending<Of> | null | undefined, sessionId: string, code: string): Pending<Of> {
    if (pending?.sessionId !== sessionId || pending.validUntil <= this.#now()) throw new Refusal(code);
    return pending;
  }

  #pending(sessionId: string) {
    return { sessionId, validUntil: new Date(this.clock.now().getTime() + SETUP_MS).toISOString() };
  }

  async #seal(userId: string, secret: string): Promise<string> {
    const sealed = await this.keys.seal(userId, 'profile', secret);
    if (sealed === undefined) throw new Refusal('USER_NOT_FOUND');
    return sealed;
  }

  /** Undefined after the person's key was destroyed. */
  async #open(userId: string, sealed: string): Promise<string | undefined> {
    const secret = await this.keys.open(userId, 'profile', sealed);
    return typeof secret === 'string' ? secret : undefined;
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}
