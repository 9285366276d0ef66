import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import type { EventLog, LogReader, LogRecord, Subscription } from '../platform.js';

/** The pattern of `@EventPattern(reader(…))`: a topic and its reader. */
export interface ReaderPattern extends Record<string, string> {
  readonly topic: string;
  readonly reader: string;
  readonly kind: LogReader['kind'];
  readonly from: 'origin' | 'now';
}

/** Second argument of `@EventPattern`, so that only this transport handles it. */
export const LOG = Symbol('event log');

/** A reader that shares its topic with other replicas and continues from its checkpoint. */
export const competing = (topic: string, reader: string, from: 'origin' | 'now' = 'origin'): ReaderPattern => ({
  topic,
  reader,
  kind: 'competing',
  from,
});

/** A reader in every instance, from now on. */
export const broadcast = (topic: string, reader: string): ReaderPattern => ({
  topic,
  reader,
  kind: 'broadcast',
  from: 'now',
});

/**
 * Nest's transport for the event log. Nest's own Kafka server delivers single messages and has no dead letters, so that one bad
 * event blocks a partition for ever. This one delivers batches of a partition to `@EventPattern` handlers and commits the checkpoint
 * after the handler resolved. A handler that throws gets the same batch again after a pause.
 */
export class EventLogStrategy extends Server implements CustomTransportStrategy {
  readonly #log: EventLog;
  #subscriptions: Subscription[] = [];

  constructor(log: EventLog) {
    super();
    this.setTransportId(LOG);
    this.#log = log;
  }

  listen(callback: (error?: unknown) => void): void {
    const events = [...this.messageHandlers].filter(([, handler]) => handler.isEventHandler);
    const readers = events.map(([pattern, handler]) => {
      const { topic, reader, kind, from } = JSON.parse(pattern) as ReaderPattern;
      const handle = async (records: readonly LogRecord[]): Promise<void> => {
        await lastValueFrom(this.transformToObservable(await handler(records)), { defaultValue: undefined });
      };
      return this.#log.read({ topic, name: reader, kind, from, handle, onGap: () => void handler([]) });
    });
    Promise.all(readers).then(
      (subscriptions) => {
        this.#subscriptions = subscriptions;
        callback();
      },
      (error: unknown) => callback(error),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#subscriptions.map((subscription) => subscription.stop()));
  }

  on(): void {
    // The log has no events of its own for Nest.
  }

  unwrap<T>(): T {
    return this.#log as unknown as T;
  }
}
