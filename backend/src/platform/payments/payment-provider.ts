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

/** Permanent. `message` contains neither secrets nor personal data. */
export class ProviderRefusal extends Error {
  constructor(
    told: string,
    readonly code?: string,
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
  ) {
    super(told);
  }
}

/** Throws `ProviderRefusal` if a retry is useless, any other error if it may help. */
export abstract class PaymentProvider {
  abstract createCustomer(customer: NewCustomer): Promise<string>;
  abstract plans(): Promise<readonly Plan[]>;
}
