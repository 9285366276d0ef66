import type {
  AppealReview,
  DecideReview,
  ListModeration,
  ReplyToReview,
  ReportReview,
  VoteOnReview,
} from '@carsi/contracts/reviews';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Moderating } from '../moderating.js';
import { Responses } from '../responses.js';

@Controller()
export class ResponsesController {
  constructor(
    @Inject(Responses) private readonly responses: Responses,
    @Inject(Moderating) private readonly moderating: Moderating,
  ) {}

  @MessagePattern('vote')
  vote(@Payload() { body, context }: Incoming<VoteOnReview>) {
    return this.responses.vote(body, context);
  }

  @MessagePattern('reply')
  reply(@Payload() { body, context }: Incoming<ReplyToReview>) {
    return this.responses.reply(body, context);
  }

  @MessagePattern('report')
  report(@Payload() { body, context }: Incoming<ReportReview>) {
    return this.responses.report(body, context);
  }

  @MessagePattern('invite')
  invite(@Payload() { body, context }: Incoming<{ companyId: string }>) {
    return this.responses.invite(body, context);
  }

  @MessagePattern('appeal')
  appeal(@Payload() { body, context }: Incoming<AppealReview>) {
    return this.moderating.appeal(body, context);
  }

  @MessagePattern('moderation')
  moderation(@Payload() { body, context }: Incoming<ListModeration>) {
    return this.moderating.moderation(body, context);
  }

  @MessagePattern('decide')
  decide(@Payload() { body, context }: Incoming<DecideReview>) {
    return this.moderating.decide(body, context);
  }
}
