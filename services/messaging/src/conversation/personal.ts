import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { ConversationReported, MessageSent } from './events.js';

/** The fields of our events with typed text: sealed before they are written, opened for projections. */
export const personal: Record<'MessageSent' | 'ConversationReported', PersonalFields> & Record<string, PersonalFields> =
  {
    MessageSent: {
      purpose: 'messages',
      fields: ['content'],
      person: ({ data }) => (data as MessageSent['data']).senderId,
    },
    ConversationReported: {
      purpose: 'messages',
      fields: ['note'],
      person: ({ data }) => (data as ConversationReported['data']).reporterId,
    },
  };
