import type { MessagingCalls } from '@carsi/contracts/messaging/calls';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import type { Logger } from '@carsi/platform/logging';
import { RepeatingTask } from '@carsi/platform/repeating-task';
import type { ServiceStores } from '@carsi/platform/service-module';
import type { Calls, Clock, EventStore, Files, Ids, Mail } from '@carsi/platform/platform';
import type { Users } from '../accounts/users.js';
import type { NoteActs } from '../admins/desk.js';
import type { Challenges } from '../factors/challenges.js';
import type { Factors } from '../factors/factors.js';
import type { Mails } from '../mail/mails.js';
import type { Passwords } from '../password/passwords.js';
import { profiles } from '../profiles/projection.js';
import type { Links } from '../providers/links.js';
import type { ServerSecret } from '../secret/server-secret.js';
import type { Caller } from '../session/caller.js';
import type { KnownDevices } from '../session/known-devices.js';
import type { Sessions } from '../session/sessions.js';
import type { Tokens } from '../token/tokens.js';
import { EraseAddresses } from './erasing/erase-addresses.js';
import { EraseAgain } from './erasing/erase-again.js';
import { ErasePerson } from './erasing/erase-person.js';
import { EraseWhenDue } from './erasing/erase-when-due.js';
import { ErasureList } from './erasing/erasure-list.js';
import { Exports } from './exporting/exports.js';
import { OwnData } from './exporting/own-data.js';
import { RunExports } from './exporting/run-exports.js';
import { SignedKeys } from './exporting/signed-key.js';
import { KvkkAnswers } from './kvkk/kvkk-answers.js';
import { KvkkRequests } from './kvkk/kvkk-requests.js';
import { Privacy } from './privacy.js';

const EXPORTING_MS = 1_000;
/** Interval of the check for due erasures. */
const ERASING_MS = 2_000;

/** Parts of accounts: privacy reads and erases their rows. */
interface Accounts {
  readonly store: EventStore;
  readonly readModels: ReadModels;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly calls: Calls;
  readonly files: Files;
  readonly mailPort: Mail;
  readonly logger: Logger;
  readonly access: Access;
  readonly secret: ServerSecret;
  readonly users: Users;
  readonly who: Caller;
  readonly note: NoteActs;
  readonly messaging: Served<MessagingCalls>;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly factors: Factors;
  readonly challenges: Challenges;
  readonly tokens: Tokens;
  readonly devices: KnownDevices;
  readonly links: Links;
  readonly mails: Mails;
}

/** Exports, the queue of requests, and erasure. Nothing runs before `start`. */
export const openPrivacy = async ({ collections, keys, texts }: ServiceStores, accounts: Accounts) => {
  const { clock, ids, files, logger, access, messaging, mails, mailPort, users, readModels } = accounts;
  const exports = await Exports.open(collections, files, clock, ids);
  const requests = await KvkkRequests.open(collections, clock);
  const answers = new KvkkAnswers(requests, mails);
  const own = new OwnData({ ...accounts, requests, texts });
  const running = new RunExports({ ...accounts, exports, own, requests });
  const removeExpired = async (): Promise<void> => {
    await exports.removeExpired();
    await requests.removeExpired();
    await answers.notify();
  };

  const addresses = await EraseAddresses.open(collections, messaging, access, ids);
  const eraser = new EraseWhenDue({ ...accounts, profiles: readModels.of(profiles), addresses });
  const erased = new ErasureList(files);
  const eraseAgain = new EraseAgain(erased, users, eraser);
  const { sessions, passwords, factors, challenges, tokens, devices, links } = accounts;
  // A process that was killed after sending left a copy in the outbox, which only the mail's row names.
  const eraseCopy = async (id: string): Promise<void> => {
    const copy = await mailPort.outbox?.(id);
    if (copy) await mailPort.erase?.(copy.to, (other) => other === id);
  };
  const holders = [
    { erase: (userId: string) => sessions.endAll(userId) },
    { erase: (userId: string) => passwords.remove(userId) },
    factors,
    challenges,
    tokens,
    devices,
    links,
    { erase: (userId: string) => mails.erase(userId, eraseCopy) },
    exports,
    requests,
  ];
  // After a restore: who was erased since that backup is erased again before any call is answered; where files are unavailable, with the next turn.
  await eraseAgain.turn().catch((error: unknown) => logger.error({ err: error }, 'the list of erasures was not read'));

  const exporting = new RepeatingTask(clock, EXPORTING_MS, logger);
  const erasing = new RepeatingTask(clock, ERASING_MS, logger);
  return {
    rights: new Privacy({
      ...accounts,
      exports,
      exportKeys: new SignedKeys(accounts.secret, clock),
      requests,
      answers,
    }),
    erasing: new ErasePerson(erased, holders, keys),
    requests,
    removeExpired,
    start: (): void => {
      // A killed process may have left a file that no row names. Unavailable files do not keep anybody from signing in.
      let swept = false;
      exporting.start(async () => {
        if (!swept) await removeExpired();
        swept = true;
        await running.turn();
      });
      erasing.start(async () => {
        await eraseAgain.turn();
        await eraser.turn();
        await addresses.turn();
      });
    },
    stop: async (): Promise<void> => {
      exporting.stop();
      erasing.stop();
      await running.stop();
    },
  };
};
