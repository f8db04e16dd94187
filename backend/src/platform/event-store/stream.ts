import type { DomainEvent } from './event.js';

/** `roster` streams are named `roster-<id>`. `evolve` is pure and exhaustive. */
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

export const stateAfter = <State, Event extends DomainEvent>(
  type: StreamType<State, Event>,
  history: readonly Event[],
) => history.reduce(type.evolve, type.initial);

export function impossible(value: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
}
