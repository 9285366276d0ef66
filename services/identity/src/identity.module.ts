import { identityTopic } from '@carsi/contracts/identity/events';
import type { IdentityCalls } from '@carsi/contracts/identity/calls';
import { messagingTopic } from '@carsi/contracts/messaging/events';
import type { PrivacyCalls } from '@carsi/contracts/identity/privacy';
import type { SecondFactorCalls } from '@carsi/contracts/identity/second-factor';
import { policy } from '@carsi/platform/events/policies';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { serve } from '@carsi/platform/hosting/serve';
import { serviceModule } from '@carsi/platform/hosting/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { acts } from './admins/acts.js';
import { SecondFactors } from './factors/second-factors.js';
import { Identity } from './identity.js';
import { forgetPersonWhenErased } from './policies/forget-person-when-erased.js';
import { mailLinkWhenRegistered } from './policies/mail-link-when-registered.js';
import { mailNoticeWhenErasureScheduled } from './policies/mail-notice-when-erasure-scheduled.js';
import { queueRequestWhenErasureScheduled } from './policies/queue-request-when-erasure-scheduled.js';
import { sendMailWhenRequested } from './policies/send-mail-when-requested.js';
import { takeRequestBackWhenErasureCanceled } from './policies/take-request-back-when-erasure-canceled.js';
import { Privacy } from './privacy.js';
import { publish } from './publish.js';
import type { IdentitySettings } from './settings.js';
import { startIdentity } from './start-identity.js';
import { personal } from './user/personal.js';

@Module({})
export class IdentityModule {
  static on(context: ServiceContext, settings: IdentitySettings): DynamicModule {
    return serviceModule(IdentityModule, context, {
      name: 'identity',
      publish,
      personal,
      acts,
      start: (stores) => startIdentity(context, settings, stores),
      serves: {
        identity: serve<IdentityCalls>()(Identity),
        privacy: serve<PrivacyCalls>()(Privacy),
        secondFactors: serve<SecondFactorCalls>()(SecondFactors),
      },
      // Their policies send mail: from now on, not from the origin.
      consumers: [
        competing(identityTopic, 'identity-policies', 'now'),
        competing(messagingTopic, 'identity-mail-requests', 'now'),
      ],
      policies: ({ notices, forgetting }) => [
        policy(mailLinkWhenRegistered, identityTopic, (command) => notices.mailLink(command)),
        policy(mailNoticeWhenErasureScheduled, identityTopic, (command) => notices.mailErasure(command)),
        policy(queueRequestWhenErasureScheduled, identityTopic, (command) => notices.queueErasure(command)),
        policy(takeRequestBackWhenErasureCanceled, identityTopic, (command) => notices.takeErasureBack(command)),
        policy(sendMailWhenRequested, messagingTopic, (command) => notices.mailRequested(command)),
        policy(forgetPersonWhenErased, identityTopic, ({ data }) => forgetting.forget(data.userId, data.purposes)),
      ],
      stop: ({ stop }) => stop(),
    });
  }
}
