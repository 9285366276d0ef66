import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { Access } from '@carsi/platform/hosting/access';
import type { PersonalKeys } from '@carsi/platform/personal/keys';
import type { Clock, Collections } from '@carsi/platform/platform';
import type { PasswordChanges } from './accounts/password-changes.js';
import type { SignInFlow } from './accounts/sign-in-flow.js';
import type { Users } from './accounts/users.js';
import type { NoteActs } from './admins/desk.js';
import type { Attempts } from './attempts/attempts.js';
import { Challenges } from './factors/challenges.js';
import { FactorChanges } from './factors/factor-changes.js';
import { Factors } from './factors/factors.js';
import { OperatorsPart } from './factors/operators-part.js';
import { Passkeys } from './factors/passkeys.js';
import { Proofs } from './factors/proofs.js';
import { SecondFactors } from './factors/second-factors.js';
import { SecondStep } from './factors/second-step.js';
import { LETTERHEAD, letterhead } from './letterhead/projection.js';
import type { Mails } from './mail/mails.js';
import type { Passwords } from './password/passwords.js';
import type { ServerSecret } from './secret/server-secret.js';
import type { Sessions } from './session/sessions.js';
import type { Caller } from './session/caller.js';

interface Rows {
  readonly collections: Collections;
  readonly personalKeys: PersonalKeys;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly mails: Mails;
  readonly secret: ServerSecret;
}

/** What a sign-in asks: opened before those who sign in. */
export const openFactors = async (site: string, clock: Clock, rows: Rows) => {
  const { collections, personalKeys, passwords, attempts, mails, secret } = rows;
  const passkeys = new Passkeys(site);
  const factors = await Factors.open(collections, personalKeys, passkeys, secret, clock);
  const challenges = await Challenges.open(collections, clock);
  const proofs = new Proofs({ factors, passkeys, challenges, passwords, attempts, mails, clock });
  return { passkeys, factors, challenges, proofs, mails, secret, clock };
};

interface Known {
  readonly users: Users;
  readonly signingIn: SignInFlow;
  readonly changes: PasswordChanges;
  readonly sessions: Sessions;
  readonly readModels: ReadModels;
  readonly note: NoteActs;
  readonly who: Caller;
  readonly access: Access;
}

export const secondFactorsOf = (opened: Awaited<ReturnType<typeof openFactors>>, known: Known) => {
  const { passkeys, factors, challenges, proofs, mails, secret, clock } = opened;
  const { users, signingIn, changes, sessions, readModels, note, who, access } = known;
  const siteName = async () => (await readModels.of(letterhead).get(LETTERHEAD))?.siteName ?? BUILT_IN_NAME;
  const operators = new OperatorsPart({ factors, challenges, users, sessions, mails, note, secret, clock });
  const step = new SecondStep(proofs, signingIn, sessions, users);
  const own = new FactorChanges({
    factors,
    passkeys,
    proofs,
    users,
    passwords: changes,
    sessions,
    mails,
    siteName,
    clock,
  });
  return { facade: new SecondFactors(step, own, operators, who, access), operators };
};
