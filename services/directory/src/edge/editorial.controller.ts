import type { EditorialCalls } from '@carsi/contracts/editorial';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Editorial } from '../editorial/editorial.js';

type Body<Pattern extends keyof EditorialCalls> = Incoming<Parameters<EditorialCalls[Pattern]>[0]>;

@Controller()
export class EditorialController {
  constructor(@Inject(Editorial) private readonly editorial: Editorial) {}

  @MessagePattern('articles')
  articles(@Payload() { body }: Body<'articles'>) {
    return this.editorial.articles(body);
  }

  @MessagePattern('article')
  article(@Payload() { body }: Body<'article'>) {
    return this.editorial.article(body);
  }

  @MessagePattern('react')
  react(@Payload() { body, context }: Body<'react'>) {
    return this.editorial.react(body, context);
  }

  @MessagePattern('ownReactions')
  ownReactions(@Payload() { body, context }: Body<'ownReactions'>) {
    return this.editorial.ownReactions(body, context);
  }

  @MessagePattern('savedArticles')
  savedArticles(@Payload() { body, context }: Body<'savedArticles'>) {
    return this.editorial.savedArticles(body, context);
  }

  @MessagePattern('viewArticle')
  viewArticle(@Payload() { body }: Body<'viewArticle'>) {
    return this.editorial.viewArticle(body);
  }

  @MessagePattern('allArticles')
  allArticles(@Payload() { body, context }: Body<'allArticles'>) {
    return this.editorial.allArticles(body, context);
  }

  @MessagePattern('writeArticle')
  writeArticle(@Payload() { body, context }: Body<'writeArticle'>) {
    return this.editorial.writeArticle(body, context);
  }

  @MessagePattern('publishArticle')
  publishArticle(@Payload() { body, context }: Body<'publishArticle'>) {
    return this.editorial.publishArticle(body, context);
  }

  @MessagePattern('withdrawArticle')
  withdrawArticle(@Payload() { body, context }: Body<'withdrawArticle'>) {
    return this.editorial.withdrawArticle(body, context);
  }
}
