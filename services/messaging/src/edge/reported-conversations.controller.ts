import type { ConversationReportsCalls } from '@carsi/contracts/conversation-reports';
import type { Incoming } from '@carsi/platform/hosting/client';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { ReportedConversations } from '../conversation-reports/reported-conversations.js';

type Asked<Pattern extends keyof ConversationReportsCalls> = Incoming<Parameters<ConversationReportsCalls[Pattern]>[0]>;

@Controller()
export class ReportedConversationsController {
  constructor(@Inject(ReportedConversations) private readonly reported: ReportedConversations) {}

  @MessagePattern('conversationReports')
  conversationReports(@Payload() { body, context }: Asked<'conversationReports'>) {
    return this.reported.conversationReports(body, context);
  }

  @MessagePattern('reportedMessages')
  reportedMessages(@Payload() { body, context }: Asked<'reportedMessages'>) {
    return this.reported.reportedMessages(body, context);
  }

  @MessagePattern('settleReports')
  settleReports(@Payload() { body, context }: Asked<'settleReports'>) {
    return this.reported.settleReports(body, context);
  }
}
