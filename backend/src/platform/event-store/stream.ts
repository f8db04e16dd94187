import type { DomainEvent } from './event.js';

/**
 * One kind of stream: `roster` streams are named `roster-<id>`. `evolve` folds what happened into the state that decisions read;
 * it is pure and exhaustive.
 */
export interface StreamType<State, Event extends DomainEvent> {
  readonly prefix: string;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
}

export const streamType = <State, Event extends DomainEvent>(
  prefix: string,
  initial: State,
  evolve: (state: State, event: Event) => State,
): StreamType<State, Event> => ({ prefix, initial, evolve });

export const streamName = (type: { prefix: string }, id: string) => `${type.prefix}-${id}`;

/** Folds a history; what given/when/then tests call "given". */
export const stateAfter = <State, Event extends DomainEvent>(
  type: StreamType<State, Event>,
  history: readonly Event[],
) => history.reduce(type.evolve, type.initial);

/** For the `default` of a switch over a union: a case left out does not compile. */
export function impossible(value: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
}
