import type { SecondFactorCalls } from '@carsi/contracts/second-factor';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { SecondFactors } from '../factors/second-factors.js';

type Body<Name extends keyof SecondFactorCalls> = Incoming<Parameters<SecondFactorCalls[Name]>[0]>;

@Controller()
export class SecondFactorController {
  constructor(@Inject(SecondFactors) private readonly factorsOf: SecondFactors) {}

  @MessagePattern('secondFactor')
  secondFactor(@Payload() { body }: Body<'secondFactor'>) {
    return this.factorsOf.secondFactor(body);
  }

  @MessagePattern('factors')
  factors(@Payload() { body, context }: Body<'factors'>) {
    return this.factorsOf.factors(body, context);
  }

  @MessagePattern('beginAuthenticator')
  beginAuthenticator(@Payload() { body, context }: Body<'beginAuthenticator'>) {
    return this.factorsOf.beginAuthenticator(body, context);
  }

  @MessagePattern('finishAuthenticator')
  finishAuthenticator(@Payload() { body, context }: Body<'finishAuthenticator'>) {
    return this.factorsOf.finishAuthenticator(body, context);
  }

  @MessagePattern('removeAuthenticator')
  removeAuthenticator(@Payload() { body, context }: Body<'removeAuthenticator'>) {
    return this.factorsOf.removeAuthenticator(body, context);
  }

  @MessagePattern('beginPasskey')
  beginPasskey(@Payload() { body, context }: Body<'beginPasskey'>) {
    return this.factorsOf.beginPasskey(body, context);
  }

  @MessagePattern('finishPasskey')
  finishPasskey(@Payload() { body, context }: Body<'finishPasskey'>) {
    return this.factorsOf.finishPasskey(body, context);
  }

  @MessagePattern('removePasskey')
  removePasskey(@Payload() { body, context }: Body<'removePasskey'>) {
    return this.factorsOf.removePasskey(body, context);
  }

  @MessagePattern('newRecoveryCodes')
  newRecoveryCodes(@Payload() { body, context }: Body<'newRecoveryCodes'>) {
    return this.factorsOf.newRecoveryCodes(body, context);
  }

  @MessagePattern('resetFactors')
  resetFactors(@Payload() { body, context }: Body<'resetFactors'>) {
    return this.factorsOf.resetFactors(body, context);
  }
}
