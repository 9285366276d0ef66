import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import type { CollectionOptions } from '../platform.js';
import type { Applied } from './apply.js';

/** A projection with its sources and what follows its writes. */
export interface ReadModelDefinition<Row, E extends Event = never> {
  readonly projection: Projection<Row, E>;
  /** Own events by position, others' by topic. */
  readonly sources: readonly ('store' | `${string}.${string}`)[];
  readonly indexes?: CollectionOptions['indexes'];
  /**
   * Signals, pushes and secondary copies of the rows; not during a rebuild. If it throws it is called again; readers of the rows do
   * not wait for it.
   */
  readonly afterWrite?: (changed: Applied<Row>['changed']) => Promise<void> | void;
  /**
   * For secondary copies: the rows that `afterWrite` delivered have been replaced. Called until it succeeds once, also after a
   * crash, and possibly more often.
   */
  readonly afterRebuild?: () => Promise<void>;
}

/** A definition without its types, for lists. */
export type AnyReadModel = ReadModelDefinition<unknown>;

/** Checks a definition against its projection's row, then erases the type. */
export const readModelOf = <Row, E extends Event>(definition: ReadModelDefinition<Row, E>): AnyReadModel =>
  definition as unknown as AnyReadModel;
