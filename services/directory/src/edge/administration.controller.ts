import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Administration } from '../administration/administration.js';

type Body<Pattern extends keyof DirectoryCalls> = Incoming<Parameters<DirectoryCalls[Pattern]>[0]>;

@Controller()
export class AdministrationController {
  constructor(@Inject(Administration) private readonly administration: Administration) {}

  @MessagePattern('listOwned')
  listOwned(@Payload() { body, context }: Body<'listOwned'>) {
    return this.administration.listOwned(body, context);
  }

  @MessagePattern('decideCompany')
  decideCompany(@Payload() { body, context }: Body<'decideCompany'>) {
    return this.administration.decideCompany(body, context);
  }

  @MessagePattern('createCategory')
  createCategory(@Payload() { body, context }: Body<'createCategory'>) {
    return this.administration.createCategory(body, context);
  }

  @MessagePattern('reviseCategory')
  reviseCategory(@Payload() { body, context }: Body<'reviseCategory'>) {
    return this.administration.reviseCategory(body, context);
  }

  @MessagePattern('newCompanies')
  newCompanies(@Payload() { body, context }: Body<'newCompanies'>) {
    return this.administration.newCompanies(body, context);
  }

  @MessagePattern('companyCounts')
  companyCounts(@Payload() { body, context }: Body<'companyCounts'>) {
    return this.administration.companyCounts(body, context);
  }

  @MessagePattern('decideCompanies')
  decideCompanies(@Payload() { body, context }: Body<'decideCompanies'>) {
    return this.administration.decideCompanies(body, context);
  }

  @MessagePattern('suspendCompany')
  suspendCompany(@Payload() { body, context }: Body<'suspendCompany'>) {
    return this.administration.suspendCompany(body, context);
  }

  @MessagePattern('reinstateCompany')
  reinstateCompany(@Payload() { body, context }: Body<'reinstateCompany'>) {
    return this.administration.reinstateCompany(body, context);
  }

  @MessagePattern('markCompany')
  markCompany(@Payload() { body, context }: Body<'markCompany'>) {
    return this.administration.markCompany(body, context);
  }

  @MessagePattern('siteSettings')
  siteSettings() {
    return this.administration.siteSettings();
  }

  @MessagePattern('changeSiteSettings')
  changeSiteSettings(@Payload() { body, context }: Body<'changeSiteSettings'>) {
    return this.administration.changeSiteSettings(body, context);
  }
}
