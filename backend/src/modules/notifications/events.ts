import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { OptionalKind } from './domain/mail-kinds.js';
import type { PushKind } from './domain/push-kinds.js';

/** `mailId` is the ledger's, of the mail that goes out: a new one where the former was sent. Both hold ids alone. */
export type MailRepeated = DomainEvent<'notifications.MailRepeated', { mailId: string; repeats: string }>;

/** Somebody of a family wants a kind of mail no more, or again: by the portal or by a link in a mail. Recorded with that person. */
export type MailWishChanged = DomainEvent<
  'notifications.MailWishChanged',
  { personId: string; kind: OptionalKind; wanted: boolean }
>;

/** After it was handed over: it reached nobody, or its reader complained of it. Why stands in the ledger alone. */
export type MailReturned = DomainEvent<
  'notifications.MailReturned',
  { mailId: string; kind: 'bounced' | 'complained' }
>;

/** Recorded with whose address it is. */
export type AddressCleared = DomainEvent<'notifications.AddressCleared', { personId: string }>;

/** Where it is told stands in the table alone. Recorded with that person. */
export type PushDeviceAdded = DomainEvent<
  'notifications.PushDeviceAdded',
  { deviceId: string; personId: string; loginId: string }
>;

/**
 * `wish` of whoever it belongs to, signing out too · `access`: who may not sign in any more, or not with the former password · `replaced`
 * by somebody else who is signed in there, or by newer ones · `gone`: its push service says so.
 */
export type PushDeviceRemoved = DomainEvent<
  'notifications.PushDeviceRemoved',
  { deviceId: string; personId: string; because: 'wish' | 'access' | 'replaced' | 'gone' }
>;

export type PushWishChanged = DomainEvent<
  'notifications.PushWishChanged',
  { personId: string; kind: PushKind; wanted: boolean }
>;

export type NotificationEvent =
  | MailRepeated
  | MailWishChanged
  | MailReturned
  | AddressCleared
  | PushDeviceAdded
  | PushDeviceRemoved
  | PushWishChanged;

const ID = '01930000-0000-7000-8000-00000000000';

export const notificationEvents: EventCatalogue<NotificationEvent> = {
  'notifications.MailRepeated': {
    version: 1,
    meaning: 'An administrator sends a mail once more.',
    example: { mailId: '812-cancelled-again-1', repeats: '812-cancelled' },
  },
  'notifications.MailWishChanged': {
    version: 1,
    meaning: 'Somebody of a family wants a kind of mail no more, or again.',
    example: { personId: '01930000-0000-7000-8000-000000000001', kind: 'reminders', wanted: false },
  },
  'notifications.MailReturned': {
    version: 1,
    meaning: 'A mail that was handed over bounced, or its reader complained of it.',
    example: { mailId: '812-cancelled', kind: 'bounced' },
  },
  'notifications.AddressCleared': {
    version: 1,
    meaning: 'An administrator says that the address of somebody works again.',
    example: { personId: '01930000-0000-7000-8000-000000000001' },
  },
  'notifications.PushDeviceAdded': {
    version: 1,
    meaning: 'Somebody is told on a phone or in a browser from now on.',
    example: { deviceId: `${ID}2`, personId: `${ID}1`, loginId: `${ID}3` },
  },
  'notifications.PushDeviceRemoved': {
    version: 1,
    meaning: 'Somebody is not told on a phone or in a browser any more.',
    example: { deviceId: `${ID}2`, personId: `${ID}1`, because: 'wish' },
  },
  'notifications.PushWishChanged': {
    version: 1,
    meaning: 'Somebody wants a kind of news on their devices no more, or again.',
    example: { personId: `${ID}1`, kind: 'reminders', wanted: false },
  },
};
