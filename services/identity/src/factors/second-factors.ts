import type { RemovePasskey, SecondFactor, SecondFactorCalls } from '@carsi/contracts/identity/second-factor';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import { z } from 'zod';
import type { Caller } from '../session/caller.js';
import type { FactorChanges } from './factor-changes.js';
import type { OperatorsPart } from './operators-part.js';
import type { SecondStep } from './second-step.js';

type Body<Name extends keyof SecondFactorCalls> = Parameters<SecondFactorCalls[Name]>[0];

/** Second factors as others ask for them: permission first, then the one who knows. */
export class SecondFactors implements Served<SecondFactorCalls> {
  constructor(
    private readonly step: SecondStep,
    private readonly changes: FactorChanges,
    private readonly operators: OperatorsPart,
    private readonly who: Caller,
    private readonly access: Access,
  ) {}

  /** Who has the challenge has shown the password. */
  secondFactor(body: SecondFactor) {
    return this.step.signIn(body);
  }

  async factors(_body: Body<'factors'>, context: CallContext) {
    return this.changes.view(await this.who.person(context));
  }

  async beginAuthenticator(body: Body<'beginAuthenticator'>, context: CallContext) {
    return this.changes.beginAuthenticator(body, await this.who.person(context), context.deadline);
  }

  async finishAuthenticator(body: Body<'finishAuthenticator'>, context: CallContext) {
    return this.changes.finishAuthenticator(body, await this.who.person(context));
  }

  async removeAuthenticator(body: Body<'removeAuthenticator'>, context: CallContext) {
    return this.changes.removeAuthenticator(body, await this.who.person(context), context.deadline);
  }

  async beginPasskey(body: Body<'beginPasskey'>, context: CallContext) {
    return this.changes.beginPasskey(body, await this.who.person(context), context.deadline);
  }

  async finishPasskey(body: Body<'finishPasskey'>, context: CallContext) {
    return this.changes.finishPasskey(body, await this.who.person(context));
  }

  async removePasskey(body: RemovePasskey, context: CallContext) {
    return this.changes.removePasskey(body, await this.who.person(context), context.deadline);
  }

  async newRecoveryCodes(body: Body<'newRecoveryCodes'>, context: CallContext) {
    return this.changes.newRecoveryCodes(body, await this.who.person(context), context.deadline);
  }

  async resetFactors(body: Body<'resetFactors'>, context: CallContext) {
    const { id } = this.access.requireOperator(context);
    return this.operators.reset(parse(z.object({ email: z.string().max(10_000) }), body).email, id, context);
  }
}
