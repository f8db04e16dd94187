import type { BarnTransaction } from './barn-transaction.js';
import type { DomainEvent, StoredEvent } from './event.js';

/**
 * "Whenever these things happen, do that": reads events, runs commands, in the transaction of the command that caused them, so
 * that either all of it is true or nothing. Receives every matching event of one step together, so bulk stays bulk.
 */
export interface Policy {
  readonly name: string;
  readonly types: readonly string[];
  react(events: readonly StoredEvent[], barn: BarnTransaction): Promise<void>;
}

export const policy = <Event extends DomainEvent>(
  name: string,
  types: readonly Event['type'][],
  react: (
    events: readonly { [Type in Event['type']]: StoredEvent<Extract<Event, { type: Type }>> }[Event['type']][],
    barn: BarnTransaction,
  ) => Promise<void>,
): Policy => ({ name, types, react: react as Policy['react'] });
