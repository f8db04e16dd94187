import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

/** `mailId` is the ledger's, of the mail that goes out: a new one where the former was sent. Both hold ids alone. */
export type MailRepeated = DomainEvent<'notifications.MailRepeated', { mailId: string; repeats: string }>;

export const notificationEvents: EventCatalogue<MailRepeated> = {
  'notifications.MailRepeated': {
    version: 1,
    meaning: 'An administrator sends a mail once more.',
    example: { mailId: '812-cancelled-again-1', repeats: '812-cancelled' },
  },
};
