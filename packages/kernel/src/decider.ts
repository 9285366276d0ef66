import type { Command, Event } from './event.js';

/**
 * The rules of one aggregate. Both functions are pure: time and actor come with the command, and a refusal is a thrown Refusal.
 * After Chassaing's "Functional Event Sourcing Decider" (2021).
 */
export interface Decider<State, C extends Command, E extends Event> {
  readonly initial: State;
  decide(command: C, state: State): readonly E[];
  evolve(state: State, event: E): State;
}

export const fold = <State, E extends Event>(
  { initial, evolve }: Pick<Decider<State, never, E>, 'initial' | 'evolve'>,
  events: readonly E[],
  state: State = initial,
): State => events.reduce(evolve, state);
