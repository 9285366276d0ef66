import mongoose, { type Connection } from 'mongoose';
import { StoreUnavailable } from '../../platform.js';
import { HEARTBEAT_MS, type HeartbeatSource, watchHeartbeats } from './heartbeats.js';

/**
 * MongoDB: one connection per process, a database per service. Every write is acknowledged by a majority with its journal, every
 * read sees majority-committed data, and nothing is buffered: when the servers are unreachable the caller gets an error within a
 * second and decides about a retry. A connected but silent server costs SILENCE_MS.
 */
const SELECT_MS = 900;
const MAJORITY_MS = 1_500;
const SILENCE_MS = 3_000;
const HUNG_MS = 10_000;

export interface Mongo {
  /** The database of one service. */
  database(service: string): Connection;
  close(): Promise<void>;
}

/** A starting process waits longer: on a busy machine everything takes longer. */
const START_MS = 10_000;
const CONNECT_MS = 2_000;

export interface MongoOptions {
  readonly patienceMs?: number;
  /** Called, once, when the driver has to be replaced: it will not come back by itself. */
  readonly onStuck?: (reason: string) => void;
  readonly silentMs?: number;
}

/** Throws StoreUnavailable when no server answers within `patienceMs`. */
export const openMongo = async (
  url: string,
  prefix: string,
  { patienceMs = START_MS, onStuck = () => undefined, silentMs }: MongoOptions = {},
): Promise<Mongo> => {
  const connection = await connect(url, prefix, Date.now() + patienceMs);
  const stuck = (address: string): void => onStuck(`The MongoDB driver has heard nothing of ${address} any more.`);
  const endWatch = watchHeartbeats(connection.getClient() as unknown as HeartbeatSource, stuck, silentMs);
  return {
    database: (service) => connection.useDb(`${prefix}_${service}`, { useCache: true }),
    close: () => {
      endWatch();
      return connection.close();
    },
  };
};

const connect = async (url: string, prefix: string, until: number): Promise<Connection> => {
  for (;;) {
    const connection = mongoose.createConnection(url, {
      autoCreate: false,
      autoIndex: false,
      bufferCommands: false,
      connectTimeoutMS: CONNECT_MS,
      dbName: prefix,
      heartbeatFrequencyMS: HEARTBEAT_MS,
      ignoreUndefined: true,
      readConcern: { level: 'majority' },
      serverSelectionTimeoutMS: SELECT_MS,
      // Longer than the write concern's timeout, so that the server answers before the socket closes.
      socketTimeoutMS: SILENCE_MS,
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: MAJORITY_MS },
    });
    try {
      await orUnavailable(connection.asPromise());
      return connection;
    } catch (error) {
      await connection.close().catch(() => undefined);
      if (!(error instanceof StoreUnavailable) || Date.now() >= until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
};

/** True for E11000 on this index. The emulator omits `keyPattern`; the message always has the name. */
export const isDuplicateKey = (error: unknown, index?: string): boolean =>
  (error as { code?: unknown }).code === 11_000 &&
  (index === undefined || String((error as Error).message).includes(`index: ${index} `));

/** Errors of the driver that mean "not now": unreachable, no primary, no majority in time, shutting down. */
const unavailableNames =
  /^(MongoNetwork|MongoServerSelection|MongoServerClosed|MongoStalePrimary|MongoUnexpectedServerResponse|MongoSystem|MongoNotConnected|MongoTopologyClosed|MongoPoolClosed|MongoPoolCleared|MongoWaitQueue|MongoClientClosed|MongoOperationTimeout|MongooseServerSelection|PoolCleared|PoolClosed)/;
const unavailableCodes = new Set([
  6, 7, 24, 50, 64, 89, 91, 100, 112, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/**
 * Maps an unavailable database to StoreUnavailable and rethrows everything else. A driver that writes to a socket in the moment of
 * its end waits for ever (mongodb 7.8, seen with cut connections): the limit is HUNG_MS.
 */
export const orUnavailable = async <T>(work: Promise<T>): Promise<T> => {
  const hung = Promise.withResolvers<never>();
  const timer = setTimeout(() => hung.reject(new StoreUnavailable('MongoDB does not answer.')), HUNG_MS);
  try {
    return await orElse(Promise.race([work, hung.promise]));
  } finally {
    clearTimeout(timer);
  }
};

/** The same without a limit, for slow work such as creating an index. */
export const orElse = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    // A bulk error wraps its cause, also a lost connection.
    const within = (error as { errorResponse?: unknown }).errorResponse;
    const details = (within instanceof Error ? within : error) as Partial<NodeJS.ErrnoException> &
      Partial<mongoose.mongo.MongoError>;
    const { name = '', code, message = '' } = details;
    const isUnavailable =
      unavailableNames.test(name) ||
      unavailableCodes.has(Number(code)) ||
      // A socket that breaks during a write reports its own error, which the driver passes on unchanged.
      details.syscall !== undefined ||
      details.hasErrorLabel?.('RetryableWriteError') === true ||
      (name === 'MongooseError' && /initial connection|bufferCommands|not connected/i.test(message)) ||
      name === 'MongoWriteConcernError';
    throw isUnavailable ? new StoreUnavailable(`MongoDB is unavailable: ${message}`, { cause: error }) : error;
  }
};
