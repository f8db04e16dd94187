import type { BarnTransaction } from './barn-transaction.js';
import type { DomainEvent, StoredEvent } from './event.js';

/** Runs commands in the same transaction. Gets all events of a step at once, to work set-wise. */
export interface Policy {
  readonly name: string;
  readonly types: readonly string[];
  /** After those of all modules: it reads what comes of the events, which others read as it was before. */
  readonly isLast?: true;
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

/** What is to see the effects of the events, which are written before: other policies may need rows that are then gone. */
export const lastly = (after: Policy): Policy => ({ ...after, isLast: true });
