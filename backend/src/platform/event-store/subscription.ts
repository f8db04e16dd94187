import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Sql } from '../database/connect.js';
import type { StoredEvent } from './event.js';

export const EVENT_SUBSCRIPTION = Symbol('event subscription');

export interface Subscription {
  readonly name: string;
  readonly types: readonly string[];
  /** Starts at the checkpoint of this subscription, or of those below it (`mails/…`), else at the beginning. */
  readonly inherits?: string;
  /** Gets a command's events together. `sql` commits with the checkpoint; other effects may repeat and must be idempotent. */
  handle(events: readonly StoredEvent[], sql: Sql): Promise<void>;
}

export const EventSubscription = () => applyDecorators(Injectable(), SetMetadata(EVENT_SUBSCRIPTION, true));
