import type { Command, Event } from './event.js';
import type { Occurrence } from './projection.js';

/** Maps an event to commands and does nothing else. A policy whose commands reach a person starts from now, not from the origin. */
export interface Policy<E extends Event = Event, C extends Command = Command> {
  readonly name: string;
  readonly from: 'origin' | 'now';
  when(event: E, occurrence: Occurrence): readonly Omit<C, 'meta'>[];
}
