import type { AdminAppointment } from './accounts/admin-appointment.js';
import type { Correspondents } from './accounts/correspondents.js';
import type { EmailChanges } from './accounts/email-changes.js';
import type { Erasure } from './accounts/erasure.js';
import type { PasswordChanges } from './accounts/password-changes.js';
import type { People } from './accounts/people.js';
import type { ProfileChanges } from './accounts/profile-changes.js';
import type { RegistrationFlow } from './accounts/registration.js';
import type { SignInFlow } from './accounts/sign-in-flow.js';
import type { TakeBack } from './accounts/take-back.js';
import type { Users } from './accounts/users.js';
import type { OutboxAdministration } from './mail/outbox-administration.js';
import type { Mails } from './mail/mails.js';
import type { Providers } from './providers/providers.js';
import type { Sessions } from './session/sessions.js';
import type { SigningKeys } from './session/signing-keys.js';
import type { Revocation } from './token/revocation.js';

/** Who knows what is asked of the identity service. */
export interface IdentityParts {
  readonly users: Users;
  readonly registering: RegistrationFlow;
  readonly signingIn: SignInFlow;
  readonly providers: Providers;
  readonly passwords: PasswordChanges;
  readonly emails: EmailChanges;
  readonly takeBack: TakeBack;
  readonly revocation: Revocation;
  readonly profiles: ProfileChanges;
  readonly erasure: Erasure;
  readonly people: People;
  readonly correspondents: Correspondents;
  readonly appointing: AdminAppointment;
  readonly sessions: Sessions;
  readonly keys: SigningKeys;
  readonly mails: Mails;
  readonly office: OutboxAdministration;
}
