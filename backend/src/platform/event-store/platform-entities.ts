import { MailMessage } from '../mail/mail-message.entity.js';
import { ChangedValue } from './changed-value.entity.js';
import { EventRow } from './event.entity.js';
import { FarmClock } from './farm-clock.entity.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { SubscriptionCheckpoint } from './subscription-checkpoint.entity.js';

export const platformEntities = [
  ChangedValue,
  EventRow,
  FarmClock,
  IdempotencyKey,
  SubscriptionCheckpoint,
  MailMessage,
];
