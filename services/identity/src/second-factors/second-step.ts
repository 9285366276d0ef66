import { secondFactor, type SecondFactor } from '@carsi/contracts/identity/second-factor';
import type { SignedIn } from '@carsi/contracts/identity/person';
import { Refusal } from '@carsi/kernel/refusal';
import { parse } from '@carsi/platform/hosting/parse';
import type { SignInFlow } from '../accounts/sign-in-flow.js';
import type { Users } from '../accounts/users.js';
import type { Sessions } from '../session/sessions.js';
import type { Proofs } from '../factors/proofs.js';

/** The second half of a sign-in. */
export class SecondStep {
  constructor(
    private readonly parts: {
      readonly proofs: Proofs;
      readonly signingIn: SignInFlow;
      readonly sessions: Sessions;
      readonly users: Users;
    },
  ) {}

  async secondFactor(body: SecondFactor): Promise<SignedIn> {
    const { agent, browser, ...shown } = parse(secondFactor, body);
    const challenge = await this.parts.proofs.show(shown, 'sign-in');
    const { userId } = challenge;
    const { token, refreshToken, sessionId } = await this.parts.signingIn.begin(userId, agent, {
      secondFactor: true,
      ...(browser !== undefined && { browser }),
    });
    // A reset that came between ended all sessions; this one was not there yet.
    if (!(await this.parts.proofs.isStill(challenge))) {
      await this.parts.sessions.end(userId, sessionId);
      throw new Refusal('SECOND_FACTOR_CHALLENGE_ENDED');
    }
    return { token, refreshToken, user: await this.parts.users.person(userId) };
  }
}
