import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Sql } from '../database/connect.js';
import type { StoredEvent } from './event.js';

export const EVENT_SUBSCRIPTION = Symbol('event subscription');

/** Follows every barn's log after commit, to start what does not belong into the command's transaction. */
export interface Subscription {
  /** Stable: its checkpoints stand under this name. */
  readonly name: string;
  readonly types: readonly string[];
  /**
   * Where it begins in a barn that has no checkpoint of it yet: beside the subscription of this name, or those below it (`mails/…`). At
   * the beginning of the log where none of them has been there either, or where nothing is named.
   */
  readonly inherits?: string;
  /**
   * Gets matching events of one barn in the order of its log, all events of a command together. What it writes with `sql` is committed
   * with the checkpoint; anything else may be asked of it again after a crash, and has to be recognisable by the event. A command's events
   * that it throws at are set aside as a job, and it goes on with the next.
   */
  handle(events: readonly StoredEvent[], sql: Sql): Promise<void>;
}

/** Marks a provider that implements `Subscription`. */
export const EventSubscription = () => applyDecorators(Injectable(), SetMetadata(EVENT_SUBSCRIPTION, true));
