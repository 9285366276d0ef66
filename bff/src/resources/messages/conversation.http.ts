import type { CompanyName } from '@carsi/contracts/directory/company';
import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import type { Correspondent } from '@carsi/contracts/identity/person';
import type { ConversationView, MessageView } from '@carsi/contracts/messaging/conversations';
import type { Side } from '@carsi/contracts/messaging/events';
import { calledIn, type Names } from '../people-names.js';

const SOME_COMPANY = 'İşletme';

/** When a person was last online; null if unknown, or while online. */
export interface PresenceStatus {
  readonly online: boolean;
  readonly lastSeen: string | null;
}
export const offline: PresenceStatus = { online: false, lastSeen: null };

export interface ConversationParts {
  readonly names: Names;
  /** What people show to companies that they wrote to; nothing of them here: others see less. */
  readonly correspondents: ReadonlyMap<string, Correspondent>;
  readonly companies: ReadonlyMap<string, CompanyName>;
  readonly presences: ReadonlyMap<string, PresenceStatus>;
}

const otherSide = (side: Side): Side => (side === 'person' ? 'company' : 'person');

/** A message as one side sees it: the person who answers for a company stays unnamed. */
export const toMessage = (
  { conversationId, companyId, seq, clientId, side, senderId, content, at }: MessageView,
  viewer: Side,
  reached?: ConversationView['reached'],
): Message => {
  const { delivered = 0, read = 0 } = reached?.[otherSide(side)] ?? {};
  const mine = side === viewer;
  const far = read >= seq ? 'read' : delivered >= seq ? 'delivered' : 'sent';
  return {
    id: `${conversationId}_${seq}`,
    conversationId,
    seq,
    clientId,
    content,
    timestamp: at,
    senderId: side === 'company' ? companyId : senderId,
    mine,
    type: 'text',
    status: mine ? far : 'read',
  };
};

/** The person whose presence the viewer sees; null if one side blocked the other. */
export const watchedIn = ({ side, personId, ownerId, blockedBy }: ConversationView): string | null =>
  blockedBy.length > 0 ? null : side === 'person' ? ownerId : personId;

/** What the viewer knows the other side by. */
export const participantOf = ({ side, personId, companyId }: ConversationView): string =>
  side === 'person' ? companyId : personId;

export const toConversation = (
  view: ConversationView,
  { names, correspondents, companies, presences }: ConversationParts,
): Conversation => {
  const { id, companyId, personId, side, revision, lastMessage, reached, blockedBy } = view;
  const company = companies.get(companyId);
  const watched = watchedIn(view);
  const { online, lastSeen } = (watched === null ? undefined : presences.get(watched)) ?? offline;
  const shown = side === 'company' ? correspondents.get(personId) : undefined;
  const person = shown ?? calledIn(names, personId);
  const other =
    side === 'person'
      ? {
          participantName: company?.name ?? SOME_COMPANY,
          participantAvatar: company?.logoUrl ?? null,
          participantType: 'business' as const,
          participantSlug: company?.open ? company.slug : null,
        }
      : {
          participantName: person.name,
          participantAvatar: person.avatar,
          participantType: 'user' as const,
          participantSlug: null,
        };
  return {
    id,
    revision,
    participantId: participantOf(view),
    ...other,
    participantEmail: shown?.email ?? null,
    participantPhone: shown?.phone ?? null,
    businessId: companyId,
    businessName: company?.name ?? SOME_COMPANY,
    lastMessage: lastMessage && toMessage(lastMessage, side, reached),
    unreadCount: view.unread,
    isOnline: online,
    lastSeen,
    isArchived: view.archived,
    isFavorite: view.favorite,
    isBlocked: blockedBy.includes(side),
    isBlockedByOther: blockedBy.includes(otherSide(side)),
    updatedAt: view.at,
  };
};
