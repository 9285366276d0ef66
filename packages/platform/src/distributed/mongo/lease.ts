import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { Clock } from '../../platform.js';
import { isDuplicateKey } from './mongo.js';

/**
 * A lease: one replica at a time, as far as clocks allow. A document {holder, until, term} that its holder renews and any other
 * replica may take after `until`. Work under a lease must be correct even if two replicas believe that they hold it.
 */
export interface Lease {
  /** Acquires a free lease; renews an own one after a third of its time. */
  hold(): Promise<boolean>;
  /** The current term; undefined while another replica holds the lease. */
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
          // First use: two replicas may create it, and one of them gets a duplicate key.
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
