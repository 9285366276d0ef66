import { identityTopic } from '@carsi/contracts/identity/events';
import type { IdentityCalls } from '@carsi/contracts/identity/calls';
import { messagingTopic } from '@carsi/contracts/messaging/events';
import { policy } from '@carsi/platform/events/policies';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { competing } from '@carsi/platform/hosting/log-strategy';
import { complete, serve } from '@carsi/platform/hosting/serve';
import { serviceModule } from '@carsi/platform/service-module';
import { Module, type DynamicModule } from '@nestjs/common';
import { AdminAppointment } from './accounts/admin-appointment.js';
import { Correspondents } from './accounts/correspondents.js';
import { EmailChanges } from './accounts/email-changes.js';
import { Erasure } from './accounts/erasure.js';
import { PasswordChanges } from './accounts/password-changes.js';
import { People } from './accounts/people.js';
import { ProfileChanges } from './accounts/profile-changes.js';
import { ProviderSignIn } from './accounts/provider-sign-in.js';
import { RegistrationFlow } from './accounts/registration.js';
import { SignInFlow } from './accounts/sign-in-flow.js';
import { TakeBack } from './accounts/take-back.js';
import { acts } from './admins/acts.js';
import type { IdentityConfig } from './config.js';
import { OutboxAdministration } from './accounts/outbox-administration.js';
import { forgetPersonWhenErased } from './policies/forget-person-when-erased.js';
import { mailLinkWhenRegistered } from './policies/mail-link-when-registered.js';
import { mailNoticeWhenErasureScheduled } from './policies/mail-notice-when-erasure-scheduled.js';
import { queueRequestWhenErasureScheduled } from './policies/queue-request-when-erasure-scheduled.js';
import { sendMailWhenRequested } from './policies/send-mail-when-requested.js';
import { takeRequestBackWhenErasureCanceled } from './policies/take-request-back-when-erasure-canceled.js';
import { Privacy } from './privacy/privacy.js';
import { publish } from './publish.js';
import { FactorChanges } from './second-factors/factor-changes.js';
import { OperatorFactors } from './second-factors/operator-factors.js';
import { SecondStep } from './second-factors/second-step.js';
import { OwnSessions } from './session/own-sessions.js';
import { SigningKeys } from './session/signing-keys.js';
import { startIdentity } from './start-identity.js';
import { personal } from './user/personal.js';

const served = serve<IdentityCalls>();

/** Every call of the contract, and who answers it. */
const serves = complete<IdentityCalls>()({
  signingKeys: served(SigningKeys, ['keys']),
  registration: served(RegistrationFlow),
  signingIn: served(SignInFlow, ['login', 'refresh', 'logout']),
  providers: served(ProviderSignIn, ['providers', 'beginProvider', 'finishProvider', 'exchange']),
  sessions: served(OwnSessions),
  passwords: served(PasswordChanges, ['requestReset', 'updatePassword']),
  emails: served(EmailChanges),
  takeBack: served(TakeBack),
  profiles: served(ProfileChanges),
  erasure: served(Erasure),
  people: served(People),
  correspondents: served(Correspondents),
  adminAppointment: served(AdminAppointment, ['createAdmin', 'hasAdmin']),
  outbox: served(OutboxAdministration),
  privacy: served(Privacy),
  secondStep: served(SecondStep),
  factors: served(FactorChanges),
  operatorFactors: served(OperatorFactors, ['resetFactors']),
});

@Module({})
export class IdentityModule {
  static on(context: ServiceContext, config: IdentityConfig): DynamicModule {
    return serviceModule(IdentityModule, context, {
      name: 'identity',
      publish,
      personal,
      acts,
      start: (stores) => startIdentity(context, config, stores),
      serves,
      // Their policies send mail: from now on, not from the origin.
      consumers: [
        competing(identityTopic, 'identity-policies', 'now'),
        competing(messagingTopic, 'identity-mail-requests', 'now'),
      ],
      policies: ({ notices, erasing }) => [
        policy(mailLinkWhenRegistered, identityTopic, (command) => notices.mailLink(command)),
        policy(mailNoticeWhenErasureScheduled, identityTopic, (command) => notices.mailErasure(command)),
        policy(queueRequestWhenErasureScheduled, identityTopic, (command) => notices.queueErasure(command)),
        policy(takeRequestBackWhenErasureCanceled, identityTopic, (command) => notices.takeErasureBack(command)),
        policy(sendMailWhenRequested, messagingTopic, (command) => notices.mailRequested(command)),
        policy(forgetPersonWhenErased, identityTopic, ({ data }) => erasing.erase(data.userId, data.purposes)),
      ],
      stop: ({ stop }) => stop(),
    });
  }
}
