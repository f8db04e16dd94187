import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Sql } from '../database/connect.js';
import type { StoredEvent } from './event.js';

export const EVENT_SUBSCRIPTION = Symbol('follows');

/** EventSubscription every barn's log after commit, to start what does not belong into the command's transaction. */
export interface Subscription {
  /** Stable: its checkpoints stand under this name. */
  readonly name: string;
  readonly types: readonly string[];
  /**
   * Gets matching events of one barn in the order of its log, all events of a command together. What it writes with `sql` is
   * done exactly once; anything else may be asked of it again after a crash, and has to be recognisable by the event.
   */
  handle(events: readonly StoredEvent[], sql: Sql): Promise<void>;
}

/** Marks a provider that implements `Subscription`. */
export const EventSubscription = () => applyDecorators(Injectable(), SetMetadata(EVENT_SUBSCRIPTION, true));
