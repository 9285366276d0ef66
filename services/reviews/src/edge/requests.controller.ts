import type { ListReviews, PostReview, ReviseReview } from '@carsi/contracts/reviews';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Reviews } from '../reviews.js';

@Controller()
export class RequestsController {
  constructor(@Inject(Reviews) private readonly reviews: Reviews) {}

  @MessagePattern('post')
  post(@Payload() { body, context }: Incoming<PostReview>) {
    return this.reviews.post(body, context);
  }

  @MessagePattern('revise')
  revise(@Payload() { body, context }: Incoming<ReviseReview>) {
    return this.reviews.revise(body, context);
  }

  @MessagePattern('remove')
  remove(@Payload() { body, context }: Incoming<{ reviewId: string }>) {
    return this.reviews.remove(body, context);
  }

  @MessagePattern('list')
  list(@Payload() { body }: Incoming<ListReviews>) {
    return this.reviews.list(body);
  }

  @MessagePattern('own')
  own(@Payload() { body, context }: Incoming<{ companyId: string }>) {
    return this.reviews.own(body, context);
  }

  @MessagePattern('rating')
  rating(@Payload() { body }: Incoming<{ companyId: string }>) {
    return this.reviews.rating(body);
  }
}
