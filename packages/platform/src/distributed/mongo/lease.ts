import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Clock } from '../../platform.js';
import { isDuplicateKey } from './mongo.js';

/**
 * One of the replicas at a time, as far as clocks allow: a document {holder, until, term} that its holder renews and anybody
 * may take once `until` is over. Whatever is done under it must be right even if two believe that they hold it.
 */
export interface Lease {
  /** Takes it if it is free, renews it when a third of its time is over. */
  hold(): Promise<boolean>;
  /** Which taking of the lease we are under; undefined while another holds it. */
  term(): number | undefined;
  release(): Promise<void>;
}

const LEASE_MS = 3_000;

interface LeaseDocument {
  _id: string;
  holder: string;
  until: number;
  term: number;
}

export const createLease = (database: Connection, name: string, clock: Clock): Lease => {
  const leases = database.collection<LeaseDocument>('sequencer');
  const holder = randomUUID();
  let until = 0;
  let term: number | undefined;
  let nextTry = 0;

  const take = async (now: number): Promise<void> => {
    const to = now + LEASE_MS;
    const renewed = await leases.findOneAndUpdate(
      { _id: name, holder },
      { $set: { until: to } },
      { returnDocument: 'after' },
    );
    const acquired =
      renewed ??
      (await leases
        .findOneAndUpdate(
          { _id: name, until: { $lt: now } },
          { $set: { holder, until: to }, $inc: { term: 1 } },
          // Its first time ever: two may try to make it, and one of them is told that it is there.
          { returnDocument: 'after', upsert: true },
        )
        .catch((error: unknown) => {
          if (isDuplicateKey(error)) return null;
          throw error;
        }));
    until = acquired ? to : 0;
    term = acquired?.term;
    nextTry = now + (acquired ? LEASE_MS / 3 : LEASE_MS / 10);
  };

  return {
    hold: async () => {
      const now = clock.now().getTime();
      if (now >= nextTry) await take(now);
      return until > clock.now().getTime();
    },
    term: () => (until > clock.now().getTime() ? term : undefined),
    release: async () => {
      until = 0;
      await leases.updateOne({ _id: name, holder }, { $set: { until: 0 } });
    },
  };
};
