import type { MessagingCalls } from '@carsi/contracts/messaging';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Conversations } from '../conversations.js';

type Body<Pattern extends keyof MessagingCalls> = Incoming<Parameters<MessagingCalls[Pattern]>[0]>;

@Controller()
export class ConversationsController {
  constructor(@Inject(Conversations) private readonly own: Conversations) {}

  @MessagePattern('reachable')
  reachable(@Payload() { body }: Body<'reachable'>) {
    return this.own.reachable(body);
  }

  @MessagePattern('start')
  start(@Payload() { body, context }: Body<'start'>) {
    return this.own.start(body, context);
  }

  @MessagePattern('begun')
  begun(@Payload() { body, context }: Body<'begun'>) {
    return this.own.begun(body, context);
  }

  @MessagePattern('conversations')
  conversations(@Payload() { body, context }: Body<'conversations'>) {
    return this.own.conversations(body, context);
  }

  @MessagePattern('conversation')
  conversation(@Payload() { body, context }: Body<'conversation'>) {
    return this.own.conversation(body, context);
  }

  @MessagePattern('unreadConversations')
  unreadConversations(@Payload() { body, context }: Body<'unreadConversations'>) {
    return this.own.unreadConversations(body, context);
  }

  @MessagePattern('messages')
  messages(@Payload() { body, context }: Body<'messages'>) {
    return this.own.messages(body, context);
  }

  @MessagePattern('send')
  send(@Payload() { body, context }: Body<'send'>) {
    return this.own.send(body, context);
  }

  @MessagePattern('delivered')
  delivered(@Payload() { body, context }: Body<'delivered'>) {
    return this.own.delivered(body, context);
  }

  @MessagePattern('read')
  read(@Payload() { body, context }: Body<'read'>) {
    return this.own.read(body, context);
  }

  @MessagePattern('change')
  change(@Payload() { body, context }: Body<'change'>) {
    return this.own.change(body, context);
  }

  @MessagePattern('report')
  report(@Payload() { body, context }: Body<'report'>) {
    return this.own.report(body, context);
  }

  @MessagePattern('correspondence')
  correspondence(@Payload() { body, context }: Body<'correspondence'>) {
    return this.own.correspondence(body, context);
  }
}
