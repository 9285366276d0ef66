import { billingTopic } from '@carsi/contracts/billing/events';
import { directoryTopic } from '@carsi/contracts/directory/events';
import { identityTopic } from '@carsi/contracts/identity/events';
import { messagingTopic } from '@carsi/contracts/messaging/events';
import { reviewsTopic } from '@carsi/contracts/reviews/events';
import type { Policy } from '@carsi/kernel/policy';
import type { Commands } from '@carsi/platform/events/commands';
import { policy, type PolicyDefinition } from '@carsi/platform/events/policies';
import type { BoxCommand } from '../box/commands.js';
import type { Box } from '../box/state.js';
import type { NotifyFavoriters } from '../favoriters/notify-favoriters.js';
import type { NotificationRaiser } from '../notification-raiser.js';
import { forgetNotificationsWhenUserErased } from './forget-notifications-when-user-erased.js';
import type { Notify, NotifyOwner } from './notify.js';
import { raiseNotificationWhenCompanyApproved } from './raise-notification-when-company-approved.js';
import { raiseNotificationWhenCompanyRejected } from './raise-notification-when-company-rejected.js';
import { raiseNotificationWhenFavoriteAdded } from './raise-notification-when-favorite-added.js';
import { raiseNotificationWhenMessageSent } from './raise-notification-when-message-sent.js';
import { raiseNotificationWhenRequestAnswered } from './raise-notification-when-request-answered.js';
import { raiseNotificationWhenRequestCanceled } from './raise-notification-when-request-canceled.js';
import { raiseNotificationWhenRequestMade } from './raise-notification-when-request-made.js';
import { raiseNotificationWhenReviewPosted } from './raise-notification-when-review-posted.js';
import { raiseNotificationWhenReviewReplied } from './raise-notification-when-review-replied.js';
import { raiseNotificationWhenReviewTakenDown } from './raise-notification-when-review-taken-down.js';
import { raiseNotificationsWhenCampaignStarted } from './raise-notifications-when-campaign-started.js';
import { readNotificationWhenMessagesRead, type SawConversation } from './read-notification-when-messages-read.js';
import { tellOwnerWhenPlanOrInvoiceChanges } from './tell-owner-when-plan-or-invoice-changes.js';

/** Every policy with its topic and its executor. */
export const policyDefinitions = (
  boxes: Commands<Box, BoxCommand>,
  notifier: NotificationRaiser,
  favoriters: NotifyFavoriters,
): readonly PolicyDefinition[] => {
  const notify = (rule: Policy<never, Notify>, topic: string) =>
    policy(rule, topic, (command) => notifier.notify(command));
  const notifyOwner = (rule: Policy<never, NotifyOwner>, topic: string) =>
    policy(rule, topic, (command) => notifier.notifyOwner(command));
  const saw = async ({ data: { userId, conversationId }, meta }: SawConversation): Promise<void> => {
    await boxes.run(userId, { type: 'ReadOfConversation', data: { conversationId }, meta });
    const returned = { ...meta, commandId: `${meta.commandId}-returned` };
    await boxes.run(userId, { type: 'NoticeReturn', data: {}, meta: returned });
  };

  return [
    notify(raiseNotificationWhenMessageSent, messagingTopic),
    notifyOwner(raiseNotificationWhenReviewPosted, reviewsTopic),
    notify(raiseNotificationWhenReviewReplied, reviewsTopic),
    notify(raiseNotificationWhenReviewTakenDown, reviewsTopic),
    notifyOwner(raiseNotificationWhenRequestCanceled, directoryTopic),
    notifyOwner(raiseNotificationWhenFavoriteAdded, directoryTopic),
    notify(raiseNotificationWhenCompanyApproved, directoryTopic),
    notify(raiseNotificationWhenCompanyRejected, directoryTopic),
    notifyOwner(raiseNotificationWhenRequestMade, directoryTopic),
    notify(raiseNotificationWhenRequestAnswered, directoryTopic),
    notifyOwner(tellOwnerWhenPlanOrInvoiceChanges, billingTopic),
    policy(raiseNotificationsWhenCampaignStarted, directoryTopic, ({ data, meta }) =>
      favoriters.begin(data.companyId, data.campaignId, meta),
    ),
    policy(readNotificationWhenMessagesRead, messagingTopic, saw),
    policy(forgetNotificationsWhenUserErased, identityTopic, ({ data, meta }) =>
      boxes.run(data.userId, { type: 'EraseBox', data: {}, meta }),
    ),
  ];
};
