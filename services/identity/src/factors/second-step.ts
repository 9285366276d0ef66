import { secondFactor, type SecondFactor } from '@carsi/contracts/identity/second-factor';
import type { SignedIn } from '@carsi/contracts/identity/person';
import { Refusal } from '@carsi/kernel/refusal';
import { parse } from '@carsi/platform/hosting/parse';
import type { SignInFlow } from '../accounts/sign-in-flow.js';
import type { Users } from '../accounts/users.js';
import type { Sessions } from '../session/sessions.js';
import type { Proofs } from './proofs.js';

/** The second half of a sign-in. */
export class SecondStep {
  constructor(
    private readonly proofs: Proofs,
    private readonly signingIn: SignInFlow,
    private readonly sessions: Sessions,
    private readonly users: Users,
  ) {}

  async signIn(body: SecondFactor): Promise<SignedIn> {
    const { agent, browser, ...shown } = parse(secondFactor, body);
    const challenge = await this.proofs.show(shown, 'sign-in');
    const { userId } = challenge;
    const { token, refreshToken, sessionId } = await this.signingIn.begin(userId, agent, {
      secondFactor: true,
      ...(browser !== undefined && { browser }),
    });
    // A reset that came between ended all sessions; this one was not there yet.
    if (!(await this.proofs.isStill(challenge))) {
      await this.sessions.end(userId, sessionId);
      throw new Refusal('SECOND_FACTOR_CHALLENGE_ENDED');
    }
    return { token, refreshToken, user: await this.users.person(userId) };
  }
}
