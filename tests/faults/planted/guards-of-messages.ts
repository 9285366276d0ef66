import type { Checker, Fault } from './checkers.js';

/** The guards of private conversations: each is removed once, and a test must fail. */
export const messageCheckers = {
  messages: {
    name: 'messaging.spec',
    profile: 'embedded',
    spec: 'services/messaging/src/messaging.spec.ts',
    size: '27 cases',
  },
  conversation: {
    name: 'interleaved.spec',
    profile: 'embedded',
    spec: 'services/messaging/src/conversation/interleaved.spec.ts',
    size: '60 seeds',
  },
  sockets: {
    name: 'attacks/messages.spec',
    profile: 'embedded',
    spec: 'tests/attacks/messages.spec.ts',
    size: '17 attacks',
    build: ['packages/platform', 'services/messaging', 'bff', 'embedded'],
  },
} as const satisfies Record<string, Checker>;

const MESSAGING = 'services/messaging/src';

export const guardsOfMessages: readonly Fault[] = [
  {
    promise: 'nobody reads what others write to each other',
    planted: 'whoever knows a conversation is in it',
    checker: 'messages',
    file: `${MESSAGING}/membership.ts`,
    text: "    if (side === undefined) throw new Refusal('CONVERSATION_NOT_FOUND');\n    return { actor, side,",
    replacement: "    return { actor, side: side ?? 'company',",
  },
  {
    promise: 'nobody reads what others write to each other',
    planted: 'anybody asks who wrote to whom',
    checker: 'messages',
    file: `${MESSAGING}/conversations.ts`,
    text: '    this.parts.access.requireOperator(context);\n',
    replacement: '',
  },
  {
    promise: 'nobody reads what others write to each other',
    planted: 'who owned a company stays in its conversations',
    checker: 'messages',
    file: 'packages/contracts/src/directory/company-standing.ts',
    text: 'row && event.data.ownerId !== undefined ? { ...row, ownerId: event.data.ownerId } : row',
    replacement: 'row',
  },
  {
    promise: 'a message is there once',
    planted: 'a message that is sent again is another one',
    checker: 'messages',
    file: `${MESSAGING}/conversations.ts`,
    text: 'commandId: `send-${side}-${clientId}`',
    replacement: 'commandId: context.commandId',
  },
  {
    promise: 'unread counts are exact',
    planted: 'who reads a part has read it all',
    checker: 'conversation',
    file: `${MESSAGING}/conversations/projection.ts`,
    text: 'unread: above(unread, upTo)',
    replacement: 'unread: []',
    always: true,
  },
  {
    promise: 'marks never go past what was written',
    planted: 'a device says how far it came and is believed',
    checker: 'conversation',
    file: `${MESSAGING}/conversation/decide.ts`,
    text: 'Math.min(upTo, state[otherSide(side)].lastSent)',
    replacement: 'upTo',
  },
  {
    promise: 'nobody learns who owns a company',
    planted: 'messages name who wrote them for the company',
    checker: 'sockets',
    file: 'bff/src/resources/messages/conversation.http.ts',
    text: "senderId: side === 'company' ? companyId : senderId",
    replacement: 'senderId',
  },
  {
    promise: 'a flood is refused',
    planted: 'sockets are not counted',
    checker: 'sockets',
    file: 'bff/src/live/messages.gateway.ts',
    text: "      await this.limits.take('message', person.id);\n",
    replacement: '',
  },
];
