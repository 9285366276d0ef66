import type { ConversationReportsCalls } from './conversation-reports.js';
import type { NotificationsCalls } from './notifications.js';
import type { IssuesCalls, NewsletterCalls } from './newsletter.js';
import type { EraseAddressCalls, TicketsCalls } from './tickets.js';
import type { Side } from './events.js';
import type {
  StartConversation,
  ListConversations,
  ListMessages,
  SendMessage,
  MessagesUpTo,
  ChangeConversation,
  ReportConversation,
  Correspondence,
  MessageView,
  ConversationView,
  Reachable,
} from './conversations.js';

/** Members only; others get CONVERSATION_NOT_FOUND. */
export interface MessagingCalls
  extends NotificationsCalls, ConversationReportsCalls, TicketsCalls, NewsletterCalls, IssuesCalls, EraseAddressCalls {
  reachable(body: { readonly companyId: string }): Promise<Reachable>;
  /**
   * The one conversation of a person with a company, begun or found again. Refuses EMAIL_UNVERIFIED, COMPANY_NOT_FOUND,
   * COMPANY_UNCLAIMED, CONVERSATION_WITH_ONESELF, MESSAGES_OFF.
   */
  start(body: StartConversation): Promise<ConversationView>;
  /** The conversation with this company, where it was begun. */
  begun(body: StartConversation): Promise<{ readonly conversation: ConversationView | null }>;
  /** Last first: as a person and as the owner of companies. */
  conversations(
    body: ListConversations,
  ): Promise<{ readonly conversations: readonly ConversationView[]; readonly total: number }>;
  conversation(body: { readonly conversationId: string }): Promise<ConversationView>;
  /** Of all conversations that are not archived: those with something unread. */
  unreadConversations(body: Record<string, never>): Promise<{ readonly unread: number }>;
  /** Oldest first; `side` is the caller's. */
  messages(body: ListMessages): Promise<{
    readonly messages: readonly MessageView[];
    readonly reached: ConversationView['reached'];
    readonly side: Side;
  }>;
  /** Refuses MESSAGE_EMPTY, MESSAGE_TOO_LONG, CONVERSATION_BLOCKED, EMAIL_UNVERIFIED, COMPANY_NOT_FOUND, COMPANY_UNCLAIMED, PERSON_GONE. */
  send(body: SendMessage): Promise<MessageView>;
  delivered(body: MessagesUpTo): Promise<{ readonly reached: ConversationView['reached'] }>;
  read(body: MessagesUpTo): Promise<{ readonly reached: ConversationView['reached'] }>;
  change(body: ChangeConversation): Promise<ConversationView>;
  report(body: ReportConversation): Promise<{ readonly reported: true }>;
  /** Operators only. Who wrote in these conversations to companies of this owner, and has not blocked them. */
  correspondence(body: Correspondence): Promise<{ readonly personIds: readonly string[] }>;
}
