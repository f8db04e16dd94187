import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Sql } from '../database/connect.js';
import type { StoredEvent } from './event.js';

export const EVENT_SUBSCRIPTION = Symbol('event subscription');

/** Follows every barn's log after commit. */
export interface Subscription {
  /** Stable: key of its checkpoints. */
  readonly name: string;
  readonly types: readonly string[];
  /** Starts at the checkpoint of this subscription, or of those below it (`mails/…`); else at the beginning. */
  readonly inherits?: string;
  /**
   * All events of a command together, in log order. Writes with `sql` commit with the checkpoint; other effects may
   * repeat after a crash and must be idempotent by event. What it throws at is set aside as a job.
   */
  handle(events: readonly StoredEvent[], sql: Sql): Promise<void>;
}

export const EventSubscription = () => applyDecorators(Injectable(), SetMetadata(EVENT_SUBSCRIPTION, true));
