import type { DirectoryCalls } from '@carsi/contracts/directory';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Directory } from '../directory.js';

type Body<Pattern extends keyof DirectoryCalls> = Incoming<Parameters<DirectoryCalls[Pattern]>[0]>;

@Controller()
export class CustomerRequestsController {
  constructor(@Inject(Directory) private readonly directory: Directory) {}

  @MessagePattern('makeRequest')
  makeRequest(@Payload() { body, context }: Body<'makeRequest'>) {
    return this.directory.makeRequest(body, context);
  }

  @MessagePattern('answerRequest')
  answerRequest(@Payload() { body, context }: Body<'answerRequest'>) {
    return this.directory.answerRequest(body, context);
  }

  @MessagePattern('requests')
  requests(@Payload() { body, context }: Body<'requests'>) {
    return this.directory.requests(body, context);
  }

  @MessagePattern('responseTime')
  responseTime(@Payload() { body }: Body<'responseTime'>) {
    return this.directory.responseTime(body);
  }
}
