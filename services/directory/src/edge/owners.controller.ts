import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OwnerTools } from '../owned/owner-tools.js';

type Body<Pattern extends keyof DirectoryCalls> = Incoming<Parameters<DirectoryCalls[Pattern]>[0]>;

/** What owners ask beside the form itself. */
@Controller()
export class OwnersController {
  constructor(@Inject(OwnerTools) private readonly tools: OwnerTools) {}

  @MessagePattern('forecastCompany')
  forecastCompany(@Payload() { body, context }: Body<'forecastCompany'>) {
    return this.tools.forecastCompany(body, context);
  }

  @MessagePattern('keepUpload')
  keepUpload(@Payload() { body, context }: Body<'keepUpload'>) {
    return this.tools.keepUpload(body, context);
  }

  @MessagePattern('companyVersions')
  companyVersions(@Payload() { body, context }: Body<'companyVersions'>) {
    return this.tools.companyVersions(body, context);
  }

  @MessagePattern('restoreVersion')
  restoreVersion(@Payload() { body, context }: Body<'restoreVersion'>) {
    return this.tools.restoreVersion(body, context);
  }

  @MessagePattern('companyOffers')
  companyOffers(@Payload() { body, context }: Body<'companyOffers'>) {
    return this.tools.companyOffers(body, context);
  }

  @MessagePattern('keepOffering')
  keepOffering(@Payload() { body, context }: Body<'keepOffering'>) {
    return this.tools.keepOffering(body, context);
  }

  @MessagePattern('removeOffering')
  removeOffering(@Payload() { body, context }: Body<'removeOffering'>) {
    return this.tools.removeOffering(body, context);
  }

  @MessagePattern('keepCampaign')
  keepCampaign(@Payload() { body, context }: Body<'keepCampaign'>) {
    return this.tools.keepCampaign(body, context);
  }

  @MessagePattern('removeCampaign')
  removeCampaign(@Payload() { body, context }: Body<'removeCampaign'>) {
    return this.tools.removeCampaign(body, context);
  }
}
