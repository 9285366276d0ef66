import type { ServiceContext } from '@carsi/platform/hosting/context';
import { RepeatingTask } from '@carsi/platform/hosting/repeating-task';
import type { ServiceStores } from '@carsi/platform/hosting/service-module';
import type { NoteActs } from './admins/desk.js';
import type { Erasure } from './accounts/erasure.js';
import { Exports } from './exporting/exports.js';
import { OwnData, type OwnSources } from './exporting/own-data.js';
import { RunExports } from './exporting/run-exports.js';
import { SignedKeys } from './exporting/signed-key.js';
import { KvkkAnswers } from './kvkk/kvkk-answers.js';
import { KvkkRequests } from './kvkk/kvkk-requests.js';
import { Privacy } from './privacy.js';
import type { ServerSecret } from './secret/server-secret.js';
import type { Caller } from './session/caller.js';
import type { UserEvent } from './user/events.js';

const EVERY_MS = 1_000;

interface Known extends Omit<OwnSources, 'requests' | 'history'> {
  readonly secret: ServerSecret;
  readonly erasure: Erasure;
  readonly note: NoteActs;
}

/** Exports and the queue of requests, beside the accounts that they are about. */
export const startPrivacy = async (
  { platform, logger, access }: ServiceContext,
  { collections, store, readModels, texts }: ServiceStores,
  who: Caller,
  { secret, erasure, note, ...known }: Known,
) => {
  const { clock, ids, files, calls } = platform;
  const exports = await Exports.open(collections, files, clock, ids);
  const requests = await KvkkRequests.open(collections, clock);
  const answers = new KvkkAnswers(requests, known.mails);
  const history = async (userId: string) =>
    Promise.all((await store.read<UserEvent>(`user-${userId}`)).map((commit) => texts.open(commit)));
  const own = new OwnData({ ...known, requests, history }, readModels);
  const world = { calls, files, access, clock, ids };
  const running = new RunExports({
    exports,
    own,
    users: known.users,
    queue: requests,
    mails: known.mails,
    world,
    logger,
  });
  const turns = new RepeatingTask(clock, EVERY_MS, logger);
  const removeExpired = async (): Promise<void> => {
    await exports.removeExpired();
    await requests.removeExpired();
    await answers.notify();
  };
  // A process that was killed may have left a file that nobody knows of. Files that are away now keep nobody from signing in.
  let swept = false;
  turns.start(async () => {
    if (!swept) await removeExpired();
    swept = true;
    await running.turn();
  });
  const keys = new SignedKeys(secret, clock);
  return {
    facade: new Privacy({ exports, keys, requests, answers, erasure, users: known.users, note }, who),
    exports,
    requests,
    removeExpired,
    stop: async () => {
      turns.stop();
      await running.stop();
    },
  };
};
