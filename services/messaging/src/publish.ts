import type { MessagingEvent } from '@carsi/contracts/messaging/events';
import type { Publish } from '@carsi/platform/platform';
import type { ConversationEvent } from './conversation/events.js';
import { publishConversation } from './conversation/publish.js';
import { isOfBox, type BoxEvent } from './notifications/box/events.js';
import { publishNotifications } from './notifications/publish.js';

/** The border: each aggregate's streams have their own. */
export const publish: Publish = (event, commit): MessagingEvent | undefined => {
  if (commit.stream.startsWith('conversation-')) return publishConversation(event as ConversationEvent, commit);
  if (isOfBox(commit.stream)) return publishNotifications(event as BoxEvent, commit);
  return undefined;
};
