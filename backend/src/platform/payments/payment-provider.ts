export interface NewCustomer {
  farmId: string;
  name: string;
  email?: string;
  idempotencyKey: string;
}

/** What a barn can subscribe to. */
export interface Plan {
  id: string;
  name: string;
}

/** `amountMinor` for each `interval`: day, week, month, year. `currency` by ISO 4217. */
export interface PlanPrice extends Plan {
  description: string | null;
  amountMinor: number;
  currency: string;
  interval: string;
}

export interface NewSubscription {
  farmId: string;
  customerId: string;
  priceId: string;
  /** A card that the form in the browser has made; the customer keeps it. */
  paymentMethodId: string;
  idempotencyKey: string;
}

/** `isLive`: the barn pays, or will be asked again for what a card refused. */
export interface BarnSubscription {
  id: string;
  customerId: string;
  priceId: string | null;
  isLive: boolean;
}

/** Permanent. `message` contains neither secrets nor personal data. */
export class ProviderRefusal extends Error {
  constructor(
    told: string,
    readonly code?: string,
    readonly status?: number,
  ) {
    super(told);
  }
}

/** What was asked about is not there, or not any more. */
export const isMissing = (error: unknown) => error instanceof ProviderRefusal && error.code === 'resource_missing';

/** The bank's no. `reason` is for whoever pays and goes into no log. */
export class CardDeclined extends ProviderRefusal {
  constructor(
    told: string,
    readonly reason: string,
    code?: string,
  ) {
    super(told, code);
  }
}

/** What was asked for is refused, and would be again; not the bank's no, nor ours to be let in. */
export const isRefusedForGood = (error: unknown): error is ProviderRefusal =>
  error instanceof ProviderRefusal && !(error instanceof CardDeclined) && error.status !== 401 && error.status !== 403;

/** The bank would say yes to whoever owns the card, and only to them. */
export const isOwnerWanted = (error: unknown) =>
  error instanceof CardDeclined && error.code === 'authentication_required';

/** Throws `ProviderRefusal` if a retry is useless, any other error if it may help. */
export abstract class PaymentProvider {
  abstract createCustomer(customer: NewCustomer): Promise<string>;
  abstract plans(): Promise<readonly Plan[]>;
  abstract plan(priceId: string): Promise<PlanPrice>;
  /** Throws `CardDeclined` if the bank says no: then there is no subscription. */
  abstract subscribe(wanted: NewSubscription): Promise<BarnSubscription>;
  abstract subscription(id: string): Promise<BarnSubscription>;
  abstract subscriptionsOf(customerId: string): Promise<readonly BarnSubscription[]>;
  /** A page of the provider's on which the barn changes its card and reads its invoices. */
  abstract portal(customerId: string, returnTo: string): Promise<string>;
}
