import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Claims } from '../claims/claims.js';

type Body<Pattern extends keyof DirectoryCalls> = Incoming<Parameters<DirectoryCalls[Pattern]>[0]>;

@Controller()
export class ClaimsController {
  constructor(@Inject(Claims) private readonly claims: Claims) {}

  @MessagePattern('claimCompany')
  claimCompany(@Payload() { body, context }: Body<'claimCompany'>) {
    return this.claims.claimCompany(body, context);
  }

  @MessagePattern('waitingClaims')
  waitingClaims(@Payload() { body, context }: Body<'waitingClaims'>) {
    return this.claims.waitingClaims(body, context);
  }

  @MessagePattern('decideClaim')
  decideClaim(@Payload() { body, context }: Body<'decideClaim'>) {
    return this.claims.decideClaim(body, context);
  }
}
