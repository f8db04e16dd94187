import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { SystemUse } from './domain/settings.js';

/** A barn exists. Modules prepare what every barn has: the program type "Lessons", the three system products. */
export type FarmOpened = DomainEvent<
  'farms.FarmOpened',
  { farmId: string; countryCode: string; currencyCode: string; timeZone: string }
>;
/** The new value is in the table, not in the event. */
export type PreferenceChanged = DomainEvent<'farms.PreferenceChanged', { field: string }>;
/** The picture on the barn's papers is another one, or none. */
export type LogoChanged = DomainEvent<'farms.LogoChanged', { logoId: string | null }>;
/** Which product is issued as a makeup, a credit, or a single lesson. */
export type SystemProductChosen = DomainEvent<'farms.SystemProductChosen', { use: SystemUse; productId: string }>;
export type FarmActivationChanged = DomainEvent<'farms.FarmActivationChanged', { active: boolean }>;
/** Somebody of the platform looks at the barn as its administrators do, and changes nothing. */
export type FarmEntered = DomainEvent<'farms.FarmEntered', { farmId: string }>;
/** The platform wants the barn to become a customer of the card provider. */
export type PaymentCustomerRequested = DomainEvent<'farms.PaymentCustomerRequested', { farmId: string }>;
/** The card provider's id for the barn. */
export type PaymentCustomerCreated = DomainEvent<'farms.PaymentCustomerCreated', { customerId: string }>;
/** Families' card payments arrive in this account with the provider, or do not any more. */
export type CardAccountConnected = DomainEvent<'farms.CardAccountConnected', { accountId: string }>;
export type CardAccountDisconnected = DomainEvent<'farms.CardAccountDisconnected', { accountId: string }>;
/** The barn pays for Leadline, or does not any more. */
export type SubscriptionStarted = DomainEvent<'farms.SubscriptionStarted', { subscriptionId: string; planId: string }>;
export type SubscriptionEnded = DomainEvent<'farms.SubscriptionEnded', { subscriptionId: string }>;
/** A bank refused the card with which the barn wanted to subscribe. */
export type SubscriptionDeclined = DomainEvent<'farms.SubscriptionDeclined', { farmId: string }>;

export type FarmEvent =
  | FarmOpened
  | PreferenceChanged
  | LogoChanged
  | SystemProductChosen
  | FarmActivationChanged
  | FarmEntered
  | PaymentCustomerRequested
  | PaymentCustomerCreated
  | CardAccountConnected
  | CardAccountDisconnected
  | SubscriptionStarted
  | SubscriptionEnded
  | SubscriptionDeclined;

export const farmEvents: EventCatalogue<FarmEvent> = {
  'farms.FarmOpened': {
    version: 1,
    meaning: 'A barn was opened.',
    example: {
      farmId: '01930000-0000-7000-8000-000000000001',
      countryCode: 'CA',
      currencyCode: 'CAD',
      timeZone: 'America/Toronto',
    },
  },
  'farms.PreferenceChanged': {
    version: 1,
    meaning: 'A setting of the barn was changed.',
    endsSessions: true,
    example: { field: 'cancel_notice_hours' },
  },
  'farms.LogoChanged': {
    version: 1,
    meaning: 'The barn’s logo was replaced or removed.',
    example: { logoId: null },
  },
  'farms.SystemProductChosen': {
    version: 1,
    meaning: 'The platform chose which product the barn issues as makeup, credit or adjustment.',
    example: { use: 'makeup', productId: '01930000-0000-7000-8000-000000000002' },
  },
  'farms.FarmActivationChanged': {
    version: 1,
    meaning: 'The barn was inactivated or reactivated; nobody of an inactive barn is signed in.',
    endsSessions: true,
    example: { active: false },
  },
  'farms.FarmEntered': {
    version: 1,
    meaning: 'Somebody of the platform looked at the barn.',
    example: { farmId: '01930000-0000-7000-8000-000000000001' },
  },
  'farms.PaymentCustomerRequested': {
    version: 1,
    meaning: 'The barn is to become a customer of the card provider; a job asks the provider.',
    example: { farmId: '01930000-0000-7000-8000-000000000001' },
  },
  'farms.PaymentCustomerCreated': {
    version: 1,
    meaning: 'The card provider knows the barn as this customer.',
    example: { customerId: 'cus_simulated1' },
  },
  'farms.CardAccountConnected': {
    version: 1,
    meaning: 'An administrator connected the barn’s own account with the card provider.',
    endsSessions: true,
    example: { accountId: 'acct_simulated1' },
  },
  'farms.CardAccountDisconnected': {
    version: 1,
    meaning: 'The barn’s account with the card provider is not connected any more.',
    endsSessions: true,
    example: { accountId: 'acct_simulated1' },
  },
  'farms.SubscriptionStarted': {
    version: 1,
    meaning: 'The barn subscribed: it is Live.',
    endsSessions: true,
    example: { subscriptionId: 'sub_simulated1', planId: 'price_simulated_monthly' },
  },
  'farms.SubscriptionEnded': {
    version: 1,
    meaning: 'The barn’s subscription has ended: it is in a Free Trial again.',
    endsSessions: true,
    example: { subscriptionId: 'sub_simulated1' },
  },
  'farms.SubscriptionDeclined': {
    version: 1,
    meaning: 'A bank refused the card with which the barn wanted to subscribe.',
    example: { farmId: '01930000-0000-7000-8000-000000000001' },
  },
};
