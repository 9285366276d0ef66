import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import type { CollectionOptions } from '../platform.js';
import type { Applied } from './apply.js';

/** A projection at work: where its events come from and what follows its writes. */
export interface ReadModelDefinition<Row, E extends Event = never> {
  readonly projection: Projection<Row, E>;
  /** Own events by position, others' by topic. */
  readonly sources: readonly ('store' | `${string}.${string}`)[];
  readonly indexes?: CollectionOptions['indexes'];
  /** Signals, pushes and copies of the rows; not during a rebuild. May throw: it then comes again, and nobody who reads rows waits for it. */
  readonly afterWrite?: (changed: Applied<Row>['changed']) => Promise<void> | void;
  /**
   * For whoever keeps a copy of the rows: others took the place of those that `afterWrite` told of. Comes until it once did not throw,
   * also after a crash, and may come again.
   */
  readonly afterRebuild?: () => Promise<void>;
}

/** Any row, any events: what a list of definitions holds. */
export type AnyReadModel = ReadModelDefinition<unknown>;

/** Checks a definition against its projection's own row, then forgets the type. */
export const readModelOf = <Row, E extends Event>(definition: ReadModelDefinition<Row, E>): AnyReadModel =>
  definition as unknown as AnyReadModel;
