import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { WebhookKind } from './domain/kinds.js';

/** `wish`: somebody of the barn; `gone`: the receiver answered 410; `failing`: nothing came through for days. */
export type OffBecause = 'wish' | 'gone' | 'failing';

/** Another program is sent news from now on. The address and the secret are in the table only. */
export type EndpointAdded = DomainEvent<
  'webhooks.EndpointAdded',
  { endpointId: string; kinds: readonly WebhookKind[] }
>;
/** `fields` names what changed; the values are in the table. */
export type EndpointChanged = DomainEvent<'webhooks.EndpointChanged', { endpointId: string; fields: string[] }>;
export type EndpointSwitched = DomainEvent<
  'webhooks.EndpointSwitched',
  { endpointId: string; active: boolean; because: OffBecause | null }
>;
export type EndpointRemoved = DomainEvent<'webhooks.EndpointRemoved', { endpointId: string }>;
export type SecretReplaced = DomainEvent<'webhooks.SecretReplaced', { endpointId: string }>;
/** A test, or a former delivery, is to be sent now. */
export type DeliveryAsked = DomainEvent<
  'webhooks.DeliveryAsked',
  { endpointId: string; messageId: string; isTest: boolean }
>;

export type WebhookEvent =
  | EndpointAdded
  | EndpointChanged
  | EndpointSwitched
  | EndpointRemoved
  | SecretReplaced
  | DeliveryAsked;

export const endpointStream = (endpointId: string) => `webhook-${endpointId}`;

const endpointId = '01930000-0000-7000-8000-000000000001';

export const webhookEvents: EventCatalogue<WebhookEvent> = {
  'webhooks.EndpointAdded': {
    version: 1,
    meaning: 'Another program is sent news of the barn.',
    example: { endpointId, kinds: ['lesson.changed'] },
  },
  'webhooks.EndpointChanged': {
    version: 1,
    meaning: 'Where another program is told, what of, or how it is called was changed.',
    example: { endpointId, fields: ['url'] },
  },
  'webhooks.EndpointSwitched': {
    version: 1,
    meaning: 'News to another program were switched on or off, by somebody or because they could not be delivered.',
    example: { endpointId, active: false, because: 'failing' },
  },
  'webhooks.EndpointRemoved': {
    version: 1,
    meaning: 'Another program is told nothing any more, and what it was told is forgotten.',
    example: { endpointId },
  },
  'webhooks.SecretReplaced': {
    version: 1,
    meaning: 'News to another program are signed with another secret, and with the former one for a day.',
    example: { endpointId },
  },
  'webhooks.DeliveryAsked': {
    version: 1,
    meaning: 'Somebody wants a test, or what was sent to another program, to be sent now.',
    example: { endpointId, messageId: 'msg_5Qd0LZ7m2k8wYb1nVt3xRf9c', isTest: false },
  },
};
