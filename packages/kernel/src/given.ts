import type { Command, Event } from './event.js';
import { fold, type Decider } from './decider.js';
import { Refusal } from './refusal.js';

interface Outcome<E> {
  /** The events that were decided equal these, in order. */
  then(...expected: E[]): void;
  thenNothing(): void;
  thenRefused(code: string): void;
  /** The events themselves, for what equality cannot say. */
  events(): readonly E[];
}

/** given(events).when(command).then(events): the specification of a decider, without a test framework in it. */
export const specification =
  <State, C extends Command, E extends Event>(decider: Decider<State, C, E>) =>
  (...history: E[]) => ({
    when: (command: C): Outcome<E> => {
      const decide = (): readonly E[] => decider.decide(command, fold(decider, history));
      const same = (expected: readonly E[]): void => {
        const decided = decide();
        if (canonical(decided) !== canonical(expected))
          throw new Error(`decided\n${canonical(decided, 2)}\nexpected\n${canonical(expected, 2)}`);
      };
      return {
        then: (...expected) => same(expected),
        thenNothing: () => same([]),
        thenRefused: (code) => {
          let decided: readonly E[];
          try {
            decided = decide();
          } catch (error) {
            if (error instanceof Refusal && error.code === code) return;
            throw error;
          }
          throw new Error(`expected the refusal ${code}, but it was decided\n${canonical(decided, 2)}`);
        },
        events: decide,
      };
    },
  });

/** JSON with sorted keys: equal values give equal text, whatever the order they were built in. */
export const canonical = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    indent,
  );
