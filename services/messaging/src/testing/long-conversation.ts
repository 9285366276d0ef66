import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { Event } from '@carsi/kernel/event';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { ReadModels } from '@carsi/platform/events/read-models';
import { clientOf } from '@carsi/platform/hosting/client';
import { createLogger } from '@carsi/platform/logging';
import { hostService } from '@carsi/platform/hosting/service';
import { PersonalKeys } from '@carsi/platform/personal/keys';
import { personalTexts } from '@carsi/platform/personal/sealed-store';
import { testTokens } from '@carsi/platform/testing/tokens';
import { v7 } from 'uuid';
import { personal } from '../conversation/personal.js';
import { conversationIdOf } from '../conversation/ids.js';
import { conversations } from '../conversations/projection.js';
import { messages } from '../messages/projection.js';
import { MessagingModule } from '../messaging.module.js';
import { publish } from '../publish.js';
import { refusals } from '../refusals.js';

const AT_ONCE = 500;
const at = '2026-11-21T09:00:00.000Z';

/**
 * Messaging as it is shipped, in a folder with conversations of 'ayse' and others with a company of 'usta', of so many messages each. They are
 * written as events, sealed as ever: sent one by one they would take minutes.
 */
export const hostLongConversations = async (path: string, lengths: Readonly<Record<string, number>>) => {
  const { access, tokenOf } = testTokens();
  const logger = createLogger('long', 'fatal');
  const platform = await createEmbeddedPlatform(path);
  const directory = platform.store('directory', (event) => event);
  const approved: Event = { type: 'CompanyApproved', data: { companyId: 'kebap', ownerId: 'usta', sample: false } };
  await directory.append('company-kebap', 0, { events: [approved], by: null, at, commandId: v7(), correlationId: 'r' });
  const keys = new PersonalKeys(platform.collections('messaging'), platform.clock);
  const texts = personalTexts(keys, personal);
  const store = platform.store('messaging', publish);
  for (const [personId, length] of Object.entries(lengths)) {
    const stream = `conversation-${conversationIdOf('kebap', personId)}`;
    const eventAt = (version: number): Event => {
      if (version === 0) return { type: 'ConversationStarted', data: { ownerId: 'usta' } };
      const of = { ownerId: 'usta', seq: version, clientId: `m${version}`, content: `söz ${version}` };
      return version % 5 === 0
        ? { type: 'MessageSent', data: { ...of, side: 'company', senderId: 'usta' } }
        : { type: 'MessageSent', data: { ...of, side: 'person', senderId: personId } };
    };
    const events: Event[] = [];
    for (let version = 0; version <= length; version++) events.push(await texts.seal(stream, eventAt(version)));
    for (let from = 0; from <= length; from += AT_ONCE)
      await Promise.all(
        events.slice(from, from + AT_ONCE).map((event, n) =>
          store.append(stream, from + n, {
            events: [event],
            by: null,
            at,
            commandId: `command-${from + n}`,
            correlationId: 'r',
          }),
        ),
      );
  }
  const module = MessagingModule.on({ platform, logger, access });
  const service = await hostService('messaging', module, platform, { refusals, logger });
  const readModels = service.app.get(ReadModels, { strict: false });
  for (const { name } of [conversations, messages, { name: 'messaging-companies' }])
    await readModels.waitUntilCaughtUp(name);
  return {
    platform,
    readModels,
    messaging: clientOf<MessagingCalls>(platform.calls, 'messaging'),
    as: (id: string) => ({
      requestId: v7(),
      commandId: v7(),
      deadline: Date.now() + 60_000,
      token: tokenOf({ id, emailVerified: true }),
    }),
    stop: async () => {
      await service.stop();
      await platform.stop();
    },
  };
};
