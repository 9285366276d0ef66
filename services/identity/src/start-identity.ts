import { Refusal } from '@carsi/kernel/refusal';
import { directoryTopic } from '@carsi/contracts/directory/events';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import { clientOf } from '@carsi/platform/hosting/client';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { ServiceStores } from '@carsi/platform/service-module';
import { AdminAppointment } from './accounts/admin-appointment.js';
import { Correspondents } from './accounts/correspondents.js';
import { EmailChanges } from './accounts/email-changes.js';
import { Erasure } from './accounts/erasure.js';
import { PasswordChanges } from './accounts/password-changes.js';
import { People } from './accounts/people.js';
import { Possession } from './accounts/possession.js';
import { ProfileChanges } from './accounts/profile-changes.js';
import { ProviderSignIn, type AttemptRow } from './accounts/provider-sign-in.js';
import { RegistrationFlow } from './accounts/registration.js';
import { SignInFlow } from './accounts/sign-in-flow.js';
import { TakeBack } from './accounts/take-back.js';
import { Users } from './accounts/users.js';
import { adminUserIndexes } from './admin-users/list-people.js';
import { adminUsers } from './admin-users/projection.js';
import { admins } from './admins/admins.js';
import { desk, noteActs } from './admins/desk.js';
import { Attempts } from './attempts/attempts.js';
import type { IdentityConfig } from './config.js';
import { endedSessions } from './ended-sessions/ended-sessions.js';
import { Challenges } from './factors/challenges.js';
import { Factors } from './factors/factors.js';
import { Passkeys } from './factors/passkeys.js';
import { Proofs } from './factors/proofs.js';
import { LETTERHEAD, letterhead } from './letterhead/projection.js';
import { Mails } from './mail/mails.js';
import { OutboxAdministration } from './accounts/outbox-administration.js';
import { Sender } from './mail/sender.js';
import { onboarding } from './onboarding/projection.js';
import { Passwords } from './password/passwords.js';
import { Notices } from './policies/notices.js';
import { openPrivacy } from './privacy/open-privacy.js';
import { profiles } from './profiles/projection.js';
import { createProviders } from './providers/config.js';
import { Links } from './providers/links.js';
import { FactorChanges } from './second-factors/factor-changes.js';
import { OperatorFactors } from './second-factors/operator-factors.js';
import { SecondStep } from './second-factors/second-step.js';
import { ServerSecret } from './secret/server-secret.js';
import { AccessTokens } from './session/access-tokens.js';
import { Caller } from './session/caller.js';
import { KnownDevices } from './session/known-devices.js';
import { OwnSessions } from './session/own-sessions.js';
import { Revocation } from './session/revocation.js';
import { Sessions, type PublishEnded } from './session/sessions.js';
import { SigningKeys } from './session/signing-keys.js';
import { settings } from './settings/projection.js';
import { Tokens } from './token/tokens.js';
import { user } from './user/decide.js';

const HOUR_MS = 3_600_000;

/** Starts the read models, opens the rows and builds the use cases of accounts; those of privacy work on the same rows. */
export const startIdentity = async (context: ServiceContext, config: IdentityConfig, stores: ServiceStores) => {
  const { store, collections, readModels, keys: personalKeys, common } = stores;
  await readModels.start([
    ...common,
    readModelOf({ projection: profiles, sources: ['store'], indexes: [['emailKey'], ['eraseAt']] }),
    readModelOf({ projection: adminUsers, sources: ['store'], indexes: adminUserIndexes }),
    readModelOf({ projection: settings, sources: ['store'] }),
    readModelOf({ projection: onboarding, sources: ['store'] }),
    readModelOf({ projection: letterhead, sources: [directoryTopic] }),
  ]);
  const { platform, logger, access } = context;
  const { clock, ids, calls, files, mail: mailPort } = platform;
  const site = config.publicUrl.replace(/\/+$/, '');
  const ended = commandsOf(endedSessions, store, clock);
  const publishEnded: PublishEnded = async (userId, sessionId, except) => {
    const commandId = ids.next();
    const meta = { by: userId, at: clock.now().toISOString(), commandId, correlationId: commandId };
    await ended.run(userId, { type: 'PublishSessionsEnded', data: { userId, sessionId, except }, meta });
  };

  const secret = await ServerSecret.open(collections);
  const signingKeys = await SigningKeys.open(collections, clock);
  const passwords = await Passwords.open(collections, clock);
  const sessions = await Sessions.open(collections, secret, { clock, ids }, publishEnded);
  const devices = await KnownDevices.open(collections, clock);
  const tokens = await Tokens.open(collections, clock);
  const attempts = await Attempts.open(collections, secret, clock, config.limits);
  const mails = await Mails.open(collections, { clock, ids });
  const links = await Links.open(collections, secret);
  const passkeys = new Passkeys(site);
  const factors = await Factors.open(collections, personalKeys, passkeys, secret, clock);
  const challenges = await Challenges.open(collections, clock);
  const rows = { passwords, sessions, devices, tokens, attempts, mails, links, factors, challenges };

  const commands = commandsOf(user, store, clock);
  const emailKeyOf = async (userId: string): Promise<string | undefined> => {
    const { state } = await commands.state(userId);
    return state.is === 'registered' ? state.emailKey : undefined;
  };
  const revocation = new Revocation({ ...rows, emailKeyOf });
  const world = { store, readModels, clock, ids, calls, files, mailPort, logger, access, secret, site };
  const users = new Users({ ...world, commands, admins: commandsOf(admins, store, clock), passwords, revocation });
  const known = {
    ...world,
    ...rows,
    users,
    revocation,
    possession: new Possession(passwords, revocation, mails),
    who: new Caller(access, sessions),
    note: noteActs(commandsOf(desk, store, clock), clock),
    passkeys,
    proofs: new Proofs({ ...rows, passkeys, clock }),
    accessTokens: new AccessTokens(signingKeys, clock),
    messaging: clientOf<MessagingCalls>(calls, 'messaging'),
  };
  const signingIn = new SignInFlow(known);
  const confirming = new PasswordChanges(known);
  const providers = new ProviderSignIn({
    ...known,
    signingIn,
    configured: createProviders(config.providers ?? {}),
    tries: await collections.open<AttemptRow>('provider-attempts', { source: true, indexes: [['expiresAt']] }),
  });
  const adminAppointment = new AdminAppointment(known);
  const operatorFactors = new OperatorFactors(known);
  const siteName = async () => (await readModels.of(letterhead).get(LETTERHEAD))?.siteName ?? BUILT_IN_NAME;
  const privacy = await openPrivacy(stores, known);
  if (config.admin) {
    const { email, totpSecret } = config.admin;
    await adminAppointment.ensure(config.admin).catch((error: unknown) => {
      // An account that is being deleted must not keep the service from starting; an operator appoints another admin.
      if (!(error instanceof Refusal) || error.code !== 'ERASURE_SCHEDULED') throw error;
      logger.error('ADMIN_EMAIL names an account that is being deleted: it was not made an admin');
    });
    if (totpSecret !== undefined) await operatorFactors.ensure(email, totpSecret);
  }
  const sender = new Sender({
    ...known,
    people: readModels.of(profiles),
    letterhead: readModels.of(letterhead),
    caughtUp: async () => readModels.waitFor([profiles.name], await store.head()),
  });
  sender.start();
  privacy.start();
  const housekeeping = new RepeatingTask(clock, HOUR_MS, logger);
  housekeeping.start(async () => {
    await signingKeys.turn();
    for (const expiring of [sessions, tokens, challenges, attempts, mails, providers, privacy])
      await expiring.removeExpired();
  });
  return {
    signingKeys,
    registration: new RegistrationFlow(known),
    signingIn,
    providers,
    sessions: new OwnSessions(known),
    passwords: confirming,
    emails: new EmailChanges({ ...known, confirming }),
    takeBack: new TakeBack(known),
    profiles: new ProfileChanges(known),
    erasure: new Erasure({ ...known, confirming, days: config.erasureDays }),
    people: new People(known),
    correspondents: new Correspondents(known),
    adminAppointment,
    outbox: new OutboxAdministration(known),
    privacy: privacy.rights,
    secondStep: new SecondStep({ ...known, signingIn }),
    factors: new FactorChanges({ ...known, confirming, siteName }),
    operatorFactors,
    notices: new Notices({ ...known, requests: privacy.requests }),
    erasing: privacy.erasing,
    stop: async () => {
      housekeeping.stop();
      await privacy.stop();
      await sender.stop();
    },
  };
};
