import { Refusal } from '@carsi/kernel/refusal';
import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import { directoryTopic } from '@carsi/contracts/directory/events';
import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf } from '@carsi/platform/events/definition';
import type { ServiceStores } from '@carsi/platform/hosting/service-module';
import { clientOf } from '@carsi/platform/hosting/client';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/hosting/repeating-task';
import { AdminAppointment } from './accounts/admin-appointment.js';
import { Correspondents } from './accounts/correspondents.js';
import { EmailChanges } from './accounts/email-changes.js';
import { Erasure } from './accounts/erasure.js';
import { Notices } from './accounts/notices.js';
import { PasswordChanges } from './accounts/password-changes.js';
import { People } from './accounts/people.js';
import { ProfileChanges } from './accounts/profile-changes.js';
import { RegistrationFlow } from './accounts/registration.js';
import { SignInFlow } from './accounts/sign-in-flow.js';
import { Possession } from './accounts/possession.js';
import { TakeBack } from './accounts/take-back.js';
import { Users } from './accounts/users.js';
import { adminUserIndexes } from './admin-users/list-people.js';
import { adminUsers } from './admin-users/projection.js';
import { onboarding } from './onboarding/projection.js';
import { settings as settingsRows } from './settings/projection.js';
import { admins } from './admins/admins.js';
import { desk, noteActs } from './admins/desk.js';
import { Attempts } from './attempts/attempts.js';
import { endedSessions } from './ended-sessions/ended-sessions.js';
import { EraseAgain } from './erasing/erase-again.js';
import { EraseWhenDue } from './erasing/erase-when-due.js';
import { ErasureList } from './erasing/erasure-list.js';
import { EraseAddresses } from './erasing/erase-addresses.js';
import { ErasePerson } from './erasing/erase-person.js';
import { Identity } from './identity.js';
import { letterhead } from './letterhead/projection.js';
import { OutboxAdministration } from './mail/outbox-administration.js';
import { Mails } from './mail/mails.js';
import { Sender } from './mail/sender.js';
import { Passwords } from './password/passwords.js';
import { profiles } from './profiles/projection.js';
import { Links } from './providers/links.js';
import { Providers, type AttemptRow } from './providers/providers.js';
import { createProviders } from './providers/settings.js';
import type { IdentitySettings } from './settings.js';
import { ServerSecret } from './secret/server-secret.js';
import { AccessTokens } from './session/access-tokens.js';
import { KnownDevices } from './session/known-devices.js';
import { Sessions, type PublishEnded } from './session/sessions.js';
import { SigningKeys } from './session/signing-keys.js';
import { Caller } from './session/caller.js';
import { startPrivacy } from './start-privacy.js';
import { openFactors, secondFactorsOf } from './start-second-factors.js';
import { Revocation } from './token/revocation.js';
import { Tokens } from './token/tokens.js';
import { user } from './user/decide.js';

const HOUR_MS = 3_600_000;
/** Whose day it is goes within so much of it. */
const ERASING_MS = 2_000;

/** Starts the read models, opens the rows and puts together who works on them. */
export const startIdentity = async (context: ServiceContext, settings: IdentitySettings, stores: ServiceStores) => {
  const { store, collections, readModels, keys: personalKeys, common } = stores;
  await readModels.start([
    ...common,
    readModelOf({ projection: profiles, sources: ['store'], indexes: [['emailKey'], ['eraseAt']] }),
    readModelOf({ projection: adminUsers, sources: ['store'], indexes: adminUserIndexes }),
    readModelOf({ projection: settingsRows, sources: ['store'] }),
    readModelOf({ projection: onboarding, sources: ['store'] }),
    readModelOf({ projection: letterhead, sources: [directoryTopic] }),
  ]);
  const { platform, logger, access } = context;
  const { clock, ids } = platform;
  const site = settings.publicUrl.replace(/\/+$/, '');
  const ended = commandsOf(endedSessions, store, clock);
  const publishEnded: PublishEnded = async (userId, sessionId, except) => {
    const commandId = ids.next();
    const meta = { by: userId, at: clock.now().toISOString(), commandId, correlationId: commandId };
    await ended.run(userId, { type: 'TellSessionsEnded', data: { userId, sessionId, except }, meta });
  };

  const secret = await ServerSecret.open(collections);
  const keys = await SigningKeys.open(collections, clock);
  const passwords = await Passwords.open(collections, clock);
  const sessions = await Sessions.open(collections, secret, { clock, ids }, publishEnded);
  const devices = await KnownDevices.open(collections, clock);
  const tokens = await Tokens.open(collections, clock);
  const attempts = await Attempts.open(collections, secret, clock, settings.limits);
  const mails = await Mails.open(collections, { clock, ids });
  const links = await Links.open(collections, secret);
  const [userCommands, adminCommands] = [commandsOf(user, store, clock), commandsOf(admins, store, clock)];
  const revocation = new Revocation({
    tokens,
    mails,
    sessions,
    devices,
    providers: links,
    emailKeyOf: async (userId) => {
      const { state } = await userCommands.state(userId);
      return state.is === 'registered' ? state.emailKey : undefined;
    },
  });
  const possession = new Possession(passwords, revocation, mails);
  const users = new Users({ commands: userCommands, admins: adminCommands, store, readModels, passwords, revocation });

  const opened = await openFactors(site, clock, { collections, personalKeys, passwords, attempts, mails, secret });
  const { factors, challenges, proofs } = opened;
  const accessTokens = new AccessTokens(keys, clock);
  const changes = new PasswordChanges({ users, passwords, revocation, tokens, attempts, mails, secret, clock });
  const people = new People(users, readModels, revocation, possession, clock);
  const appointment = new AdminAppointment({
    users,
    passwords,
    possession,
    revocation,
    tokens,
    mails,
    secret,
    site,
    clock,
    ids,
  });
  const signingIn = new SignInFlow({
    users,
    passwords,
    sessions,
    devices,
    accessTokens,
    attempts,
    mails,
    factors,
    proofs,
    secret,
    clock,
  });
  const providers = new Providers({
    known: createProviders(settings.providers ?? {}),
    attempts: await collections.open<AttemptRow>('provider-attempts', { source: true, indexes: [['expiresAt']] }),
    links,
    users,
    possession,
    revocation,
    signingIn,
    secret,
    site,
    clock,
    ids,
    logger,
  });
  const note = noteActs(commandsOf(desk, store, clock), clock);
  const erasure = new Erasure({
    users,
    confirming: changes,
    passwords,
    tokens,
    revocation,
    attempts,
    mails,
    clock,
    days: settings.erasureDays,
  });
  const parts = {
    users,
    providers,
    registering: new RegistrationFlow({ users, passwords, devices, attempts, mails, secret, clock, ids }),
    signingIn,
    passwords: changes,
    emails: new EmailChanges({
      users,
      passwords,
      confirming: changes,
      possession,
      revocation,
      devices,
      tokens,
      attempts,
      mails,
      secret,
      clock,
    }),
    takeBack: new TakeBack({ users, passwords, links, factors, revocation, tokens, mails, secret, clock }),
    revocation,
    profiles: new ProfileChanges(users, readModels, clock, (userId, type, context) =>
      people.dismiss(userId, type, userId, context),
    ),
    erasure,
    people,
    correspondents: new Correspondents(readModels, clientOf<MessagingCalls>(platform.calls, 'messaging'), access),
    appointing: appointment,
    sessions,
    keys,
    mails,
    office: new OutboxAdministration(mails, platform.mail, clock, note),
  };

  const who = new Caller(access, sessions);
  const known = { users, signingIn, changes, sessions, readModels, note, who, access };
  const secondFactors = secondFactorsOf(opened, known);
  const rights = await startPrivacy(context, stores, who, {
    users,
    sessions,
    devices,
    links,
    mails,
    secret,
    erasure,
    note,
  });

  const caughtUp = async (): Promise<boolean> => readModels.waitFor([profiles.name], await store.head());
  const sender = new Sender({
    mails,
    tokens,
    people: readModels.of(profiles),
    letterhead: readModels.of(letterhead),
    caughtUp,
    port: platform.mail,
    site,
    clock,
    logger,
  });
  const housekeeping = new RepeatingTask(clock, HOUR_MS, logger);
  const erasing = new RepeatingTask(clock, ERASING_MS, logger);
  const messaging = clientOf<MessagingCalls>(platform.calls, 'messaging');
  const addresses = await EraseAddresses.open(collections, messaging, access, ids);
  const { mail, files } = platform;
  const eraser = new EraseWhenDue({
    users,
    profiles: readModels.of(profiles),
    mails,
    mailPort: mail,
    files,
    clock,
    ids,
    addresses,
  });
  const erased = new ErasureList(files);
  const eraseAgain = new EraseAgain(erased, users, eraser);
  const forgetting = new ErasePerson(
    erased,
    [
      { erase: (userId) => sessions.endAll(userId) },
      { erase: (userId) => passwords.remove(userId) },
      factors,
      challenges,
      tokens,
      devices,
      links,
      mails,
      rights.exports,
      rights.requests,
    ],
    personalKeys,
  );
  // After a restore: whoever was erased since that backup goes again before anybody is answered; where files are away, with the next turn.
  await eraseAgain.turn().catch((error: unknown) => logger.error({ err: error }, 'the list of erasures was not read'));
  if (settings.admin) {
    const { email, totpSecret } = settings.admin;
    await appointment.ensure(settings.admin).catch((error: unknown) => {
      // Somebody who is going is no reason for the site to stay shut: the others are answered, and an operator appoints another.
      if (!(error instanceof Refusal) || error.code !== 'ERASURE_SCHEDULED') throw error;
      logger.error('ADMIN_EMAIL names an account that is being deleted: it was not made an admin');
    });
    if (totpSecret !== undefined) await secondFactors.operators.ensure(email, totpSecret);
  }
  sender.start();
  erasing.start(async () => {
    await eraseAgain.turn();
    await eraser.turn();
    await addresses.turn();
  });
  housekeeping.start(async () => {
    await keys.turn();
    for (const rows of [sessions, tokens, challenges, attempts, mails, providers, rights]) await rows.removeExpired();
  });
  return {
    identity: new Identity(parts, who, access, clock),
    privacy: rights.facade,
    secondFactors: secondFactors.facade,
    notices: new Notices(users, mails, rights.requests),
    forgetting,
    stop: async () => {
      housekeeping.stop();
      erasing.stop();
      await rights.stop();
      await sender.stop();
    },
  };
};
